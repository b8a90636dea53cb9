import { fitting } from '../components/titleLines.ts'
import type { Fact } from '../model.ts'

/** Longer than `1639–1802`, it is words and no figure. */
const longestFigure = 10

/** The figure of a fact: its text, or the year that is its title and has a sentence as its text. */
function figureOf({ title, text }: Fact): 'text' | 'title' | undefined {
  if (text.length <= longestFigure) return 'text'
  return title.length <= longestFigure && /^\d/.test(title) ? 'title' : undefined
}

/** What there is to know, with large figures: `136`, `meter i indre tværmål`. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="figures">
      {facts.map((fact) => {
        const { key, title, text } = fact
        const figure = figureOf(fact)
        return (
          <div key={key} data-figure={figure} style={fitting(figure === 'title' ? title : text)}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
