import { MoreLink } from '../../components/Button.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { TicketDetail as TicketDetailModel } from '../../model.ts'
import { PriceTable } from '../../visit/PriceTable.tsx'

/** The prices of a ticket, as quiet as the text that it stands in. */
export default function TicketDetail({ title, table, link }: TicketDetailModel) {
  const say = useMessage()
  return (
    <section className="plain">
      <div className="grid-12 aside-layout">
        <h2 className="title-1" style={fitting(title)}>
          {title}
        </h2>
        <div className="ticket-detail">
          <PriceTable table={table} headed={table.title === null} />
          {link ? <MoreLink link={link} label={link.title || say('buyTicket')} /> : null}
        </div>
      </div>
    </section>
  )
}
