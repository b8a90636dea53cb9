import { Art } from '../kit/art.ts'
import {
  bezier,
  clamp,
  contour,
  disc,
  type Point,
  pairs,
  pick,
  polygon,
  triples,
} from '../kit/geometry.ts'
import { outlined } from '../kit/limbs.ts'
import { gull } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

const [sx, sy] = [800, 610]

/** A grave mound; the sun behind the church lights the side that faces it. */
const mound = (art: Art, x: number, y: number, w: number, h: number) => {
  const d = `M${x - w} ${y}C${x - w * 0.66} ${y - h * 0.5} ${x - w * 0.5} ${y - h} ${x} ${y - h}C${x + w * 0.5} ${y - h} ${x + w * 0.66} ${y - h * 0.5} ${x + w} ${y}Z`
  art.line(d, 'k', 14)
  art.fill(d, 'b')
  const clip = art.clip(d)
  const side = x < sx ? 1 : -1
  const grass = (u: number, v: number): Point => {
    const a = (v - 0.5) * 2
    return [
      x + a * w * (0.28 + 0.72 * u),
      y - h * 1.02 + (h + 20) * u ** 1.1 + Math.abs(a) ** 2 * h * 0.1,
    ]
  }
  const lit = (v: number) => clamp(0.5 + side * (v - 0.5) * 1.9)
  art.carve(grass, 'k', {
    rows: 56,
    dash: [20, 70],
    gap: [10, 30],
    w: 12,
    tone: (_u, v) => clamp(1.1 - lit(v) * 1.3),
    clip,
  })
  art.carve(grass, 'a', {
    rows: 50,
    dash: [18, 60],
    gap: [16, 44],
    w: 10,
    tone: (_u, v) => clamp(lit(v) * 1.2 - 0.25),
    clip,
  })
  art.carve(grass, 'c', {
    rows: 40,
    dash: [14, 46],
    gap: [26, 70],
    w: 8,
    tone: (u, v) => clamp(lit(v) * 2 - 1.25) * (1 - u * 0.4),
    clip,
  })
}

const wall = (art: Art, points: readonly Point[], light: number) => {
  const d = polygon(points)
  const clip = outlined(art, d, 'p', 14)
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y]
  art.carve(on.straight(x, y, x, y + h, w, 0), 'a', {
    rows: Math.round(w / 9),
    dash: [26, 90],
    gap: [16, 50],
    w: 8,
    tone: (_u, v) => clamp(0.25 + (light > 0 ? 1 - v : v) * 0.8) * 0.8,
    clip,
  })
  art.carve(on.straight(x, y, x, y + h, w, 0), 'k', {
    rows: Math.round(w / 9),
    dash: [16, 60],
    gap: [40, 120],
    w: 7,
    tone: (u, v) => clamp((light > 0 ? 1 - v : v) * 1.5 - 0.75) + clamp(u * 3 - 2.5) * 0.7,
    clip,
  })
}

const roof = (art: Art, points: readonly Point[]) => {
  const [tl, tr, br, bl] = points as [Point, Point, Point, Point]
  const clip = outlined(art, polygon(points), 'c', 14)
  const slope = (u: number, v: number): Point => {
    const [ax, bx] = [tl[0] + (tr[0] - tl[0]) * v, bl[0] + (br[0] - bl[0]) * v]
    const [ay, by] = [tl[1] + (tr[1] - tl[1]) * v, bl[1] + (br[1] - bl[1]) * v]
    return [ax + (bx - ax) * u, ay + (by - ay) * u]
  }
  const rows = Math.round(Math.hypot(br[0] - bl[0], br[1] - bl[1]) / 12)
  art.carve(slope, 'k', {
    rows,
    dash: [16, 34],
    gap: [5, 12],
    w: 8,
    tone: (u) => 0.45 + u * 0.5,
    clip,
  })
  art.carve(slope, 'p', {
    rows: Math.round(rows * 0.6),
    dash: [12, 30],
    gap: [30, 80],
    w: 6,
    tone: (u) => clamp(0.9 - u),
    clip,
  })
}

const slit = (art: Art, x: number, y: number, w: number, h: number) => {
  art.fill(`M${x - w - 6} ${y}V${y - h}Q${x} ${y - h - w * 2.4} ${x + w + 6} ${y - h}V${y}Z`, 'a')
  art.fill(`M${x - w} ${y}V${y - h}Q${x} ${y - h - w * 1.8} ${x + w} ${y - h}V${y}Z`, 'k')
}

