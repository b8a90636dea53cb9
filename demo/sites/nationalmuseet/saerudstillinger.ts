import { openDay } from '../../openDays.ts'
import { day } from '../../writing/days.ts'
import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  eventList,
  picture,
  podcastTeaser,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { egtvedpigen, guldhorn, krukker, lurblaesere, mikrofon, vaev } from './prints.ts'

const farver = exhibition(
  'farver',
  {
    parent: 'udstillinger',
    image: vaev,
    tags: ['oldtid', 'haandvaerk'],
    period: { from: day(-80), to: day(15) },
    heroLayout: 'split',
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Oldtiden var ikke brun',
      subtitle: 'Krap, vaid og vau',
      slug: 'udstillinger/farver',
      description:
        'Moserne har gjort alt tøj brunt. Målinger viser, at det engang var rødt, blåt og gult.',
      location: { name: 'Havesalen', details: 'Stuen, til højre for trappen' },
      facts: {
        'Sæt af': 'Tre kvarter, en time med spinderokken.',
        Lys: 'Der er kun 50 lux. Giv øjnene et par minutter.',
        Sprog: 'Skilte på dansk og engelsk.',
      },
      modules: [
        textSection({
          text: `
            Tag en skjorte, og læg den i en mose i to tusind år. Den bliver brun, uanset hvad den var.
            Derfor gik fortidens mennesker rundt i brunt på alle skoletavler, til nogen tog en prøve på
            en halv millimeter og spurgte kemien.

            I tråden sad der rester af planter: **krap**, som giver rødt, **vaid**, som giver blåt, og
            **vau**, som giver gult. Huldremosekvindens skørt var blåt og hendes tørklæde rødt, da hun
            blev lagt i tørven. I udstillingen hænger tøjet, som det er, og ved siden af et klæde vævet og
            farvet, som det kan have været. Det er ikke pænt afdæmpet. Det er stærkt som et flag.
          `,
        }),
        styledTextAndVisual({
          title: 'En gryde til hver farve',
          text: `
            Farven skal bides fast. Det gør man med alun, og for det blå med en gæret væske, der lugtede,
            så man farvede i udkanten af landsbyen. I midterrummet står tolv garnnøgler i vinduet. De
            bliver lysere for hver uge, og det er meningen.
          `,
          image: krukker,
          side: 'left',
          panel: true,
        }),
        statement('Det eneste brune i udstillingen er tiden.'),
        eventList('Når der sker noget i salen', { tag: 'haandvaerk', link: to('kalender') }),
      ],
      knowledgeModules: [
        accordion('Hvis du vil vide mere', {
          'Hvordan måler man en farve, der er væk?':
            'Man opløser en smule tråd og skiller stofferne ad. Hvert farvestof har sit eget aftryk.',
          'Kunne alle få farvet tøj?':
            'Det ved vi ikke. Krap og vaid skulle dyrkes eller købes, så det har kostet noget.',
          'Hvorfor må man ikke tage billeder?':
            'Det må man gerne, uden blitz. Lyset fra én blitz er lidt. Fra ti tusind er det en sommer.',
        }),
      ],
      related: ['egtvedpigen', 'oldtiden'],
    },
    en: {
      title: 'Prehistory was not brown',
      subtitle: 'Madder, woad and weld',
      slug: 'galleries/colours',
      description:
        'The bogs have turned all clothes brown. Analysis shows that they were once red, blue and yellow.',
      location: { name: 'The Garden Room', details: 'Ground floor, right of the stairs' },
      facts: {
        Allow: 'Forty-five minutes, an hour with the spinning wheel.',
        Light: 'There are only 50 lux. Give your eyes a few minutes.',
        Language: 'Labels in Danish and English.',
      },
      modules: [
        textSection({
          text: `
            Take a shirt and leave it in a bog for two thousand years. It will be brown, whatever it was
            before. That is why the people of the past went about in brown on every schoolroom wall,
            until somebody took a sample of half a millimetre and asked the chemists.

            The thread held traces of plants: **madder**, which gives red, **woad**, which gives blue, and
            **weld**, which gives yellow. The Huldremose Woman’s skirt was blue and her scarf red when she
            was laid in the peat. The clothes hang here as they are, beside cloth woven and dyed as they
            may have been. The colours are not tastefully muted. They are as loud as flags.
          `,
        }),
        styledTextAndVisual({
          title: 'A pot for each colour',
          text: `
            Dye has to be made to bite. Alum does that, and for blue a fermented liquor whose smell sent
            the dyers to the edge of the village. Twelve skeins of yarn hang in the window of the middle
            room. They fade a little every week, which is the idea.
          `,
          image: krukker,
          side: 'left',
          panel: true,
        }),
        statement('The only brown thing in the exhibition is time.'),
        eventList('When something happens in the room', {
          tag: 'haandvaerk',
          link: to('kalender'),
        }),
      ],
      knowledgeModules: [
        accordion('For those who want to know more', {
          'How do you measure a colour that is gone?':
            'A little thread is dissolved and its substances separated. Every dye leaves a print of its own.',
          'Could everybody have coloured clothes?':
            'We do not know. Madder and woad had to be grown or bought, so they came at a price.',
          'May I take photographs?':
            'Yes, without flash. The light of one flash is little. That of ten thousand is a summer.',
        }),
      ],
      related: ['egtvedpigen', 'oldtiden'],
    },
  },
)

