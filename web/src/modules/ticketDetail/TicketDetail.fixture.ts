import { to } from '../../fixtures/content.ts'
import type { Module, TicketDetail } from '../../model.ts'
import { ticketTable } from '../ticketModule/TicketModule.fixture.ts'

export const ticketDetail: TicketDetail = {
  key: 'grupper',
  title: 'Grupper',
  table: {
    ...ticketTable,
    variants: ticketTable.variants.slice(0, 3),
    disclaimer: 'Grupper på mindst ti melder sig til fjorten dage før.',
  },
  link: to('Bestil gruppebesøg', '/billetter/grupper'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'ticketDetail', ...ticketDetail }]
