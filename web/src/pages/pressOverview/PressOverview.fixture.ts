import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { listed, partOf, researchers } from '../../learn/fixtures.ts'
import type { PressOverview } from '../../model.ts'

/** The fifth part of twelve, whatever the address requests. */
export const pressOverview: PressOverview = {
  hero: {
    title: 'Presse',
    lead: 'Pressemeddelelser, de nyeste først. Ring, hvis det haster.',
    picture: null,
    call: to('Hent pressebilleder', 'https://presse.example/billeder'),
    breadcrumbs: [to('Om museet', '/om')],
  },
  releases: partOf(
    '/presse',
    [
      listed(
        'pressRelease',
        'presse/nyt-fund',
        'Nyt fund: En guldhalsring lå på en mark ved Viborg',
        {
          date: '12. november 2026',
          excerpt: 'Halsringen vejer 446 gram og er lavet omkring år 400.',
        },
      ),
      listed('pressRelease', 'presse/besoegstal', 'Flere børn end nogensinde på museum', {
        date: '2. oktober 2026',
        excerpt: 'Sommeren gav rekord på fire af gruppens ni museer.',
      }),
      listed('pressRelease', 'presse/uden-dato', 'Tilgængelighedsforbedringsprojekt begynder'),
      listed('pressRelease', 'presse/direktoer', 'Ny samlingschef kommer fra Bergen', {
        date: '28. september 2026',
      }),
    ],
    5,
    12,
  ),
  feed: {
    title: 'Abonnér på pressemeddelelser (RSS)',
    href: '/feeds/news/nationalmuseet/da/press.xml',
    kind: 'cross-site',
  },
  contacts: researchers.slice(2),
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  { path: '/presse', title: 'Presse', body: () => ({ type: 'pressOverview', ...pressOverview }) },
]
