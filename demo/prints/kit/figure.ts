import type { Art } from './art.ts'
import { clamp, contour, type Joint, type Point } from './geometry.ts'
import type { Ink } from './inks.ts'
import { limb, outlined } from './limbs.ts'
import { on } from './surfaces.ts'

/** From which side of a figure's own left and right the light comes, and its ink. */
export interface Light {
  readonly side: 1 | -1
  readonly rim: Ink
}

export interface Cloth {
  readonly ink: Ink
  readonly outline?: number
  /** The lean of the folds, in degrees; 90 hangs straight. */
  readonly fall?: number
  readonly w?: number
  /** Ink of the folds in a dark cloth. */
  readonly fold?: Ink
}

/** A piece of clothing: folds run down it, dark on the far side, bright on the lit edge. */
export const cloth = (
  art: Art,
  points: readonly (readonly number[])[],
  light: Light,
  { ink, outline = 7, fall = 88, w = 7, fold = 'b' }: Cloth,
): string => {
  const d = contour(points)
  const clip = outlined(art, d, ink, outline * 2)
  const xs = points.map((p) => p[0] ?? 0)
  const ys = points.map((p) => p[1] ?? 0)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - x, Math.max(...ys) - y]
  const lit = (px: number) => (light.side > 0 ? (px - x) / wide : 1 - (px - x) / wide)
  const hatch = on.box(x, y, wide, high, fall)
  const rows = Math.round(Math.hypot(wide, high) / (w * 1.15))
  if (ink === 'k')
    art.carve(hatch, fold, {
      rows,
      dash: [w * 4, w * 14],
      gap: [w * 1.5, w * 4],
      w,
      tone: (_u, v) => 0.2 + 0.55 * Math.abs(Math.sin(v * 34)),
      clip,
    })
  else
    art.carve(hatch, 'k', {
      rows,
      dash: [w * 4, w * 14],
      gap: [w * 1.5, w * 4],
      w: w * 1.15,
      tone: (_u, v, px) => clamp(1.1 - lit(px) * 1.8) + 0.4 * clamp(Math.sin(v * 40)),
      clip,
    })
  art.carve(hatch, light.rim, {
    rows,
    dash: [w * 4, w * 14],
    gap: [w * 1.2, w * 3],
    w: w * 1.2,
    tone: (_u, _v, px) => clamp(lit(px) * 2.6 - 1.6),
    clip,
  })
  return clip
}

/** A profile facing right; 0, 0 is the root of the neck, the crown lies 130 above. */
const face: readonly Point[] = [
  [-20, 6],
  [-26, -30],
  [-38, -60],
  [-42, -96],
  [-10, -128],
  [28, -124],
  [35, -108],
  [36, -98],
  [34, -92],
  [42, -82],
  [50, -73],
  [46, -68],
  [38, -67],
  [42, -60],
  [37, -55],
  [41, -48],
  [35, -43],
  [37, -34],
  [32, -25],
  [18, -22],
  [12, -14],
  [18, 8],
]

const hairs = {
  short: [
    [-44, -54],
    [-54, -98],
    [-32, -140],
    [10, -148],
    [38, -128],
    [30, -110],
    [2, -114],
    [-6, -88],
    [-12, -68],
    [-26, -46],
  ],
  long: [
    [38, -126],
    [8, -150],
    [-36, -140],
    [-58, -96],
    [-60, -40],
    [-70, 22],
    [-44, 44],
    [-20, 18],
    [-18, -40],
    [-8, -84],
    [6, -112],
  ],
  scarf: [
    [40, -118],
    [18, -148],
    [-28, -146],
    [-56, -104],
    [-48, -44],
    [-60, 2],
    [-22, 6],
    [14, -20],
    [-2, -48],
    [0, -86],
    [18, -112],
  ],
  cap: [
    [-50, -88],
    [-52, -128],
    [-8, -154],
    [38, -140],
    [44, -120],
    [74, -104],
    [40, -102],
    [-8, -104],
    [-24, -70],
    [-42, -64],
  ],
  hat: [
    [-84, -108],
    [-46, -118],
    [-44, -164],
    [0, -176],
    [40, -162],
    [42, -118],
    [80, -102],
    [20, -106],
    [-20, -104],
    [-32, -66],
    [-44, -74],
    [-46, -100],
  ],
  wig: [
    [40, -122],
    [14, -152],
    [-30, -146],
    [-58, -108],
    [-54, -70],
    [-74, -40],
    [-62, -14],
    [-34, -18],
    [-22, -56],
    [-2, -76],
    [4, -112],
  ],
} as const

