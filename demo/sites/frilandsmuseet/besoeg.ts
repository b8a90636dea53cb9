import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  doubleBillboard,
  openingHours,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, gaard, kaffe, nisse, vogn } from './pictures.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: vogn, tags: ['besoeg'] },
    {
      da: {
        title: 'Besøg Frilandsmuseet',
        slug: 'besoeg',
        description:
          'Sæt en dag af, og tag sko på, der må blive støvede. Der er tre kilometer fra den ene ende til den anden og hjem igen.',
        call: to('billetter', 'Billetter og priser'),
        modules: [
          textSection({
            title: 'Sådan går en god dag',
            text: `
              Kom kl. 10, når lågen åbner, og gå den lange vej rundt, mens duggen ligger. Er det søndag, så
              hør møllen kl. 13, spis din mad i en have, og nå hestevognen hjem, før benene giver op.

              Du kan ikke nå det hele. Vælg fire huse, og bliv hængende i dem. Det femte står
              her også næste år.
            `,
          }),
          doubleBillboard(
            {
              title: 'Åbent, når græsset gror',
              text: 'April til oktober, og weekenderne op til jul.',
              link: to('aabningstider'),
              image: gaard,
            },
            {
              title: 'Med tog, bus eller cykel',
              text: 'Der er en station ti minutters gang fra lågen.',
              link: to('find-vej'),
              image: cykler,
            },
          ),
          styledTextAndVisual({
            title: 'Madkurv eller kro',
            text: `
              Du må spise din egen mad overalt i det fri, også i haverne. Kroen ved Gadekæret
              har smørrebrød, æblekage og kaffe på kande, og sidste bestilling er en halv time
              før lukketid. Der er ingen servering i
              husene, heller ikke hvor bordet er dækket.
            `,
            image: kaffe,
            side: 'left',
          }),
          accordion('Det spørger folk om ved lågen', {
            'Må hunden komme med?':
              'Ja, i kort snor på stierne. Ikke i husene og ikke hos fårene, der har deres egen mening om hunde.',
            'Kan man være inde, hvis det regner?':
              'De fleste stuer er åbne, og der er tørt under alle vore stråtage. Men der er langt mellem dem. Tag regntøj på.',
            'Er der toiletter undervejs?':
              'Tre steder: ved lågen, ved kroen og ved vandmøllen. Alle tre har puslebord.',
            'Må jeg tage billeder?':
              'Meget gerne, til dig selv. Brug ikke blitz i stuerne, og lad dronen blive hjemme af hensyn til storken.',
            'Kan vi holde bryllup her?':
              'I kan blive fotograferet her. Selve festen må I holde et sted med bredere døre.',
          }),
          contact(
            'Ring til lågen',
            'Karen svarer på hverdage mellem 9 og 14, også uden for sæsonen.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
      en: {
        title: 'Visit the Open-Air Museum',
        slug: 'visit',
        description:
          'Set a day aside and wear shoes that may get dusty. It is three kilometres from one end to the other and back.',
        call: to('billetter', 'Tickets and prices'),
        modules: [
          textSection({
            title: 'How a good day goes',
            text: `
              Come at 10 am, when the gate opens, and take the long way round while the dew is down. If it is a
              Sunday, hear the mill at 1 pm, eat your lunch in a garden, and catch the carriage back before your legs
              give out.

              You will not see it all. Choose four houses and linger. The fifth will be here next
              year as well.
            `,
          }),
          doubleBillboard(
            {
              title: 'Open while the grass grows',
              text: 'April to October, and the weekends before Christmas.',
              link: to('aabningstider'),
              image: gaard,
            },
            {
              title: 'By train, bus or bicycle',
              text: 'The station is ten minutes’ walk from the gate.',
              link: to('find-vej'),
              image: cykler,
            },
          ),
          styledTextAndVisual({
            title: 'A picnic, or the inn',
            text: `
              You may eat your own food anywhere outdoors, the gardens included. The inn by the
              village pond serves open sandwiches, apple cake and coffee by the pot; last orders
              are half an hour before closing. Nothing is served in the houses, however
              well-laid the table looks.
            `,
            image: kaffe,
            side: 'left',
          }),
          accordion('What people ask at the gate', {
            'May I bring my dog?':
              'Yes, on a short lead along the paths. Not in the houses, and not near the sheep, who have views on dogs.',
            'Is there shelter if it rains?':
              'Most rooms are open and every thatched roof we own is dry. They are some way apart, though. Bring a raincoat.',
            'Are there toilets along the way?':
              'In three places: at the gate, at the inn and by the watermill. All have changing tables.',
            'May I take photographs?':
              'Gladly, for yourself. No flash indoors, please, and leave the drone at home for the sake of the stork.',
            'Do you speak English in the houses?':
              'Most of our hosts do. The signs are in Danish and English, and the sheep manage.',
          }),
          contact(
            'Call the gate',
            'Karen answers on weekdays, 9 am–2 pm, out of season too.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
    },
  ),
  landingPage(
    'aabningstider',
    { parent: 'besoeg', image: gaard, tags: ['besoeg'] },
    {
      da: {
        title: 'Åbent, når græsset gror',
        slug: 'besoeg/åbningstider',
        description:
          'Museet følger landbrugets år: Vi åbner til foråret, har travlt om sommeren og lukker, når kartoflerne er oppe.',
        modules: [
          openingHours('Sæsonen'),
          textSection({
            title: 'Lågen og husene',
            text: `
              Husene lukker en halv time før lågen, for det tager tid at skodde så mange vinduer.
              Om vinteren er her kun åbent i juleweekenderne.
            `,
          }),
          styledTextAndVisual({
            title: 'Derfor er der lukket om vinteren',
            text: `
              Der er hverken varme eller elektrisk lys i stuerne, og det skal der ikke være.
              Når det fryser, er lergulvene sårbare, og stierne bliver glatte. I stedet lægger
              tækkemænd nyt strå, og konservatorerne gennemgår møblerne for borebiller.
            `,
            image: nisse,
            side: 'right',
            panel: true,
            link: to('haandvaerkere', 'Hvad vi laver imens'),
          }),
          accordion('Vejr og særlige dage', {
            'Lukker I, når det stormer?':
              'Ja, når der er varslet vindstød af stormstyrke. De gamle popler er ikke til at spøge med. Det står på forsiden samme morgen.',
            'Har I åbent på Grundlovsdag?': 'Ja, den 5. juni er en almindelig dag hos os.',
            'Kan en gruppe komme om vinteren?':
              'Skoler kan aftale besøg i tre huse, der kan varmes op. Skriv til os i god tid.',
            'Hvornår kommer man tidligst ind?':
              'Kl. 10. Personer, der ses i haverne før det, er ansatte eller dyr.',
          }),
          relatedContent('Videre herfra', { Praktisk: ['billetter', 'find-vej', 'familier'] }),
        ],
      },
      en: {
        title: 'Open while the grass grows',
        slug: 'visit/opening-hours',
        description:
          'We keep the farming year: we open in spring, are busy all summer and close once the potatoes are up.',
        modules: [
          openingHours('The season'),
          textSection({
            title: 'The gate and the houses',
            text: `
              The houses close half an hour before the gate does: it takes a while to put up so
              many shutters. In winter we are open on the weekends before Christmas only.
            `,
          }),
          styledTextAndVisual({
            title: 'Why we close in winter',
            text: `
              The rooms have neither heating nor electric light, and are not going to. In frost
              the clay floors are fragile and the paths turn to ice. So the thatchers lay new
              straw instead, and the conservators go through the furniture for woodworm.
            `,
            image: nisse,
            side: 'right',
            panel: true,
            link: to('haandvaerkere', 'What we do meanwhile'),
          }),
          accordion('Weather and special days', {
            'Do you close in storms?':
              'Yes, when gusts of storm force are forecast. The old poplars are no joke. It will say so on the front page the same morning.',
            'Are you open on Constitution Day?': 'Yes. 5 June is an ordinary day with us.',
            'Can a group come in winter?':
              'Schools may book three of the houses that can be heated. Write well ahead.',
            'How early can I get in?':
              'At ten. Anyone seen in the gardens before that is staff or livestock.',
          }),
          relatedContent('From here', {
            'Practical matters': ['billetter', 'find-vej', 'familier'],
          }),
        ],
      },
    },
  ),
]
