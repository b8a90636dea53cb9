import { page } from '../fields.ts'
import type { Field, SchemaType } from '../types.ts'

const events = (name: string, description: string): Field => ({
  name,
  type: 'array',
  of: [{ type: 'reference', to: [{ type: 'event' }] }],
  description,
})

/** What is on: the events of the coming months. */
export const calendar: SchemaType = {
  name: 'calendar',
  title: 'Calendar',
  type: 'document',
  fields: [
    ...page,
    {
      name: 'layout',
      type: 'string',
      initialValue: 'daily',
      options: { list: ['daily', 'timeline'] },
    },
    events('topEvents', 'The ribbon above the calendar.'),
    { name: 'featuredTitle', type: 'string' },
    events('featuredEvents', 'Below the calendar, with pictures.'),
    events('bottomEvents', 'The ribbon at the end.'),
  ],
}
