import type { SchemaType } from '../types.ts'

/** Projects that an editor chose, large. */
export const featuredProjects: SchemaType = {
  name: 'featuredProjects',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'projects', type: 'array', of: [{ type: 'reference', to: [{ type: 'project' }] }] },
  ],
}
