import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { episodes, shows } from '../../listen/fixtures.ts'
import type { PodcastOverview } from '../../model.ts'
import {
  plainPodcastTeaser,
  podcastTeaser,
} from '../../modules/podcastTeaser/PodcastTeaser.fixture.ts'

export const podcastOverview: PodcastOverview = {
  hero: {
    title: 'Podcast',
    lead: 'Historier til køkkenet, cyklen og den lange vej hjem.',
    picture: art('mikrofon', 'Linoleumssnit: en mikrofon med lydbølger'),
    call: null,
    breadcrumbs: [to('Viden', '/viden')],
  },
  shows,
  newest: episodes,
  modules: [
    { type: 'podcastTeaser', ...podcastTeaser },
    { type: 'podcastTeaser', ...plainPodcastTeaser },
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/podcast',
    title: 'Podcast',
    body: () => ({ type: 'podcastOverview', ...podcastOverview }),
  },
]
