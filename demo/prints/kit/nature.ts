import type { Art } from './art.ts'
import { round } from './geometry.ts'
import type { Ink } from './inks.ts'
import { on } from './surfaces.ts'

export const gull = (art: Art, x: number, y: number, s: number, ink: Ink = 'k'): void => {
  const q = (...n: number[]) => `q${n.map((m) => round(m * s)).join(' ')}`
  art.fill(
    `M${x} ${y}${q(-26, -26, -60, -18)}${q(36, 2, 58, 30)}${q(24, -30, 62, -34)}${q(-36, -4, -60, 22)}z`,
    ink,
  )
}

export const swallow = (art: Art, x: number, y: number, s: number, turn = 0): void => {
  art.open({ move: `translate(${x} ${y}) rotate(${turn}) scale(${s})` })
  art.fill(
    'M-34-2C-24-12-8-12 4-8C14-34 44-58 86-62C60-44 44-22 36-2C54 2 74 12 104 8L66 18L98 34C66 34 40 22 22 14C10 34-14 52-50 56C-28 40-14 20-10 8C-22 8-30 4-34-2Z',
    'k',
  )
  art.fill('M-8 4C6 10 20 10 34 6C20 16 4 14-8 4Z', 'p')
  art.disc(-24, -3, 2.6, 'p')
  art.close()
}

const crown = [
  [-70, -190, 62],
  [0, -250, 84],
  [72, -200, 66],
  [-40, -150, 46],
  [44, -146, 48],
  [0, -190, 80],
] as const

/** A broad tree, lit from the right (1) or the left (−1). */
export const tree = (
  art: Art,
  x: number,
  y: number,
  s: number,
  light: Ink = 'a',
  side = 1,
): void => {
  const r = (n: number) => round(n * s)
  art.fill(
    `M${round(x - 12 * s)} ${y}q${r(10)} ${r(-60)} ${r(2)} ${r(-130)}l${r(-40)} ${r(-50)}l${r(10)}-4l${r(34)} ${r(30)}l${r(4)} ${r(-50)}h${r(12)}l${r(2)} ${r(60)}l${r(36)} ${r(-40)}l6 6l${r(-36)} ${r(60)}q${r(-4)} ${r(60)} ${r(10)} ${r(118)}z`,
    'k',
  )
  for (const [bx, by, br] of crown) art.disc(x + bx * s, y + by * s, br * s, 'k', br * s * 0.88)
  for (const [bx, by, br] of crown) {
    const [from, to] = side > 0 ? [195, 395] : [345, 145]
    const leaves = on.ring(x + (bx + 8 * side) * s, y + (by - 4) * s, 8 * s, (br - 6) * s, from, to)
    art.carve(leaves, light, {
      rows: Math.round(br / 9),
      dash: [14 * s, 36 * s],
      gap: [6 * s, 14 * s],
      w: 6.5 * s,
      tone: (u) => 0.35 + u * 0.75,
    })
  }
}

/** A clipped cone of a garden, its foot at x, y. */
export const topiary = (art: Art, x: number, y: number, k: number): void => {
  const fine = k < 0.8 ? 0.7 : 1
  art.fill(
    `M${round(x - 6 * k)} ${y}q${-60 * k} ${14 * k} ${-120 * k} ${22 * k}q${60 * k} ${6 * k} ${120 * k} ${-14 * k}z`,
    'k',
  )
  art.fill(
    `M${round(x - 44 * k)} ${y}Q${round(x)} ${round(y + 16 * k)} ${round(x + 44 * k)} ${y}L${round(x + 4 * k)} ${round(y - 130 * k)}H${round(x - 4 * k)}Z`,
    'k',
  )
  const side = (u: number, v: number) =>
    [x + (v - 0.5) * 80 * k * u, y - 126 * k + 128 * k * u] as const
  art.carve(side, 'a', {
    rows: Math.round(9 * fine),
    dash: [14 * k, 30 * k],
    gap: [6 * k, 12 * k],
    w: (7 * k) / fine,
    tone: (_u, v) => Math.min(1, Math.max(0, v * 1.4 - 0.25)),
  })
  art.carve(side, 'b', {
    rows: Math.round(7 * fine),
    dash: [14 * k, 30 * k],
    gap: [8 * k, 14 * k],
    w: (7 * k) / fine,
    tone: (_u, v) => Math.min(1, Math.max(0, 1 - v * 1.2)),
  })
  art.disc(x, y - 136 * k, 10 * k, 'k')
}

/** The crest of a swell, as a height over x. */
export const swell =
  (y: number, high: number, length: number, phase: number) =>
  (x: number): number =>
    y + high * 0.6 - high * Math.abs(Math.sin((x / length + phase) * Math.PI)) ** 0.7

/** The water under a crest, to the foot of the picture. */
export const water = (crest: (x: number) => number): string => {
  let d = 'M-20 1220'
  for (let x = -20; x <= 1620; x += 20) d += `L${x} ${round(crest(x))}`
  return `${d}V1220z`
}
