import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  picture,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { slotNaer } from './pictures.ts'

export const tilgaengelighed: readonly Page[] = [
  landingPage(
    'tilgaengelighed',
    { parent: 'besoeg', tags: ['besoeg'] },
    {
      da: {
        title: 'Trapper, og hvordan man undgår dem',
        slug: 'besoeg/tilgængelighed',
        description:
          'Slottet er bygget til at holde folk ude. Det arbejder vi imod med en elevator og en del ramper.',
        modules: [
          textSection({
            title: 'Hvad kan man nå?',
            text: `
              Porten, gården, caféen, kapellet og fem af de seks sale kan nås uden trin. Elevatoren sidder
              i det nordre trappetårn og er 95 centimeter bred. Den sjette sal har to trin, og der lægger
              vi en skinne ud, når man ringer på klokken. Kasematterne har ujævnt gulv og lavt til loftet.

              På engen er der fire pladser for handicapkort, og en golfvogn henter ved broen.
            `,
          }),
          accordion('Godt at vide', {
            'Er der siddepladser?': 'I hver sal. Stolene med snor over er de gamle.',
            'Er der teleslynge?': 'I kapellet og i balsalen.',
            'Kan jeg låne en kørestol?': 'Ja, i porten. Der er tre.',
            'Hvad med haven?':
              'De brede gange er af fast grus. Labyrinten er 120 centimeter bred hele vejen ind.',
          }),
          billboardWithReference('taarnet'),
          contact('Ring i forvejen', 'Så står skinnen klar.', 'slottet-henrik-friis'),
        ],
      },
      en: {
        title: 'Stairs, and how to avoid them',
        slug: 'visit/access',
        description:
          'The castle was built to keep people out. We work against this with a lift and a number of ramps.',
        modules: [
          textSection({
            title: 'What can be reached?',
            text: `
              The gate, courtyard, café, chapel and five of the six halls are step-free. The lift is in
              the north stair tower and is 95 centimetres wide. The sixth hall has two steps; ring the bell
              and we lay a ramp. The casemates have uneven floors and low vaults.

              There are four spaces for permit holders in the meadow, and a buggy will fetch you from the
              bridge.
            `,
          }),
          accordion('Good to know', {
            'Are there seats?': 'In every hall. The chairs with a cord across are the old ones.',
            'Are there induction loops?': 'In the chapel and the ballroom.',
            'May I borrow a wheelchair?': 'Yes, at the gate. There are three.',
            'What about the garden?':
              'The main walks are firm gravel. The maze is 120 centimetres wide all the way in.',
          }),
          billboardWithReference('taarnet'),
          contact('Call ahead', 'And the ramp will be waiting.', 'slottet-henrik-friis'),
        ],
      },
    },
  ),
  landingPage(
    'taarnet',
    { parent: 'tilgaengelighed', image: slotNaer, tags: ['besoeg'] },
    {
      da: {
        title: 'Tårnet uden trapper',
        slug: 'besoeg/tilgængelighed/tårnet-uden-trapper',
        description: 'Udsigten fra spiret, hentet ned til stueetagen.',
        modules: [
          textSection({
            title: 'Et kamera og en model',
            text: `
              I spiret hænger et kamera, som man kan dreje fra et rum ved porten. Man kan se Hven, den
              svenske kyst og køen til caféen. I klart vejr kan man læse navnene på skibene.

              Ved siden af står en model af spiret i bronze, som man må røre. Den viser også det, man ikke
              kan se fra toppen, nemlig toppen.

              Lyden er også hentet ned: vinden, mågerne og urværket, der slår fem
              minutter for sent. En stemme fortæller, hvad man hører, på dansk og
              engelsk.
            `,
          }),
          picture(slotNaer),
          textSection({
            title: 'Til dem, der går op',
            text: `
              De 143 trin snor sig mod uret. Der er en bænk efter trin 60 og et vindue efter trin 61. Børn
              under otte skal følges med en voksen, og voksne, der fortryder, kan vende ved trin 90.
            `,
            links: [to('billetter', 'Tårnets tider')],
          }),
        ],
      },
      en: {
        title: 'The tower without stairs',
        slug: 'visit/access/the-tower-without-stairs',
        description: 'The view from the spire, brought down to the ground floor.',
        modules: [
          textSection({
            title: 'A camera and a model',
            text: `
              In the spire hangs a camera that you can turn from a room by the gate. It shows the island of
              Hven, the Swedish coast and the queue for the café. On a clear day you can read the names of
              the ships.

              Beside it is a bronze model of the spire, which may be touched. It also shows what cannot be
              seen from the top, namely the top.

              The sound has been brought down as well: wind, gulls and the clockwork,
              which strikes five minutes late. A voice tells you what you hear, in
              Danish and English.
            `,
          }),
          picture(slotNaer),
          textSection({
            title: 'For those who climb',
            text: `
              The 143 steps wind anticlockwise. There is a bench after step 60 and a window after step 61.
              Children under eight need an adult with them, and adults who change their minds can turn at
              step 90.
            `,
            links: [to('billetter', 'Tower hours')],
          }),
        ],
      },
    },
  ),
]
