import type { Art } from './art.ts'
import { type Curve, clamp, type Joint, type Point, polygon, spline } from './geometry.ts'
import type { Ink } from './inks.ts'
import type { Surface } from './surfaces.ts'

export interface Tube {
  readonly d: string
  /** A point of it: `q` from −1 to 1 across, where 1 is on the right hand of who goes along. */
  readonly pt: (t: number, q: number) => Point
  /** The middle line, with half the width. */
  readonly s: (t: number) => Joint
}

export interface Ends {
  /** How round the far and the near end are: 0 is cut straight. */
  readonly cap?: number
  readonly cap0?: number
  readonly n?: number
}

/** A limb, finger, horn or reed, of any bend and thickness. */
export const tube = (joints: readonly Joint[], { cap = 1, cap0 = 0, n = 26 }: Ends = {}): Tube => {
  const s = spline(joints)
  const way = (t: number): Point => {
    const a = s(Math.max(0, t - 0.01))
    const b = s(Math.min(1, t + 0.01))
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  }
  const pt = (t: number, q: number): Point => {
    const c = s(t)
    const [x, y] = way(t)
    return [c[0] - y * q * c[2], c[1] + x * q * c[2]]
  }
  const end = (t: 0 | 1, roundness: number): Point[] => {
    if (!roundness) return []
    const c = s(t)
    const [x, y] = way(t)
    const out = t ? 1 : -1
    return Array.from({ length: 7 }, (_, i) => {
      const a = out * (Math.PI / 2 - ((i + 1) * Math.PI) / 8)
      const k = out * Math.cos(a) * c[2] * roundness
      const h = Math.sin(a) * c[2]
      return [c[0] + x * k - y * h, c[1] + y * k + x * h]
    })
  }
  const side = (q: number) => Array.from({ length: n + 1 }, (_, i) => pt(i / n, q))
  const d = polygon([...side(1), ...end(1, cap), ...side(-1).reverse(), ...end(0, cap0)])
  return { d, pt, s }
}

export interface LimbStyle extends Ends {
  readonly fill?: Ink
  /** The outline's width. */
  readonly outline?: number
  /** Which side lies in shadow. */
  readonly side?: number
  readonly dark?: Ink | null
  readonly light?: Ink | null
  readonly w?: number
  readonly rows?: number
  readonly dash?: readonly [number, number]
  /** How strong the cuts on the two sides are, and where the shadow begins. */
  readonly darkness?: number
  readonly lightness?: number
  readonly from?: number
}

/** A tube with its outline, dark cuts on the shaded side and light cuts on the other. */
export const limb = (art: Art, joints: readonly Joint[], style: LimbStyle = {}): Tube => {
  const { fill = 'a', outline = 12, side = 1, dark = 'k', light = 'p', w = 8 } = style
  const { dash = [20, 60], darkness = 0.95, lightness = 0.9, from = 0.1 } = style
  const T = tube(joints, style)
  const widest = Math.max(...joints.map((p) => p[2]))
  const rows = style.rows || Math.max(2, Math.round(widest / 7))
  if (outline) art.line(T.d, 'k', outline * 2)
  art.fill(T.d, fill)
  const clip = art.clip(T.d)
  if (dark)
    art.carve((u, v) => T.pt(u, side * (from + (1 - from) * v)), dark, {
      rows,
      dash,
      gap: [5, 14],
      w,
      tone: (_u, v) => (0.15 + v) * darkness,
      clip,
    })
  if (light)
    art.carve((u, v) => T.pt(u, -side * (0.25 + 0.65 * v)), light, {
      rows: Math.max(1, Math.round(rows * 0.7)),
      dash,
      gap: [10, 26],
      w: w * 0.8,
      tone: (_u, v) => lightness * (0.5 + v * 0.5),
      clip,
    })
  return T
}

export interface Vessel {
  readonly d: string
  readonly r: (t: number) => number
  readonly y: (t: number) => number
  /** Strokes down the wall, and round it. */
  readonly down: Surface
  readonly round: Surface
}

/** A thrown vessel about `x`: its profile is `[y, radius]` from the top down. */
export const lathe = (x: number, profile: readonly Point[]): Vessel => {
  const s: Curve = spline(profile)
  const n = 44
  const wall = (side: 1 | -1) =>
    Array.from({ length: n + 1 }, (_, i): Point => {
      const [y, r] = s(i / n)
      return [x + side * r, y]
    })
  const on = (t: number, turn: number, bulge: number): Point => {
    const [y, r] = s(t)
    const a = (turn - 0.5) * Math.PI
    return [x + Math.sin(a) * r, y + Math.cos(a) * r * bulge]
  }
  return {
    d: polygon([...wall(-1), ...wall(1).reverse()]),
    r: (t) => s(t)[1],
    y: (t) => s(t)[0],
    down: (u, v) => on(u, v, 0.1),
    round: (u, v) => on(v, u, 0.14),
  }
}

/** Several parts printed as one outlined body. */
export const body = (art: Art, parts: readonly (readonly [string, Ink])[], outline = 13): void => {
  for (const [d] of parts) art.line(d, 'k', outline * 2)
  for (const [d, ink] of parts) art.fill(d, ink)
}

/** A shape with its outline; gives its clip. */
export const outlined = (art: Art, d: string, ink: Ink, w = 12, line: Ink = 'k'): string => {
  if (w) art.line(d, line, w)
  art.fill(d, ink)
  return art.clip(d)
}

export interface Billow {
  readonly fill?: Ink
  readonly cut?: Ink
  readonly mid?: Ink | null
  readonly outline?: number
  readonly ink?: Ink
  /** The direction to the light, in degrees. */
  readonly light?: number
  readonly w?: number
}

/** Smoke, cloud or foliage: balls `[x, y, r]` in one outline, each cut away from the light. */
export const billow = (art: Art, balls: readonly Joint[], style: Billow = {}): void => {
  const { fill = 'p', cut = 'k', mid = 'a', outline = 8, ink = 'k', light = 215, w = 10 } = style
  if (outline) for (const [x, y, r] of balls) art.disc(x, y, r + outline, ink)
  for (const [x, y, r] of balls) art.disc(x, y, r, fill)
  for (const [x, y, r] of balls) {
    const clip = art.clip(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    const rows = Math.max(3, Math.round(r / 11))
    const away = light + 180
    const round = (r0: number, spread: number): Surface => {
      const a = (u: number) => ((away - spread + 2 * spread * u) * Math.PI) / 180
      return (u, v) => {
        const q = r0 + (r - r0) * v
        return [x + Math.cos(a(u)) * q, y + Math.sin(a(u)) * q]
      }
    }
    if (mid)
      art.carve(round(r * 0.3, 95), mid, {
        rows,
        dash: [r * 0.3, r * 0.8],
        gap: [8, 20],
        w: w * 1.1,
        tone: (u, v) => clamp(v * 1.2) * Math.sin(u * 3.14),
        clip,
      })
    art.carve(round(r * 0.55, 70), cut, {
      rows,
      dash: [r * 0.25, r * 0.7],
      gap: [8, 18],
      w,
      tone: (u, v) => clamp(v * 1.4 - 0.25) * Math.sin(u * 3.14),
      clip,
    })
  }
}
