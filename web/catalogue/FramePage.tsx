import { entryAddress, indexAddress } from './addresses.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import type { Choices } from './choices.ts'
import { type Entry, entries } from './entries.ts'
import { prefix } from './pageNames.ts'

/** An entry of the catalogue in a frame of a chosen width. */
export function FramePage({ entry, choices }: { entry: Entry; choices: Choices }) {
  const place = entries.indexOf(entry)
  const address = entryAddress(entry.name, choices)
  return (
    <>
      <header className="catalogue-head catalogue-bar on-ink">
        <nav aria-label="Catalogue">
          <a className="more" href={indexAddress(choices)}>
            All
          </a>
          <Neighbour entry={entries[place - 1]} label="Previous" choices={choices} />
          <Neighbour entry={entries[place + 1]} label="Next" choices={choices} />
          <a className="more" href={address}>
            Without frame
          </a>
        </nav>
        <h1 className="title-2" lang={entry.danish ? 'da' : undefined}>
          {entry.title}
        </h1>
        <form
          className="catalogue-form"
          action={`${prefix}/frame`}
          method="get"
          data-submit-on-change=""
        >
          <input type="hidden" name="page" value={entry.name} />
          <ChoiceFields choices={choices} />
          <button className="btn" type="submit">
            Show
          </button>
        </form>
      </header>
      <main className="catalogue-frame" id="main">
        <iframe
          src={address}
          title={entry.title}
          width={choices.width}
          data-width={choices.width}
        />
      </main>
    </>
  )
}

interface NeighbourProps {
  entry: Entry | undefined
  label: string
  choices: Choices
}

function Neighbour({ entry, label, choices }: NeighbourProps) {
  if (!entry) return null
  return (
    <a className="more" href={entryAddress('frame', choices, { page: entry.name })}>
      {label}
      <span className="visually-hidden">: {entry.title}</span>
    </a>
  )
}
