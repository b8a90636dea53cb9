/** What search engines require beyond the vocabulary: properties, the form of dates, and hours. */
import type { Node } from './check.ts'

/** What Google requires of a type before it shows a rich result of it. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  Event: ['name', 'startDate', 'location'],
  ExhibitionEvent: ['name', 'startDate', 'location'],
  ListItem: ['position', 'name', 'item'],
  Museum: ['name', 'address'],
  NewsArticle: ['headline', 'datePublished', 'author'],
  Article: ['headline', 'author'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  PodcastEpisode: ['name', 'url', 'datePublished'],
  SearchAction: ['target', 'query-input'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebPage: ['name', 'url', 'inLanguage'],
  WebSite: ['name', 'url'],
}

const dates = /^(.*Date|date[A-Z].*|validFrom|validThrough)$/
const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?[+-]\d{2}:\d{2}$/

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  (day.test(value) || instant.test(value)) &&
  !Number.isNaN(Date.parse(value))

/** What is wrong with a node and the nodes within it. */
export function richResultFaults(node: Node): string[] {
  const faults: string[] = []
  for (const kind of [node['@type']].flat()) {
    for (const name of required[String(kind)] ?? []) {
      if (node[name] === undefined) faults.push(`${kind} without ${name}`)
    }
  }
  for (const [name, value] of Object.entries(node)) {
    if (dates.test(name) && !isDate(value)) faults.push(`${name} is ${JSON.stringify(value)}`)
    for (const inner of [value].flat()) {
      if (inner !== null && typeof inner === 'object')
        faults.push(...richResultFaults(inner as Node))
    }
  }
  if ((node.opens === undefined) !== (node.closes === undefined)) {
    faults.push(`opens at ${node.opens} and closes at ${node.closes}`)
  }
  return faults
}
