import type { Field, SchemaType } from '../types.ts'

const time = '^([01]?\\d|2[0-4])([:.][0-5]\\d)?$'
const hours = (name: string): Field => ({
  name,
  type: 'object',
  fields: [
    { name: 'from', type: 'string', required: true, pattern: time },
    { name: 'to', type: 'string', required: true, pattern: time },
  ],
})
const day = (name: string): Field => ({
  name,
  type: 'date',
  required: true,
  pattern: '^\\d{4}-\\d\\d-\\d\\d$',
})

/** When a facility of a site is open: the museum, its café, its library. */
export const facilityHours: SchemaType = {
  name: 'facilityHours',
  type: 'object',
  fields: [
    {
      name: 'role',
      type: 'string',
      initialValue: 'other',
      options: { list: ['site', 'other'] },
      description: 'Whether it is the site itself, whose hours stand in the head of every page.',
    },
    { name: 'title', type: 'localeString' },
    {
      name: 'openingHours',
      type: 'array',
      description: 'The week, and in which part of the year it is so; a shorter part wins.',
      of: [
        {
          type: 'object',
          name: 'season',
          fields: [
            {
              name: 'period',
              type: 'object',
              fields: [
                { ...day('from'), required: false },
                { ...day('to'), required: false },
              ],
            },
            ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
              hours,
            ),
          ],
        },
      ],
    },
    {
      name: 'closedDays',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'closedDay',
          fields: [day('date'), { name: 'reason', type: 'localeString' }],
        },
      ],
    },
    {
      name: 'openDays',
      type: 'array',
      of: [{ type: 'object', name: 'openDay', fields: [day('date'), hours('hours')] }],
    },
  ],
}
