import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  doubleBillboard,
  styledTextAndVisual,
  textSection,
  ticketModule,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { have, kaffe, kasematter, nisse, port, slot } from './pictures.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: port, tags: ['besoeg'] },
    {
      da: {
        title: 'Besøg slottet',
        slug: 'besoeg',
        description:
          'Ud ad kystvejen, over broen og ind gennem porten. Tag en trøje med; murene har ikke hørt om sommer.',
        call: to('billetter', 'Billetter og tider'),
        modules: [
          textSection({
            title: 'Sådan ligger det hele',
            text: `
              Porten er i stueetagen. Til højre er der billetter og garderobe, til venstre går trappen
              ned til kasematterne, og lige ud ligger gården. Salene er på første sal, tårnet for enden
              af dem, og haven bag ved det hele. En god runde tager to timer og går opad først.
            `,
          }),
          styledTextAndVisual({
            title: 'Find vej',
            text: `
              Adressen er Slotsnæsset 1, 3050 Humlebæk. Kystbanen kører tre gange i timen, og fra Humlebæk
              Station er der et kvarter til fods langs vandet. Bussen stopper ved Slotsbroen. Bilister
              parkerer på engen; broen er fra en tid med smallere vogne. Kommer man i båd, er der seks
              gæstepladser i den gamle havn.

              ${waysTo('slottet', 'da')}
            `,
            image: slot,
            side: 'left',
            link: to('sundet', 'Om vandet udenfor'),
          }),
          doubleBillboard(
            {
              title: 'Kaffe i køkkenet',
              text: 'Caféen ligger under de store skorstene. Kagen skifter, suppen er den samme.',
              link: to('familier', 'Også for børn'),
              image: kaffe,
            },
            {
              title: 'Haven',
              text: 'Gratis og åben hver dag, også når slottet er lukket.',
              link: to('haven'),
              image: have,
            },
          ),
          ticketModule('slotsbillet', 'Hvad porten koster'),
          accordion('Spørgsmål ved porten', {
            'Kan man komme op i tårnet?':
              'Ja, ad 143 trin. Tårnet lukker kl. 16 og i blæst over 15 meter i sekundet. [Se det nedefra](taarnet), hvis trin ikke er for dig.',
            'Må man have hund med?': 'I haven, i snor. Indenfor er det katten, der bestemmer.',
            'Må vi holde picnic?': 'Ja, på plænerne, men ikke på kanonbatteriet. Det hælder.',
            'Er der garderobe?': 'Ja, gratis. Paraplyer skal derind, siden det med lysekronen.',
            'Kan man leje slottet?':
              'Balsalen kan lejes om aftenen. Skriv til slotsforvalteren, der også siger nej.',
          }),
          contact('Porten', 'Henrik svarer på det, porten ikke kan.', 'slottet-henrik-friis'),
        ],
      },
      en: {
        title: 'Visit the castle',
        slug: 'visit',
        description:
          'Along the coast road, over the bridge and in through the gate. Bring a jersey; the walls have not heard of summer.',
        call: to('billetter', 'Tickets and times'),
        modules: [
          textSection({
            title: 'How it is laid out',
            text: `
              The gate is on the ground floor. On the right are tickets and cloakroom, on the left the
              stairs go down to the casemates, and straight ahead is the courtyard. The halls are on the
              first floor, the tower at the end of them, and the garden behind it all. A good round takes
              two hours and goes up first.
            `,
          }),
          styledTextAndVisual({
            title: 'Getting here',
            text: `
              The address is Slotsnæsset 1, 3050 Humlebæk. Coast-line trains run three times an hour, and
              from Humlebæk Station it is a quarter of an hour on foot by the water. The bus stops at
              Slotsbroen. Cars park in the meadow; the bridge dates from a time of narrower carriages. If
              you come by boat, the old harbour has six berths.

              ${waysTo('slottet', 'en')}
            `,
            image: slot,
            side: 'left',
            link: to('sundet', 'About the water outside'),
          }),
          doubleBillboard(
            {
              title: 'Coffee in the kitchen',
              text: 'The café is under the great chimneys. The cake varies, the soup does not.',
              link: to('familier', 'For children too'),
              image: kaffe,
            },
            {
              title: 'The garden',
              text: 'Free, and open every day, even when the castle is closed.',
              link: to('haven'),
              image: have,
            },
          ),
          ticketModule('slotsbillet', 'What the gate costs'),
          accordion('Questions at the gate', {
            'Can one climb the tower?':
              'Yes, by 143 steps. It closes at 4 pm, and in winds above 15 metres a second. [See it from below](taarnet) if steps are not for you.',
            'Are dogs allowed?': 'In the garden, on a lead. Indoors the cat decides.',
            'May we picnic?': 'Yes, on the lawns, though not on the gun battery. It slopes.',
            'Is there a cloakroom?':
              'Yes, free of charge. Umbrellas must go there, since the matter of the chandelier.',
            'Can the castle be hired?':
              'The ballroom can, in the evening. Write to the steward, who also says no.',
          }),
          contact('The gate', 'Henrik answers what the gate cannot.', 'slottet-henrik-friis'),
        ],
      },
    },
  ),
  landingPage(
    'familier',
    { parent: 'besoeg', image: nisse, tags: ['boern', 'besoeg'] },
    {
      da: {
        title: 'Prinser, riddere og andre under 12',
        slug: 'besoeg/familier',
        description: 'Der er 38 mus gemt i salene. Ingen har fundet dem alle, heller ikke katten.',
        modules: [
          textSection({
            title: 'Find musene',
            text: `
              I porten får man et kort og en blyant. Musene er skåret i træ og sidder i paneler, under
              borde og ét sted, hvor man skal ligge ned. Finder man tyve, får man et stempel. Finder man
              38, ringer vi med klokken.
            `,
          }),
          styledTextAndVisual({
            title: 'Prøv at stå stille',
            text: `
              I kasematterne kan man tage en kappe på og stå vagt i tre minutter. Det lyder af lidt. De
              soldater, der stod her, havde fire timer ad gangen og ingen handsker.
            `,
            image: kasematter,
            side: 'right',
            panel: true,
            link: to('kasematterne'),
          }),
          styledTextAndVisual({
            title: 'Nisserne på loftet',
            text: `
              Hele december er loftet åbent for små gæster med lommelygte. Der er 24 døre, og én bliver
              åbnet hver dag. Voksne må komme med, hvis de bukker sig.
            `,
            image: nisse,
            side: 'left',
          }),
          accordion('For de voksne', {
            'Må børn løbe?': 'I gården og i haven. I salene går man som en, der ejer det.',
            'Er der uhyggeligt i kælderen?':
              'Lidt. Lyset er tændt om dagen. Lygteturen anbefales fra otte år.',
            'Kan barnevognen komme med?': 'Ja, med elevatoren. Ikke i tårnet eller kælderen.',
            'Er der børnemad?': 'Halve portioner og hele pandekager.',
          }),
        ],
      },
      en: {
        title: 'Princes, knights and others under 12',
        slug: 'visit/families',
        description:
          'Thirty-eight mice are hidden in the halls. Nobody has found them all, not even the cat.',
        modules: [
          textSection({
            title: 'Find the mice',
            text: `
              At the gate you get a map and a pencil. The mice are carved in wood and sit in panelling,
              under tables and in one place where you have to lie down. Find twenty and you get a stamp.
              Find thirty-eight and we ring the bell.
            `,
          }),
          styledTextAndVisual({
            title: 'Try standing still',
            text: `
              In the casemates you may put on a cloak and stand guard for three minutes. It does not sound
              like much. The soldiers who stood here did four hours at a time, without gloves.
            `,
            image: kasematter,
            side: 'right',
            panel: true,
            link: to('kasematterne'),
          }),
          styledTextAndVisual({
            title: 'The gnomes in the attic',
            text: `
              All December the attic is open to small visitors with torches. There are 24 doors, and one is
              opened each day. Adults may come if they stoop.
            `,
            image: nisse,
            side: 'left',
          }),
          accordion('For the adults', {
            'May children run?':
              'In the courtyard and the garden. In the halls, walk as if you owned them.',
            'Is the cellar frightening?':
              'A little. By day the lights are on. We recommend the lantern tour from eight.',
            'Can the pram come in?': 'Yes, by lift. Not up the tower or down the cellar.',
            'Is there food for children?': 'Half portions, and whole pancakes.',
          }),
        ],
      },
    },
  ),
]
