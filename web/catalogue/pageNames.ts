/** Below this path everything is of the catalogue: `museum` reserves it. */
export const prefix = '/mocks'

/** The design mock-ups, `docs/rules.md#addresses`, by their names: the path of the page that each shows. */
export const mockUps: Readonly<Record<string, string>> = {
  embed: '/indlejret',
  theme: '/viden/vikingetid',
  viden: '/viden',
  article: '/viden/fem-cirkler',
  podcast: '/podcast/under-mulden/havregroed',
  tickets: '/billetter',
  calendar: '/kalender',
  podcasts: '/podcast',
  education: '/undervisning/mellemtrin',
  exhibition: '/udstillinger/guldhornene',
  exhibitions: '/udstillinger',
  'exhibition-2': '/udstillinger/solens-folk',
  'article-video': '/viden/vaerkstedet',
  'podcast-serie': '/podcast/under-mulden',
  'education-theme': '/undervisning/mellemtrin/vikinger',
  'education-detail': '/undervisning/mellemtrin/vikinger/et-skib',
  'education-overview': '/undervisning',
}

const frontPage = 'forside'
const names = new Map(Object.entries(mockUps).map(([name, path]) => [path, name]))

/** The name of a page in the catalogue, by its path on a site. */
export function nameOfPath(path: string): string {
  return names.get(path) ?? (path === '/' ? frontPage : path.slice(1))
}

/** The path on a site of a page of the catalogue. */
export function pathOfName(name: string): string {
  return mockUps[name] ?? (name === frontPage ? '/' : `/${name}`)
}
