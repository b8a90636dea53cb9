import { useMessage } from '../messages/useMessage.ts'
import type { Person } from '../model.ts'
import { People } from './People.tsx'

/** Whom to contact, with the heading beside them where there is room. */
export function Contacts({ people }: { people: readonly Person[] }) {
  const say = useMessage()
  if (people.length === 0) return null
  return (
    <section className="plain">
      <div className="grid-12 aside-layout">
        <h2 className="title-1">{say('contacts')}</h2>
        <People people={people} level={3} />
      </div>
    </section>
  )
}
