import { page } from '../fields.ts'
import { run } from '../objects/run.ts'
import type { SchemaType } from '../types.ts'

/** What is being found out, by whom. */
export const project: SchemaType = {
  name: 'project',
  title: 'Project',
  type: 'document',
  fields: [
    ...page,
    ...run('Without an end it goes on.'),
    { name: 'researchUnit', type: 'reference', to: [{ type: 'researchUnit' }] },
    {
      name: 'people',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Who works on it.',
    },
    {
      name: 'publications',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'publication' }] }],
      description: 'What has come of it.',
    },
  ],
}
