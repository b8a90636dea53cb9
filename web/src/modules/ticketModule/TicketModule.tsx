import type { TicketModule as TicketModuleModel } from '../../model.ts'
import { TicketPanel } from '../../visit/TicketPanel.tsx'

/** A ticket with its prices and what one gets for it. */
export default function TicketModule({ panel }: TicketModuleModel) {
  return (
    <section className="plain wrap">
      <TicketPanel panel={panel} />
    </section>
  )
}
