import { RichText } from '../../components/RichText.tsx'
import { fitting } from '../../components/titleLines.ts'
import { People } from '../../learn/People.tsx'
import type { Contact as ContactModel } from '../../model.ts'

/** Whom to contact. */
export default function Contact({ title, content, people }: ContactModel) {
  return (
    <section className="plain">
      <div className="grid-12 aside-layout">
        <div className="contact-text">
          {title ? (
            <h2 className="title-1" style={fitting(title)}>
              {title}
            </h2>
          ) : null}
          <RichText value={content} under={title ? 2 : 1} />
        </div>
        <People people={people} level={title ? 3 : 2} />
      </div>
    </section>
  )
}
