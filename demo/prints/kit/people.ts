import type { Art } from './art.ts'
import { bezier, clamp } from './geometry.ts'
import type { Ink } from './inks.ts'
import { on, type Surface } from './surfaces.ts'
import { transform } from './transform.ts'

interface Pattern {
  readonly coat: string
  readonly legs: string
  readonly head: string
  readonly hat?: string
  readonly folds: readonly (readonly [number, number, number, number])[]
}

/** Standing people seen from behind, 750 units tall, their feet at 0, 0. */
const patterns = {
  dress: {
    coat: 'M-20-640C-52-628-88-618-98-580C-112-520-118-452-112-404L-86-398C-92-300-122-160-150-34C-60-14 62-14 150-34C124-160 94-300 86-398L112-404C118-452 112-520 96-580C88-618 52-628 20-640Z',
    legs: 'M-60-40L-66 0H-14L-10-40ZM10-40L14 0H66L60-40Z',
    head: 'M-46-698C-48-744-24-764 2-764C32-764 50-740 46-698C46-668 40-640 30-590C10-570-12-570-30-590C-40-640-44-672-46-698Z',
    folds: [
      [-50, -590, -44, -420],
      [40, -590, 40, -420],
      [-40, -390, -96, -50],
      [-14, -390, -36, -40],
      [14, -390, 34, -40],
      [44, -390, 92, -50],
    ],
  },
  man: {
    coat: 'M-24-642C-62-626-104-616-120-572C-138-505-146-440-140-392C-136-358-120-344-102-338L-116-228C-60-214 62-214 118-228L106-338C124-344 140-358 142-394C146-440 138-505 118-572C104-616 60-626 24-642Z',
    legs: 'M-84-226L-66-46L-92-10L-88 0H-22L-12-52L0-200L14-52L22 0H90L94-10L68-46L88-226Z',
    head: 'M-46-700C-46-740-26-752 0-752C28-752 46-738 46-700C46-664 34-646 22-636V-610H-22V-636C-36-646-46-664-46-700Z',
    hat: 'M-46-716C-50-776-32-796-8-784C6-778 20-788 34-784C54-776 50-744 48-716C70-712 88-704 90-694C60-676-60-676-90-694C-88-704-68-712-46-716Z',
    folds: [
      [-60, -590, -78, -250],
      [-14, -600, -10, -240],
      [46, -590, 66, -250],
      [0, -470, 4, -226],
    ],
  },
  woman: {
    coat: 'M-20-640C-52-628-88-618-98-580C-112-520-118-452-112-404L-90-396C-92-330-118-262-132-196C-60-180 62-180 132-196C118-262 94-330 90-396L112-404C118-452 112-520 96-580C88-618 52-628 20-640Z',
    legs: 'M-56-196L-42-52L-62-8L-58 0H-12L-10-52L-6-196ZM8-196L12-52L14 0H60L64-8L42-52L58-196Z',
    head: 'M-48-698C-50-746-24-766 2-766C34-766 52-740 48-698C46-668 34-650 18-640L-2-586L-22-642C-40-654-46-672-48-698Z',
    folds: [
      [-50, -590, -50, -400],
      [-40, -380, -84, -206],
      [0, -380, 0, -200],
      [44, -380, 84, -206],
      [36, -590, 44, -400],
    ],
  },
} as const satisfies Record<string, Pattern>

export type Kind = keyof typeof patterns

export interface PersonStyle {
  /** The ink of the lit edge, and whether the light comes from the left (−1) or right (1). */
  readonly rim?: Ink
  readonly side?: number
  readonly fill?: Ink
  readonly flip?: number
  readonly hat?: Ink
  /** An outer line that frees the figure from a ground of its own ink. */
  readonly out?: Ink | null
  readonly ow?: number
  readonly fold?: Ink
  readonly fw?: number
}

