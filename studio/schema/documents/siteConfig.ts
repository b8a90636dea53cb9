import { locale, site } from '../fields.ts'
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
      description: 'The role of one says that it is the site itself.',
    },
    {
      name: 'subsites',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Keys of the sites that belong to this one; the footer names them.',
    },
    {
      name: 'searchSynonyms',
      type: 'array',
      of: [
        {
          type: 'object',
          fields: [locale, { name: 'words', type: 'array', of: [{ type: 'string' }] }],
        },
      ],
      description:
        'Words that mean the same, in one language: who searches for one finds pages with the others.',
    },
    { name: 'theme', type: 'theme' },
    {
      name: 'newsletter',
      type: 'object',
      fields: [
        { name: 'title', type: 'localeString' },
        { name: 'content', type: 'localeText' },
        {
          name: 'linkList',
          type: 'array',
          of: [
            {
              type: 'link',
              description: 'One that leads to a page is seen in the language of that page.',
            },
          ],
        },
        { name: 'termsTitle', type: 'localeString' },
        { name: 'terms', type: 'localeText' },
        { name: 'account', type: 'string' },
        { name: 'region', type: 'string' },
        { name: 'listId', type: 'string' },
        { name: 'userId', type: 'string' },
        { name: 'theme', type: 'theme' },
      ],
    },
    {
      name: 'newsletterPopUp',
      type: 'object',
      description:
        'Shows itself to visitors who stay, until they close it. It has the terms of the newsletter, and its list where it names none.',
      fields: [
        { name: 'title', type: 'localeString' },
        { name: 'content', type: 'localeText' },
        {
          name: 'seconds',
          type: 'number',
          description: 'On a page before it shows itself: from 5 to 600, and 30 if not said.',
        },
        { name: 'account', type: 'string' },
        { name: 'region', type: 'string' },
        { name: 'listId', type: 'string' },
        { name: 'userId', type: 'string' },
      ],
    },
  ],
}
