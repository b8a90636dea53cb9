import { soften } from '../components/soften.ts'
import { fitting } from '../components/titleLines.ts'
import type { Fact } from '../model.ts'

/** Longer than `1639–1802`, it is words and no figure. */
const longestFigure = 10
/** The column is narrow. */
const longestWhole = 12

/** What there is to know, with large figures: `136`, `meter i indre tværmål`. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="figures">
      {facts.map(({ key, title, text }) => (
        <div key={key} data-figure={text.length <= longestFigure}>
          <dt>{soften(title, longestWhole)}</dt>
          <dd style={fitting(text)}>{soften(text, longestWhole)}</dd>
        </div>
      ))}
    </dl>
  )
}
