import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { ExhibitionOverview } from '../../model.ts'
import {
  currentExhibitions,
  exhibitionList,
  upcomingExhibitions,
} from '../../modules/exhibitionList/ExhibitionList.fixture.ts'
import { featuredExhibitions } from '../../modules/featuredExhibitions/FeaturedExhibitions.fixture.ts'

export const exhibitionOverview: ExhibitionOverview = {
  hero: {
    title: 'Udstillinger',
    lead: 'Fra den første istid til i går. En billet gælder dem alle.',
    picture: art('vikingeskib', 'Linoleumssnit: et vikingeskib for fulde sejl', 0.5, 0.4),
    call: null,
    breadcrumbs: [to('Forside', '/')],
  },
  current: currentExhibitions,
  upcoming: upcomingExhibitions,
  modules: [
    { type: 'featuredExhibitions', ...featuredExhibitions },
    { type: 'exhibitionList', ...exhibitionList },
    {
      type: 'featuredExhibitions',
      ...featuredExhibitions,
      key: 'en-alene',
      title: null,
      exhibitions: upcomingExhibitions.slice(0, 1),
    },
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/udstillinger',
    title: 'Udstillinger',
    body: () => ({ type: 'exhibitionOverview', ...exhibitionOverview }),
  },
]
