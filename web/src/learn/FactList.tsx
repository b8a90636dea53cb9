import { Link } from '../components/Link.tsx'
import type { Fact, Link as LinkModel } from '../model.ts'

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
          <dt>{title}</dt>
          <dd>{link ? <Link link={link} /> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
