import { useMessage } from '../../messages/useMessage.ts'
import type { TicketTable, TicketVariant } from '../../model.ts'

/** What it costs. */
export function EventPrices({ tickets }: { tickets: TicketTable }) {
  const say = useMessage()
  return (
    <section>
      <h2 className="title-3">{tickets.title ?? say('prices')}</h2>
      <dl className="event-prices">
        {tickets.variants.map((variant) => (
          <div key={variant.key}>
            <dt>
              {variant.title}
              <Note variant={variant} />
            </dt>
            <dd>{variant.price}</dd>
          </div>
        ))}
      </dl>
      {tickets.disclaimer ? <p className="meta muted">{tickets.disclaimer}</p> : null}
    </section>
  )
}

function Note({ variant: { note, people } }: { variant: TicketVariant }) {
  const say = useMessage()
  const words = [people ? say('ticketsFor', { count: people }) : null, note].filter(Boolean)
  return words.length > 0 ? <small> {words.join(' · ')}</small> : null
}