/** The rune stone's face: the lion and the snake that hold each other. */
const beast = (art: Art) => {
  const band = (d: string, w: number, ink: 'b' | 'c' | 'p') => {
    art.line(d, 'k', w + 12, 'style="stroke-linecap:butt"')
    art.line(d, ink, w, 'style="stroke-linecap:butt"')
  }
  // runes in three lines along the foot
  for (const y of [112, 156, 200]) {
    art.line(`M-150 ${y}H160`, 'k', 4)
    for (let i = 0; i < 13; i++) {
      const x = -138 + i * 23
      const rune = pick(
        [
          'M0 0V32M0 4L11 13',
          'M0 0V32M-8 10L9 20',
          'M0 0V32M0 16L10 26',
          'M0 0V32M0 6L10 14L0 22',
          'M-5 0V32M6 0V32M-5 10L6 22',
          'M0 0V32M-9 16L9 8',
        ],
        i * 5 + y,
      )
      art.add(
        `<path class="s-k" stroke-width="5" transform="translate(${x} ${y + 6})" d="${rune}"/>`,
      )
    }
  }
  art.line('M-150 244H160', 'k', 4)
  // body, neck and legs of the lion
  band('M-120 60C-130-20-60-70 10-60C70-52 104-20 100 30C98 60 80 78 56 82', 30, 'c')
  band('M-120 60C-124 88-100 96-84 88M-58 66C-62 92-36 98-20 86M56 82C40 92 26 88 22 78', 20, 'c')
  band('M-96-10C-120-60-110-110-66-130', 26, 'c')
  // the snake winds about it
  band(
    'M-150-40C-90-110 30-150 60-90C84-36-10 6-40 40C-66 76-10 96 40 50C80 14 128-10 128-70C128-110 100-128 76-120',
    15,
    'p',
  )
  band('M-96-10C-118-56-112-100-72-128', 26, 'c')
  // head
  const head =
    'M-84-120C-92-152-66-174-36-170C-12-166 6-150 12-128C-4-120-18-118-30-122C-36-112-50-104-64-106Z'
  outlined(art, head, 'c', 12)
  art.disc(-46, -146, 7, 'k')
  art.line('M-22-134L8-130', 'k', 5)
  art.line('M-70-160C-84-186-60-204-40-190', 'k', 18)
  art.line('M-70-160C-84-186-60-204-40-190', 'c', 7)
}

