import { closer, to } from '../../writing/marks.ts'
import {
  calendarTeaser,
  callToAction,
  doubleBillboard,
  featuredExhibitions,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage } from '../../writing/site.ts'
import { langhus, marked, ringborg, tavle, vaev } from './prints.ts'

export const front = frontPage(
  { image: ringborg, tags: ['vikingetid'] },
  {
    da: {
      title: 'Trelleborg, vikingernes ringborg',
      description:
        'En cirkel, fire porte og seksten huse. Borgen ved Slagelse blev bygget i 980–81 og har ligget her siden.',
      featured: [
        {
          page: 'borgen',
          kicker: 'Verdensarv siden 2023',
          title: 'Cirklen på næsset',
          lead: 'Voldens inderkant er 136 meter i tværmål. Nogen slog en pæl i jorden, bandt en snor i den og gik.',
          call: 'Gå ind i borgen',
          image: ringborg,
        },
        {
          page: 'vikingelejr',
          kicker: 'Hver dag i sommerferien',
          title: 'Lejren er slået op',
          lead: 'Smede, vævere og folk, der koger grød. Sæt dig ved bålet, og lav noget, der kan bruges.',
          call: 'Se dagens gang',
          image: marked,
        },
        {
          page: 'skole',
          kicker: 'For skoleklasser',
          title: 'Mål efter, og regn selv',
          lead: 'Matematik på en vold, historie i røg, dansk med runer. Alt foregår ude.',
          call: 'Find et forløb',
          image: tavle,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Sommerferie: alle dage 10–17'),
          to('billetter', 'Under 18 år: gratis'),
          to('smedning', 'Smedje hver lørdag'),
          to('find-vej', 'Bus fra Slagelse Station'),
        ),
        styledTextAndVisual({
          title: 'Fire gange fire huse',
          text: `
            To gader mødes i rette vinkler midt i borgen. I hvert af de fire felter lå fire huse om
            en gård, og alle seksten var næsten lige lange. I dag er stolpehullerne støbt ud, så man
            kan gå ind ad en dør, der ikke er der, og sætte sig i stuen.

            Det tager tyve minutter at gå volden rundt. Tag fem minutter mere, og tæl portene selv.
          `,
          image: closer(ringborg),
          side: 'left',
          link: to('borgen', 'Sådan var borgen'),
        }),
        calendarTeaser('Lige nu på marken', to('kalender', 'Dag for dag')),
        doubleBillboard(
          {
            title: 'Huset fra 1942',
            text: 'Det er bygget forkert, og vi har beholdt det.',
            link: to('langhuset', 'Hvorfor det?'),
            image: langhus,
          },
          {
            title: 'Hænderne husker',
            text: 'Væv, smedje og drejebænk i sommerlejren.',
            link: to('haandvaerk', 'Se håndværkene'),
            image: vaev,
          },
        ),
        statement(
          'Der findes ikke ét skævt hjørne i hele borgen. Der findes heller ikke noget hjørne.',
          'Elev i 5. klasse, efter opmåling',
          to('vikingedag', 'En vikingedag'),
        ),
        featuredExhibitions('I det lave hus', 'udgraverne', 'hverdag'),
        relatedContent('Alt det andet', {
          'Borgen og fundene': ['skjoldet', 'gravpladsen', 'langhuset', 'ringborgene'],
          'Med børn': { tag: 'boern' },
          'Til læreren': ['skole', 'vikingedag', 'forberedelse', 'laererkursus'],
        }),
        callToAction(
          'Kom med hele skolen',
          'Vi tager imod op til fire klasser ad gangen, og ingen af dem skal stå stille.',
          to('skole', 'Se alle forløb'),
        ),
      ],
    },
    en: {
      title: 'Trelleborg Viking Fortress',
      description:
        'One circle, four gates and sixteen houses. The fortress near Slagelse was built in 980–81 and has been here ever since.',
      featured: [
        {
          page: 'borgen',
          kicker: 'World Heritage since 2023',
          title: 'The circle on the headland',
          lead: 'The rampart is 136 metres across on the inside. Someone drove in a peg, tied a cord to it and walked.',
          call: 'Enter the fortress',
          image: ringborg,
        },
        {
          page: 'vikingelejr',
          kicker: 'Every day in the summer holidays',
          title: 'The camp is pitched',
          lead: 'Smiths, weavers and people boiling porridge. Sit by the fire and make something useful.',
          call: 'A day in camp',
          image: marked,
        },
        {
          page: 'skole',
          kicker: 'For schools',
          title: 'Measure it yourself',
          lead: 'Mathematics on a rampart, history in smoke, spelling in runes. All of it outdoors.',
          call: 'Find a session',
          image: tavle,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Summer holidays: daily, 10 am–5 pm'),
          to('billetter', 'Under 18: free'),
          to('smedning', 'The forge on Saturdays'),
          to('find-vej', 'Bus from Slagelse station'),
        ),
        styledTextAndVisual({
          title: 'Four times four houses',
          text: `
            Two streets cross at right angles in the middle. In each of the four quarters stood four
            houses around a yard, and all sixteen were of nearly the same length. The post-holes
            have been filled with concrete, so you can walk through a door that is not there and sit
            down in the living room.

            It takes twenty minutes to go round on the rampart. Allow five more to count the gates.
          `,
          image: closer(ringborg),
          side: 'left',
          link: to('borgen', 'How the fortress worked'),
        }),
        calendarTeaser('In the field just now', to('kalender', 'Day by day')),
        doubleBillboard(
          {
            title: 'The house of 1942',
            text: 'It was built wrong, and we have kept it.',
            link: to('langhuset', 'Why?'),
            image: langhus,
          },
          {
            title: 'What hands remember',
            text: 'Loom, forge and lathe in the summer camp.',
            link: to('haandvaerk', 'See the crafts'),
            image: vaev,
          },
        ),
        statement(
          'There is not one crooked corner in the whole fortress. There is no corner either.',
          'A pupil, aged eleven, after measuring',
          to('vikingedag', 'A Viking day'),
        ),
        featuredExhibitions('In the low house', 'udgraverne', 'hverdag'),
        relatedContent('Everything else', {
          'Fortress and finds': ['skjoldet', 'gravpladsen', 'langhuset', 'ringborgene'],
          'With children': { tag: 'boern' },
          'For teachers': ['skole', 'vikingedag', 'forberedelse'],
        }),
        callToAction(
          'Bring the whole school',
          'We take up to four classes at a time, and none of them has to stand still.',
          to('skole', 'All sessions'),
        ),
      ],
    },
  },
)
