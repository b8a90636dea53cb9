import { exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import { eventList, textSection } from '../../writing/modules.ts'
import { vindmoelle } from './pictures.ts'

export const oplevelser = exhibitionOverview(
  'udstillinger',
  { image: vindmoelle, tags: ['nyere-tid'] },
  {
    da: {
      title: 'Oplevelser',
      slug: 'oplevelser',
      description: 'Vi har ingen udstillinger. Vi har døre, og bag dem er nogen i gang.',
      call: to('huse', 'Se alle husene'),
      modules: [
        textSection({
          text: `
            Tre steder i museet er der næsten altid liv: i køkkenerne, ved møllen og på gården med
            storken. Resten af husene er stille, og det er de gode til. Tag dem imellem.
          `,
          links: [to('huse'), to('haandvaerkere')],
        }),
        eventList('Det næste, der sker', { link: to('kalender', 'Hele kalenderen') }),
      ],
    },
    en: {
      title: 'Experiences',
      slug: 'experiences',
      description: 'We have no exhibitions. We have doors, and behind them somebody is at work.',
      call: to('huse', 'See all the houses'),
      modules: [
        textSection({
          text: `
            In three places there is nearly always life: in the kitchens, at the mill and on the farm
            with the stork. The other houses are quiet, and quiet suits them. Take them in between.
          `,
          links: [to('huse'), to('haandvaerkere')],
        }),
        eventList('What happens next', { link: to('kalender', 'The whole calendar') }),
      ],
    },
  },
)
