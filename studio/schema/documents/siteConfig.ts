import { site } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** The facts of a site: one document for each. */
export const siteConfig: SchemaType = {
  name: 'siteConfig',
  title: 'Site',
  type: 'document',
  fields: [
    site,
    { name: 'name', type: 'string', required: true },
    { name: 'siteName', type: 'localeString' },
    { name: 'siteNameAlternate', type: 'localeString' },
    { name: 'siteDescription', type: 'localeString' },
    { name: 'organizationDescription', type: 'localeString' },
    { name: 'street', type: 'string' },
    { name: 'zip', type: 'string' },
    { name: 'city', type: 'string' },
    {
      name: 'contactPoint',
      type: 'object',
      fields: [
        { name: 'email', type: 'string' },
        { name: 'phone', type: 'string' },
      ],
    },
    {
      name: 'socialProfiles',
      type: 'array',
      of: [{ type: 'object', fields: [{ name: 'url', type: 'url' }] }],
    },
    {
      name: 'facilities',
      type: 'array',
      of: [{ type: 'facilityHours' }],
      description: 'The first is the site itself.',
    },
    { name: 'theme', type: 'theme' },
    {
      name: 'newsletter',
      type: 'object',
      fields: [
        { name: 'title', type: 'localeString' },
        { name: 'content', type: 'localeText' },
        { name: 'terms', type: 'localeText' },
        { name: 'listId', type: 'string' },
      ],
    },
  ],
}