const lyd = exhibition(
  'lyd',
  {
    parent: 'udstillinger',
    image: mikrofon,
    tags: ['musik', 'oldtid', 'nyere-tid'],
    period: { from: day(-25), to: day(150) },
    floatingElement: lurblaesere,
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Hvad huset har hørt',
      subtitle: 'Tre tusind år med ørerne først',
      slug: 'udstillinger/hvad-huset-har-hørt',
      description:
        'En udstilling, hvor man ser mindre end ellers. Lurer, kirkeklokker, ure og en opvaskebalje fra 1958.',
      location: { name: 'Ovenlyssalen', details: 'Anden sal. Elevator ved garderoben' },
      facts: {
        'Sæt af': 'En time. Der er siddepladser til alle.',
        Høreapparat: 'Teleslynge i alle fem rum.',
        'Med børn': 'Fra fire år. I det fjerde rum må man larme.',
      },
      modules: [
        textSection({
          text: `
            Et museum samler på det, der ligger stille. Lyd ligger ikke stille, og derfor mangler den i
            næsten alle vores protokoller. Ingen har skrevet ned, hvordan der lød i et langhus om
            morgenen.

            Noget kan man regne sig til. Lurerne fra bronzealderen er så hele, at de kan blæses, og de
            lyder i dag, som de er støbt til. En kirkeklokke ændrer sig heller ikke. Andet må man låne:
            Vi har bedt en smed, en væver og en familie med fem børn om at lave de lyde, som genstandene i
            salen hørte til. De er optaget i museets kælder, en nat uden trafik.
          `,
        }),
        picture(lurblaesere, true),
        styledTextAndVisual({
          title: 'Rummet uden lyd',
          text: `
            I det sidste rum er væggene en halv meter tykke af uld. Man hører sit eget blod, og de fleste
            går efter to minutter. Så stille var der en vinternat på landet, dengang ingen maskiner gik
            om natten.
          `,
          image: krukker,
          side: 'right',
          link: to('lydguide', 'Tag lydguiden med videre'),
        }),
        statement('Vi har 14.000 år på hylderne og omtrent fire minutters lyd fra dem.'),
        podcastTeaser('episode-baljen', { title: 'Hør om baljen' }),
      ],
      related: ['solvognen', 'lydguide', 'luraften'],
    },
    en: {
      title: 'What the house has heard',
      subtitle: 'Three thousand years, ears first',
      slug: 'galleries/what-the-house-has-heard',
      description:
        'An exhibition with less to see than usual: lurs, church bells, clocks and a washing-up bowl of 1958.',
      location: { name: 'The Skylight Hall', details: 'Second floor. Lift by the cloakroom' },
      facts: {
        Allow: 'An hour. There are seats for all.',
        'Hearing aids': 'Induction loops in all five rooms.',
        Children: 'From the age of four. In the fourth room noise is welcome.',
      },
      modules: [
        textSection({
          text: `
            A museum collects what lies still. Sound does not, and so it is missing from almost all our
            registers. Nobody wrote down what a longhouse sounded like in the morning.

            Some of it can be worked out. The Bronze-Age lurs are so whole that they can be blown, and they
            sound today as they were cast to sound. A church bell does not change either. The rest has to
            be borrowed: we asked a smith, a weaver and a family with five children to make the noises to
            which these objects once belonged. They were recorded in the cellars, on a night without
            traffic.
          `,
        }),
        picture(lurblaesere, true),
        styledTextAndVisual({
          title: 'The room without sound',
          text: `
            The walls of the last room are half a metre of wool. You hear your own blood, and most people
            leave after two minutes. A winter night in the country was as quiet as that, when no machine
            ran after dark.
          `,
          image: krukker,
          side: 'right',
          link: to('lydguide', 'Take the audio guide with you'),
        }),
        statement('We keep 14,000 years on the shelves, and about four minutes of their sound.'),
        podcastTeaser('episode-baljen', { title: 'About the bowl' }),
      ],
      related: ['solvognen', 'lydguide', 'luraften'],
    },
  },
)

