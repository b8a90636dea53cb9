import { RichText } from '../../components/RichText.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { Accordion as AccordionModel } from '../../model.ts'

/**
 * Questions that open to answers. The anchor is on the answer, because a browser opens
 * what is around the element that an address names; see `navigation/anchor.ts`.
 */
export default function Accordion({ title, entries }: AccordionModel) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <section className="plain">
      <div className="grid-12 aside-layout">
        {title ? (
          <h2 className="title-1" style={fitting(title)}>
            {title}
          </h2>
        ) : null}
        <div className="accordion">
          {entries.map((entry) => (
            <details key={entry.key}>
              <summary>
                <Heading>{entry.title}</Heading>
                <span className="plus" aria-hidden="true" />
              </summary>
              <div id={entry.key} className="accordion-answer">
                <RichText value={entry.content} under={title ? 3 : 2} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
