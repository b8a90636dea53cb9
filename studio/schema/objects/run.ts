import { modules, toPages } from '../fields.ts'
import type { Field } from '../types.ts'
import { period } from './period.ts'

/** What exhibitions and projects have: `docs/rules.md#exhibitions`. */
export const run = (openEnd: string): readonly Field[] => [
  { name: 'subtitle', type: 'string' },
  period(false, openEnd),
  {
    name: 'location',
    type: 'object',
    fields: [
      { name: 'name', type: 'string' },
      { name: 'details', type: 'string' },
    ],
  },
  { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
  { name: 'heroLayout', type: 'string', options: { list: ['full-width', 'split'] } },
  {
    name: 'headerTypography',
    type: 'string',
    initialValue: 'display',
    options: { list: ['display', 'plain'] },
  },
  { name: 'floatingElement', type: 'imageWithAlt', description: 'Floats over the hero.' },
  { name: 'call', type: 'link', description: 'The button of the hero.' },
  { name: 'ticketModule', type: 'reference', to: [{ type: 'ticket' }] },
  { ...modules, name: 'knowledgeModules' },
  { name: 'related', type: 'array', of: [{ type: 'reference', to: toPages }] },
  { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
]
