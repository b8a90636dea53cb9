/** Films and their playlists; nothing here needs ffmpeg. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { captions, cues } from './cues.ts'
import { type Film, filmFiles, range, secondsOf, transcript } from './film.ts'
import { leading, naming, referred, segments } from './hls.ts'
import { lur } from './lur.ts'
import { frames, type Picture } from './motion.ts'
import { nummer } from './nummer.ts'
import { fullFilm } from './renditions.ts'

const [large, small] = fullFilm.renditions

/** As ffmpeg writes it. */
const playlist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="720.mp4",BYTERANGE="1253@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:400000@1253
720.mp4
#EXTINF:2.000000,
#EXT-X-BYTERANGE:100000@401253
720.mp4
#EXT-X-ENDLIST
`

describe('the playlist of a rendition', () => {
  it('names the file that the store gives out, and no other', () => {
    const named = naming(playlist, 'aa.mp4')
    assert.deepEqual(referred(named), ['aa.mp4'])
    assert.equal(named.replaceAll('aa.mp4', '720.mp4'), playlist)
  })

  it('must not lead to several files', () => {
    assert.throws(() => naming(playlist.replace('720.mp4', 'init.mp4'), 'aa.mp4'), /not one file/)
  })

  it('says how long and how large its segments are', () => {
    assert.deepEqual(segments(playlist), [
      { seconds: 4, bytes: 400_000 },
      { seconds: 2, bytes: 100_000 },
    ])
  })
})

describe('the playlist that leads to all renditions', () => {
  const streams = [
    { rendition: large, file: 'b1.m3u8', playlist, codecs: 'avc1.4d401f,mp4a.40.2' },
    { rendition: small, file: 'b2.m3u8', playlist, codecs: 'avc1.4d401e,mp4a.40.2' },
  ]
  const text = leading(streams)

  it('refers to the playlists of the renditions only', () => {
    assert.deepEqual(referred(text), ['b1.m3u8', 'b2.m3u8'])
  })

  it('tells a player what it must know to choose', () => {
    assert.match(
      text,
      /^#EXT-X-STREAM-INF:BANDWIDTH=800000,AVERAGE-BANDWIDTH=666667,RESOLUTION=1280x720,CODECS="avc1.4d401f,mp4a.40.2"\nb1.m3u8$/m,
    )
    assert.match(text, /RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"\nb2.m3u8$/m)
  })
})

const short: Film = {
  name: 'short',
  site: 'jelling',
  scenes: [2, 3].map((seconds) => ({
    motif: 'slot',
    seconds,
    from: [0.5, 0.5, 1],
    to: [0.5, 0.5, 0.5],
    seen: { da: 'Et slot.', en: 'A castle.' },
    said: [{ da: 'Se.', en: 'Look.' }],
  })),
}

describe('what a film says', () => {
  it('is shown while it is said', () => {
    const text = captions(cues(short, [[1], [1.5]]), 'en')
    assert.equal(
      text,
      'WEBVTT\n\n00:00:00.600 --> 00:00:01.600\nLook.\n\n00:00:02.600 --> 00:00:04.100\nLook.',
    )
  })

  it('must fit its scene', () => {
    assert.throws(() => cues(short, [[1.5], [1]]), /“Se.” takes 0.40 s too long/)
  })

  it('is a text too, with what is seen, of the whole or of some scenes', () => {
    assert.equal(transcript(short, 'da'), '[Et slot.]\nSe.\n\n[Et slot.]\nSe.')
    assert.equal(transcript(short, 'en', [1, 1]), '[A castle.]\nLook.')
    assert.equal(transcript(short, 'de'), undefined)
    assert.deepEqual(range(short, [1, 1]), { from: 2, to: 5 })
  })
})

describe('the frames of a film', () => {
  const size = { width: 16, height: 8 }
  const grey = (value: number): Picture => ({
    width: 16,
    height: 12,
    data: new Uint8Array(288).fill(value),
  })
  const shown = [...frames(short, [grey(100), grey(200)], size)]

  it('are 25 in a second', () => {
    assert.equal(shown.length, 5 * 25)
  })

  it('show one print, then go over into the next, and end in the dark', () => {
    const bright = shown.map(([first]) => first)
    assert.deepEqual([bright[0], bright[37], bright[50], bright[63]], [100, 100, 150, 200])
    assert.ok((bright.at(-1) ?? 255) < 30)
  })

  it('move by less than a pixel where the eye goes slowly', () => {
    const ramp = grey(0)
    for (let at = 0; at < 192; at++) ramp.data[at] = (at % 16) * 16
    const across: Film = {
      ...short,
      scenes: short.scenes.map((scene) => ({
        ...scene,
        from: [0.4, 0.5, 0.5],
        to: [0.6, 0.5, 0.5],
      })),
    }
    const left = [...frames(across, [ramp, ramp], size)].slice(0, 30).map(([first]) => first ?? 0)
    for (const [at, value] of left.slice(1).entries()) {
      const step = value - (left[at] ?? 0)
      assert.ok(step >= 0 && step <= 2, `${step} of 16 at ${at}`)
    }
    assert.ok((left.at(-1) ?? 0) > (left[0] ?? 0) + 10)
  })
})

for (const film of [lur, nummer])
  describe(`the film ${film.name}`, () => {
    it('lasts between 20 and 40 seconds and shows four prints at least', () => {
      const seconds = secondsOf(film.scenes)
      assert.ok(seconds >= 20 && seconds <= 40, `${seconds} s`)
      assert.ok(film.scenes.length >= 4)
    })

    it('keeps every file that its playlists need', () => {
      const { playlist, whole, captions: texts, parts } = filmFiles(film)
      const names = parts.map(({ kind }) => kind)
      assert.deepEqual(names, ['playlist', '720-playlist', '720', '360-playlist', '360'])
      assert.ok(parts.includes(playlist))
      assert.equal(whole.kind, '720')
      assert.deepEqual(Object.keys(texts), ['da', 'en'])
    })
  })
