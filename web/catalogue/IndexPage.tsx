import { pageAddress } from './addresses.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import type { Choices } from './choices.ts'
import { type Entry, entries, found, groups } from './entries.ts'
import { prefix } from './pageNames.ts'

const headings = { pages: 'Pages', modules: 'Modules', components: 'Components' }

/** Everything in the catalogue, which can be searched, with and without JavaScript. */
export function IndexPage({ choices, typed }: { choices: Choices; typed: string }) {
  const shown = found(typed)
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
          {shown.length} of {entries.length}
        </p>
        {groups.map((group) => (
          <Section
            key={group}
            heading={headings[group]}
            shown={shown.filter((entry) => entry.group === group)}
            choices={choices}
          />
        ))}
      </main>
    </>
  )
}

interface SectionProps {
  heading: string
  shown: readonly Entry[]
  choices: Choices
}

function Section({ heading, shown, choices }: SectionProps) {
  if (shown.length === 0) return null
  return (
    <section data-section="">
      <h2 className="title-2">{heading}</h2>
      <ul className="catalogue-list">
        {shown.map(({ name, title, danish, about }) => (
          <li key={name} data-words={`${name} ${title} ${about} ${heading}`.toLowerCase()}>
            <a href={pageAddress('frame', choices, { page: name })}>
              <span className="title-4" lang={danish ? 'da' : undefined}>
                {title}
              </span>
              <code>{`${prefix}/${name}`}</code>
              {about === '' ? null : <span className="meta">{about}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
