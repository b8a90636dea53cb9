/** Images for tests, made by sharp: a decoder that is not the service's own build. */
import sharp, { type Sharp } from 'sharp'

export const corners = {
  leftTop: [200, 30, 20],
  rightTop: [30, 160, 60],
  leftBottom: [30, 60, 190],
  rightBottom: [240, 190, 40],
} as const

/** Four quarters in the colours of `corners`, so that a cut or a turn shows. */
export function quarters(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) }
  const quarter = ([r, g, b]: readonly number[]) => ({
    create: { ...half, channels: 3 as const, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } },
  })
  const { leftTop, rightTop, leftBottom, rightBottom } = corners
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: quarter(leftTop), left: 0, top: 0 },
    { input: quarter(rightTop), left: half.width, top: 0 },
    { input: quarter(leftBottom), left: 0, top: half.height },
    { input: quarter(rightBottom), left: half.width, top: half.height },
  ])
}

/** A PNG with a transparent ground. */
export function transparent(width: number, height: number): Sharp {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const disc = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="30%" fill="#b8330f"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 4, background } }).composite([{ input: disc }])
}

/** The colour at a point given in fractions of width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const [column, row] = [Math.floor(x * info.width), Math.floor(y * info.height)]
  const start = (row * info.width + column) * info.channels
  return [...data.subarray(start, start + info.channels)]
}

export function near(a: readonly number[], b: readonly number[], tolerance = 24): boolean {
  return b.every((value, channel) => Math.abs((a[channel] ?? 0) - value) <= tolerance)
}
