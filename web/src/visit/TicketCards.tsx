import { columnsFor } from '../components/columns.ts'
import { Icon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { TicketCard as TicketCardModel } from '../model.ts'

interface TicketCardsProps {
  tickets: readonly TicketCardModel[]
  level: 2 | 3
}

/** Tickets to choose from. The title leads to the page, the button to where it is sold. */
export function TicketCards({ tickets, level }: TicketCardsProps) {
  return (
    <ul className="ticket-cards" data-columns={columnsFor(tickets.length, 3)}>
      {tickets.map((ticket) => (
        <li key={ticket.item.id}>
          <TicketCard ticket={ticket} level={level} />
        </li>
      ))}
    </ul>
  )
}

function TicketCard({ ticket, level }: { ticket: TicketCardModel; level: 2 | 3 }) {
  const say = useMessage()
  const { item, variant, price, purchase } = ticket
  const Heading = `h${level}` as const
  const cost = variant && price ? say('priceOf', { variant, price }) : price
  const sold = purchase !== null && purchase.href !== ''
  return (
    <article className="ticket-card">
      <div className="ticket-card-text">
        <Heading className="title-2" style={fitting(item.link.title)}>
          <Link link={item.link} />
        </Heading>
        {item.excerpt ? <p>{item.excerpt}</p> : null}
      </div>
      {cost || sold ? (
        <div className="ticket-card-stub">
          {cost ? <p className="ticket-card-price">{cost}</p> : null}
          {sold ? (
            <Link link={purchase} className="btn">
              <span>
                {purchase.title || say('buyTicket')}
                <span className="visually-hidden"> {item.link.title}</span>
              </span>
              <Icon name={purchase.kind === 'external' ? 'out' : 'arrow'} />
            </Link>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}
