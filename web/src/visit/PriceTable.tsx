import { useMessage } from '../messages/useMessage.ts'
import type { TicketTable } from '../model.ts'

interface PriceTableProps {
  table: TicketTable
  /** A heading right above names it: the caption is then for screen readers only. */
  headed?: boolean
}

/** What a ticket costs for whom, and the notes below it. */
export function PriceTable({ table, headed = false }: PriceTableProps) {
  const say = useMessage()
  return (
    <>
      <table className="prices">
        <caption className={headed ? 'visually-hidden' : undefined}>
          {table.title ?? say('prices')}
        </caption>
        <tbody>
          {table.variants.map(({ key, title, note, people, price }) => (
            <tr key={key}>
              <th scope="row">
                {title}
                {note ? <small>{note}</small> : null}
                {people === null ? null : <small>{say('people', { count: people })}</small>}
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {table.disclaimer ? <p className="prices-note">{table.disclaimer}</p> : null}
    </>
  )
}
