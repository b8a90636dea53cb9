import { sites } from '../src/fixtures/sites.ts'
import { languages } from '../src/messages/messages.ts'
import type { Locale } from '../src/model.ts'

/** The widths of the viewports in which the pages are looked at. */
export const widths = [390, 768, 1440] as const

/** How a page of the catalogue is shown. */
export interface Choices {
  site: string
  language: Locale
  surface: 'light' | 'dark'
  width: (typeof widths)[number]
  /** `2026-11-14`; none for the day of the fixtures. */
  date: string | null
  motion: 'full' | 'reduced'
}

export const defaults: Choices = {
  site: 'nationalmuseet',
  language: 'da',
  surface: 'light',
  width: 1440,
  date: null,
  motion: 'full',
}

/** The values that can be chosen, but for dates. */
export const options = {
  site: sites.map(({ key }) => key),
  language: Object.keys(languages) as Locale[],
  surface: ['light', 'dark'],
  width: widths.map(String),
  motion: ['full', 'reduced'],
} as const satisfies Partial<Record<keyof Choices, readonly string[]>>

const keys = Object.keys(defaults) as (keyof Choices)[]

/** The choices in a query string. What cannot be chosen counts as not chosen. */
export function choicesOf(query: URLSearchParams): Choices {
  const chosen = <Key extends keyof typeof options>(key: Key) => {
    const value = query.get(key)
    return (options[key] as readonly string[]).find((option) => option === value)
  }
  const date = query.get('date') ?? ''
  return {
    ...defaults,
    ...(chosen('site') ? { site: chosen('site') as string } : {}),
    ...(chosen('language') ? { language: chosen('language') as Locale } : {}),
    ...(chosen('surface') ? { surface: chosen('surface') as Choices['surface'] } : {}),
    ...(chosen('width') ? { width: Number(chosen('width')) as Choices['width'] } : {}),
    ...(chosen('motion') ? { motion: chosen('motion') as Choices['motion'] } : {}),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : null,
  }
}

/** The choices that are not the default, as a query string without a question mark. */
export function queryOf(choices: Choices, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more)
  for (const key of keys) {
    if (choices[key] !== defaults[key]) query.set(key, String(choices[key]))
  }
  return query.toString()
}

/** The parameters of the page itself, without the choices. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(([key]) => !(keys as string[]).includes(key) && key !== 'build'),
  )
}
