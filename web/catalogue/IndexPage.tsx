import { entryAddress } from './addresses.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import type { Choices } from './choices.ts'
import { type Entry, type EntryKind, entries, found, kindNames, searchTextOf } from './entries.ts'
import { prefix } from './pageNames.ts'

const kinds = Object.keys(kindNames) as EntryKind[]

/** Everything in the catalogue, which can be searched, with and without JavaScript. */
export function IndexPage({ choices, typed }: { choices: Choices; typed: string }) {
  const matches = found(typed)
  return (
    <>
      <header className="catalogue-head on-ink">
        <div className="wrap">
          <h1 className="display-2">Catalogue</h1>
          <p className="lead">
            Every page type and module of the websites, and the components that are listed, in their
            states, from the fixtures of the tests.
          </p>
          <search>
            <form className="catalogue-form" action={prefix} method="get" data-filter="">
              <label className="choice catalogue-search">
                <span>Search</span>
                <input type="search" name="q" defaultValue={typed} autoComplete="off" />
              </label>
              <ChoiceFields choices={choices} />
              <button className="btn" type="submit">
                Show
              </button>
            </form>
          </search>
        </div>
      </header>
      <main className="wrap" id="main">
        <p className="meta" role="status" data-count="">
          {matches.length} of {entries.length}
        </p>
        {kinds.map((kind) => (
          <Section
            key={kind}
            heading={kindNames[kind]}
            matches={matches.filter((entry) => entry.kind === kind)}
            choices={choices}
          />
        ))}
      </main>
    </>
  )
}

interface SectionProps {
  heading: string
  matches: readonly Entry[]
  choices: Choices
}

function Section({ heading, matches, choices }: SectionProps) {
  if (matches.length === 0) return null
  return (
    <section data-section="">
      <h2 className="title-2">{heading}</h2>
      <ul className="catalogue-list">
        {matches.map((entry) => (
          <li key={entry.name} data-words={searchTextOf(entry)}>
            <a href={entryAddress('frame', choices, { page: entry.name })}>
              <span className="title-4" lang={entry.danish ? 'da' : undefined}>
                {entry.title}
              </span>
              <code>{`${prefix}/${entry.name}`}</code>
              {entry.about === '' ? null : <span className="meta">{entry.about}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
