/** Whether documents conform to the schema: for tests, and for those who write content. */
import * as types from './index.ts'
import type { Field, Member, SchemaType } from './types.ts'

type Value = Record<string, unknown>

/** The fields that the service itself sets in every document and member. */
const own = new Set(['_id', '_type', '_key', '_rev', '_createdAt', '_updatedAt', '_ref', '_weak'])
/** What fields of these types hold beside the fields that the schema adds to them. */
const builtIn: Record<string, readonly string[]> = {
  // An import names the file; the service makes a reference of it.
  image: ['asset', 'hotspot', 'crop', '_sanityAsset'],
  file: ['asset', '_sanityAsset'],
  slug: ['current'],
  reference: [],
}

const all = Object.values(types) as SchemaType[]
const named = new Map(all.map((type) => [type.name, type]))

/** The errors of a document, each with its path; none if it conforms. */
export function problems(document: Value): string[] {
  const type = named.get(String(document._type))
  if (type?.type !== 'document') return [`there is no document type ${document._type}`]
  return inObject(document, type, '')
}

function inObject(value: Value, type: SchemaType, place: string): string[] {
  const fields = new Map((type.fields ?? []).map((field) => [field.name, field]))
  const known = new Set([...fields.keys(), ...(builtIn[type.type] ?? [])])
  const found: string[] = []
  for (const name of Object.keys(value)) {
    if (!known.has(name) && !own.has(name)) found.push(`${place}${name}: no such field`)
  }
  for (const field of fields.values()) {
    const inside = value[field.name]
    if (inside === undefined || inside === null) {
      if (isRequired(field, value)) found.push(`${place}${field.name}: missing`)
    } else found.push(...inField(inside, field, `${place}${field.name}`))
  }
  return found
}

function isRequired(field: Field, object: Value): boolean {
  const conditions = Object.entries(field.requiredIf ?? {})
  const holds = conditions.some(([name, values]) => values.includes(String(object[name])))
  return holds || (field.required ?? false)
}

function inField(value: unknown, field: Field | Member, place: string): string[] {
  switch (field.type) {
    case 'string':
    case 'text':
    case 'url':
    case 'date':
    case 'datetime':
      return inText(value, field, place)
    case 'number':
      return typeof value === 'number' ? [] : [`${place}: no number`]
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${place}: neither true nor false`]
    case 'slug':
      return inSlug((value as Value).current, field, place)
    case 'block':
      return inBlock(value as Value, field, place)
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((member, at) => inMember(member, field, `${place}[${at}]`))
        : [`${place}: no list`]
    default: {
      const type = named.get(field.type)
      const whole = field.fields ? (field as SchemaType) : (type ?? (field as SchemaType))
      return inObject(value as Value, whole, `${place}.`)
    }
  }
}

/** The spans of a block are the editor's own affair; what else stands between them has a type. */
function inBlock(block: Value, { of }: Field | Member, place: string): string[] {
  const children = Array.isArray(block.children) ? (block.children as Value[]) : []
  const list: Member = { type: 'array', of: [{ type: 'span' }, ...(of ?? [])] }
  return children.flatMap((child, at) =>
    child._type === 'span' ? [] : inMember(child, list, `${place}.children[${at}]`),
  )
}

function inMember(member: unknown, list: SchemaType | Member, place: string): string[] {
  const allowed = list.of ?? []
  if (typeof member !== 'object' || member === null) {
    return allowed.some((one) => ['string', 'number'].includes(one.type))
      ? []
      : [`${place}: not allowed here`]
  }
  const value = member as Value
  const found = value._key ? [] : [`${place}: it has no _key`]
  const name = value._type
  const fits = (one: Member) => name !== undefined && [one.name, one.type].includes(String(name))
  const kind = allowed.find(fits) ?? (allowed.length === 1 ? allowed[0] : undefined)
  if (!kind) return [...found, `${place}: ${value._type} is not allowed here`]
  return [...found, ...inField(value, kind, place)]
}

function inText(value: unknown, field: Partial<Field>, place: string): string[] {
  if (typeof value !== 'string') return [`${place}: no text`]
  if (field.pattern && !new RegExp(field.pattern, 'u').test(value)) {
    return [`${place}: ${JSON.stringify(value)} does not look like one`]
  }
  return []
}

function inSlug(value: unknown, field: Partial<Field>, place: string): string[] {
  const found = inText(value, field, place)
  const reserved = (field.options?.reserved ?? []) as readonly string[]
  const first = String(value).split('/')[0] ?? ''
  return reserved.includes(first) ? [...found, `${place}: ${first} is reserved`] : found
}
