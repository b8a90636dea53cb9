import { Art } from '../kit/art.ts'
import { clamp, type Point, pick, polygon } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

const [lx, ly] = [420, 120]

const near = (x: number, y: number) => clamp(1.25 - Math.hypot(x - lx, (y - ly) * 0.9) / 1250)

/** A few lines that stand for writing. */
const writing = (
  art: Art,
  x: number,
  y: number,
  w: number,
  lines: number,
  ink: Ink = 'k',
  gap = 11,
) => {
  for (let i = 0; i < lines; i++) {
    const long = w * (i === lines - 1 ? 0.55 : 0.84 + 0.16 * art.random())
    art.line(
      `M${x} ${y + i * gap}H${(x + long).toFixed(0)}`,
      ink,
      4,
      `stroke-dasharray="${pick(['22 6 14 7', '12 6 26 6', '30 7 10 5'], i)}"`,
    )
  }
}

const plate = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  const frame = outlined(art, 'M-66-30H66V30H-66Z', 'c', 10)
  art.carve(on.straight(-62, -26, 62, -26, 0, 52), 'p', {
    rows: 5,
    dash: [30, 70],
    gap: [20, 50],
    w: 6,
    tone: (u) => 1 - u,
    clip: frame,
  })
  art.rect(-52, -19, 104, 38, 'p')
  art.line('M-52-19H52V19', 'k', 4)
  writing(art, -40, -5, 76, 2)
  art.close()
}

const pull = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  art.fill('M-44-2C-44 34-20 46 0 46C20 46 44 34 44-2Z', 'k', 'transform="translate(8 12)"')
  const cup = outlined(art, 'M-44-6H44C44 26 22 38 0 38C-22 38-44 26-44-6Z', 'c', 10)
  art.carve(on.ring(0, -6, 16, 42, 20, 160), 'k', {
    rows: 4,
    dash: [16, 40],
    gap: [6, 14],
    w: 7,
    tone: (u) => clamp(1.1 - u),
    clip: cup,
  })
  art.carve(on.straight(-36, 0, 34, 0, 0, 10), 'p', {
    rows: 2,
    dash: [16, 40],
    gap: [8, 16],
    w: 6,
    clip: cup,
  })
  art.close()
}

