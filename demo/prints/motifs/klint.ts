import { Art } from '../kit/art.ts'
import {
  clamp,
  contour,
  disc,
  type Joint,
  type Point,
  pairs,
  polygon,
  polyline,
  spline,
  triples,
} from '../kit/geometry.ts'
import { billow } from '../kit/limbs.ts'
import { gull, swell, water } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

interface Cliff {
  readonly top: readonly Point[]
  readonly foot: readonly Point[]
  readonly wood: number
  /** Where on the edge a spur begins, how wide it falls, how far it leans to the sun. */
  readonly spurs: readonly Joint[]
  /** How much detail the distance leaves. */
  readonly near: number
}

/** Chalk stands in spurs: the side toward the sun is white, the other in shade and furrowed. */
const cliff = (art: Art, { top, foot, near, spurs }: Cliff) => {
  const [edge, base] = [spline(top), spline(foot)]
  const d = polygon([...top, ...[...foot].reverse()])
  art.line(d, 'k', 8 + 8 * near)
  art.fill(d, 'p')
  const clip = art.clip(d)
  art.carve(
    (u, v) => {
      const [t, f] = [edge(v), base(v)]
      return [
        t[0] + (f[0] - t[0]) * u + 8 * near * Math.sin(u * 9 + v * 50),
        t[1] + (f[1] - t[1]) * u,
      ]
    },
    'a',
    {
      rows: Math.round(40 + 30 * near),
      dash: [16, 70],
      gap: [40, 130],
      w: 7 * near + 3,
      clip,
    },
  )
  for (const [t, wide, lean] of spurs) {
    const [x0, y0] = edge(t)
    const [x1, y1] = base(Math.min(1, t + lean))
    const [x2, y2] = base(Math.max(0, t + lean - wide))
    const ridge = Array.from({ length: 9 }, (_, i): Point => {
      const k = i / 8
      const jut = i % 8 ? (art.random() - 0.5) * 46 * near : 0
      return [x0 + (x1 - x0) * k + jut, y0 + (y1 - y0) * k]
    })
    const [rx0, ry0] = edge(Math.max(0, t - wide * 0.25))
    const hollow: Point[] = [
      [rx0, ry0],
      [rx0 + (x2 - rx0) * 0.3 + 14 * near, ry0 + (y2 - ry0) * 0.4],
      [x2 - 6 * near, ry0 + (y2 - ry0) * 0.75],
      [x2, y2],
    ]
    const shade = polygon([...ridge, ...[...hollow].reverse()])
    art.open({ clip })
    art.fill(shade, 'a')
    const inShade = art.clip(shade)
    const fall = on.loft(spline(ridge), spline(hollow))
    art.carve(fall, 'k', {
      rows: Math.round(5 + 7 * near),
      dash: [26, 110],
      gap: [8, 26],
      w: 12 * near + 3,
      tone: (u, v) => clamp(0.25 + v * 1.05 - u * 0.25),
      clip: inShade,
    })
    art.carve((u, v) => fall(v, u), 'p', {
      rows: 9,
      dash: [12, 40],
      gap: [24, 70],
      w: 7 * near + 2,
      tone: (u) => clamp(1 - u * 1.2),
      clip: inShade,
    })
    art.line(polyline(ridge), 'k', 4 + 5 * near)
    art.close()
  }
  // flint lies in level bands
  art.carve(
    (u, v) => {
      const [t, f] = [edge(u), base(u)]
      const k = 0.1 + 0.8 * v
      return [t[0] + (f[0] - t[0]) * k, t[1] + (f[1] - t[1]) * k + 10 * near * Math.sin(u * 26)]
    },
    'k',
    {
      rows: 7,
      dash: [8, 26],
      gap: [40, 130],
      w: 6 * near + 2,
      tone: () => 0.8,
      clip,
    },
  )
}

/** Beeches crown the edge. */
const crown = (art: Art, top: readonly Point[], n: number, r: number) => {
  const edge = spline(top)
  const balls = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n
    const [x, y] = edge(t)
    const size = r * (1.05 - 0.5 * t) * (0.8 + 0.4 * art.random())
    return [x, y - size * (0.3 + art.random() * 0.5), size] as const
  })
  billow(art, balls, { fill: 'b', cut: 'k', mid: null, outline: 7, light: 320, w: r * 0.17 })
  for (const [x, y, s] of balls)
    art.carve(on.ring(x + s * 0.1, y - s * 0.1, s * 0.2, s * 0.86, 250, 400), 'a', {
      rows: Math.max(2, Math.round(s / 16)),
      dash: [s * 0.2, s * 0.5],
      gap: [s * 0.12, s * 0.3],
      w: s * 0.13,
      tone: (u, v) => Math.sin(u * 3.14) * (0.4 + v * 0.6),
    })
}

