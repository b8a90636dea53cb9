import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { Ticket } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { callToAction } from '../../modules/callToAction/CallToAction.fixture.ts'
import { ticketPanel } from '../../modules/ticketModule/TicketModule.fixture.ts'
import { ticketCards } from '../ticketOverview/TicketOverview.fixture.ts'

export const ticket: Ticket = {
  hero: {
    title: 'Dagsbillet',
    lead: 'Hele museet den dag, du vælger.',
    picture: null,
    call: null,
    breadcrumbs: [to('Besøg os', '/besoeg'), to('Billetter', '/billetter')],
  },
  panel: ticketPanel,
  cta: to('Giv den som gave', '/billetter/gavekort'),
  faq: accordion.entries,
  tickets: ticketCards.slice(1, 3),
  modules: [{ type: 'callToAction', ...callToAction }],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/billetter/dagsbillet',
    title: 'Dagsbillet',
    body: () => ({ type: 'ticket', ...ticket }),
  },
]
