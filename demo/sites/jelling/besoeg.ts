import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  exhibitionList,
  openingHours,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { hoejeOgKirke, indgang, kaffebord } from './prints.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: hoejeOgKirke, tags: ['besoeg'] },
    {
      da: {
        title: 'Kom, når det passer dig',
        slug: 'besoeg',
        description:
          'Monumenterne har ingen port og ingen lukketid. Besøgscentret lige overfor har begge dele.',
        call: to('aabningstider', 'Se åbningstiderne'),
        linkListTitle: 'Praktisk',
        linkList: [to('find-vej'), to('billetter'), to('tilgaengelighed')],
        modules: [
          textSection({
            title: 'Ude og inde',
            text: `
              Et besøg i Jelling er to ting. **Ude** ligger højene, runestenene og kirken på et
              åbent græsareal midt i byen. Der er skilte på dansk, engelsk og tysk, bænke i læ og
              lys over stenene, når det bliver mørkt.

              **Inde** i besøgscentret fortæller vi det, man ikke kan se: hvem der lå i højen, hvad
              hegnet skulle holde ude, og hvorfor en konge skiftede gud. Her er også varme,
              toiletter og kaffe.

              Regn med en time ude og en time inde. Er det koldt, så begynd inde.
            `,
          }),
          styledTextAndVisual({
            title: 'Kaffe med udsigt',
            text: `
              Caféen har store vinduer ud mod Nordhøjen. Suppen er varm, rugbrødet er fra bageren
              i byen, og medbragt mad må gerne spises på terrassen.

              Køkkenet lukker en halv time før resten af huset.
            `,
            image: kaffebord,
            side: 'left',
            panel: true,
          }),
          accordion('Det spørger gæsterne om', {
            'Må man gå op på højene?':
              'Ja, ad trapperne. Gå ikke op ad siderne: Græstørven holder på højen, og støvler holder ikke på græstørven.',
            'Må hunden komme med?':
              'Ude ja, i snor, for der går får. Inde kun førerhunde og servicehunde. Der står vand ved døren.',
            'Er kirken åben?':
              'Som regel om dagen, men det er en kirke i brug. Er der bryllup eller begravelse, venter man udenfor.',
            'Må jeg flyve med drone?':
              'Nej. Skriv til os, hvis du har et ærinde, der kræver luftbilleder, så finder vi ud af det.',
            'Hvad gør vi i regnvejr?':
              'Låner en paraply i besøgscentret. Stenene står tørt i deres glashuse, og højene har prøvet det før.',
          }),
          exhibitionList('Inde lige nu', 'current', to('udstillinger', 'Alle udstillinger')),
          relatedContent('Planlæg turen', {
            'Før du kommer': ['aabningstider', 'find-vej', 'billetter', 'tilgaengelighed'],
            'Når du er her': ['fem-ting', 'lydguide', 'monumenterne'],
          }),
          contact(
            'Spørg os',
            'Telefonen er åben, når besøgscentret er det. Mails svarer vi på inden for to hverdage.',
            'jelling-mette-lund',
          ),
        ],
      },
      en: {
        title: 'Come when it suits you',
        slug: 'visit',
        description:
          'The monuments have no gate and no closing time. The visitor centre across the road has both.',
        call: to('aabningstider', 'Opening hours'),
        linkListTitle: 'Practical',
        linkList: [to('find-vej'), to('billetter'), to('tilgaengelighed')],
        modules: [
          textSection({
            title: 'Outdoors and in',
            text: `
              A visit to Jelling has two halves. **Outdoors**, the mounds, rune stones and church
              lie on open grass in the middle of the town. Signs are in Danish, English and German,
              the benches are out of the wind, and the stones are lit after dark.

              **Indoors**, the visitor centre explains what cannot be seen: who lay in the mound,
              what the fence was meant to keep out, and why a king changed gods. There is also
              heating, lavatories and coffee.

              Allow an hour for each. If it is cold, start indoors.
            `,
          }),
          styledTextAndVisual({
            title: 'Coffee with a view',
            text: `
              The café looks straight out at the North Mound. The soup is hot, the rye bread comes
              from the baker down the street, and you may eat your own sandwiches on the terrace.

              The kitchen stops half an hour before the building closes.
            `,
            image: kaffebord,
            side: 'left',
            panel: true,
          }),
          accordion('What visitors ask', {
            'May we climb the mounds?':
              'Yes, by the steps. Please keep off the slopes: the turf holds the mound together, and boots undo the turf.',
            'Can the dog come?':
              'Outdoors, on a lead, because of the sheep. Indoors only guide and assistance dogs. There is a water bowl by the door.',
            'Is the church open?':
              'Usually, in the daytime. It is a working parish church, so weddings and funerals come first.',
            'May I fly a drone?': 'No. If your errand needs pictures from the air, write to us.',
            'What if it rains?':
              'Borrow an umbrella. The stones are dry in their cases and the mounds are used to it.',
          }),
          exhibitionList('Indoors now', 'current', to('udstillinger', 'All exhibitions')),
          relatedContent('Plan your visit', {
            'Before you come': ['aabningstider', 'find-vej', 'billetter', 'tilgaengelighed'],
            'Once you are here': ['fem-ting', 'lydguide', 'monumenterne'],
          }),
          contact(
            'Ask us',
            'We answer the telephone while the visitor centre is open, and e-mail within two working days.',
            'jelling-mette-lund',
          ),
        ],
      },
    },
  ),
  landingPage(
    'aabningstider',
    { parent: 'besoeg', image: indgang, tags: ['besoeg'] },
    {
      da: {
        title: 'Højene lukker aldrig',
        slug: 'besoeg/åbningstider',
        description:
          'Monumenterne er åbne døgnet rundt. Besøgscentret har åbent det meste af ugen.',
        modules: [
          openingHours('Ude og inde'),
          textSection({
            title: 'Når vi lukker alligevel',
            text: `
              For tiden har besøgscentret åbent {hours besoegscenter}. Om mandagen er det lukket, undtagen om
              sommeren. I julen holder vi lukket nogle dage, og de står her på siden, når det nærmer sig. Anden
              juledag har vi åbent: Der er altid nogen, der har brug for at komme ud, hvis det da ikke er en mandag.
            `,
          }),
          styledTextAndVisual({
            title: 'Stenene efter mørkets frembrud',
            text: `
              I glashusene tændes lyset ved solnedgang og slukkes ved midnat. Skrålyset får runerne
              til at træde frem, så den bedste tid at læse Haralds sten er en tidlig vinteraften,
              når alle andre er gået hjem.
            `,
            image: print('boegeskov', {
              da: 'Linoleumssnit: en lygte lyser på en sti gennem en bøgeskov.',
              en: 'Linocut: a lantern shines on a path through a beech wood.',
            }),
            side: 'right',
            link: to('runestenene', 'Om runestenene'),
          }),
          textSection({
            title: 'Når det er stille',
            text: `
              Tirsdag formiddag og alle dage efter kl. 15 er der god plads. I skolernes vinterferie
              og efterårsferie er der fuldt hus midt på dagen. Kirkens egne tider står ved lågen;
              højmessen søndag formiddag går forud for turister.
            `,
          }),
        ],
      },
      en: {
        title: 'The mounds never close',
        slug: 'visit/opening-hours',
        description:
          'The monuments are open around the clock; the visitor centre most of the week.',
        modules: [
          openingHours('Outdoors and in'),
          textSection({
            title: 'When we close all the same',
            text: `
              At present the visitor centre is open {hours besoegscenter}. It is closed on Mondays, except in summer.
              It also closes for some days around Christmas; they are announced on this page in good time. On 26
              December we open, unless it is a Monday: someone always needs to get out of the house.
            `,
          }),
          styledTextAndVisual({
            title: 'The stones after dark',
            text: `
              Lamps inside the glass cases come on at sunset and go off at midnight. Their raking
              light lifts the runes, so the best time to read Harald’s stone is early on a winter
              evening, when everyone else has gone home.
            `,
            image: print('boegeskov', {
              da: 'Linoleumssnit: en lygte lyser på en sti gennem en bøgeskov.',
              en: 'Linocut: a lantern shines on a path through a beech wood.',
            }),
            side: 'right',
            link: to('runestenene', 'About the rune stones'),
          }),
          textSection({
            title: 'Quiet hours',
            text: `
              Tuesday mornings, and any day after 3 pm, you will have room to yourself. Danish school holidays in
              February and October are busy in the middle of the day. The church posts its own hours at the gate, and
              Sunday service takes precedence over sightseeing.
            `,
          }),
        ],
      },
    },
  ),
]
