/** A cookie that the website sets. */
interface OwnCookie {
  readonly name: string
  readonly days: number
  /** Whether visitors get it; else only developers, and not in production. */
  readonly forVisitors: boolean
}

/** Every cookie that the website sets. A test compares them with the table in docs/website.md. */
export const ownCookies: readonly OwnCookie[] = [
  { name: 'consent', days: 180, forVisitors: true },
  { name: 'language', days: 365, forVisitors: true },
  { name: 'podcast', days: 365, forVisitors: true },
  { name: 'as-of', days: 0, forVisitors: false },
]