/** The white cliffs of Møn over the sea, beeches on the edge and flint on the shore. */
export function klint(): Art {
  const art = new Art(57)
  art.rect(-40, -40, 1680, 1280, 'a')
  const [sx, sy] = [1210, 400]
  art.carve(on.rays(sx, sy, 190, 1700), 'p', {
    rows: 132,
    dash: [110, 320],
    gap: [18, 46],
    w: 18,
    tone: (u, _v, _x, y) => clamp(0.4 + u * 0.8) * (y > 720 ? 0 : 1),
  })
  art.disc(sx, sy, 168, 'c')
  art.carve(on.straight(sx - 170, sy, sx + 170, sy, 0, 168), 'p', {
    rows: 9,
    dash: [50, 150],
    gap: [20, 60],
    w: 10,
    tone: (_u, v) => v * 1.1,
    clip: art.clip(disc(sx, sy, 168)),
  })
  for (const [x, y, w, h] of [
    [1330, 190, 330, 56],
    [900, 150, 260, 40],
    [1420, 560, 260, 34],
  ] as const) {
    const d = `M${x} ${y}q${w * 0.12} ${-h * 0.7} ${w * 0.3} ${-h * 0.5}q${w * 0.14} ${-h} ${w * 0.36} ${-h * 0.35}q${w * 0.25} ${-h * 0.2} ${w * 0.34} ${h * 0.85}z`
    art.fill(d, 'p')
    art.carve(on.straight(x, y - h * 0.5, x + w, y - h * 0.5, 0, h * 0.7), 'k', {
      rows: 4,
      dash: [40, 130],
      gap: [30, 80],
      w: 6,
      tone: (_u, v) => v,
      clip: art.clip(d),
    })
  }
  // sea
  art.fill('M-40 690Q400 682 800 690T1640 686V1240H-40Z', 'k')
  art.carve(on.wave(-40, 1640, 698, 1090, 6, 230), 'a', {
    rows: 28,
    dash: [60, 220],
    gap: [16, 60],
    w: 12,
    tone: (_u, v) => 0.95 - v * 0.3,
  })
  art.carve(on.wave(-40, 1640, 700, 900, 5, 230, 0.4), 'c', {
    rows: 17,
    dash: [30, 130],
    gap: [20, 80],
    w: 11,
    tone: (_u, v, x) => clamp(1.2 - Math.abs(x - sx) / (170 + v * 120)),
  })
  art.carve(on.wave(-40, 1640, 702, 980, 6, 230, 0.7), 'p', {
    rows: 15,
    dash: [24, 110],
    gap: [60, 200],
    w: 8,
  })
  // a sail far out
  art.fill('M1402 690H1462L1450 706H1414Z', 'k')
  art.fill('M1430 600L1432 686H1404Q1424 650 1430 600ZM1438 616Q1462 650 1464 684H1438Z', 'p')
  art.line('M1434 596V690', 'k', 5)
  // headlands, the farthest first
  const headlands: readonly Cliff[] = [
    {
      top: pairs([560, 560, 660, 548, 760, 562, 850, 590, 912, 640, 950, 704]),
      foot: pairs([560, 726, 660, 724, 760, 722, 850, 720, 912, 718, 950, 712]),
      wood: 20,
      near: 0.3,
      spurs: triples([0.3, 0.16, 0.06, 0.55, 0.16, 0.08, 0.78, 0.14, 0.1]),
    },
    {
      top: pairs([300, 420, 430, 400, 540, 412, 640, 440, 716, 500, 770, 610, 806, 752]),
      foot: pairs([300, 800, 430, 796, 540, 790, 640, 784, 716, 776, 770, 768, 806, 762]),
      wood: 34,
      near: 0.62,
      spurs: triples([0.3, 0.14, 0.05, 0.52, 0.14, 0.07, 0.7, 0.13, 0.12, 0.84, 0.1, 0.12]),
    },
    {
      top: pairs([-60, 250, 90, 226, 230, 232, 330, 262, 410, 320, 456, 430, 500, 600, 566, 850]),
      foot: pairs([-60, 960, 90, 950, 230, 940, 330, 926, 410, 914, 456, 902, 500, 890, 566, 866]),
      wood: 60,
      near: 1,
      spurs: triples([
        0.14, 0.16, 0.05, 0.3, 0.13, 0.06, 0.46, 0.14, 0.08, 0.62, 0.14, 0.12, 0.78, 0.12, 0.16,
      ]),
    },
  ]
  for (const headland of headlands) {
    cliff(art, headland)
    const { top, wood } = headland
    crown(art, top.slice(0, -3), Math.round(7 + 4 * headland.near), wood)
  }
  // one stone pillar, left standing by the sea
  const pillar: Point[] = pairs([
    640, 640, 664, 570, 688, 540, 712, 580, 724, 660, 742, 740, 780, 846, 606, 856, 628, 750,
  ])
  const d = contour(pillar)
  art.line(d, 'k', 16)
  art.fill(d, 'p')
  const onPillar = art.clip(d)
  art.carve(on.straight(630, 560, 610, 860, 70, 0), 'a', {
    rows: 9,
    dash: [30, 110],
    gap: [10, 30],
    w: 10,
    tone: (_u, v) => 1 - v,
    clip: onPillar,
  })
  art.carve(on.straight(632, 560, 604, 860, 56, 0), 'k', {
    rows: 8,
    dash: [30, 110],
    gap: [14, 40],
    w: 11,
    tone: (_u, v) => clamp(1 - v * 1.3),
    clip: onPillar,
  })
  art.carve(on.straight(640, 600, 770, 612, 0, 230), 'k', {
    rows: 7,
    dash: [8, 24],
    gap: [20, 60],
    w: 6,
    clip: onPillar,
  })
  // near waves
  const waves = [
    { crest: swell(1050, 34, 330, 0.35), ink: 'a', light: 'p' },
    { crest: swell(1136, 48, 430, 0.1), ink: 'k', light: 'p' },
  ] as const
  for (const { crest, ink, light } of waves) {
    art.fill(water(crest), ink)
    const face = (u: number, v: number): Point => {
      const x = -20 + 1640 * u
      return [x, crest(x) + 6 + v * 130]
    }
    art.carve(face, light, {
      rows: 8,
      dash: [50, 170],
      gap: [20, 60],
      w: 11,
      tone: (_u, v) => clamp(1.05 - v * 1.1),
    })
    art.carve(face, ink === 'k' ? 'a' : 'k', {
      rows: 9,
      dash: [60, 190],
      gap: [20, 60],
      w: 13,
      tone: (_u, v) => v,
    })
  }
  // shore of flint
  const shore: readonly Point[] = pairs([
    -60, 950, 200, 936, 420, 906, 600, 866, 760, 852, 830, 868, 760, 930, 600, 1010, 420, 1090, 240,
    1170, 120, 1260, -60, 1260,
  ])
  const beach = contour(shore)
  art.line(beach, 'k', 14)
  art.fill(beach, 'p')
  const onBeach = art.clip(beach)
  art.carve((u, v) => [-60 + 900 * u, 960 - 110 * u + v * 320], 'a', {
    rows: 18,
    dash: [40, 140],
    gap: [20, 60],
    w: 11,
    tone: (_u, v) => 0.9 - v * 0.3,
    clip: onBeach,
  })
  art.open({ clip: onBeach })
  for (let i = 0; i < 120; i++) {
    const t = art.random()
    const x = -40 + art.random() * 820
    const y = 900 + t * 320
    const s = 6 + t * 20 * art.random() + 3
    art.disc(x, y, s, 'k', s * 0.62)
    art.carve(on.ring(x + s * 0.1, y - s * 0.08, s * 0.4, s * 0.85, 230, 370, 0.62), 'a', {
      rows: 2,
      dash: [s * 0.5, s],
      gap: [3, 6],
      w: s * 0.22,
    })
  }
  art.close()
  // surf along the shore
  for (const [o, w, dashes] of [
    [8, 16, ''],
    [34, 9, 'stroke-dasharray="120 30 60 40"'],
    [62, 6, 'stroke-dasharray="70 60 150 50"'],
  ] as const) {
    const line: Point[] = pairs([836, 864, 772, 932, 612, 1012, 432, 1092, 252, 1172, 130, 1262])
    art.line(
      contour(
        line.map(([x, y]) => [x + o, y + o * 0.5]),
        false,
      ),
      'p',
      w,
      dashes,
    )
  }
  // two walkers give the height
  for (const [x, y, s] of [
    [480, 1000, 1],
    [520, 1010, 0.9],
  ] as const) {
    art.open({ move: `translate(${x} ${y}) scale(${s})` })
    art.fill('M-13 0L-9-34C-20-50-16-78 0-84C16-78 20-50 9-34L13 0H4L0-30L-4 0Z', 'k')
    art.disc(0, -94, 11, 'k')
    art.carve(on.straight(8, -78, 9, -40, 5, 0), 'c', {
      rows: 1,
      dash: [20, 30],
      gap: [8, 10],
      w: 6,
    })
    art.close()
  }
  for (const [x, y, s] of triples([700, 300, 0.9, 800, 370, 0.6, 950, 300, 0.5, 620, 420, 0.5]))
    gull(art, x, y, s)
  return art
}