export interface Head {
  readonly hair: keyof typeof hairs
  readonly hairInk?: Ink
  readonly skin?: Ink
  readonly beard?: Ink
  readonly bun?: boolean
  /** How far the head is bent, in degrees: down is positive for one who faces right. */
  readonly turn?: number
}

/** A head in profile at the root of its neck, facing the way its figure does. */
export const head = (
  art: Art,
  x: number,
  y: number,
  s: number,
  light: Light,
  { hair, hairInk = 'k', skin = 'p', beard, bun, turn = 0 }: Head,
): void => {
  art.open({ move: `translate(${x} ${y}) rotate(${turn}) scale(${s})` })
  const cut = { dash: [14, 40], gap: [8, 18] } as const
  const skull = contour(face)
  const clip = outlined(art, skull, skin, 16)
  const shade =
    light.side > 0 ? on.straight(-40, -110, -20, 0, 34, 0) : on.straight(40, -110, 34, -20, -26, 0)
  const soft = light.side > 0 ? 9 : 5
  art.carve(shade, 'k', { ...cut, rows: 4, w: soft, tone: (_u, v) => 1 - v, clip })
  const glint =
    light.side > 0 ? on.straight(40, -100, 34, -26, -14, 0) : on.straight(-20, -30, -16, 4, 10, 0)
  art.carve(glint, light.rim === skin ? 'c' : light.rim, { ...cut, rows: 2, w: 7, clip })
  art.fill('M20-88Q28-94 36-89Q28-83 20-88Z', 'k')
  art.line('M14-98Q26-106 36-99', 'k', 6)
  art.line('M37-55L26-54', 'k', 5)
  if (beard) {
    const d = contour([
      [39, -50],
      [46, -28],
      [38, 10],
      [16, 20],
      [-4, -20],
      [-8, -62],
      [6, -58],
      [24, -62],
    ])
    const inBeard = outlined(art, d, beard, 11)
    art.carve(on.straight(0, -56, 22, 16, 30, 0), beard === 'k' ? light.rim : 'k', {
      ...cut,
      rows: 6,
      w: 6,
      clip: inBeard,
    })
  }
  if (bun) {
    art.disc(-60, -104, 30, 'k')
    art.disc(-60, -104, 22, hairInk)
  }
  const covered = hair === 'hat' || hair === 'cap' || hair === 'scarf'
  const locks = contour(hairs[hair])
  const inHair = outlined(art, locks, hairInk, 13)
  art.carve(on.rays(0, -60, 36, 96, 150, 330), hairInk === 'k' ? light.rim : 'k', {
    ...cut,
    rows: covered ? 7 : 16,
    w: covered ? 9 : 7,
    tone: (_u, v) => clamp(light.side > 0 ? v * 1.4 - 0.4 : 1 - v * 1.2) * 0.9,
    clip: inHair,
  })
  if (hair !== 'long' && hair !== 'scarf' && hair !== 'wig') {
    art.disc(-10, -74, 10, 'k', 14)
    art.disc(-9, -74, 6, skin, 10)
  }
  art.close()
}

/** An arm or a leg in a sleeve, from its root to the wrist or the ankle. */
export const sleeve = (
  art: Art,
  joints: readonly Joint[],
  light: Light,
  ink: Ink,
  outline = 6,
): void => {
  const dark = ink === 'k' ? null : 'k'
  // A tube's sides are told by the way it runs, so the lit side turns with it.
  const [a, b] = [joints[0], joints.at(-1)]
  const down = (b?.[1] ?? 0) - (a?.[1] ?? 0)
  const side = down > 0 ? light.side : -light.side
  limb(art, joints, {
    fill: ink,
    outline,
    dark,
    light: light.rim,
    side,
    w: 6.5,
    cap: 0.5,
    cap0: 0.8,
  })
}

/** A closed hand. */
export const hand = (art: Art, x: number, y: number, r: number, skin: Ink = 'p'): void => {
  art.disc(x, y, r + 5, 'k')
  art.disc(x, y, r, skin)
  art.line(
    `M${x - r * 0.2} ${y - r * 0.5}L${x + r * 0.7} ${y - r * 0.3}M${x - r * 0.1} ${y + r * 0.1}L${x + r * 0.7} ${y + r * 0.2}`,
    'k',
    r * 0.18,
  )
}

/** A shoe, its heel at x, y, pointing right. */
export const shoe = (art: Art, x: number, y: number, long: number, ink: Ink = 'k'): void => {
  outlined(
    art,
    `M${x - 14} ${y - 22}C${x + 4} ${y - 26} ${x + 12} ${y - 18} ${x + long * 0.6} ${y - 12}Q${x + long} ${y - 8} ${x + long} ${y}H${x - 14}Z`,
    ink,
    7,
  )
}
