import { to } from '../../writing/marks.ts'
import {
  billboard,
  billboardWithReference,
  calendarTeaser,
  callToAction,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage } from '../../writing/site.ts'
import { doer, kartotek, klint, lygtetog, rude, sti } from './prints.ts'

export const front = frontPage(
  { image: doer, tags: ['boern', 'natur'] },
  {
    da: {
      title: 'Dværgene på Møn',
      description:
        'Nitten små døre i skoven bag klinten. Vi passer dem. Hvem der bor bag dem, blander vi os ikke i.',
      featured: [
        {
          page: 'doerene',
          kicker: 'Nitten døre',
          title: 'Bank på, og vent',
          lead: 'Den mindste er så høj som en mælkekarton. Den største må man bukke sig for, også som barn.',
          call: 'Se dørene',
          image: doer,
        },
        {
          page: 'lygtestien',
          kicker: 'To kilometer',
          title: 'Gå ad lygtestien',
          lead: 'Rundt gennem bøgeskoven på halvanden time, eller en hel formiddag med børn under syv.',
          call: 'Følg stien',
          image: sti,
        },
        {
          page: 'natten',
          kicker: 'Fredag og lørdag',
          title: 'Når det bliver mørkt',
          lead: 'Så tænder vi lygterne og slukker alt andet.',
          call: 'Om aftenturene',
          image: lygtetog,
        },
      ],
      modules: [
        textRibbon(
          to('besoeg', 'Åbent fra marts til oktober'),
          to('billetter', 'Lygte inkluderet'),
          to('natten', 'Aftentur fredag og lørdag'),
        ),
        styledTextAndVisual({
          title: 'Har nogen set dem?',
          text: `
            Nej. Det er vi nødt til at være ærlige om. I enogtyve år har der været lys bag ruderne,
            røg fra to skorstene på størrelse med tekopper og små, fejede trin. Men ingen har åbnet,
            mens der var gæster.

            Vi regner det for god opførsel. Man kommer heller ikke ud, hver gang fremmede kigger ind
            ad ens eget vindue.
          `,
          image: rude,
          side: 'right',
          link: to('doerene', 'Hvad vi ved om dørene'),
        }),
        calendarTeaser('I skoven i dag', to('kalender', 'Se kalenderen')),
        billboardWithReference('klintekongen', { image: klint }),
        statement(
          'Man skal gå stille. Ikke fordi det er farligt, men fordi man så hører mere.',
          'Karen Friis, opsynskvinde',
        ),
        billboard({
          title: 'Alt bliver skrevet ned',
          text: 'Tabte handsker, fejede trin, ukendte lugte af pandekager. Opsynets dagbog er på syvogtredive bind.',
          link: to('dagbog', 'Læs i dagbogen'),
          image: kartotek,
        }),
        relatedContent('Mere om skoven', {
          'At gå': ['lygtestien', 'natten', 'besoeg'],
          'At vide': ['doerene', 'klintekongen', 'dagbog'],
        }),
        callToAction(
          'Tag en lygte med ud',
          'Billetten er en lygte. Den skal afleveres igen, helst tændt.',
          to('billetter', 'Priser'),
        ),
      ],
    },
    en: {
      title: 'The Dwarfs of Møn',
      description:
        'Nineteen small doors in the wood behind the cliff. We look after them. Who lives there is none of our business.',
      featured: [
        {
          page: 'doerene',
          kicker: 'Nineteen doors',
          title: 'Knock, and wait',
          lead: 'The smallest is as tall as a milk carton. For the largest you must stoop, even as a child.',
          call: 'See the doors',
          image: doer,
        },
        {
          page: 'lygtestien',
          kicker: 'Two kilometres',
          title: 'Walk the lantern path',
          lead: 'Round through the beech wood in an hour and a half, or a whole morning with anyone under seven.',
          call: 'Follow the path',
          image: sti,
        },
        {
          page: 'natten',
          kicker: 'Friday and Saturday',
          title: 'After dark',
          lead: 'We light the lanterns and put out everything else.',
          call: 'Evening walks',
          image: lygtetog,
        },
      ],
      modules: [
        textRibbon(
          to('besoeg', 'Open from March to October'),
          to('billetter', 'Lantern included'),
          to('natten', 'Evening walks on Friday and Saturday'),
        ),
        styledTextAndVisual({
          title: 'Has anyone seen them?',
          text: `
            No. We have to be honest about that. For twenty-one years there has been light behind
            the panes, smoke from two chimneys the size of teacups, and small, swept steps. But
            nobody has opened while visitors were there.

            We put it down to good manners. You do not come out, either, each time a stranger looks
            in at your window.
          `,
          image: rude,
          side: 'right',
          link: to('doerene', 'What we know about the doors'),
        }),
        calendarTeaser('In the wood today', to('kalender', 'See the calendar')),
        billboardWithReference('klintekongen', { image: klint }),
        statement(
          'Walk quietly. Not because it is dangerous, but because you hear more.',
          'Karen Friis, keeper',
        ),
        relatedContent('More about the wood', {
          Walking: ['lygtestien', 'natten', 'besoeg'],
          Knowing: ['doerene', 'klintekongen'],
        }),
        callToAction(
          'Take a lantern out',
          'Your ticket is a lantern. It has to be handed back, preferably lit.',
          to('billetter', 'Prices'),
        ),
      ],
    },
  },
)