/** Someone standing with the back to us, `h` tall, the feet at x, y. */
export const person = (
  art: Art,
  x: number,
  y: number,
  h: number,
  kind: Kind,
  style: PersonStyle = {},
): void => {
  const { rim = 'c', side = 1, fill = 'k', flip = 1, hat = 'k', out = null, ow = 12 } = style
  const { fold = rim, fw = 0.8 } = style
  const pattern: Pattern = patterns[kind]
  const T = transform(x, y, h / 750, 0, flip)
  const s = T.s
  const lit = side * flip
  const cut = (
    surface: Surface,
    ink: Ink,
    rows: number,
    dash: readonly [number, number],
    gap: readonly [number, number],
    w: number,
    tone: (u: number, v: number) => number,
    clip?: string,
  ) =>
    art.carve(T.P(surface), ink, {
      rows,
      dash: [dash[0] * s, dash[1] * s],
      gap: [gap[0] * s, gap[1] * s],
      w: w * s,
      tone,
      clip: clip ?? null,
    })
  const full = () => 1

  const parts = [pattern.legs, pattern.coat, pattern.head, pattern.hat ?? ''].filter(Boolean)
  if (out) for (const d of parts) art.line(T.D(d), out, ow * 2)
  for (const d of parts) art.line(T.D(d), 'k', 8 * s + 1)
  const coat = T.D(pattern.coat)
  art.fill(T.D(pattern.legs), 'k')
  art.fill(coat, fill)
  art.fill(T.D(pattern.head), 'k')
  const inCoat = art.clip(coat)
  const edge: Surface = (u, v) => {
    const shoulder = u < 0.3 ? (0.3 - u) * 110 : 0
    const hem = u > 0.6 ? (u - 0.6) * 20 : 0
    return [lit * (132 - v * 64 - shoulder - hem), -604 + u * 400]
  }
  cut(edge, rim, 4, [70, 200], [14, 36], 30, (_u, v) => 1 - v * 0.7, inCoat)
  for (const [x0, y0, x1, y1] of pattern.folds)
    cut(
      on.straight(x0 - 8, y0, x1 - 8, y1, 16, 0),
      fill === 'k' ? fold : 'k',
      2,
      [80, 210],
      [20, 50],
      16,
      () => fw,
      inCoat,
    )
  if (fill !== 'k')
    cut(
      (u, v) => [-lit * (136 - v * 100), -600 + u * 400],
      'k',
      6,
      [70, 200],
      [14, 36],
      28,
      (_u, v) => 1 - v * 0.8,
      inCoat,
    )
  cut(
    on.straight(lit * 78, -196, lit * 60, -50, -18 * lit, 0),
    rim,
    2,
    [60, 120],
    [16, 30],
    16,
    full,
  )

  if (pattern.hat) {
    const d = T.D(pattern.hat)
    art.fill(d, hat)
    art.line(d, out && hat === 'k' ? out : 'k', 6 * s + 1)
    art.line(T.D('M-47-722C-20-708 20-708 48-722'), hat === 'k' ? rim : 'k', 13 * s)
    const brim = on.straight(lit * 44, -726, lit * 30, -776, -lit * 22, -6)
    cut(brim, hat === 'k' ? rim : 'p', 2, [30, 70], [8, 14], 15, full)
    const [from, to] = lit > 0 ? [-10, 50] : [130, 190]
    cut(on.ring(0, -694, 30, 48, from, to), rim, 2, [30, 60], [8, 14], 15, full)
    return
  }
  const head = T.D(pattern.head)
  art.fill(head, hat)
  art.line(head, 'k', 6 * s + 1)
  const inHead = art.clip(head)
  const hair = on.loft(
    bezier([-50 * lit, -700], [-44 * lit, -750], [0, -776], [50 * lit, -730]),
    bezier([-30 * lit, -640], [-8 * lit, -600], [0, -600], [10 * lit, -600]),
  )
  const shine = (u: number) => (hat === 'k' ? u : clamp(0.85 - u * 1.7))
  cut(hair, hat === 'k' ? rim : 'k', 5, [60, 120], [30, 60], 13, shine, inHead)
  if (kind === 'dress') {
    const long: Surface = (u, v) => [
      (v - 0.5) * 92 * (1 - 0.3 * u) * (0.55 + 0.45 * Math.sin(Math.min(1, u * 3 + 0.25) * 1.57)),
      -758 + u * 180,
    ]
    const strands = (_u: number, v: number) => 0.45 + 0.5 * Math.abs(v - 0.5 - lit * 0.3)
    cut(long, 'k', 9, [70, 150], [14, 30], 13, strands, inHead)
  } else art.line(T.D('M-40-672C-10-650 14-650 42-672'), hat === 'k' ? rim : 'k', 7 * s)
}
