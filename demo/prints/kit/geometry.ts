export type Point = readonly [number, number]
/** A point of a limb's middle line, with half the limb's width there. */
export type Joint = readonly [number, number, number]
/** A way through the picture, `t` from 0 to 1. */
export type Curve = (t: number) => Point

export const clamp = (x: number, low = 0, high = 1): number => Math.max(low, Math.min(high, x))

/** The `i`th of a list that begins again at its end. */
export const pick = <const T extends readonly unknown[]>(list: T, i: number): T[number] =>
  list[i % list.length]

/** One decimal is finer than the press can print, and keeps the markup short. */
export const round = (n: number): number => Number(n.toFixed(1))

export const xy = (p: readonly number[]): string => `${round(p[0] ?? 0)} ${round(p[1] ?? 0)}`

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const bezier =
  (p0: Point, p1: Point, p2: Point, p3: Point): Curve =>
  (t) => {
    const m = 1 - t
    const mix = (a: number, b: number, c: number, d: number) =>
      m * m * m * a + 3 * m * m * t * b + 3 * m * t * t * c + t * t * t * d
    return [mix(p0[0], p1[0], p2[0], p3[0]), mix(p0[1], p1[1], p2[1], p3[1])]
  }

const through = (a: number, b: number, c: number, d: number, f: number): number =>
  0.5 *
  (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f)

/** A smooth curve through points, and through the half width that they may carry. */
export function spline(points: readonly Point[]): Curve
export function spline(points: readonly Joint[]): (t: number) => Joint
export function spline(points: readonly (Point | Joint)[]): (t: number) => Point | Joint {
  const last = points.length - 1
  const at = (i: number) => points[clamp(i, 0, last)] ?? []
  return (t: number) => {
    const x = clamp(t) * last
    const i = Math.min(last - 1, Math.floor(x))
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const value = (k: number) => through(a[k] ?? 0, b[k] ?? 0, c[k] ?? 0, d[k] ?? 0, x - i)
    return b.length === 2 ? [value(0), value(1)] : [value(0), value(1), value(2)]
  }
}

/** The same points elsewhere; half widths grow by `scale`. */
export const moveAll = <P extends Point | Joint>(
  points: readonly P[],
  to: (x: number, y: number) => Point,
  scale = 1,
): P[] => points.map(([x, y, w]) => (w === undefined ? to(x, y) : [...to(x, y), w * scale]) as P)

/** Points from a plain row of numbers: x, y, x, y … */
export const pairs = (row: readonly number[]): Point[] =>
  Array.from({ length: row.length / 2 }, (_, i) => [row[2 * i] ?? 0, row[2 * i + 1] ?? 0])

/** Joints, or any other threes, from a plain row of numbers. */
export const triples = (row: readonly number[]): Joint[] =>
  Array.from({ length: row.length / 3 }, (_, i) => [
    row[3 * i] ?? 0,
    row[3 * i + 1] ?? 0,
    row[3 * i + 2] ?? 0,
  ])

export const polyline = (points: readonly (readonly number[])[]): string =>
  `M${points.map(xy).join('L')}`

export const polygon = (points: readonly (readonly number[])[]): string => `${polyline(points)}Z`

/** A closed shape whose outline is a spline, drawn in `n` short straight cuts. */
export const smooth = (points: readonly Point[], n = 40): string => {
  const curve = spline(points)
  return polygon(Array.from({ length: n + 1 }, (_, i) => curve(i / n)))
}

/** A contour through points; a third number marks a corner that stays sharp. */
export const contour = (points: readonly (readonly number[])[], closed = true): string => {
  const n = points.length
  const at = (i: number): readonly number[] =>
    points[closed ? (i + n) % n : clamp(i, 0, n - 1)] as readonly number[]
  const step = (from: readonly number[], to: readonly number[], i: 0 | 1) =>
    ((to[i] ?? 0) - (from[i] ?? 0)) * 0.18
  let d = `M${xy(at(0))}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out: Point = b[2] ? [0, 0] : [step(a, c, 0), step(a, c, 1)]
    const into: Point = c[2] ? [0, 0] : [step(b, e, 0), step(b, e, 1)]
    const leave = [(b[0] ?? 0) + out[0], (b[1] ?? 0) + out[1]]
    const reach = [(c[0] ?? 0) - into[0], (c[1] ?? 0) - into[1]]
    d += `C${xy(leave)} ${xy(reach)} ${xy(c)}`
  }
  return d + (closed ? 'Z' : '')
}

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0z`
