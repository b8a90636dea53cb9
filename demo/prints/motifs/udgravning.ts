import { Art } from '../kit/art.ts'
import { clamp, contour, disc, type Point, pairs, pick, polygon, triples } from '../kit/geometry.ts'
import { lathe, limb, outlined } from '../kit/limbs.ts'
import { gull, tree } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

type Corners = readonly [Point, Point, Point, Point]

const four = (row: readonly number[]) => pairs(row) as unknown as Corners

/** The trench: its rim, and its floor some way below. */
const rim: Corners = four([470, 560, 1170, 560, 1400, 1010, 200, 1010])
const floor: Corners = four([540, 700, 1104, 700, 1250, 1040, 350, 1040])

const within = (q: Corners, u: number, v: number): Point => {
  const [a, b, c, d] = q
  const [x0, x1] = [a[0] + (d[0] - a[0]) * v, b[0] + (c[0] - b[0]) * v]
  const [y0, y1] = [a[1] + (d[1] - a[1]) * v, b[1] + (c[1] - b[1]) * v]
  return [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u]
}

/** One wall of the trench, with the layers that the years laid down. */
const section = (art: Art, q: Corners, shade: number) => {
  const clip = outlined(art, polygon(q), 'b', 12)
  const layer = (from: number, to: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const u = i / 20
      return within(q, u, from + 0.035 * Math.sin(u * 9 + from * 20))
    }).concat(
      Array.from({ length: 21 }, (_, i) => {
        const u = 1 - i / 20
        return within(q, u, to + 0.035 * Math.sin(u * 9 + to * 20))
      }),
    )
  art.open({ clip })
  for (const [from, to, ink] of [
    [-0.1, 0.16, 'k'],
    [0.16, 0.4, 'b'],
    [0.4, 0.58, 'c'],
    [0.58, 0.68, 'k'],
    [0.68, 1.1, 'a'],
  ] as const)
    art.fill(polygon(layer(from, to)), ink)
  art.carve((u, v) => within(q, u, v), 'p', {
    rows: 15,
    dash: [14, 50],
    gap: [30, 90],
    w: 7,
    tone: () => 0.5 + (1 - shade) * 0.5,
  })
  art.carve((u, v) => within(q, u, v), 'k', {
    rows: 20,
    dash: [20, 80],
    gap: [20, 60],
    w: 9,
    tone: (_u, v) => shade * (0.5 + v * 0.6),
  })
  art.close()
}

const peg = (art: Art, x: number, y: number) => {
  const d = `M${x - 13} ${y - 92}H${x + 13}L${x + 9} ${y + 14}L${x} ${y + 34}L${x - 9} ${y + 14}Z`
  const clip = outlined(art, d, 'c', 13)
  art.carve(on.straight(x + 2, y - 88, x + 2, y + 20, 10, 0), 'k', {
    rows: 2,
    dash: [20, 60],
    gap: [8, 16],
    w: 6,
    clip,
  })
  art.disc(x, y - 94, 17, 'k', 9)
  art.disc(x, y - 96, 12, 'p', 5)
}