const kopier = exhibition(
  'kopier',
  {
    parent: 'udstillinger',
    image: guldhorn,
    tags: ['samling', 'bevaring'],
    period: { from: openDay('nationalmuseet', 20, 5), to: day(210) },
    headerTypography: 'plain',
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Det er ikke den rigtige',
      subtitle: 'Kopier, forfalskninger og reservedele',
      slug: 'udstillinger/kopier',
      description:
        'Alt i denne udstilling er efterlignet. Noget af det er finere lavet end det, det ligner.',
      location: { name: 'Havesalen', details: 'Stuen, til højre for trappen' },
      facts: {
        'Sæt af': 'En time.',
        'Må røres': 'Alt med en hvid prik.',
      },
      modules: [
        textSection({
          text: `
            Guldhornene blev stjålet i 1802 og smeltet om. Det, man ser, er kopier, og de er kopier efter
            tegninger, for afstøbningerne gik ned med et skib. Ingen kan altså sige helt, hvor meget
            de ligner. Alligevel står der altid nogen stille foran dem.

            Her er hundrede ting, som ikke er, hvad de ser ud til. Nogle er lavet for at bedrage. De
            fleste er lavet for at hjælpe: en gipsafstøbning, så man kunne måle i Berlin, en arm til en
            helgen, en runesten af gips til en by, hvor ingen havde set en.
          `,
        }),
        picture(guldhorn),
        styledTextAndVisual({
          title: 'Gæt selv',
          text: `
            I det midterste rum står tolv par. Den ene er gammel, den anden er lavet på vores
            genstandskonserveringsværksted i fjor. Svaret ligger under lågen. Vores egne inspektører havde
            ni rigtige.
          `,
          image: egtvedpigen,
          side: 'left',
          panel: true,
          link: to('bevaring/front', 'Besøg værkstederne'),
        }),
        textSection({
          title: 'Den, der narrede os',
          text: `
            En fibula af bronze lå i montren i 41 år. Så så en studerende, at nålen sad, som man satte den i
            1890’erne. Den har nu sit eget rum, og den er stadig pæn.
          `,
        }),
      ],
      related: ['egtvedpigen', 'farver', 'fernisering'],
    },
    en: {
      title: 'This is not the real one',
      subtitle: 'Copies, fakes and spare parts',
      slug: 'galleries/copies',
      description:
        'Everything in this exhibition is an imitation. Some of it is better made than what it imitates.',
      location: { name: 'The Garden Room', details: 'Ground floor, right of the stairs' },
      facts: {
        Allow: 'An hour.',
        'Please touch': 'Everything with a white dot.',
      },
      modules: [
        textSection({
          text: `
            The golden horns were stolen in 1802 and melted down. What one sees are copies, and copies
            made from drawings, for the casts were lost at sea. So nobody can say quite how like they are.
            There is always somebody standing still before them all the same.

            Here are a hundred things that are not what they seem. Some were made to deceive. Most were
            made to help: a plaster cast, so that someone could measure it in Berlin, an arm for a saint, a
            rune stone of plaster for a city where nobody had seen one.
          `,
        }),
        picture(guldhorn),
        styledTextAndVisual({
          title: 'Guess for yourself',
          text: `
            In the middle room stand twelve pairs. One of each is old, the other was made in our
            conservation workshop last year. The answer is under the flap. Our own curators got nine
            right.
          `,
          image: egtvedpigen,
          side: 'left',
          panel: true,
          link: to('bevaring/front', 'Visit the workshops'),
        }),
        textSection({
          title: 'The one that fooled us',
          text: `
            A bronze brooch lay in its case for 41 years. Then a student saw that its pin was fixed as pins
            were in the 1890s. It now has a room to itself, and is as handsome as ever.
          `,
        }),
      ],
      related: ['egtvedpigen', 'farver', 'fernisering'],
    },
  },
)

export const specialExhibitions: readonly Page[] = [farver, lyd, kopier]
