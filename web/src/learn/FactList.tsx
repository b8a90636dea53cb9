import { Link } from '../components/Link.tsx'
import { soften } from '../components/soften.ts'
import type { Fact, Link as LinkModel } from '../model.ts'

/** As long a word as fits into a narrow column. */
const longestWhole = 18

export interface LinkedFact extends Fact {
  /** Where its text leads. */
  link?: LinkModel
}

/** What there is to know, one below the other, for a narrow column. */
export function FactList({ facts }: { facts: readonly LinkedFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="fact-list">
      {facts.map(({ key, title, text, link }) => (
        <div key={key}>
          <dt>{soften(title, longestWhole)}</dt>
          <dd>{link ? <Link link={link} /> : soften(text, longestWhole)}</dd>
        </div>
      ))}
    </dl>
  )
}
