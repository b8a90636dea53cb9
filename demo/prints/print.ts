import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { carved } from './carved.ts'
import { type Colour, inkVersion, pressed } from './ink.ts'
import { type Art, height as artHeight, width as artWidth } from './kit/art.ts'
import { inksOf, type Site } from './kit/inks.ts'
import type { Motif } from './motifs.ts'

/** Wide enough for a whole screen at twice the pixels of a small one. */
export const usualWidth = 2400

/** A print before the press. */
export interface Sheet {
  readonly svg: string
  readonly paper: string
}

const blocks = new Map<Motif, Art>()

export const sheet = (motif: Motif, site: Site): Sheet => {
  const block = blocks.get(motif) ?? carved[motif]()
  blocks.set(motif, block)
  const inks = inksOf(site, motif)
  return { svg: block.svg(inks), paper: inks.p }
}

/** One looks at a part of a very large print at a time, where every pixel is small. */
const qualityOf = (width: number): number => (width > usualWidth ? 52 : 85)

/** Says whether two prints are the same, without making them. */
export const sheetHash = ({ svg }: Sheet, width: number): string =>
  createHash('sha256').update(`${inkVersion}\n${width}\n${svg}`).digest('hex').slice(0, 10)

const colour = (hex: string): Colour => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

export const press = async ({ svg, paper }: Sheet, width: number): Promise<Buffer> => {
  const height = Math.round((width * artHeight) / artWidth)
  const clean = await sharp(Buffer.from(svg), { density: (72 * width) / artWidth })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const { data } = pressed({ data: clean, width, height }, colour(paper))
  // Red beside black bleeds when colour is kept at half the size.
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: qualityOf(width), chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export const printed = (motif: Motif, site: Site, width = usualWidth): Promise<Buffer> =>
  press(sheet(motif, site), width)
