import { PageHero } from '../../components/PageHero.tsx'
import type { TicketOverview as TicketOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { TicketCards } from '../../visit/TicketCards.tsx'

/** The tickets of a site. */
export default function TicketOverview({ hero, tickets, modules }: TicketOverviewModel) {
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {tickets.length > 0 ? (
          <div className="plain wrap">
            <TicketCards tickets={tickets} level={2} />
          </div>
        ) : null}
        <Modules modules={modules} />
      </div>
    </>
  )
}
