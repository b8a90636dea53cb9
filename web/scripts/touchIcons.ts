/**
 * The mark of each site as a picture for home screens, which take no SVG. A pixel says how much
 * of it is cut, from none to all; its colours are those of the site, which the host writes into
 * the palette.
 */
import { crc32, deflateSync } from 'node:zlib'
import { cuts, motifs } from '../src/components/motifs.ts'
import { type Polygon, shapesOf } from './pathShapes.ts'

/** The field that marks are drawn on. */
const field = 64
/** Looks at each pixel, across and down. */
const looks = 4
/** Steps from none to all. */
export const shades = looks * looks + 1

/**
 * 180 for iOS, 192 and 512 for Android. The last is masked by the system, which may cut off all
 * but a circle of four fifths: there the motif is smaller, and the corner has no cuts.
 */
export const touchIcons = [
  { size: 180, masked: false },
  { size: 192, masked: false },
  { size: 512, masked: true },
] as const

export function touchIcon(logo: string, size: number, masked: boolean): Buffer {
  const layers = [
    shapesOf(motifs[logo] ?? ''),
    ...(masked ? [] : shapesOf(cuts).map((cut) => [cut])),
  ]
  const scale = (size / field) * (masked ? 0.7 : 1)
  const margin = masked ? size * 0.15 : 0
  const pixels = new Uint8Array(size * size)
  for (const shapes of layers) {
    const placed = shapes.map((shape) =>
      shape.map(([x, y]) => [x * scale + margin, y * scale + margin] as const),
    )
    fill(pixels, size, placed)
  }
  return picture(pixels, size)
}

/** Fills what an odd number of shapes covers. */
function fill(pixels: Uint8Array, size: number, shapes: readonly Polygon[]): void {
  const own = new Uint8Array(pixels.length)
  for (let row = 0; row < size * looks; row++) {
    const crossings = crossingsAt((row + 0.5) / looks, shapes)
    for (let place = 0; place + 1 < crossings.length; place += 2) {
      const [from = 0, to = 0] = crossings.slice(place, place + 2)
      const last = Math.min(Math.ceil(to * looks - 0.5), size * looks)
      for (let column = Math.max(Math.ceil(from * looks - 0.5), 0); column < last; column++) {
        const pixel = Math.floor(row / looks) * size + Math.floor(column / looks)
        own[pixel] = (own[pixel] ?? 0) + 1
      }
    }
  }
  for (const [place, covered] of own.entries()) {
    pixels[place] = Math.max(pixels[place] ?? 0, covered)
  }
}

/** Where a line across meets the edges, from left to right. */
function crossingsAt(y: number, shapes: readonly Polygon[]): number[] {
  const found: number[] = []
  for (const shape of shapes) {
    for (const [place, [x1, y1]] of shape.entries()) {
      const [x2, y2] = shape[(place + 1) % shape.length] ?? [x1, y1]
      if (y1 <= y === y2 <= y) continue
      found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    }
  }
  return found.sort((a, b) => a - b)
}

/** A PNG whose pixels are places in its palette, of greys here. */
function picture(pixels: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 3], 8)
  const palette = Array.from({ length: shades }, (_, shade) => {
    const grey = Math.round((255 * shade) / (shades - 1))
    return [grey, grey, grey]
  })
  // Each row begins with how it is filtered: not at all.
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([0, ...pixels.subarray(row * size, (row + 1) * size)]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
