import type { Field } from '../types.ts'

const day = '^\\d{4}-\\d\\d-\\d\\d$'

/** From a day to a day, both with it. */
export const period = (required: boolean, description?: string): Field => ({
  name: 'period',
  type: 'object',
  required,
  ...(description && { description }),
  fields: [
    { name: 'from', type: 'date', pattern: day, required },
    { name: 'to', type: 'date', pattern: day, required },
  ],
})

const time = '^([01]?\\d|2[0-4])([:.][0-5]\\d)?$'

/** The two ends of a time of the day; the second may be left open. */
export const times: readonly Field[] = [
  { name: 'from', type: 'string', required: true, pattern: time },
  { name: 'to', type: 'string', pattern: time },
]

/** A day of the calendar. */
export const date: Field = { name: 'date', type: 'date', required: true, pattern: day }
