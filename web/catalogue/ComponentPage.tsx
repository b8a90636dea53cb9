import { Language } from '../src/messages/useMessage.ts'
import type { Choices } from './choices.ts'
import { statesOfComponent } from './components.tsx'
import type { Entry } from './entries.ts'

/** A component in its states, as the server writes them. */
export function ComponentPage({ entry, choices }: { entry: Entry; choices: Choices }) {
  const states = statesOfComponent(entry.title) ?? {}
  return (
    <Language value={choices.language}>
      <main className="wrap catalogue-states" id="main">
        <h1 className="title-1">{entry.title}</h1>
        {Object.entries(states).map(([name, element]) => (
          <section key={name}>
            <h2 className="meta">{name}</h2>
            <div lang="da">{element ?? null}</div>
          </section>
        ))}
      </main>
    </Language>
  )
}
