import { type Curve, type Point, radians } from './geometry.ts'

/** Where strokes may run: `u` along them, `v` across, both from 0 to 1. */
export type Surface = (u: number, v: number) => Point

/** From one point to another, the rows side by side along `dx`, `dy`. */
const straight =
  (x0: number, y0: number, x1: number, y1: number, dx: number, dy: number): Surface =>
  (u, v) => [x0 + (x1 - x0) * u + dx * v, y0 + (y1 - y0) * u + dy * v]

const polar = (cx: number, cy: number, r: number, degrees: number, flat: number): Point => {
  const a = radians(degrees)
  return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * flat]
}

/** Out from a centre. */
const rays =
  (cx: number, cy: number, r0: number, r1: number, a0 = 0, a1 = 360, flat = 1): Surface =>
  (u, v) =>
    polar(cx, cy, r0 + (r1 - r0) * u, a0 + (a1 - a0) * v, flat)

/** Round a centre. */
const ring =
  (cx: number, cy: number, r0: number, r1: number, a0 = 0, a1 = 360, flat = 1): Surface =>
  (u, v) =>
    polar(cx, cy, r0 + (r1 - r0) * v, a0 + (a1 - a0) * u, flat)

/** Round a centre, each row begun elsewhere, so that no seam shows. */
const swirl =
  (cx: number, cy: number, r0: number, r1: number, flat = 1): Surface =>
  (u, v) => {
    const a = u * 6.2832 + v * 977
    const r = r0 + (r1 - r0) * v
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * flat]
  }

const wave =
  (
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    height: number,
    length: number,
    phase = 0,
  ): Surface =>
  (u, v) => {
    const x = x0 + (x1 - x0) * u
    return [x, y0 + (y1 - y0) * v + height * Math.sin((x / length + phase + v * 0.9) * 6.283)]
  }

/** A whole box hatched at an angle; wants a clip. */
const box = (x: number, y: number, w: number, h: number, degrees: number): Surface => {
  const size = Math.hypot(w, h)
  const a = radians(degrees)
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return (u, v) => {
    const p = (u - 0.5) * size
    const q = (v - 0.5) * size
    return [x + w / 2 + p * c - q * s, y + h / 2 + p * s + q * c]
  }
}

/** Between two curves. */
const loft =
  (from: Curve, to: Curve): Surface =>
  (u, v) => {
    const a = from(u)
    const b = to(u)
    return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v]
  }

export const on = { straight, rays, ring, swirl, wave, box, loft }
