import type { CSSProperties } from 'react'
import { Link } from '../components/Link.tsx'
import { longestWord } from '../components/titleLines.ts'
import type { Fact, Link as LinkModel } from '../model.ts'

interface ShownFact extends Fact {
  /** A line below it, smaller. */
  more?: string
  /** Where its text leads. */
  link?: LinkModel
}

/** What one must know, in at most four columns: `Periode`, `Sted`. */
export function Facts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null
  const longest = Math.max(...facts.map(({ text }) => longestWord(text)))
  const style = { '--longest': longest } as CSSProperties
  return (
    <dl className="facts" data-columns={columnsFor(facts.length)} style={style}>
      {facts.map(({ key, title, text, more, link }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            {link ? <Link link={link} /> : text}
            {more ? <small>{more}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Four, or three where a row of four would leave one or two alone. */
function columnsFor(count: number): number {
  return count === 5 || count === 6 ? 3 : Math.min(count, 4)
}
