/**
 * Hours and prices that a text takes from their documents: `{hours}` of the site, `{hours café}`
 * of one of its facilities, `{price dagsbillet}` the lowest of a ticket, `{price dagsbillet
 * voksen}` that of a variant.
 */

type Value = Record<string, unknown>

const named = /\{(hours|price)(?: ([^{} ]+))?(?: ([^{} ]+))?\}/

/** A block whose spans are cut where they name hours or a price. */
export function withReferences(
  block: object,
  ticket: (key: string) => object,
  key: () => string,
): object {
  const { children } = block as { children?: readonly Value[] }
  if (!children) return block
  return { ...block, children: children.flatMap((child) => cut(child, ticket, key)) }
}

function cut(child: Value, ticket: (key: string) => object, key: () => string): Value[] {
  const text = typeof child.text === 'string' ? child.text : ''
  const found = named.exec(text)
  if (!found) return [child]
  const [whole, kind, first, second] = found
  const before = { ...child, text: text.slice(0, found.index) }
  const after = { ...child, _key: key(), text: text.slice(found.index + whole.length) }
  return [
    before,
    { _key: key(), ...reference(kind, first, second, ticket) },
    ...cut(after, ticket, key),
  ]
}

function reference(
  kind: string | undefined,
  first: string | undefined,
  second: string | undefined,
  ticket: (key: string) => object,
): Value {
  if (kind === 'hours') return { _type: 'openingHoursText', ...(first && { facility: first }) }
  if (!first) throw new Error('{price} names no ticket')
  return { _type: 'ticketPrice', ticket: ticket(first), ...(second && { variant: second }) }
}
