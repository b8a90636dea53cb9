import { type Point, radians, xy } from './geometry.ts'
import type { Surface } from './surfaces.ts'

export interface Transform {
  readonly s: number
  readonly f: (x: number, y: number) => Point
  /** A path in M L C Q H V Z. */
  readonly D: (d: string) => string
  readonly P: (surface: Surface) => Surface
}

/**
 * Brings a drawing made about 0, 0 into the picture. A moved group does the same, but scales
 * the outlines and gouges with it.
 */
export const transform = (
  x: number,
  y: number,
  s: number,
  turn = 0,
  flip = 1,
  flat = 1,
): Transform => {
  const a = radians(turn)
  const [c, n] = [Math.cos(a) * s, Math.sin(a) * s]
  const f = (px: number, py: number): Point => {
    const [qx, qy] = [px * flip, py * flat]
    return [x + qx * c - qy * n, y + qx * n + qy * c]
  }
  const D = (d: string): string => {
    let [cx, cy] = [0, 0]
    return d.replace(/([MLCQHVZ])([^MLCQHVZ]*)/g, (_, command: string, rest: string) => {
      if (command === 'Z') return 'Z'
      const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      if (command === 'H' || command === 'V') {
        if (command === 'H') cx = v.at(-1) ?? 0
        else cy = v.at(-1) ?? 0
        return `L${xy(f(cx, cy))}`
      }
      const points: string[] = []
      for (let i = 0; i < v.length; i += 2) {
        cx = v[i] ?? 0
        cy = v[i + 1] ?? 0
        points.push(xy(f(cx, cy)))
      }
      return command + points.join(' ')
    })
  }
  return { s, f, D, P: (surface) => (u, v) => f(...surface(u, v)) }
}
