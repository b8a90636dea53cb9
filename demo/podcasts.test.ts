/** The podcasts of the demonstration: what players, pages and feeds are shown with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from './writing/days.ts'
import { documents } from './writing/documents.ts'
import { soundOf } from './writing/podcastDocuments.ts'
import type { Episode } from './writing/podcasts.ts'
import { linesOf } from './writing/script.ts'
import { written } from './written.ts'

const group = await written()
const shows = group.sites.flatMap(({ key: site, podcasts = [] }) =>
  podcasts.map((show) => ({ site, show, episodes: show.seasons.flatMap((one) => one.episodes) })),
)
const shown = shows.filter(({ site }) => site !== 'proevesalen')
const episodes = shown.flatMap((one) => one.episodes)
const all = documents(group, {
  print: (site, motif) => `images/${site}-${motif}.jpg`,
  file: ({ name }) => ({ path: `files/${name}.mp3`, milliseconds: 61_000 }),
})

interface Block {
  readonly children: readonly { readonly text: string; readonly marks: readonly string[] }[]
}
const pages = all.filter(({ _type }) => _type === 'podcastEpisodePage')
const textOf = (blocks: unknown) =>
  (blocks as Block[]).map(({ children }) => children.map(({ text }) => text).join(''))
const words = (text: string) => text.split(/\s+/).filter(Boolean).length
const spokenWords = ({ script }: Episode) =>
  words(linesOf(script).reduce((spoken, { text }) => `${spoken} ${text}`, ''))

test('three museums have a show of six episodes', () => {
  assert.deepEqual(shown.map(({ site, episodes: own }) => [site, own.length]).sort(), [
    ['frihedsmuseet', 6],
    ['krigsmuseet', 6],
    ['nationalmuseet', 6],
  ])
})

test('a show has two seasons, and titles are of both sizes', () => {
  assert.ok(shown.some(({ show }) => show.seasons.length === 2))
  const titles = shown.map(({ show }) => show.in.da.title.length)
  assert.ok(titles.some((length) => length < 30))
  assert.ok(titles.some((length) => length >= 30))
})

test('episodes come one after another, and none is still to come', () => {
  for (const { episodes: own } of shows) {
    const days = own.map(({ publishedAt }) => publishedAt)
    assert.deepEqual(days, [...new Set(days)].sort())
    assert.ok((days.at(-1) ?? '') < today)
  }
})

test('what is said takes a minute or two', () => {
  for (const episode of episodes) {
    const count = spokenWords(episode)
    assert.ok(count >= 120 && count <= 200, `${episode.key}: ${count} words`)
  }
})

test('what is written about an episode is another text, of 60 to 120 words', () => {
  for (const { key, in: texts } of episodes) {
    for (const [locale, { about }] of Object.entries(texts)) {
      const length = words(about)
      assert.ok(length >= 60 && length <= 120, `${key} (${locale}): ${length} words`)
    }
  }
})

test('all episodes but one have a transcript, and the names in it stand out', () => {
  const without = pages.filter(({ transcript }) => transcript === undefined)
  assert.deepEqual([...new Set(without.map(({ episode }) => JSON.stringify(episode)))].length, 1)
  for (const { _id, transcript } of pages.filter((page) => page.transcript)) {
    const blocks = transcript as Block[]
    const bold = blocks.flatMap(({ children }) =>
      children.filter(({ marks }) => marks.includes('strong')).map(({ text }) => text),
    )
    assert.ok(bold.length >= 2, `${_id} names nobody`)
    assert.ok(
      bold.every((name) => /^\p{Lu}\p{L}+:$/u.test(name)),
      `${_id}: ${bold}`,
    )
  }
})

test('a transcript that is not what one hears says so first', () => {
  for (const { _id, locale, transcript } of pages.filter((page) => page.transcript)) {
    const [first = ''] = textOf(transcript)
    const says = /translation|Übersetzung|översättning/.test(first)
    assert.equal(says, locale !== 'da', `${_id}: ${first}`)
  }
})

test('all episodes but one are in English too', () => {
  assert.equal(episodes.filter(({ in: texts }) => !texts.en).length, 1)
  assert.ok(episodes.every(({ in: texts }) => texts.da))
})

test('each episode of a show has its own picture', () => {
  for (const { episodes: own, site } of shows) {
    const motifs = own.map(({ image }) => image?.motif)
    assert.equal(new Set(motifs).size, own.length, site)
    assert.ok(motifs.every(Boolean))
  }
})

test('those who talk to each other do not have the same voice', () => {
  for (const { site, show, episodes: own } of shows) {
    for (const episode of own) {
      const speakers = new Set(linesOf(episode.script).map(({ speaker }) => speaker))
      const heard = new Set(soundOf(site, show, episode).spoken.map(({ voice }) => voice))
      assert.equal(heard.size, speakers.size, episode.key)
    }
  }
})

test('an episode names its sound and how long it is', () => {
  const episode = all.find(({ _id }) => _id === 'podcastEpisode-nationalmuseet-episode-lurer')
  assert.equal(episode?.duration, 61_000)
  assert.deepEqual(episode?.audio, {
    _type: 'file',
    _sanityAsset: 'file@file://./files/nationalmuseet-episode-lurer.mp3',
  })
})
