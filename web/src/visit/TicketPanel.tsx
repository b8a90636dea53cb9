import { ButtonLink, MoreLink } from '../components/Button.tsx'
import { DrawnIcon } from '../components/Icon.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { TicketPanel as TicketPanelModel } from '../model.ts'
import { PriceTable } from './PriceTable.tsx'

const check = ['M4 12.5l5.5 5.5L20.5 6.5']

/** A ticket: what one gets on a panel, joined to what it costs. */
export function TicketPanel({ panel }: { panel: TicketPanelModel }) {
  const say = useMessage()
  const { title, lead, benefitsTitle, benefits, purchase, page, table } = panel
  return (
    <div className="ticket">
      <div className="ticket-promise on-impact">
        <h2 className="title-1" style={fitting(title)}>
          {title}
        </h2>
        {lead ? <p>{lead}</p> : null}
        {benefits.length > 0 ? (
          <div className="ticket-benefits">
            {benefitsTitle ? <h3 className="title-4">{benefitsTitle}</h3> : null}
            <ul className="benefits">
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <DrawnIcon paths={check} />
                  <span>{benefit}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {purchase || page ? (
          <p className="ticket-links">
            {purchase ? (
              <ButtonLink link={purchase} label={purchase.title || say('buyTicket')} />
            ) : null}
            {page ? <MoreLink link={page} label={say('aboutTicket')} /> : null}
          </p>
        ) : null}
      </div>
      <div className="ticket-prices">
        <PriceTable table={table} />
      </div>
    </div>
  )
}
