import { inText, richText } from '../fields.ts'
import type { Member } from '../types.ts'

/** What a long text is made of: paragraphs with notes, pictures, quotes. */
export const articleContent: Member[] = [
  {
    ...richText[0],
    type: 'block',
    options: { ...richText[0]?.options, annotations: ['link', 'footnote'] },
  },
  {
    type: 'object',
    name: 'articlePicture',
    fields: [
      { name: 'image', type: 'imageWithAlt', required: true },
      { name: 'wide', type: 'boolean', description: 'Beyond the measure of the text.' },
    ],
  },
  {
    type: 'object',
    name: 'quote',
    fields: [
      { name: 'text', type: 'text', required: true },
      { name: 'source', type: 'string' },
      { name: 'link', type: 'link' },
    ],
  },
  ...inText,
]
