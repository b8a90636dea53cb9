import { MoreLink } from '../../components/Button.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { Statement as StatementModel } from '../../model.ts'

/** One sentence before a rising sun. */
export default function Statement({ text, source, link }: StatementModel) {
  return (
    <section className="statement on-tint">
      <div className="wrap">
        {source ? (
          <figure>
            <blockquote className="display-2" style={fitting(text)}>
              <p>{text}</p>
            </blockquote>
            <figcaption>{source}</figcaption>
          </figure>
        ) : (
          <p className="display-2" style={fitting(text)}>
            {text}
          </p>
        )}
        {link && link.href !== '' ? <MoreLink link={link} /> : null}
      </div>
    </section>
  )
}
