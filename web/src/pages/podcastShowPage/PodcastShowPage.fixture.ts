import { art, provider, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { researchers } from '../../learn/fixtures.ts'
import { episodes, seasons } from '../../listen/fixtures.ts'
import type { PodcastShowPage } from '../../model.ts'

export const podcastShowPage: PodcastShowPage = {
  hero: {
    title: 'Under mulden',
    lead: 'Arkæolog Signe Ørsted Lund graver i de fund, der aldrig kom med i lærebøgerne.',
    picture: art('solvogn', 'Linoleumssnit: en hest trækker solen', 0.6),
    call: null,
    breadcrumbs: [to('Podcast', '/podcast')],
  },
  size: 'h2',
  author: 'Signe Ørsted Lund',
  episodes,
  seasons,
  trailer: { src: '/lyd/60.wav', provider: null, type: null, seconds: null },
  about: text(
    'Hver episode begynder med en genstand, som ingen har bedt om at se.',
    'Den ligger i en kasse, på en hylde eller under en vej. Vi tager låget af og spørger, hvem der lagde den der.',
  ),
  aboutAuthor: text(
    'Signe Ørsted Lund har gravet i tyve år og fortalt om det i ti.',
    'Hun underviser på museet og skriver på en bog om [grød](/publikationer).',
  ),
  people: researchers,
  external: to('Under mulden hos podcast.example', 'https://www.podcast.example/under-mulden'),
  feed: '/feeds/podcast/nationalmuseet/da/under-mulden.xml',
  modules: [],
}

/** A show without seasons, picture and people: no tabs, a long title, a trailer elsewhere. */
export const smallPodcastShowPage: PodcastShowPage = {
  hero: {
    title: 'Stemmer fra skibsbygningsværkstedet i Roskilde',
    lead: null,
    picture: null,
    call: null,
    breadcrumbs: [],
  },
  size: 'h3',
  author: null,
  episodes: episodes.slice(0, 1),
  seasons: [],
  trailer: {
    src: 'https://lyd.example/trailer.mp3',
    provider: provider('lyd.example'),
    type: null,
    seconds: null,
  },
  about: [],
  aboutAuthor: [],
  people: [],
  external: null,
  feed: '/feeds/podcast/nationalmuseet/da/skibsbygning.xml',
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/podcast/under-mulden',
    title: 'Under mulden',
    body: () => ({ type: 'podcastShowPage', ...podcastShowPage }),
  },
  {
    path: '/podcast/skibsbygningsvaerkstedet',
    title: 'Stemmer fra skibsbygningsværkstedet',
    body: () => ({ type: 'podcastShowPage', ...smallPodcastShowPage }),
  },
]
