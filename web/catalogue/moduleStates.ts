/** The states of a module, made of its fixture by plain functions. */
import { modules } from '../src/fixtures/registry.ts'
import type { Module } from '../src/model.ts'

/** A module in a state. */
export interface ModuleState {
  name: string
  /** What is different from the fixture. */
  explanation: string
  module: Module
}

/** The types of modules that have a fixture, each once. */
export const moduleTypes: readonly string[] = [...new Set(modules.map(({ type }) => type))]

/** A name that no editor would choose, and some have. */
const longTitle =
  'Rationeringsmærkesamlingsregistreringsarbejdet på Tekstilkonserveringslaboratoriet'
const longWord = 'Besættelsestidshverdagsgenstandssamlingen'

type Change = (module: unknown) => unknown

interface Derived {
  name: string
  explanation: string
  change: Change
}

const withoutPictures = 'Missing pictures'

const derived: readonly Derived[] = [
  { name: 'Empty', explanation: 'Every list is empty.', change: lists(() => []) },
  {
    name: 'One',
    explanation: 'Every list has one entry.',
    change: lists((all) => all.slice(0, 1)),
  },
  { name: 'Many', explanation: 'Every list has a dozen entries or more.', change: lists(many) },
  {
    name: 'Long words',
    explanation: 'Titles and texts have the longest words of Danish.',
    change: replaced(longWords),
  },
  {
    name: withoutPictures,
    explanation: 'No picture has been chosen.',
    change: replaced((_, value) => (isPicture(value) ? null : value)),
  },
  {
    name: 'Pictures that fail',
    explanation: 'The address of every picture, sound and film leads nowhere.',
    change: replaced(withAddress('/art/none.svg')),
  },
  {
    name: 'Loading',
    explanation: 'Pictures are on their way: one sees their placeholder.',
    change: replaced(loading),
  },
]

/** A module as its fixtures have it, then in every state in which it is different. */
export function statesOf(type: string): ModuleState[] {
  const samples = modules.filter((module) => module.type === type)
  const states = samples.map((module, index) => ({
    name: index === 0 ? 'Usual' : `Variant ${index + 1}`,
    explanation: index === 0 ? 'As editors mostly fill it in.' : 'With other fields filled in.',
    module,
  }))
  const [usual] = samples
  if (!usual) return []
  const seen = new Set(samples.map((module) => JSON.stringify(module)))
  for (const { name, explanation, change } of derived) {
    const module = change(usual) as Module
    const text = JSON.stringify(module)
    if (seen.has(text) || (name === withoutPictures && pictorial.includes(type))) continue
    seen.add(text)
    states.push({ name, explanation, module })
  }
  return states.map((state, index) => ({ ...state, module: withKeys(state.module, `s${index}`) }))
}

/** Modules that are nothing without their pictures: without one they never reach a page. */
const pictorial: readonly string[] = ['image', 'imageDetail', 'imageSlider']

type Replace = (key: string, value: unknown) => unknown

/** A copy in which some values are others. */
function replaced(replace: Replace): Change {
  const copy = (key: string, value: unknown): unknown => {
    const other = replace(key, value)
    if (Array.isArray(other)) {
      return other
        .map((one) => copy('', one))
        .filter((one, index) => one !== null || other[index] === null)
    }
    if (!isObject(other)) return other
    return Object.fromEntries(Object.entries(other).map(([name, one]) => [name, copy(name, one)]))
  }
  return (module) => copy('', module)
}

/**
 * A copy in which the lists of the module, and of what it consists of, are others. A text stays as
 * it is, with the marks of its spans.
 */
function lists(change: (all: unknown[]) => unknown[]): Change {
  return replaced((name, value) => {
    if (!Array.isArray(value) || name === 'marks') return value
    return isText(value) || isSources(value) ? value : change(value)
  })
}

function many(all: unknown[]): unknown[] {
  if (all.length === 0) return all
  return Array.from({ length: Math.max(12, all.length) }, (_, index) => {
    const one = all[index % all.length]
    return index < all.length ? one : withKeys(one, `m${index}`)
  })
}

/** A copy whose keys and ids are its own, as they are anchors. */
function withKeys<Value>(value: Value, suffix: string): Value {
  return replaced((name, one) =>
    (name === 'key' || name === 'id') && typeof one === 'string' ? `${one}-${suffix}` : one,
  )(value) as Value
}

const titles = ['title', 'name', 'subtitle']
const texts = ['text', 'lead', 'excerpt', 'caption', 'note', 'meta', 'source', 'disclaimer']

function longWords(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || value === '' || /^(https?:|\/)/.test(value)) return value
  if (titles.includes(name)) return longTitle
  return texts.includes(name) ? `${longWord} og ${longWord.toLowerCase()}` : value
}

const media = /^\/(art|film|lyd)\//

function withAddress(address: string): Replace {
  return (_, value) => (typeof value === 'string' && media.test(value) ? address : value)
}

/** A picture that the browser has not got yet: its source never says how large it is. */
function loading(_: string, value: unknown): unknown {
  if (!isPicture(value)) return value
  const sources = (value.sources as { width: number }[]).map(({ width }) => ({
    url: '/art/loading.svg',
    width,
  }))
  return { ...value, sources, placeholder }
}

/** A two-coloured stand-in for the placeholder. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#edbe63" d="M0 0h4v3H0z"/><path fill="#24616a" d="M0 2h4v1H0z"/></svg>',
)}`

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPicture(value: unknown): value is Record<string, unknown> {
  return isObject(value) && 'sources' in value && 'focus' in value
}

const isText = (value: unknown[]) => value.some((one) => isObject(one) && '_type' in one)
const isSources = (value: unknown[]) =>
  value.some((one) => isObject(one) && 'url' in one && 'width' in one)
