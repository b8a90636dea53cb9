import { useMessage } from '../messages/useMessage.ts'
import type { Person } from '../model.ts'

/** Who wrote a text, in a line. */
export function Authors({ people }: { people: readonly Person[] }) {
  const say = useMessage()
  if (people.length === 0) return null
  return (
    <p className="authors">
      {say('writtenBy')}{' '}
      {people.map(({ id, name, title }, index) => (
        <span key={id}>
          {index > 0 ? ' · ' : null}
          <strong>{name}</strong>
          {title ? `, ${title}` : null}
        </span>
      ))}
    </p>
  )
}
