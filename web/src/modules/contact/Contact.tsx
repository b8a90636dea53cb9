import { Picture } from '../../components/Picture.tsx'
import { RichText } from '../../components/RichText.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { Contact as ContactModel } from '../../model/Contact'
import type { Person } from '../../model/Person'

/** Whom to ask. */
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
          <RichText value={content} under={2} />
        </div>
        <ul className="people">
          {people.map((person) => (
            <li key={person.id}>
              <OnePerson person={person} level={title ? 3 : 2} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function OnePerson({ person, level }: { person: Person; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="person" data-picture={person.picture !== null}>
      {person.picture ? (
        <div className="print">
          <Picture picture={person.picture} loading="lazy" sizes="140px" decorative />
        </div>
      ) : null}
      <div>
        <Heading className="title-3">{person.name}</Heading>
        {person.title ? <p className="muted">{person.title}</p> : null}
        {person.excerpt ? <p>{person.excerpt}</p> : null}
        <ul className="ways">
          {person.phone ? (
            <li>
              <a href={`tel:${person.phone.replaceAll(' ', '')}`}>{person.phone}</a>
            </li>
          ) : null}
          {person.email ? (
            <li>
              <a href={`mailto:${person.email}`}>
                {person.email.split('@')[0]}
                <wbr />@{person.email.split('@')[1]}
              </a>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )
}
