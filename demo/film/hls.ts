/**
 * The playlists of a film. The store gives files out by the sha1 of their bytes, all in one
 * place: so a playlist names a file by that, and can only be written when the file is there.
 */
import type { Rendition } from './renditions.ts'

/** Every address in a playlist. */
const address = /^(?!#)\S.*$|(?<=URI=")[^"]+/gm

export const referred = (playlist: string): string[] => [
  ...new Set([...playlist.matchAll(address)].map(([found]) => found)),
]

/** The playlist of one rendition, all of whose segments lie in one file. */
export function naming(playlist: string, file: string): string {
  const [only, ...others] = referred(playlist)
  if (!only || others.length > 0) throw new Error(`not one file: ${referred(playlist).join(', ')}`)
  return playlist.replace(address, file)
}

export interface Segment {
  readonly seconds: number
  readonly bytes: number
}

export const segments = (playlist: string): Segment[] =>
  [...playlist.matchAll(/#EXTINF:([\d.]+).*\n#EXT-X-BYTERANGE:(\d+)/g)].map((found) => ({
    seconds: Number(found[1]),
    bytes: Number(found[2]),
  }))

export interface Stream {
  readonly rendition: Pick<Rendition, 'width' | 'height'>
  /** The file of its own playlist. */
  readonly file: string
  readonly playlist: string
  /** As RFC 6381 names them. */
  readonly codecs: string
}

/** The playlist that leads to all renditions, the best first. */
export const leading = (streams: readonly Stream[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...streams.flatMap(({ rendition, file, playlist, codecs }) => {
      const { most, usual } = rates(segments(playlist))
      const attributes = [
        `BANDWIDTH=${most}`,
        `AVERAGE-BANDWIDTH=${usual}`,
        `RESOLUTION=${rendition.width}x${rendition.height}`,
        `CODECS="${codecs}"`,
      ]
      return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, file]
    }),
    '',
  ].join('\n')

/** Bits in a second: of the largest segment, and of all. */
function rates(all: readonly Segment[]): { most: number; usual: number } {
  const sum = (of: (segment: Segment) => number) => all.reduce((n, one) => n + of(one), 0)
  const rate = (bytes: number, seconds: number) => Math.ceil((bytes * 8) / seconds)
  return {
    most: Math.max(...all.map(({ bytes, seconds }) => rate(bytes, seconds))),
    usual: rate(
      sum(({ bytes }) => bytes),
      sum(({ seconds }) => seconds),
    ),
  }
}
