import type { Art } from '../../kit/art.ts'
import { contour } from '../../kit/geometry.ts'
import { gull, swallow } from '../../kit/nature.ts'
import { on } from '../../kit/surfaces.ts'

/** The near bank with its stones, reeds and ducks. */
export const millStream = (art: Art): void => {
  // stones & bank front
  for (const [x, y, w, h] of [
    [690, 1000, 74, 40],
    [790, 1056, 104, 52],
    [560, 1090, 86, 44],
    [930, 1130, 120, 56],
  ] as const) {
    const d = contour([
      [x - w, y + h * 0.5],
      [x - w * 0.7, y - h * 0.6],
      [x, y - h],
      [x + w * 0.7, y - h * 0.5],
      [x + w, y + h * 0.5],
      [x, y + h * 0.7],
    ])
    art.fill(d, 'k')
    art.carve(on.ring(x - 4, y + h * 0.5, w * 0.25, w * 0.9, 185, 300, (h / w) * 1.4), 'a', {
      rows: 5,
      dash: [20, 56],
      gap: [8, 18],
      w: 8,
      tone: (u, v) => v * 1.1 - u * 0.3,
      clip: art.clip(d),
    })
    art.carve(on.straight(x - w - 20, y + h * 0.75, x + w + 20, y + h * 0.75, 0, 8), 'p', {
      rows: 1,
      dash: [40, 90],
      gap: [14, 30],
      w: 7,
    })
  }
  art.fill('M1120 1240C1150 1080 1290 1000 1640 960V1240Z', 'k')
  art.carve(
    (u, v) => [1110 + 560 * u + v * 40, 1230 - 190 * u ** 0.5 * (1 - v) - 60 * u * (1 - v)],
    'b',
    { rows: 11, dash: [24, 70], gap: [10, 26], w: 12 },
  )
  art.carve(
    (u, v) => [1110 + 560 * u + v * 40, 1224 - 190 * u ** 0.5 * (1 - v) - 60 * u * (1 - v)],
    'a',
    { rows: 7, dash: [20, 60], gap: [30, 80], w: 9, tone: (_u, v) => 1 - v },
  )
  art.fill('M-40 1240V1100Q100 1080 230 1240Z', 'k')
  for (const [x, y, h, t] of [
    [30, 1230, 260, 20],
    [80, 1240, 330, -16],
    [120, 1240, 230, 40],
    [170, 1240, 280, 30],
    [1290, 1100, 180, -20],
    [1330, 1120, 250, 14],
    [1380, 1090, 200, 36],
    [1470, 1100, 240, 10],
    [-6, 1200, 220, -10],
    [1520, 1110, 180, 40],
  ] as const) {
    art.line(`M${x} ${y}q${t * 0.2} ${-h * 0.5} ${t} ${-h}`, 'k', 7)
    art.fill(`M${x + t - 9} ${y - h}q9-66 18 0q-4 30-9 34q-7-4-9-34z`, 'c')
    art.line(`M${x + t - 9} ${y - h}q9-66 18 0q-4 30-9 34q-7-4-9-34z`, 'k', 5)
    art.fill(
      `M${x} ${y}q${-40 - t} ${-h * 0.3} ${-30 - t} ${-h * 0.66}q${20} ${h * 0.26} ${42 + t} ${h * 0.66}z`,
      'k',
    )
    art.fill(
      `M${x + 4} ${y}q${30 + t} ${-h * 0.3} ${56 + t} ${-h * 0.5}q${-16} ${h * 0.3} ${-50 - t} ${h * 0.5}z`,
      'b',
    )
  }
  // ducks
  for (const [x, y, s] of [
    [1130, 1074, 1.1],
    [1250, 1012, 0.85],
  ] as const)
    art.add(
      `<g transform="translate(${x} ${y}) scale(${s})"><path class="k" d="M62-6C40-30 4-26-14-10C-18-24-16-36-26-46C-40-54-58-46-58-34L-80-26L-56-22C-48-16-42-10-44 0C-46 22-20 30 8 30C40 30 60 16 62-6Z"/><path class="p" d="M-40-14C-30-12-22-14-16-18L-14-8C-24-4-34-6-42-8ZM-8 4C10-10 32-8 46-2C34 14 8 18-8 4Z"/><circle class="p" cx="-44" cy="-36" r="3.4"/><path class="c" d="M-58-34L-82-26L-56-22Z"/></g>`,
    )
  swallow(art, 420, 250, 0.7, -10)
  swallow(art, 560, 180, 0.5, 8)
  gull(art, 760, 130, 0.5)
}
