/** Goes into a picture's file name, so that a change here makes the pictures anew. */
export const inkVersion = 1

export interface Pixels {
  /** Red, green, blue and alpha, row by row. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export type Colour = readonly [number, number, number]

/** How far apart the points are at which slow noise is worked out; between them it is straight. */
const step = 8
/** The picture's width in the units of the carving. */
const units = 1600

const wobble = { size: 60, reach: 9, rough: 2.6 }
const patches = { size: 150, weight: 0.46 }
const salt = { size: 2.3, tile: 512, below: 0.19, hardness: 11 }

const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Value noise about 0.5; `period` makes it meet its own edge. */
const noise = (x: number, y: number, seed: number, period = 0): number => {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - x0, y - y0]
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
  const at = (i: number, j: number) =>
    period ? hash(i % period, j % period, seed) : hash(i, j, seed)
  const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * sx
  const foot = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * sx
  return top + (foot - top) * sy
}

const twice = (x: number, y: number, seed: number): number =>
  (noise(x, y, seed) * 2 + noise(x * 2, y * 2, seed + 1)) / 3

/** Slow noise on a coarse grid that reaches one step over the picture's edge. */
const field = (width: number, height: number, size: number, seed: number) => {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const values = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      values[j * columns + i] = twice((i * step) / size, (j * step) / size, seed) - 0.5
  return { values, columns }
}

const tiles = new Map<number, Float32Array>()

/** Grains of salt: quick noise, worked out once for a size and laid side by side. */
const grain = (scale: number): Float32Array => {
  const known = tiles.get(scale)
  if (known) return known
  const period = Math.max(8, Math.round(salt.tile / (salt.size * scale)))
  const tile = new Float32Array(salt.tile * salt.tile)
  for (let y = 0; y < salt.tile; y++)
    for (let x = 0; x < salt.tile; x++) {
      const [u, v] = [(x / salt.tile) * period, (y / salt.tile) * period]
      tile[y * salt.tile + x] =
        (noise(u, v, 11, period) * 2 + noise(u * 2, v * 2, 12, period * 2)) / 3
    }
  tiles.set(scale, tile)
  return tile
}

/** One pixel between four, by the weights of the four. */
const between = (
  a: number,
  b: number,
  c: number,
  d: number,
  wa: number,
  wb: number,
  wc: number,
  wd: number,
): number => {
  let mixed = 0
  for (let shift = 0; shift < 32; shift += 8) {
    const sum =
      ((a >>> shift) & 255) * wa +
      ((b >>> shift) & 255) * wb +
      ((c >>> shift) & 255) * wc +
      ((d >>> shift) & 255) * wd
    mixed |= (sum + 0.5) << shift
  }
  return mixed
}

/**
 * What the press does to a clean picture: edges wander with the hand that cut them, and the
 * paper shows through in patches where the ink lay thin. The same picture gives the same print.
 */
export const pressed = ({ data, width, height }: Pixels, paper: Colour): Pixels => {
  const scale = width / units
  const across = field(width, height, wobble.size * scale, 4)
  const down = field(width, height, wobble.size * scale, 40)
  const thin = field(width, height, patches.size * scale, 23)
  const grains = grain(scale)
  const reach = wobble.reach * scale
  const rough = wobble.rough * scale
  const maxX = width - 1.001
  const maxY = height - 1.001
  // Whole pixels at a time: nearly all have four equal neighbours and need no mixing.
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  const [bareInk = 0] = new Uint32Array(Uint8Array.of(...paper, 255).buffer)
  const { columns } = across

  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / step)
    const fy = (y - j * step) / step
    const tileRow = (y % salt.tile) * salt.tile
    const at = ({ values }: { values: Float32Array }, i: number) => {
      const k = j * columns + i
      const a = values[k] ?? 0
      return a + ((values[k + columns] ?? 0) - a) * fy
    }
    for (let i = 0; i * step < width; i++) {
      let dx = at(across, i) * reach
      let dy = at(down, i) * reach
      let t = at(thin, i) * patches.weight
      const stepX = (at(across, i + 1) * reach - dx) / step
      const stepY = (at(down, i + 1) * reach - dy) / step
      const stepT = (at(thin, i + 1) * patches.weight - t) / step
      const end = Math.min(width, (i + 1) * step)
      for (let x = i * step; x < end; x++) {
        const speck = grains[tileRow + (x % salt.tile)] ?? 1
        const torn = (speck - 0.5) * rough
        const sx = Math.min(maxX, Math.max(0, x + dx + torn))
        const sy = Math.min(maxY, Math.max(0, y + dy - torn))
        const x0 = sx | 0
        const y0 = sy | 0
        const p = y0 * width + x0
        const a = from[p] ?? 0
        const b = from[p + 1] ?? 0
        const c = from[p + width] ?? 0
        const d = from[p + width + 1] ?? 0
        let pixel = a
        if (a !== b || a !== c || a !== d) {
          const ax = sx - x0
          const ay = sy - y0
          const both = ax * ay
          pixel = between(a, b, c, d, 1 - ax - ay + both, ax - both, ay - both, both)
        }
        const bare = (salt.below - speck - t) * salt.hardness
        if (bare > 0) {
          const k = Math.min(1, bare)
          pixel = between(pixel, bareInk, 0, 0, 1 - k, k, 0, 0)
        }
        to[y * width + x] = pixel
        dx += stepX
        dy += stepY
        t += stepT
      }
    }
  }
  return { data: new Uint8Array(to.buffer), width, height }
}
