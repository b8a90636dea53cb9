import { Picture } from '../components/Picture.tsx'
import { RichText } from '../components/RichText.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { Person } from '../model.ts'

interface PeopleProps {
  people: readonly Person[]
  /** The level of their names in the page's outline. */
  level: 2 | 3 | 4
}

/** People of the museum: who they are, and how to reach them. */
export function People({ people, level }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.id}>
          <OnePerson person={person} level={level} />
        </li>
      ))}
    </ul>
  )
}

function OnePerson({ person, level }: { person: Person; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  const { name, title, excerpt, picture } = person
  return (
    <div className="person" data-picture={picture !== null}>
      {picture ? (
        <div className="artwork">
          <Picture picture={picture} loading="lazy" sizes="140px" decorative />
        </div>
      ) : null}
      <div>
        <Heading className="title-3" style={fitting(name)}>
          {name}
        </Heading>
        {title ? <p className="muted">{title}</p> : null}
        {excerpt ? <p>{excerpt}</p> : null}
        <Ways person={person} />
        <Biography person={person} level={level} />
      </div>
    </div>
  )
}

/** How to reach someone. */
function Ways({ person: { phone, email } }: { person: Person }) {
  if (!phone && !email) return null
  return (
    <ul className="ways">
      {phone ? (
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>
            {email.split('@')[0]}
            <wbr />@{email.split('@')[1]}
          </a>
        </li>
      ) : null}
    </ul>
  )
}

/** A longer text about someone, which visitors can open. */
function Biography({ person: { name, bio }, level }: { person: Person; level: 2 | 3 | 4 }) {
  const say = useMessage()
  if (bio.length === 0) return null
  return (
    <details className="bio">
      <summary>
        {say('biography')} <span className="visually-hidden">{name}</span>{' '}
        <span className="plus" aria-hidden="true" />
      </summary>
      <RichText value={bio} under={level === 2 ? 2 : 3} />
    </details>
  )
}
