import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { listed, publications, researchers } from '../../learn/fixtures.ts'
import type { Project } from '../../model.ts'
import { imageModule } from '../../modules/image/ImageModule.fixture.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'
import { ticketPanel } from '../../modules/ticketModule/TicketModule.fixture.ts'

export const project: Project = {
  hero: {
    top: {
      title: 'Farver fra oldtiden',
      lead: 'Vi måler farvestoffer i tråde, der har ligget i en mose i to tusind år, og farver dem igen.',
      picture: art('solvogn', 'Linoleumssnit: en bronzealderhest trækker solskiven', 0.55, 0.4),
      call: null,
      breadcrumbs: [to('Projekter', '/projekter')],
    },
    subtitle: 'Blåt af vaid, rødt af krap',
    layout: null,
    typography: 'display',
    floating: null,
  },
  stage: 'lastWeeks',
  period: '1. februar 2024 – 30. november 2026',
  facts: [
    { key: 'stoette', title: 'Støtte', text: 'Kulturarvsbevaringsfonden' },
    { key: 'partnere', title: 'Partnere', text: 'Tre museer og et farveri' },
  ],
  place: null,
  ticket: null,
  unit: to('Tekstilforskning', '/forskning/tekstil'),
  people: researchers,
  publications,
  related: [
    listed('project', 'projekter/sejl', 'Sejl af uld', {
      meta: 'Løbende',
      picture: art('vikingeskib', ''),
    }),
    listed('exhibition', 'udstillinger/solens-folk', 'Solens folk', { meta: 'Permanent' }),
    listed('knowledgeArticle', 'viden/fem-cirkler', 'Fem cirkler', {
      meta: 'Viden',
      picture: art('slot', ''),
    }),
  ],
  modules: [
    { type: 'textSection', ...textSection },
    { type: 'image', ...imageModule },
  ],
}

/**
 * One that an editor gave a hero of its own, a place and a ticket:
 * `docs/rules.md#projects-and-research`.
 */
export const showcasedProject: Project = {
  ...project,
  hero: { ...project.hero, layout: 'split' },
  place: { key: 'place', title: 'Værkstedet', text: 'Bag glasruden i stuen' },
  ticket: ticketPanel,
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/projekter/fundkortet',
    title: 'Farver fra oldtiden',
    body: () => ({ type: 'project', ...showcasedProject }),
  },
  { path: '/projekter/farver', title: 'Farver', body: () => ({ type: 'project', ...project }) },
]
