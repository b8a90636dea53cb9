import type { Point } from './geometry.ts'
import type { Random } from './random.ts'
import type { Surface } from './surfaces.ts'

/** The light, 0 to 1: strokes swell toward it and die in the shadow. */
export type Tone = (u: number, v: number, x: number, y: number) => number

export interface Gouge {
  /** How many strokes side by side. */
  readonly rows?: number
  /** The shortest and the longest stroke, and the pause between two. */
  readonly dash?: readonly [number, number]
  readonly gap?: readonly [number, number]
  /** The width of a stroke in full light. */
  readonly w?: number
  readonly tone?: Tone
  /** How far a stroke strays from its row, in rows. */
  readonly jit?: number
  /** The part of `u` that is cut. */
  readonly u?: readonly [number, number]
}

const short = (n: number): string => {
  const s = n.toFixed(1)
  return s.endsWith('.0') ? s.slice(0, -2) : s
}

const tight = (d: string): string => d.replace(/ -/g, '-').replace(/(^|[^0-9])0\./g, '$1.')

/** One stroke: a tapered lens from the first point to the last, bent through the two between. */
const stroke = (a: Point, b: Point, c: Point, e: Point, half: number): string => {
  const nx = a[1] - e[1]
  const ny = e[0] - a[0]
  const n = Math.hypot(nx, ny) || 1
  const [dx, dy] = [(nx / n) * half, (ny / n) * half]
  const bend = (p: Point): Point => [
    p[0] * 1.5 - (a[0] + e[0]) * 0.25,
    p[1] * 1.5 - (a[1] + e[1]) * 0.25,
  ]
  const [b2, c2] = [bend(b), bend(c)]
  const from = (o: Point, x: number, y: number) => `${short(x - o[0])} ${short(y - o[1])}`
  const there = [
    from(a, b2[0] + dx * 0.8, b2[1] + dy * 0.8),
    from(a, c2[0] + dx * 1.25, c2[1] + dy * 1.25),
    from(a, e[0], e[1]),
  ].join(' ')
  const back = [
    from(e, c2[0] - dx * 1.25, c2[1] - dy * 1.25),
    from(e, b2[0] - dx * 0.8, b2[1] - dy * 0.8),
    from(e, a[0], a[1]),
  ].join(' ')
  return tight(`M${short(a[0])} ${short(a[1])}c${there}c${back}z`)
}

const rowLength = (surface: Surface, v: number, u0: number, u1: number): number => {
  let length = 0
  let last = surface(u0, v)
  for (let k = 1; k <= 12; k++) {
    const next = surface(u0 + ((u1 - u0) * k) / 12, v)
    length += Math.hypot(next[0] - last[0], next[1] - last[1])
    last = next
  }
  return length
}

/** Strokes along a surface, as one path. `seen` says whether a point can be in the picture. */
export const strokes = (
  surface: Surface,
  gouge: Gouge,
  random: Random,
  seen: (p: Point) => boolean,
): string => {
  const { rows = 20, dash = [40, 110], gap = [8, 22], w = 6, tone = () => 1, jit = 0.25 } = gouge
  const [u0, u1] = gouge.u ?? [0, 1]
  let d = ''
  for (let row = 0; row < rows; row++) {
    const v = (row + 0.5) / rows
    const length = rowLength(surface, v, u0, u1)
    if (length < 4) continue
    const along = (units: number) => (units / length) * (u1 - u0)
    let t = u0 - random() * along(dash[0])
    while (t < u1) {
      const long = along(dash[0] + random() * (dash[1] - dash[0]))
      const t0 = Math.max(u0, t)
      const t1 = Math.min(u1, t + long)
      t += long + along(gap[0] + random() * (gap[1] - gap[0]))
      if (t1 - t0 < long * 0.2) continue
      const middle = (t0 + t1) / 2
      const across = v + ((random() - 0.5) * jit) / rows
      const m = surface(middle, across)
      const light = Math.min(1, tone(middle, v, m[0], m[1]))
      if (light < 0.07 || !seen(m)) continue
      const half = w * light * (0.75 + random() * 0.5) * 0.62
      const at = (k: number) => surface(t0 + (t1 - t0) * k, across)
      d += stroke(at(0), at(0.33), at(0.7), surface(t1, across), half)
    }
  }
  return d
}
