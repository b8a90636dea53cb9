/** Everything that the catalogue shows. Tests, screenshots and its index read this one list. */
import { pageFixtures } from '../src/fixtures/views.ts'
import { componentNames } from './componentNames.ts'
import { moduleTypes, statesOf } from './moduleStates.ts'
import { mockUps, nameOfPath } from './pageNames.ts'

/** The kinds of entries, each with its heading in the index. */
export const kindNames = { page: 'Pages', module: 'Modules', component: 'Components' } as const
export type EntryKind = keyof typeof kindNames

export interface Entry {
  kind: EntryKind
  /** What follows `/mocks/` in its address. */
  name: string
  title: string
  /** Whether the title is Danish: that of a page is. */
  danish: boolean
  /** What is said about it: the type of a page, the states of a module. */
  about: string
}

/** The status with which a page of the catalogue is sent: those of errors have theirs. */
export function statusOf(type: string): number {
  return type === 'notFoundPage' ? 404 : type === 'failedPage' ? 500 : 200
}

const pages: Entry[] = pageFixtures.map((page) => {
  const { path, title } = page
  const { type } = page.body('split', '')
  const name = nameOfPath(path)
  const about = name in mockUps ? `${type}, mock-up` : type
  return { kind: 'page', name, title, danish: true, about }
})

const modules: Entry[] = moduleTypes.map((type) => {
  const states = statesOf(type).map(({ name }) => name.toLowerCase())
  return {
    kind: 'module',
    name: `modules/${type}`,
    title: type,
    danish: false,
    about: states.join(', '),
  }
})

const components: Entry[] = componentNames.map((name) => ({
  kind: 'component',
  name: `components/${name}`,
  title: name,
  danish: false,
  about: '',
}))

export const entries: readonly Entry[] = [...pages, ...modules, ...components]

export function entryNamed(name: string): Entry | undefined {
  return entries.find((entry) => entry.name === name)
}

/** The text in which an entry is searched, in small letters. */
export function searchTextOf({ name, title, about, kind }: Entry): string {
  return `${name} ${title} ${about} ${kindNames[kind]}`.toLowerCase()
}

/** The entries in which every word that was typed occurs. */
export function found(typed: string): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => words.every((word) => searchTextOf(entry).includes(word)))
}
