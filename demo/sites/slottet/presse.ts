import { day } from '../../writing/days.ts'
import { relatedContent, textSection } from '../../writing/modules.ts'
import { pressOverview, pressRelease } from '../../writing/press.ts'
import type { Page } from '../../writing/site.ts'
import { balsal, have, port, slotNaer, tavle } from './pictures.ts'

const contacts = ['slottet-tove-lassen']

export const presse: readonly Page[] = [
  pressOverview(
    'presse',
    { image: port, contacts: ['slottet-tove-lassen', 'slottet-henrik-friis'] },
    {
      da: {
        title: 'Nyt fra porten',
        slug: 'presse',
        description: 'Pressemeddelelser, billeder og svar på, om det spøger.',
        modules: [
          textSection({
            title: 'Kom og se selv',
            text: `
              Journalister har fri adgang i åbningstiden, når de siger til ved porten. Vil I tale med slotsforvalteren, så kom før kl.
              9. Derefter er han et sted med en nøgle. Filmhold skal have en aftale og en plan for ledningerne.
            `,
          }),
        ],
      },
      en: {
        title: 'News from the gate',
        slug: 'press',
        description: 'Press releases, pictures, and the answer as to whether it is haunted.',
        modules: [
          textSection({
            title: 'Come and see',
            text: `
              Journalists are let in free of charge during opening hours if they say so at the gate. To
              speak to the steward, come before 9 am. After that he is somewhere with a key. Film crews need
              an agreement and a plan for their cables.
            `,
          }),
        ],
      },
    },
  ),
  pressRelease(
    'presse-uret',
    { parent: 'presse', image: slotNaer, publishedDate: day(-9), contacts },
    {
      da: {
        title: 'Tårnuret bliver ved med at gå bagefter',
        slug: 'presse/tårnuret',
        description: 'Slottet har fået uret efterset og har bedt om at få fejlen tilbage.',
        content: `
          Uret på slottets midterste tårn går fem minutter bagefter. Det har det gjort, så længe nogen kan huske, og hele egnen har indrettet
          sig: Bussen kører efter uret, og bageren lukker efter bussen.

          Da værket for nylig blev skilt ad og renset, gik det pludselig rigtigt. Urmageren var tilfreds. Det var ingen andre. På tre dage
          fik porten 41 henvendelser, heraf en fra skolen, hvor første time var blevet fem minutter længere.

          ”Vi har derfor bedt urmageren sætte det tilbage,” siger slotsforvalter Henrik Friis. ”Han har skrevet på fakturaen, at det var
          mod hans vilje.”

          Under arbejdet blev der fundet seks navne ridset i rammen, alle urmageres, fra 1714 og frem. Ved det yngste står der: *gaar som det
          vil*. Tårnet er åbent som sædvanlig, med 143 trin og udsigt til den rigtige tid på den anden side af Sundet.
        `,
        modules: [relatedContent('Mere om tårnet', { Se: ['taarnet', 'historie'] })],
      },
      en: {
        title: 'The tower clock will stay slow',
        slug: 'press/the-tower-clock',
        description: 'The castle has had its clock mended and has asked for the fault back.',
        content: `
          The clock on the middle tower is five minutes slow. It has been for as long as anyone can remember, and the whole district lives by
          it: the bus keeps the time of the clock, and the baker that of the bus.

          When the works were taken apart and cleaned not long ago they suddenly kept time. The clockmaker was pleased. Nobody else was. In
          three days the gate received 41 complaints, one from the school, whose first lesson had grown by five minutes.

          ‘So we have asked the clockmaker to put it back,’ says the steward, Henrik Friis. ‘He wrote on the bill that it was against his
          will.’

          In the course of the work six names were found scratched into the frame, all of clockmakers, from 1714 onwards. Beside the latest it
          says: *goes as it likes*. The tower is open as usual, with 143 steps and a view of the right time across the Sound.
        `,
        modules: [relatedContent('More about the tower', { See: ['taarnet', 'historie'] })],
      },
    },
  ),
  pressRelease(
    'presse-parykker',
    { parent: 'presse', image: balsal, publishedDate: day(-32), contacts },
    {
      da: {
        title: 'Et halvt kilo hår',
        slug: 'presse/et-halvt-kilo-hår',
        description: 'Slottets nye udstilling handler om det, der sad oven på hovedet.',
        content: `
          En paryk til et hof i 1700-tallet kunne veje et halvt kilo, lugte af svinefedt og koste så meget, at den blev låst inde om natten. I den nye
          udstilling [Under parykken](parykker) viser slottet seksten af dem, sammen med det, der hørte til: pudderpust, en kegle til at holde for ansigtet og en pind til at klø sig med.

          Parykkerne er lånt fra fire samlinger og er kommet hertil i kasser, der var større end dem, de blev båret i. De fine er af menneskehår, de billige af hest og ged.

          ”Det var ikke for at se godt ud,” siger presseansvarlig Tove Lassen. ”Det var for at se ens ud. Det er noget andet.”

          Fire kopier må prøves ved vinduet mod haven. De færreste beholder dem på i tre minutter. Udstillingen er med i den almindelige billet, og pressen er
          velkommen til at fotografere kl. 9–10, før pudderet bliver hvirvlet op.
        `,
      },
      en: {
        title: 'Half a kilo of hair',
        slug: 'press/half-a-kilo-of-hair',
        description: 'The castle’s new exhibition is about what sat on top of the head.',
        content: `
          A wig for an eighteenth-century court might weigh half a kilo, smell of lard, and cost so much that it was locked away at night. In the new
          exhibition [Under the wig](parykker) the castle shows sixteen of them, together with what belonged to them: powder bellows, a cone to hold before the face, and a stick to scratch with.

          The wigs are on loan from four collections, and arrived in boxes larger than those they were once carried in. The fine ones are of human hair, the cheap of horse and goat.

          ‘It was not about looking good,’ says Tove Lassen of the press office. ‘It was about looking the same. That is another matter.’

          Four copies may be tried on at the window. Few keep theirs on for three minutes. The exhibition is
          included in the ordinary ticket, and photographers are welcome from 9 am to 10 am, before the
          powder has been stirred up.
        `,
      },
    },
  ),
  pressRelease(
    'presse-labyrint',
    { parent: 'presse', image: have, tags: ['natur'], publishedDate: day(-71), contacts },
    {
      da: {
        title: 'Labyrinten får en blindgyde mere',
        slug: 'presse/labyrinten',
        description: 'Gæsterne var begyndt at kunne finde ud.',
        content: `
          Labyrinten i slotshaven har haft den samme plan så længe, at nogle af egnens børn kan gå den med lukkede øjne. I år har gartnerne
          derfor plantet en ny hæk på elleve meter og lukket en gang, som alle brugte.

          Hækken er af avnbøg og kun halvanden meter høj. Den er altså til at se over for voksne, indtil den om fire år når de andre. ”Det er
          overgangsordningen,” siger slotsforvalter Henrik Friis. ”Brug den.”

          I forbindelse med arbejdet blev der fundet 31 handsker, en trompet og et bryllupsprogram. De kan afhentes ved porten. Trompeten kun
          mod at spille den.

          Planen over labyrinten bliver ikke længere trykt i folderen. Den hænger i porten, og man må gerne se på den, men ikke tage et billede.
          De fleste glemmer den på vejen, og det er meningen.
        `,
        modules: [relatedContent('I haven', { Se: ['haven', 'familier'] })],
      },
      en: {
        title: 'The maze gets another dead end',
        slug: 'press/the-maze',
        description: 'Visitors had begun to find their way out.',
        content: `
          The maze in the castle garden has kept its plan for so long that some local children can walk it with their eyes shut. This year the
          gardeners have planted eleven metres of new hedge and closed a path that everybody used.

          It is hornbeam, and only a metre and a half tall, so that adults can see over it until it catches up with the others in four years.
          ‘That is the transitional arrangement,’ says the steward, Henrik Friis. ‘Make use of it.’

          The work brought to light 31 gloves, a trumpet and a wedding programme. They may be collected at the gate; the trumpet only by
          someone who plays it.

          The plan is no longer printed in the leaflet. It hangs in the gate, and may be looked at but not photographed. Most people forget
          it on the way, which is the idea.
        `,
        modules: [relatedContent('In the garden', { See: ['haven', 'familier'] })],
      },
    },
  ),
  pressRelease(
    'presse-orgel',
    {
      parent: 'presse',
      image: tavle,
      tags: ['musik'],
      publishedDate: day(-119),
      contacts: ['slottet-tove-lassen', 'slottet-anne-marie-juhl'],
    },
    {
      da: {
        title: 'Orglet i kapellet skal ikke have en stemme mere',
        slug: 'presse/orglet',
        description: 'En fond tilbød den tiende. Organisten sagde nej tak og fik noget bedre.',
        content: `
          Det lille orgel over kapellets dør har ni stemmer. En fond har tilbudt at betale for den tiende, og stiftelsen var klar til at tage
          imod. Det var organisten ikke.

          ”Ni stemmer er et instrument. Ti er et kompromis,” siger Anne Marie Juhl, som foreslog, at pengene blev brugt til at fjerne den knirken, som gulvet bag bælgen har lavet siden 1968. Fonden sagde ja.

          Gulvet er lagt om på strøer af eg med uld imellem, og den, der trækker bælgen, har fået filtsko. For første gang i et halvt århundrede kan
          man høre pausen mellem to satser. Ved den første prøve var der nogle, som troede, at orglet var gået i stykker.

          Det kan høres ved søndagskoncerterne. Efter koncerten må man komme op og gå på gulvet, som ikke siger noget.
        `,
        modules: [relatedContent('Hør det', { Musik: ['musik', 'kapellet'] })],
      },
      en: {
        title: 'The chapel organ will not get another stop',
        slug: 'press/the-organ',
        description:
          'A foundation offered a tenth. The organist declined and was given something better.',
        content: `
          The small organ above the chapel door has nine stops. A foundation offered to pay for a tenth, and the castle was ready to accept. Its
          organist was not.

          ‘Nine stops are an instrument. Ten are a compromise,’ says Anne Marie Juhl, who proposed that the money should be spent on the floor behind the bellows, which has creaked since 1968. The foundation agreed.

          The floor has been laid anew on oak with wool in between, and whoever draws the bellows has been given felt shoes. For the first time in half a
          century one can hear the pause between two movements. At the first rehearsal some thought that the organ had broken down.

          It may be heard at the Sunday concerts. Afterwards visitors may come up and walk on the floor, which says nothing.
        `,
        modules: [relatedContent('Hear it', { Music: ['musik', 'kapellet'] })],
      },
    },
  ),
  pressRelease(
    'presse-sko',
    { parent: 'presse', publishedDate: day(-186), contacts },
    {
      da: {
        title: 'Murer fandt en sko i skorstenen',
        slug: 'presse/sko-i-skorstenen',
        description: 'Den er til venstre fod og har ligget der med vilje.',
        content: `
          Under reparation af en skorsten i sydfløjen stak slottets murer hånden ind i en niche og fik fat i en sko. Den er af læder, til
          venstre fod, omkring størrelse 31 og meget slidt. Den har sandsynligvis siddet på et barn og siden i muren i omkring tre hundrede
          år.

          Sko i skorstene kendes fra huse i store dele af Nordeuropa. Ingen har skrevet ned hvorfor, men de fleste mener, at de skulle holde
          noget ude. De er næsten altid brugte og næsten altid kun den ene.

          ”Vi har tænkt længe over, om den skulle i montre,” siger slotsforvalter Henrik Friis. ”Men den er jo i gang med sit arbejde.” Skoen er
          derfor blevet fotograferet, målt og lagt tilbage. Bag den nye mursten ligger også en seddel med dato og en af murerens handsker. Den er
          til højre hånd.

          Billeder kan hentes hos pressekontoret.
        `,
      },
    },
  ),
]
