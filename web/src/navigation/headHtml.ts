import type { PageView } from '../model.ts'
import { headOf } from './head.ts'

/** The metadata in a page's head as HTML: one line for each element. */
export function headHtml(view: PageView): string {
  return headOf(view)
    .map(([name, attributes, text]) => {
      const written = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escaped(value)}"`,
      )
      const tag = `<${name}${written.join('')}>`
      return text === undefined ? `${tag}\n` : `${tag}${inner(name, text)}</${name}>\n`
    })
    .join('')
}

/** `<` stands in JSON only within texts, where it may be written in another way. */
function inner(name: string, text: string): string {
  return name === 'script' ? text.replaceAll('<', '\\u003c') : escaped(text)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
