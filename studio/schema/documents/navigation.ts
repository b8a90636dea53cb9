import { links, locale, site, toPages } from '../fields.ts'
import type { Field, SchemaType } from '../types.ts'

const menu = (name: string): Field => ({ name, type: 'array', of: [{ type: 'menuItem' }] })

/** The menus of a site in one language. */
export const navigation: SchemaType = {
  name: 'navigation',
  title: 'Menus',
  type: 'document',
  fields: [
    site,
    locale,
    menu('primary'),
    links('secondary'),
    menu('tertiary'),
    {
      name: 'footer',
      type: 'object',
      fields: [
        links('policyPages'),
        links('meta'),
        {
          name: 'socialMedia',
          type: 'array',
          of: [{ type: 'object', fields: [{ name: 'url', type: 'url' }] }],
        },
      ],
    },
    { name: 'featured', type: 'array', of: [{ type: 'reference', to: toPages }] },
    {
      name: 'featuredTicket',
      type: 'reference',
      to: [{ type: 'ticket' }],
      description: 'The open menu offers it, with its price.',
    },
    { name: 'practicalInfo', type: 'link' },
    { name: 'tickets', type: 'link' },
    { name: 'search', type: 'link' },
    {
      name: 'accessibilityStatement',
      type: 'link',
      description: 'The footer links it, and so does the short address /was.',
    },
    {
      name: 'cookiePage',
      type: 'link',
      description: 'The page about cookies. The choice of cookies leads to it.',
    },
    { name: 'searchSuggestions', type: 'array', of: [{ type: 'string' }] },
  ],
}
