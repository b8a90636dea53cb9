import { print } from '../../writing/marks.ts'
import {
  contact,
  newsletter,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { doer, kartotek } from './prints.ts'

export const doere: readonly Page[] = [
  landingPage(
    'doerene',
    { parent: 'lygtestien', image: doer, tags: ['boern', 'haandvaerk'] },
    {
      da: {
        title: 'Nitten døre og én nøgle',
        slug: 'lygtestien/dørene',
        description: 'En fortegnelse over det, vi har målt, og det, vi har ladet være med at måle.',
        modules: [
          textSection({
            title: 'Fortegnelse',
            text: `
              **Nr. 1** er grøn og 24 cm høj. Postkassen bliver tømt. **Nr. 4** har to låse; den
              øverste er til pynt. **Nr. 7** står på klem i maj. **Nr. 11** vender mod nord og har
              dobbelte ruder. **Nr. 12** er den største, 91 cm, og dufter af tjære. **Nr. 15** blev
              malet om natten til en onsdag; ingen har meldt sig. **Nr. 19** har intet håndtag
              udvendigt.

              Nøglen hænger i køkkenet. Den passer ikke til nogen af dem.
            `,
          }),
          styledTextAndVisual({
            title: 'Dværgedørshængselsmageren',
            text: `
              Hængsler under tre centimeter laves ikke længere i Danmark. Vi får dem af en urmager i
              Stege, som kalder sig dværgedørshængselsmager på fakturaen. Træet er eg fra øen. Vi
              skifter kun det, der er rådnet, og vi banker på først.
            `,
            image: print('haandvaerk', {
              da: 'Linoleumssnit: små hænder ruller farve på en plade, og færdige tryk hænger på en snor.',
              en: 'Linocut: small hands roll ink onto a block, and finished prints hang on a line.',
            }),
            side: 'left',
            panel: true,
          }),
          statement('Vi har målt dørene. Vi har ikke målt på nogen.'),
          relatedContent('Læs også', { 'I skoven': ['lygtestien', 'klintekongen', 'dagbog'] }),
        ],
      },
      en: {
        title: 'Nineteen doors and one key',
        slug: 'lantern-path/doors',
        description: 'A list of what we have measured, and what we have refrained from measuring.',
        modules: [
          textSection({
            title: 'The list',
            text: `
              **No. 1** is green and 24 cm tall. The letter box is emptied. **No. 4** has two locks;
              the upper is for show. **No. 7** stands ajar in May. **No. 11** faces north and is
              double-glazed. **No. 12** is the largest, 91 cm, and smells of tar. **No. 15** was
              painted on a Tuesday night; nobody has come forward. **No. 19** has no handle on the
              outside.

              The key hangs in the kitchen. It fits none of them.
            `,
          }),
          styledTextAndVisual({
            title: 'The maker of hinges',
            text: `
              Hinges under three centimetres are no longer made in Denmark. Ours come from a
              watchmaker in Stege, whose invoices say Dwarf Door Hinge Maker. The wood is oak from
              these parts. We replace only what has rotted, and we knock first.
            `,
            image: print('haandvaerk', {
              da: 'Linoleumssnit: små hænder ruller farve på en plade, og færdige tryk hænger på en snor.',
              en: 'Linocut: small hands roll ink onto a block, and finished prints hang on a line.',
            }),
            side: 'left',
            panel: true,
          }),
          statement('We have measured the doors. We have not measured anybody.'),
          relatedContent('Read also', { 'In the wood': ['lygtestien', 'klintekongen', 'natten'] }),
        ],
      },
    },
  ),
  landingPage(
    'dagbog',
    { parent: 'doerene', image: kartotek, tags: ['natur'] },
    {
      da: {
        title: 'Af opsynets dagbog',
        slug: 'lygtestien/dørene/dagbog',
        description: 'Karen har skrevet ned hver dag siden det første hængsel. Her er lidt af det.',
        modules: [
          textSection({
            title: 'Udvalg',
            text: `
              **En tirsdag i marts.** Sne på alle trin undtagen nr. 4. Ingen spor.

              **En lørdag i maj.** Barn (6) spurgte, om de har mobiltelefon. Henviste til, at der
              ikke er dækning.

              **En torsdag i juli.** Nødder lagt ud ved nr. 1. Væk klokken ni. Kan være egern.
              Skallerne lå i bunke efter størrelse.

              **En fredag i oktober.** Lugt af pandekager ved nr. 11, vind fra nord. Køkkenet
              lukket. Skrevet under ”uopklaret”.

              **En søndag i december.** Tabt vante hængt til tørre på grenen ved nr. 7. Hængt i en
              højde af 30 cm.
            `,
          }),
          picture(
            print('kartotek', kartotek.alt, {
              caption: {
                da: 'Skuffen ”uopklaret” er den, der er trukket ud. Den kan ikke lukkes.',
                en: 'The drawer marked “unsolved” is the open one. It will not shut.',
              },
            }),
          ),
          newsletter({
            title: 'Dagbogen med posten',
            text: 'Sidste søndag i måneden skriver Karen de bedste linjer af og sender dem. I november til marts er brevet kort.',
            terms: {
              title: 'God skik',
              text: 'Vi bruger kun adressen til brevet. Vil du ikke have det mere, så skriv nej tak. Karen bliver ikke fornærmet.',
            },
            listId: 'dvaergene-dagbog',
          }),
          contact(
            'Har du set noget?',
            'Så skriv det ned med dato, vindretning og højde over jorden.',
            'dvaergene-karen-friis',
          ),
        ],
      },
    },
  ),
]