/** An excavation: the trench with string and pegs, a measuring rod, a trowel, and what was found. */
export function udgravning(): Art {
  const art = new Art(69)
  art.rect(-40, -40, 1680, 1280, 'a')
  const [sx, sy] = [1130, 250]
  art.carve(on.rays(sx, sy, 130, 1700, 150, 390), 'p', {
    rows: 92,
    dash: [100, 300],
    gap: [18, 50],
    w: 18,
    tone: (u, _v, _x, y) => (y > 420 ? 0 : clamp(0.45 + u * 0.8)),
  })
  art.disc(sx, sy, 112, 'c')
  art.carve(on.straight(sx - 112, sy, sx + 112, sy, 0, 112), 'p', {
    rows: 7,
    dash: [40, 120],
    gap: [18, 50],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(disc(sx, sy, 112)),
  })
  // far land with two mounds
  const land =
    'M-40 400Q100 376 190 352Q270 300 360 350Q440 388 560 380T860 372Q960 310 1050 366Q1200 390 1640 366V560H-40Z'
  art.line(land, 'k', 9)
  art.fill(land, 'b')
  const onLand = art.clip(land)
  art.carve((u, v) => [-40 + 1680 * u, 340 + v * 190 + 14 * Math.sin(u * 12)], 'k', {
    rows: 14,
    dash: [30, 110],
    gap: [14, 44],
    w: 10,
    tone: (_u, v) => 0.35 + v * 0.4,
    clip: onLand,
  })
  art.carve((u, v) => [-40 + 1680 * u, 334 + v * 150 + 14 * Math.sin(u * 12)], 'a', {
    rows: 12,
    dash: [30, 110],
    gap: [26, 80],
    w: 9,
    tone: (_u, v) => 0.9 - v * 0.5,
    clip: onLand,
  })
  tree(art, 96, 430, 0.62, 'a', 1)
  tree(art, 1500, 436, 0.8, 'b', -1)
  tree(art, 1590, 446, 0.55, 'a', -1)
  // spoil heap
  const heap = contour(
    pairs([560, 486, 640, 420, 720, 386, 800, 416, 880, 452, 960, 492, 760, 506]),
  )
  const onHeap = outlined(art, heap, 'k', 12)
  art.carve(on.rays(740, 380, 10, 260, 20, 160, 0.7), 'c', {
    rows: 30,
    dash: [20, 60],
    gap: [16, 40],
    w: 9,
    tone: (_u, v) => clamp(1.1 - v),
    clip: onHeap,
  })
  // field round the trench
  const field = 'M-40 470Q400 450 800 468T1640 460V1240H-40Z'
  art.fill(field, 'a')
  const onField = art.clip(field)
  art.carve((u, v) => [-40 + 1680 * u, 476 + v * v * 760 + 10 * Math.sin(u * 10 + v * 4)], 'b', {
    rows: 26,
    dash: [24, 90],
    gap: [24, 70],
    w: 13,
    tone: (_u, v) => 0.4 + v * 0.5,
    clip: onField,
  })
  art.carve((u, v) => [-40 + 1680 * u, 482 + v * v * 760 + 10 * Math.sin(u * 10 + v * 4)], 'k', {
    rows: 22,
    dash: [14, 60],
    gap: [40, 120],
    w: 9,
    tone: (_u, v) => 0.3 + v * 0.5,
    clip: onField,
  })
  art.carve((u, v) => [-40 + 1680 * u, 474 + v * v * 760 + 10 * Math.sin(u * 10 + v * 4)], 'p', {
    rows: 18,
    dash: [20, 80],
    gap: [60, 170],
    w: 9,
    clip: onField,
  })
  // trench
  art.line(polygon(rim), 'k', 30)
  art.fill(polygon(rim), 'k')
  section(art, [rim[0], rim[1], floor[1], floor[0]], 0.15)
  section(art, [rim[3], rim[0], floor[0], floor[3]], 0.95)
  section(art, [rim[1], rim[2], floor[2], floor[1]], 0.4)
  const ground = outlined(art, polygon(floor), 'c', 14)
  art.open({ clip: ground })
  art.carve((u, v) => within(floor, u, v), 'k', {
    rows: 22,
    dash: [16, 60],
    gap: [30, 90],
    w: 9,
    tone: (u) => clamp(0.9 - u * 0.7),
  })
  art.carve((u, v) => within(floor, u, v), 'p', {
    rows: 18,
    dash: [20, 80],
    gap: [50, 130],
    w: 9,
    tone: (u) => clamp(u * 1.2 - 0.1),
  })
  // the shade of the left wall
  art.carve((u, v) => within(floor, u * 0.26, v), 'k', {
    rows: 34,
    dash: [60, 140],
    gap: [6, 16],
    w: 13,
    tone: (u) => clamp(1.2 - u * 1.1),
  })
  art.close()
  // post holes of a house
  for (const [u, v, r] of triples([0.24, 0.2, 34, 0.5, 0.16, 30, 0.78, 0.22, 34])) {
    const [x, y] = within(floor, u, v)
    art.disc(x, y, r + 6, 'k', (r + 6) * 0.5)
    art.disc(x, y + 3, r, 'b', r * 0.44)
    art.carve(on.ring(x, y, 8, r, 0, 360, 0.45), 'k', {
      rows: 3,
      dash: [16, 44],
      gap: [8, 20],
      w: 7,
    })
  }
  // a pot, half out of the earth
  const [px, py] = within(floor, 0.62, 0.68)
  art.disc(px + 26, py + 6, 150, 'k', 44)
  const pot = lathe(px, [
    [py - 190, 66],
    [py - 172, 58],
    [py - 140, 84],
    [py - 90, 116],
    [py - 40, 122],
    [py, 104],
    [py + 24, 80],
  ])
  art.line(pot.d, 'k', 26)
  art.fill(pot.d, 'b')
  const onPot = art.clip(pot.d)
  art.open({ clip: onPot })
  art.carve(pot.down, 'k', {
    rows: 24,
    dash: [24, 80],
    gap: [8, 22],
    w: 11,
    tone: (_u, v) => clamp(1 - v * 2.4),
  })
  art.carve(pot.down, 'p', {
    rows: 20,
    dash: [24, 80],
    gap: [14, 40],
    w: 9,
    tone: (_u, v) => clamp(1 - Math.abs(v - 0.74) * 4.5),
  })
  for (const t of [0.34, 0.44])
    art.line(
      `M${Array.from({ length: 21 }, (_, i) =>
        pot
          .round(i / 20, t)
          .map((n) => n.toFixed(0))
          .join(' '),
      ).join('L')}`,
      'p',
      6,
    )
  art.line(
    `M${Array.from({ length: 25 }, (_, i) =>
      pot
        .round(i / 24, i % 2 ? 0.36 : 0.43)
        .map((n) => n.toFixed(0))
        .join(' '),
    ).join('L')}`,
    'p',
    4,
  )
  art.close()
  art.disc(px, py - 190, 74, 'k', 20)
  art.disc(px, py - 192, 64, 'b', 14)
  art.disc(px, py - 188, 52, 'k', 9)
  const soil = contour([
    [px - 150, py + 40],
    [px - 120, py - 6],
    [px - 60, py + 12],
    [px, py - 4],
    [px + 70, py + 14],
    [px + 130, py - 4],
    [px + 160, py + 40],
    [px, py + 62],
  ])
  const onSoil = outlined(art, soil, 'c', 9)
  art.carve(on.straight(px - 150, py + 10, px + 160, py + 10, 0, 44), 'k', {
    rows: 5,
    dash: [14, 50],
    gap: [20, 50],
    w: 8,
    clip: onSoil,
  })
  // a bracelet and shards
  const [gx, gy] = within(floor, 0.36, 0.62)
  art.add(
    `<ellipse class="s-k" cx="${gx}" cy="${gy}" rx="52" ry="24" stroke-width="26"/><ellipse class="s-p" cx="${gx}" cy="${gy}" rx="52" ry="24" stroke-width="12"/><ellipse class="s-b" cx="${gx}" cy="${gy}" rx="52" ry="24" stroke-width="5" stroke-dasharray="7 9"/>`,
  )
  for (const [u, v, s, t] of [
    [0.22, 0.5, 1, 10],
    [0.3, 0.86, 1.2, -14],
    [0.84, 0.6, 0.9, 24],
    [0.46, 0.42, 0.8, -6],
  ] as const) {
    const [x, y] = within(floor, u, v)
    art.add(
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${t}) scale(${s} ${s * 0.6})"><path class="k" d="M-36-16L4-32L40-6L16 34L-30 22Z"/><path class="b" d="M-28-12L4-24L30-4L12 24L-24 16Z"/><path class="s-p" stroke-width="5" d="M-20 0L6-12L24 0"/></g>`,
    )
  }
  // string on its pegs
  const corners: Corners = four([440, 540, 1200, 540, 1446, 1030, 154, 1030])
  const cord = polygon(corners.map(([x, y]) => [x, y - 66]))
  art.line(cord, 'k', 13)
  art.line(cord, 'p', 6)
  for (const [x, y] of corners) peg(art, x, y)
  for (const [x, y] of corners)
    art.line(`M${x - 15} ${y - 70}H${x + 15}M${x - 15} ${y - 60}H${x + 15}`, 'p', 7)
  // measuring rod along the near edge of the floor
  const [m0, m1]: readonly [Point, Point] = [within(floor, 0.2, 0.94), within(floor, 0.68, 0.94)]
  art.line(
    polygon([
      [m0[0], m0[1] + 12],
      [m1[0], m1[1] + 12],
    ]),
    'k',
    30,
  )
  for (let i = 0; i < 5; i++) {
    const x = (k: number) => m0[0] + ((m1[0] - m0[0]) * k) / 5
    art.fill(`M${x(i)} ${m0[1] - 12}H${x(i + 1)}V${m0[1] + 12}H${x(i)}Z`, pick(['p', 'b'], i))
  }
  art.line(`M${m0[0]} ${m0[1] - 12}H${m1[0]}V${m0[1] + 12}H${m0[0]}Z`, 'k', 8)
  // near edge of turf
  const turf: Point[] = [
    [-60, 1050],
    [120, 1034],
  ]
  for (let x = 200; x <= 1400; x += 60) turf.push([x, 1046 + ((x / 60) % 2 ? 10 : -8)])
  turf.push([1500, 1036], [1660, 1052], [1660, 1260], [-60, 1260])
  const edge = contour(turf)
  art.line(edge, 'k', 16)
  art.fill(edge, 'b')
  const onEdge = art.clip(edge)
  art.carve(
    (u, v) => {
      const x = -60 + 1720 * v
      return [x + 20 * u, 1060 + 180 * u]
    },
    'k',
    { rows: 120, dash: [24, 70], gap: [12, 36], w: 11, tone: (u) => 0.3 + u * 0.7, clip: onEdge },
  )
  art.carve((u, v) => [-60 + 1720 * v - 14 * u, 1040 + 150 * u], 'a', {
    rows: 110,
    dash: [20, 60],
    gap: [24, 70],
    w: 9,
    tone: (u) => 1 - u * 0.7,
    clip: onEdge,
  })
  // trowel stuck into the turf
  art.open({ move: 'translate(1010 1106) rotate(24)' })
  const blade = outlined(art, 'M-64-160C-30-176 30-176 64-160L0 40Z', 'p', 15)
  art.carve(on.straight(8, -162, 2, 24, 48, 0), 'k', {
    rows: 6,
    dash: [30, 110],
    gap: [10, 26],
    w: 9,
    clip: blade,
  })
  art.carve(on.straight(-40, -156, -6, 10, 20, 0), 'a', {
    rows: 3,
    dash: [40, 110],
    gap: [16, 40],
    w: 8,
    clip: blade,
  })
  art.line('M0-166V-206Q0-226 0-240', 'k', 30)
  art.line('M0-166V-236', 'a', 12)
  limb(art, triples([0, -236, 21, 0, -280, 27, 0, -330, 24, 0, -366, 21]), {
    fill: 'c',
    outline: 10,
    cap: 1,
    side: -1,
    w: 10,
    rows: 5,
  })
  art.line('M-22-246H22', 'k', 15)
  art.close()
  const clod = outlined(
    art,
    contour(pairs([936, 1130, 970, 1092, 1030, 1100, 1076, 1134, 1000, 1150])),
    'k',
    8,
  )
  art.carve(on.straight(940, 1110, 1070, 1110, 0, 34), 'c', {
    rows: 3,
    dash: [14, 40],
    gap: [14, 36],
    w: 7,
    clip: clod,
  })
  // bucket
  art.open({ move: 'translate(-196 6)' })
  const pail = outlined(art, 'M494 1010H660L636 1160H518Z', 'a', 16)
  art.carve(on.straight(500, 1014, 524, 1160, 130, 0), 'k', {
    rows: 13,
    dash: [30, 110],
    gap: [10, 28],
    w: 10,
    tone: (_u, v) => clamp(1 - v * 1.8),
    clip: pail,
  })
  art.carve(on.straight(600, 1020, 590, 1150, 40, 0), 'p', {
    rows: 4,
    dash: [30, 90],
    gap: [14, 36],
    w: 8,
    clip: pail,
  })
  art.disc(577, 1010, 92, 'k', 22)
  art.disc(577, 1008, 80, 'c', 14)
  art.carve(on.ring(577, 1008, 10, 76, 0, 360, 0.18), 'k', {
    rows: 3,
    dash: [14, 40],
    gap: [14, 30],
    w: 7,
  })
  art.line('M492 1010C480 900 674 900 662 1010', 'k', 12)
  art.line('M492 1010C480 900 674 900 662 1010', 'p', 4)
  art.close()
  gull(art, 420, 190, 0.8)
  gull(art, 520, 240, 0.5)
  gull(art, 720, 170, 0.6)
  return art
}
