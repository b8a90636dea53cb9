import { site, tags } from '../fields.ts'
import { date, period, times } from '../objects/period.ts'
import type { Field, SchemaType } from '../types.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const occurrence: Field = {
  name: 'occurrence',
  type: 'object',
  fields: [
    { name: 'type', type: 'string', options: { list: ['timeslot', 'freeform'] } },
    period(false, 'The part of the event’s period in which it is so.'),
    {
      name: 'days',
      type: 'object',
      fields: weekdays.map((name) => ({ name, type: 'boolean' })),
    },
    { name: 'hours', type: 'object', fields: times },
    {
      name: 'timeframes',
      type: 'array',
      of: [{ type: 'object', name: 'timeframe', fields: times }],
    },
  ],
}

/** When something takes place. Its description is on its pages, one for each language. */
export const event: SchemaType = {
  name: 'event',
  title: 'Event',
  type: 'document',
  fields: [
    { name: 'title', type: 'string', required: true, description: 'For editors.' },
    site,
    {
      name: 'eventPage',
      type: 'object',
      description: 'Its page in each language; where it has none, it is not shown.',
      fields: ['da', 'en', 'de', 'sv'].map((name) => ({
        name,
        type: 'reference',
        to: [{ type: 'eventPage' }],
        weak: true,
      })),
    },
    { name: 'teaserDescription', type: 'localeString' },
    period(true),
    {
      name: 'eventFormat',
      type: 'string',
      required: true,
      options: { list: ['period', 'occurrences'] },
      description: 'Every day of its period, or the days of its occurrences.',
    },
    {
      name: 'periodOccurrences',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'periodOccurrence',
          fields: [{ name: 'timeframe', type: 'object', fields: times }],
        },
      ],
    },
    { name: 'occurrences', type: 'array', of: [occurrence] },
    {
      name: 'cancellations',
      type: 'array',
      of: [{ type: 'object', name: 'cancellation', fields: [date] }],
    },
    tags,
    { ...tags, name: 'audience', description: 'For whom it is.' },
    {
      name: 'location',
      type: 'object',
      fields: [
        { name: 'name', type: 'localeString' },
        { name: 'details', type: 'localeString' },
      ],
    },
    {
      name: 'openingHoursFreeText',
      type: 'localeString',
      description: 'Instead of times: “from sunset”.',
    },
    { name: 'showInCalendar', type: 'boolean', initialValue: true },
    { name: 'soldOut', type: 'boolean' },
    {
      name: 'salesStart',
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$',
      description: 'When tickets can be had, if not yet: a day, or a day and a time.',
    },
  ],
}
