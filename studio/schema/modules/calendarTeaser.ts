import type { SchemaType } from '../types.ts'

/** What is on today and tomorrow. */
export const calendarTeaser: SchemaType = {
  name: 'calendarTeaser',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'link', type: 'link', description: 'To the calendar.' },
  ],
}
