import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { partOf, publications } from '../../learn/fixtures.ts'
import type { PublicationOverview } from '../../model.ts'

/** The second part of three, whatever the address requests. */
export const publicationOverview: PublicationOverview = {
  hero: {
    title: 'Publikationer',
    lead: 'Bøger, artikler og rapporter, de nyeste først.',
    picture: null,
    call: null,
    breadcrumbs: [to('Forskning', '/forskning')],
  },
  publications: partOf('/publikationer', publications, 2, 3),
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/publikationer',
    title: 'Publikationer',
    body: () => ({ type: 'publicationOverview', ...publicationOverview }),
  },
]
