import type { SchemaType } from '../types.ts'

/** Projects of the site, by when they are. */
export const projectList: SchemaType = {
  name: 'projectList',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'show', type: 'string', options: { list: ['current', 'upcoming', 'all'] } },
    { name: 'link', type: 'link' },
  ],
}
