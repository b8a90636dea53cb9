import { art, item, to } from '../fixtures/content.ts'
import type { Episode, Link, Season, ShowCard, TitleSize } from '../model.ts'

/** As the host decides it: `docs/rules.md#podcasts`. */
function sizeOf(title: string): TitleSize {
  return title.length < 30 ? 'h2' : 'h3'
}

const underMulden: Link = to('Under mulden', '/podcast/under-mulden')

function episode(
  slug: string,
  title: string,
  [season, number]: [number, number],
  more: Partial<Episode> = {},
): Episode {
  return {
    id: slug,
    link: to(title, `${underMulden.href}/${slug}`),
    show: underMulden,
    number: { prefix: `S${season}. E${number}.`, condensed: `S${season}E${number}` },
    size: sizeOf(title),
    picture: art('solvogn', ''),
    date: '3. november 2026',
    duration: '18min.',
    excerpt: null,
    sound: { src: `/lyd/1080.wav?${slug}`, provider: null, type: 'audio/wav', seconds: 1080 },
    external: null,
    ...more,
  }
}

export const porridge = episode('havregroed', 'Manden i mosen fik havregrød', [2, 3], {
  excerpt: 'Hans sidste måltid lå i maven i to tusind år. Nu kan vi koge det efter.',
  external: 'https://www.podcast.example/under-mulden/havregroed',
})

/** Long and short, with and without what an episode may have. */
export const episodes: Episode[] = [
  porridge,
  episode('aeroe', 'Da Ærø blev rig på en eftermiddag', [2, 2], {
    date: '20. oktober 2026',
    duration: '1t. 4min.',
    picture: art('guldhorn', ''),
    sound: { src: '/lyd/3840.wav', provider: null, type: 'audio/wav', seconds: 3840 },
    excerpt: 'En gravhund, en mark og 1.147 mønter.',
  }),
  episode('vaeversken', 'Væversken, der skrev under', [2, 1], {
    date: '6. oktober 2026',
    duration: '42min.',
    picture: null,
    sound: { src: '/lyd/2520.wav', provider: null, type: 'audio/wav', seconds: 2520 },
  }),
  episode('motorvejen', 'Storstrømsmotorvejsudgravningernes arkæobotanik', [1, 2], {
    date: null,
    duration: null,
    sound: null,
    external: 'https://www.podcast.example/under-mulden/motorvejen',
    excerpt: 'Korn, ukrudt og en enkelt hasselnød, 7.000 år under asfalten.',
  }),
  episode('stille', 'Stille', [1, 1], {
    date: '2. september 2025',
    duration: '9min.',
    picture: art('radiosender', ''),
    sound: { src: '/lyd/mangler.wav', provider: null, type: 'audio/wav', seconds: 540 },
    excerpt: 'En lyd, der ikke kan hentes.',
  }),
]

export const seasons: Season[] = [
  { number: 2, name: 'Det, de spiste', episodes: ['vaeversken', 'aeroe', 'havregroed'] },
  { number: 1, name: '', episodes: ['stille', 'motorvejen'] },
]

function show(
  slug: string,
  title: string,
  more: Partial<ShowCard['item']>,
  count: number,
): ShowCard {
  return {
    item: { ...item(`podcast/${slug}`, title, '', null), type: 'podcastShowPage', ...more },
    size: sizeOf(title),
    seasons: count > 1 ? 2 : 1,
    episodes: count,
  }
}

export const shows: ShowCard[] = [
  show(
    'natten',
    'Natten over København',
    { picture: art('trykpresse', ''), excerpt: 'Syv nætter, fortalt af dem, der var vågne.' },
    7,
  ),
  show(
    'skibsbygningsvaerkstedet',
    'Stemmer fra skibsbygningsværkstedet i Roskilde',
    { picture: art('vikingeskib', '') },
    1,
  ),
  show(
    'under-mulden',
    'Under mulden',
    {
      picture: art('solvogn', ''),
      excerpt: 'Arkæolog Signe Ørsted Lund graver i de fund, der aldrig kom med i lærebøgerne.',
    },
    5,
  ),
]