/** The white church of Jelling between its two mounds, and the great rune stone before it. */
export function jellingkirke(): Art {
  const art = new Art(10)
  art.rect(-40, -40, 1680, 1280, 'b')
  art.carve(on.rays(sx, sy, 200, 1500, 180, 360), 'p', {
    rows: 92,
    dash: [70, 240],
    gap: [26, 70],
    w: 15,
    tone: (u) => clamp(1.05 - u * 0.85),
  })
  art.carve(on.rays(sx, sy, 260, 1500, 180, 360), 'k', {
    rows: 88,
    dash: [70, 260],
    gap: [40, 100],
    w: 15,
    tone: (u) => clamp(u * 1.5 - 0.4),
  })
  art.disc(sx, sy, 330, 'c')
  art.carve(on.ring(sx, sy, 40, 328, 180, 360), 'p', {
    rows: 11,
    dash: [50, 160],
    gap: [30, 90],
    w: 10,
    tone: (_u, v) => 1.05 - v * 0.9,
    clip: art.clip(disc(sx, sy, 328)),
  })
  mound(art, 240, 800, 430, 400)
  mound(art, 1400, 800, 410, 360)
  // church: choir to the right, nave, tower to the left
  wall(art, pairs([930, 806, 930, 626, 1060, 626, 1060, 806]), 1)
  roof(art, pairs([944, 556, 1046, 556, 1076, 634, 914, 634]))
  slit(art, 996, 742, 12, 48)
  wall(art, pairs([660, 806, 660, 560, 940, 560, 940, 806]), 1)
  roof(art, pairs([676, 448, 922, 448, 956, 570, 640, 570]))
  for (const x of [732, 804, 876]) slit(art, x, 728, 14, 74)
  wall(art, pairs([520, 806, 520, 330, 682, 330, 682, 806]), 1)
  // stepped gable of the tower
  const steps: Point[] = [[520, 336]]
  for (const [x, y] of pairs([
    520, 300, 544, 300, 544, 262, 568, 262, 568, 224, 586, 224, 586, 190, 616, 190, 616, 224, 634,
    224, 634, 262, 658, 262, 658, 300, 682, 300, 682, 336,
  ]))
    steps.push([x, y])
  const gable = outlined(art, polygon(steps), 'p', 14)
  art.rect(527, 320, 148, 30, 'p')
  art.carve(on.straight(524, 220, 524, 340, 90, 0), 'k', {
    rows: 9,
    dash: [16, 50],
    gap: [20, 60],
    w: 7,
    tone: (_u, v) => 0.9 - v,
    clip: gable,
  })
  for (const x of [576, 626]) slit(art, x, 430, 15, 52)
  slit(art, 601, 292, 11, 30)
  slit(art, 601, 620, 13, 50)
  art.line('M601 190V128M584 146H618', 'k', 8)
  // porch
  wall(art, pairs([724, 812, 724, 716, 772, 668, 820, 716, 820, 812]), 1)
  art.line('M710 728L772 660L834 728', 'k', 26)
  art.line('M714 722L772 662L830 722', 'c', 11)
  art.fill('M750 812V758Q772 728 794 758V812Z', 'k')
  // churchyard
  const yard = 'M-40 800Q300 776 800 800T1640 792V1240H-40Z'
  art.line(yard, 'k', 10)
  art.fill(yard, 'k')
  const onYard = art.clip(yard)
  const lawn = (u: number, v: number): Point => [
    -40 + 1680 * u,
    812 + v * v * 420 + 14 * Math.sin(u * 8 + v * 3),
  ]
  art.carve(lawn, 'b', {
    rows: 20,
    dash: [40, 140],
    gap: [16, 50],
    w: 13,
    tone: (_u, v) => 0.5 + v * 0.5,
    clip: onYard,
  })
  art.carve(lawn, 'a', {
    rows: 17,
    dash: [20, 90],
    gap: [40, 140],
    w: 10,
    tone: (_u, v, x) => clamp(1.1 - Math.abs(x - sx) / 900) * (1 - v * 0.4),
    clip: onYard,
  })
  // path to the porch
  const path = contour(
    pairs([
      742, 812, 806, 812, 790, 880, 700, 960, 640, 1060, 640, 1260, 300, 1260, 400, 1070, 560, 950,
      700, 876,
    ]),
  )
  art.line(path, 'k', 10)
  art.fill(path, 'p')
  const onPath = art.clip(path)
  art.carve((u, v) => [330 + 500 * u, 826 + v * 420], 'a', {
    rows: 20,
    dash: [20, 80],
    gap: [30, 100],
    w: 10,
    clip: onPath,
  })
  art.carve((u, v) => [330 + 500 * u, 830 + v * 420], 'k', {
    rows: 18,
    dash: [8, 30],
    gap: [60, 170],
    w: 7,
    clip: onPath,
  })
  // the ship of stones
  for (const [x, y, s] of triples([180, 900, 0.8, 90, 960, 1, 240, 1030, 1.2, 60, 1110, 1.4])) {
    const d = contour([
      [x - 34 * s, y],
      [x - 30 * s, y - 70 * s],
      [x - 6 * s, y - 104 * s],
      [x + 22 * s, y - 76 * s],
      [x + 34 * s, y],
    ])
    const clip = outlined(art, d, 'a', 12)
    art.carve(on.straight(x - 30 * s, y - 90 * s, x - 34 * s, y, 44 * s, 0), 'k', {
      rows: 6,
      dash: [20, 60],
      gap: [8, 20],
      w: 9,
      tone: (_u, v) => 1 - v * 0.9,
      clip,
    })
  }
  // the rune stone
  art.fill('M860 1090Q1100 1040 1430 1092Q1240 1150 900 1130Z', 'k')
  const stone = contour(
    pairs([
      890, 1092, 872, 980, 892, 840, 940, 720, 1010, 640, 1090, 612, 1170, 648, 1240, 740, 1290,
      880, 1310, 1000, 1300, 1096, 1100, 1112,
    ]),
  )
  art.line(stone, 'k', 22)
  art.fill(stone, 'a')
  const onStone = art.clip(stone)
  art.open({ clip: onStone })
  art.carve(on.box(860, 600, 470, 520, 74), 'p', {
    rows: 52,
    dash: [24, 80],
    gap: [16, 50],
    w: 8,
    tone: (_u, _v, x) => clamp(1.2 - (x - 880) / 300),
  })
  art.carve(on.box(860, 600, 470, 520, 68), 'k', {
    rows: 60,
    dash: [26, 100],
    gap: [10, 30],
    w: 11,
    tone: (_u, _v, x, y) => clamp((x - 1190) / 120) + clamp((y - 1040) / 70) * 0.8,
  })
  art.carve(on.box(860, 600, 470, 520, 68), 'b', {
    rows: 48,
    dash: [20, 70],
    gap: [24, 70],
    w: 8,
    tone: (_u, _v, x) => clamp((x - 1000) / 240) * 0.8,
  })
  art.close()
  art.open({ move: 'translate(1092 824) scale(.92)' })
  beast(art)
  art.close()
  // grass before the stone
  for (const [ink, w, y] of [
    ['k', 12, 1110],
    ['b', 9, 1118],
    ['c', 6, 1124],
  ] as const)
    art.carve(
      (u, v) => {
        const x = 850 + 500 * v
        return [x + (v - 0.4) * 60 * u, y - u * (46 + 24 * Math.sin(v * 37 + y))]
      },
      ink,
      { rows: ink === 'c' ? 22 : 74, dash: [50, 70], gap: [30, 40], w },
    )
  // rooks about the tower
  for (const [x, y, s] of triples([
    430, 220, 0.6, 500, 160, 0.45, 720, 250, 0.5, 350, 300, 0.5, 1120, 220, 0.6, 1210, 280, 0.45,
  ]))
    gull(art, x, y, s)
  // a bare branch, near
  const bough = bezier([1640, 60], [1500, 120], [1420, 130], [1290, 90])
  art.line('M1640 60C1500 120 1420 130 1290 90', 'k', 15)
  for (let i = 1; i < 9; i++) {
    const [x, y] = bough(i / 9)
    const up = i % 2 ? 1 : -1
    art.line(
      `M${x} ${y}q-30 ${up * 34} -74 ${up * 44}M${x - 30} ${y + up * 26}q-10 ${up * 24} -30 ${up * 44}`,
      'k',
      7,
    )
  }
  return art
}