const drawer = (art: Art, x: number, y: number, w: number, h: number) => {
  const face = `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  const clip = outlined(art, face, 'b', 14)
  art.carve((u, v) => [x + w * u, y + h * v + 5 * Math.sin(u * 5 + v * 9 + x)], 'k', {
    rows: Math.round(h / 12),
    dash: [40, 150],
    gap: [14, 44],
    w: 9,
    tone: (_u, _v, px, py) => clamp(1.1 - near(px, py)),
    clip,
  })
  art.carve((u, v) => [x + w * u, y + h * v + 5 * Math.sin(u * 5 + v * 9 + x)], 'a', {
    rows: Math.round(h / 16),
    dash: [30, 110],
    gap: [30, 90],
    w: 7,
    tone: (_u, _v, px, py) => clamp(near(px, py) * 1.5 - 0.5),
    clip,
  })
  art.line(`M${x + 10} ${y + h - 10}V${y + 10}H${x + w - 10}`, near(x, y) > 0.5 ? 'p' : 'a', 4)
  plate(art, x + w / 2, y + h * 0.34, 0.94)
  pull(art, x + w / 2, y + h * 0.68, 0.86)
}

/** A cabinet of card-index drawers; one stands open, and one card is drawn up from it. */
export function kartotek(): Art {
  const art = new Art(38)
  art.rect(-40, -40, 1680, 1280, 'k')
  const [w, h, gap] = [262, 206, 22]
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 6; i++) drawer(art, -62 + i * (w + gap), -36 + j * (h + gap), w, h)
  // the place of the open drawer
  const [hx, hy] = [506, 420]
  art.rect(hx - 10, hy - 10, w + 20, h + 20, 'k')
  // shadow that the drawer throws
  art.fill('M760 520L1180 740L1262 1250H1060L1010 1090L700 800Z', 'k')
  // the drawer's box in perspective: back edge in the cabinet, front toward us
  const back: readonly Point[] = [
    [518, 436],
    [758, 436],
    [758, 590],
    [518, 590],
  ]
  const front: readonly Point[] = [
    [470, 720],
    [1010, 720],
    [1010, 1090],
    [470, 1090],
  ]
  const [b0, b1] = [back[0] as Point, back[1] as Point]
  const [f0, f1] = [front[0] as Point, front[1] as Point]
  const rightSide = polygon([b1, f1, front[2] as Point, back[2] as Point])
  const onRight = outlined(art, rightSide, 'k', 16)
  art.carve(
    (u, v) => [b1[0] + (f1[0] - b1[0]) * u, b1[1] + (f1[1] - b1[1]) * u + v * (154 + 216 * u)],
    'b',
    {
      rows: 15,
      dash: [50, 180],
      gap: [14, 40],
      w: 11,
      tone: (_u, v) => 0.75 - v * 0.4,
      clip: onRight,
    },
  )
  const floor = polygon([b0, b1, f1, f0])
  art.fill(floor, 'k')
  // sides
  art.line(polygon([b0, f0]), 'k', 20)
  art.line(
    polygon([
      [b0[0] - 2, b0[1] - 3],
      [f0[0] - 2, f0[1] - 3],
    ]),
    'b',
    8,
  )
  art.line(polygon([b1, f1]), 'k', 20)
  art.line(
    polygon([
      [b1[0] + 1, b1[1] - 3],
      [f1[0] + 1, f1[1] - 3],
    ]),
    'b',
    8,
  )
  // cards, from the back to the front
  const cards = 16
  for (let i = 0; i < cards; i++) {
    const t = (i + 1) / (cards + 1)
    const k = t ** 1.35
    const x0 = b0[0] + (f0[0] - b0[0]) * k + 12
    const x1 = b1[0] + (f1[0] - b1[0]) * k - 12
    const y = b0[1] + (f0[1] - b0[1]) * k + 26
    const tall = 58 + 50 * k
    const wide = x1 - x0
    const raised = i === 8 ? 176 : 0
    const top = y - tall - raised
    const d = `M${x0.toFixed(0)} ${(y + 40).toFixed(0)}V${top.toFixed(0)}H${x1.toFixed(0)}V${(y + 40).toFixed(0)}Z`
    const clip = outlined(art, d, i % 5 === 2 ? 'a' : 'p', 9)
    art.carve(on.straight(x0, top, x1, top, 0, tall), 'k', {
      rows: 3,
      dash: [30, 90],
      gap: [20, 60],
      w: 5,
      tone: (u, v) => clamp(u * 1.6 - 0.8) + (v > 0.7 ? 0.5 : 0),
      clip,
    })
    if (i % 3 === 1 || raised) {
      const tab = x0 + wide * (raised ? 0.08 : pick([0.44, 0.68, 0.1, 0.3], i))
      const size = 60 + 70 * k
      const ear = `M${tab.toFixed(0)} ${top.toFixed(0)}l8 ${(-24 - 14 * k).toFixed(0)}h${size.toFixed(0)}l8 ${(24 + 14 * k).toFixed(0)}z`
      outlined(art, ear, raised ? 'b' : pick(['c', 'a', 'c', 'b'], i), 8)
      writing(art, tab + 18, top - 10 - 6 * k, size - 18, 1, raised ? 'p' : 'k')
    }
    if (i === cards - 1) writing(art, x0 + 30, top + 34, wide - 60, 3, 'k', 24)
    if (raised) {
      // what the card tells: a drawn axe and some lines
      art.line(`M${x0 + 16} ${top + 34}H${x1 - 16}`, 'b', 5)
      writing(art, x0 + 24, top + 22, wide * 0.5, 1)
      writing(art, x0 + 210, top + 62, wide - 250, 6, 'k', 22)
      art.open({
        move: `translate(${(x0 + 110).toFixed(0)} ${(top + 110).toFixed(0)}) rotate(-16)`,
      })
      const axe = outlined(
        art,
        'M-62-34C-20-26 20-22 58-26C68-8 68 14 58 30C20 24-20 26-62 36C-70 12-70-12-62-34Z',
        'a',
        9,
      )
      art.carve(on.straight(-56, 6, 60, 6, 0, 26), 'k', {
        rows: 3,
        dash: [20, 60],
        gap: [8, 20],
        w: 6,
        clip: axe,
      })
      art.carve(on.straight(-54, -20, 50, -16, 0, 14), 'p', {
        rows: 2,
        dash: [20, 60],
        gap: [14, 30],
        w: 5,
        clip: axe,
      })
      art.close()
    }
  }
  // its front
  const face = polygon(front)
  art.line(face, 'k', 22)
  art.fill(face, 'b')
  const onFace = art.clip(face)
  const grain = (u: number, v: number): Point => [
    470 + 540 * u,
    720 + 370 * v + 9 * Math.sin(u * 5 + v * 7),
  ]
  art.carve(grain, 'k', {
    rows: 26,
    dash: [60, 220],
    gap: [16, 50],
    w: 12,
    tone: (u, v) => clamp(u * 1.2 - 0.3) * 0.9 + v * 0.25,
    clip: onFace,
  })
  art.carve(grain, 'a', {
    rows: 22,
    dash: [40, 160],
    gap: [40, 130],
    w: 9,
    tone: (u, v) => clamp(1.05 - u * 1.1 - v * 0.3),
    clip: onFace,
  })
  art.carve(grain, 'p', {
    rows: 14,
    dash: [30, 100],
    gap: [60, 180],
    w: 7,
    tone: (u, v) => clamp(0.9 - u * 1.6 - v * 0.5),
    clip: onFace,
  })
  art.line('M492 1068V742H988', 'p', 6)
  art.line('M492 1068H988V742', 'k', 6)
  plate(art, 740, 838, 2)
  pull(art, 740, 968, 1.8)
  return art
}
