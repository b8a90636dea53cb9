import { art, to } from '../../fixtures/content.ts'
import { researchers } from '../../learn/fixtures.ts'
import type { HeroArticle, Module } from '../../model.ts'

export const heroArticle: HeroArticle = {
  key: 'stenen',
  title: 'Stenen, der blev vendt',
  subtitle: 'Et fund på en mark ved Vejle',
  lead: 'En plov stødte mod noget hårdt. Det var ikke en sten som de andre.',
  picture: art('vikingeskib', 'Linoleumssnit: et vikingeskib for fuldt sejl'),
  authors: researchers.slice(0, 1),
  published: '3. november 2026',
  headsPage: true,
  breadcrumbs: [to('Viden', '/viden')],
}

/** The top of an article further down, with a title alone. */
export const plainHeroArticle: HeroArticle = {
  key: 'kun-titel',
  title: 'Tilgængelighedserklæringen bag kulisserne',
  subtitle: null,
  lead: null,
  picture: null,
  authors: [],
  published: null,
  headsPage: false,
  breadcrumbs: [],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'heroArticle', ...plainHeroArticle }]
