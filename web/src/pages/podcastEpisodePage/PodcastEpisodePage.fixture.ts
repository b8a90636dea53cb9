import { art, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { researchers } from '../../learn/fixtures.ts'
import { episodes, porridge } from '../../listen/fixtures.ts'
import type { PodcastEpisodePage } from '../../model.ts'

export const podcastEpisodePage: PodcastEpisodePage = {
  hero: {
    title: porridge.link.title,
    lead: porridge.excerpt,
    picture: art('guldhorn', 'Linoleumssnit: et guldhorn på mørk grund'),
    call: null,
    breadcrumbs: [to('Podcast', '/podcast'), to('Under mulden', '/podcast/under-mulden')],
  },
  size: 'h2',
  episode: porridge,
  about: text(
    'Byg, hørfrø, hejrenæb og fyrre slags ukrudt: det var, hvad han fik, før de bandt ham.',
    '## Opskriften',
    '- 4 dele byg',
    '- 1 del hørfrø',
    '- ukrudt efter årstiden',
  ),
  transcript: text(
    'Signe: Den lugter faktisk af brød.',
    'Ulla: Det er byggen. Vent, til du kommer til hejrenæbbet.',
    'Signe: Og det her spiste han, fordi der ikke var andet?',
    'Ulla: Det ved vi ikke. Det kan også have været en fest.',
  ),
  people: researchers.slice(0, 1),
  others: episodes.slice(1),
  modules: [],
}

/** One text alone, a long title, and nothing that is heard. */
export const smallPodcastEpisodePage: PodcastEpisodePage = {
  hero: {
    title: 'Hasselnødden fra Storstrømsmotorvejsudgravningerne',
    lead: null,
    picture: null,
    call: null,
    breadcrumbs: [],
  },
  size: 'h3',
  episode: null,
  about: [],
  transcript: text('Signe: Hvor gammel er den nød?', 'Ida: 7.000 år. Den er tom.'),
  people: [],
  others: [],
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/podcast/under-mulden/havregroed',
    title: 'Manden i mosen fik havregrød',
    body: () => ({ type: 'podcastEpisodePage', ...podcastEpisodePage }),
  },
  {
    path: '/podcast/under-mulden/motorvejen',
    title: 'Hasselnødden',
    body: () => ({ type: 'podcastEpisodePage', ...smallPodcastEpisodePage }),
  },
]
