import type { PageView } from '../src/model.ts'
import { type Choices, queryOf } from './choices.ts'
import { nameOfPath, prefix } from './pageNames.ts'

const ofCatalogue = /^\/mocks(?=[/?]|$)/
/** What the catalogue serves by itself. */
const files = /^\/(art|iiif|film|lyd|embeds\/form|__nuxt_island)(?=[/?]|$)/
/** What the website serves on every path, and the catalogue does not. */
const ofWebsite = /^\/(media|builds|api|feeds|embeds)\//

/**
 * A view whose links stay in the catalogue, with the same choices, and whose pictures and files are
 * those of the catalogue.
 */
export function withinCatalogue(view: PageView, choices: Choices): PageView {
  return JSON.parse(
    JSON.stringify(view, (key, value) =>
      typeof value === 'string' && key !== 'path' ? addressOf(value, choices) : value,
    ),
  )
}

/** HTML whose links and pictures are those of the catalogue. */
export function htmlWithinCatalogue(html: string, choices: Choices): string {
  return html
    .replaceAll(/(?<=["\s])\/art\//g, `${prefix}/art/${choices.site}/`)
    .replaceAll(/href="(\/[^"]*)"/g, (_, href: string) => `href="${addressOf(href, choices)}"`)
}

/** The address of the index. */
export function indexAddress(choices: Choices): string {
  const query = queryOf(choices)
  return `${prefix}${query === '' ? '' : `?${query}`}`
}

/** The address of an entry of the catalogue. */
export function entryAddress(name: string, choices: Choices, more: Record<string, string> = {}) {
  const query = queryOf(choices, more)
  return `${prefix}/${name}${query === '' ? '' : `?${query}`}`
}

function addressOf(text: string, choices: Choices): string {
  // A text may begin with a slash too, but has a space further on.
  if (!/^\/(?!\/)\S*$/.test(text) || ofCatalogue.test(text)) return text
  if (ofWebsite.test(text) && !files.test(text)) return text
  if (text.startsWith('/art/')) return `${prefix}/art/${choices.site}/${text.slice(5)}`
  if (text.startsWith('/__nuxt_island/')) return `${prefix}${withSite(text, choices)}`
  if (files.test(text)) return `${prefix}${text}`
  const { pathname, searchParams, hash } = new URL(text, 'http://catalogue')
  const name = nameOfPath(decodeURIComponent(pathname))
  return entryAddress(name, choices, Object.fromEntries(searchParams)) + hash
}

function withSite(text: string, { site }: Choices): string {
  return `${text}${text.includes('?') ? '&' : '?'}site=${site}`
}
