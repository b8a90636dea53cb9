import { fitting } from '../components/titleLines.ts'
import type { Fact } from '../model.ts'

/** Longer than `1639–1802`, it is words and no figure. */
const longestFigure = 10

/** What there is to know, with large figures: `136`, `meter i indre tværmål`. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="figures">
      {facts.map(({ key, title, text }) => (
        <div key={key} data-figure={text.length <= longestFigure}>
          <dt>{title}</dt>
          <dd style={fitting(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
