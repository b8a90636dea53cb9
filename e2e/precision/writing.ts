/** What editors do to documents, as mutations. */
import type { Mutation } from './content.ts'

type Value = Record<string, unknown>

export const set = (id: string, fields: Value): Mutation => ({ patch: { id, set: fields } })

export const unset = (id: string, ...paths: string[]): Mutation => ({ patch: { id, unset: paths } })

/** Adds something to a list, at its end. */
export const add = (id: string, list: string, item: Value): Mutation => ({
  patch: { id, insert: { after: `${list}[-1]`, items: [{ _key: 'new', ...item }] } },
})

export const create = (document: Value): Mutation => ({ create: document })

export const remove = (id: string): Mutation => ({ delete: { id } })

export const reference = (id: string): Value => ({ _type: 'reference', _ref: id })

export const listed = (...ids: string[]): Value[] =>
  ids.map((id) => ({ _key: id, ...reference(id) }))

export const link = (title: string, id: string): Value => ({
  _type: 'link',
  type: 'internal',
  title,
  reference: reference(id),
})

export const slug = (current: string): Value => ({ _type: 'slug', current })

/** A paragraph. */
export const paragraph = (text: string): Value => ({
  _key: 'new',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _key: 'text', _type: 'span', text, marks: [] }],
})

/** Where the text of a paragraph of a list is. */
export const words = (list: string, paragraph = 0): string =>
  `${list}[${paragraph}].children[0].text`
