import { Art } from '../kit/art.ts'
import { clamp, type Joint, type Point, pick, polygon, radians, round } from '../kit/geometry.ts'
import { topiary } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** What stands in the round maze: a piece of a ring, a wall between two rings, the fountain. */
type Item =
  | { readonly kind: 'arc'; readonly r: number; readonly a: Point }
  | { readonly kind: 'wall'; readonly rad: Joint }
  | { readonly kind: 'fountain' }

/** The baroque garden from the air: a round maze, a fountain, and the castle at the axis' end. */
export function slotshave(): Art {
  const art = new Art(71)
  art.rect(-40, -40, 1680, 1280, 'a')
  // sky
  art.carve(on.rays(1130, 190, 120, 1500, 0, 360), 'p', {
    rows: 84,
    dash: [90, 320],
    gap: [24, 70],
    w: 19,
    tone: (u, _v, _x, y) => (y > 330 ? 0 : clamp(1.05 - u * 0.6)),
  })
  art.disc(1130, 170, 92, 'c')
  art.carve(on.rays(1130, 170, 104, 190), 'c', { rows: 44, dash: [30, 60], gap: [16, 40], w: 8 })
  // far woods
  const wd =
    'M-40 400V270Q60 210 150 256Q250 190 360 250Q440 214 520 256H1080Q1160 210 1240 250Q1340 186 1440 246Q1540 200 1640 250V420H-40Z'
  art.fill(wd, 'b')
  art.carve((u, v) => [-40 + 1680 * u, 240 + v * 170 + 12 * Math.sin(u * 50)], 'k', {
    rows: 9,
    dash: [20, 50],
    gap: [10, 24],
    w: 13,
    tone: (_u, v) => 0.35 + v * 0.7,
    clip: art.clip(wd),
  })
  art.carve((u, v) => [-40 + 1680 * u, 226 + v * 90 + 12 * Math.sin(u * 50)], 'a', {
    rows: 5,
    dash: [18, 40],
    gap: [24, 60],
    w: 9,
    tone: (_u, v) => 1 - v,
    clip: art.clip(wd),
  })
  // ground lawn
  art.fill('M-40 372H1640V1240H-40Z', 'b')
  art.carve((u, v) => [-40 + 1680 * u, 380 + v * v * 860], 'k', {
    rows: 18,
    dash: [60, 190],
    gap: [30, 80],
    w: 12,
    tone: (_u, v) => 0.25 + v * 0.35,
  })
  art.carve((u, v) => [-40 + 1680 * u, 376 + v * v * 860], 'a', {
    rows: 20,
    dash: [50, 160],
    gap: [30, 90],
    w: 11,
    tone: (_u, v) => 0.5 + v * 0.4,
  })
  // palace
  {
    const bx = 540,
      bw = 520,
      by = 286,
      bh = 98
    art.rect(bx - 8, by - 6, bw + 16, bh + 10, 'k')
    art.rect(bx, by, bw, bh, 'p')
    art.carve(on.straight(bx, by, bx, by + bh, 260, 0), 'a', {
      rows: 22,
      dash: [30, 80],
      gap: [16, 40],
      w: 8,
      tone: (_u, v) => 1 - v,
    })
    for (let i = 0; i < 14; i++)
      for (const y of [302, 346]) {
        const x = bx + 16 + i * 36
        if (Math.abs(x + 8 - 800) < 62) continue
        art.rect(x, y, 15, 26, 'k')
      }
    art.fill(`M${bx - 18} ${by}L${bx + 30} 226H${bx + bw - 30}L${bx + bw + 18} ${by}Z`, 'k')
    art.carve((u, v) => [bx + 30 + 460 * v + (v - 0.5) * 90 * u, 228 + 56 * u], 'b', {
      rows: 44,
      dash: [24, 56],
      gap: [5, 10],
      w: 9,
      tone: (_u, v) => 0.4 + v * 0.6,
    })
    art.fill('M726 384V276L800 228L874 276V384Z', 'k')
    art.fill('M734 382V280L800 238L866 280V382Z', 'p')
    for (const x of [748, 790, 832]) {
      art.rect(x, 296, 20, 32, 'k')
      art.rect(x, 342, 20, 40, x === 790 ? 'c' : 'k')
    }
    art.disc(800, 272, 12, 'c')
    art.rect(784, 150, 32, 80, 'k')
    art.rect(790, 160, 20, 60, 'p')
    art.fill('M774 160Q800 100 800 60Q800 100 826 160Z', 'b')
    art.line('M774 160Q800 100 800 60Q800 100 826 160Z', 'k', 6)
    art.disc(800, 58, 7, 'c')
    art.rect(795, 180, 10, 20, 'k')
    for (const x of [bx - 44, bx + bw - 16]) {
      art.rect(x, 250, 60, 136, 'k')
      art.rect(x + 6, 258, 48, 126, 'p')
      art.fill(`M${x - 8} 258L${x + 30} 176L${x + 68} 258Z`, 'b')
      art.line(`M${x - 8} 258L${x + 30} 176L${x + 68} 258Z`, 'k', 7)
      for (const y of [280, 330]) art.rect(x + 22, y, 16, 28, 'k')
      art.disc(x + 30, 172, 6, 'c')
      art.carve(on.straight(x + 10, 262, x + 10, 382, 20, 0), 'a', {
        rows: 3,
        dash: [20, 60],
        gap: [8, 16],
        w: 7,
      })
    }
  }
  // gravel: axis, cross and ring

  const cx = 800,
    cy = 760,
    ky = 0.56
  const E = (r: number, a: number): Point => [cx + Math.cos(a) * r, cy + Math.sin(a) * r * ky]
  art.fill('M742 384H858L1010 1240H590Z', 'p')
  art.fill('M-40 728H1640V800H-40Z', 'p')
  art.carve(
    (u, v) => {
      const t = u
      return [742 + 116 * v + (-152 + 304 * v) * t, 384 + 856 * t]
    },
    'a',
    { rows: 12, dash: [20, 80], gap: [40, 120], w: 9 },
  )
  art.carve((u, v) => [-40 + 1680 * u, 732 + v * 64], 'a', {
    rows: 6,
    dash: [30, 110],
    gap: [40, 120],
    w: 9,
  })
  // parterres de broderie at the back: two trapezoids
  for (const s of [-1, 1]) {
    const T = (x: number, y: number): Point => [800 + s * x * (0.62 + (0.38 * (y - 420)) / 180), y]
    const d = polygon([T(110, 412), T(600, 412), T(740, 560), T(150, 560)])
    art.line(d, 'k', 12)
    art.fill(d, 'a')
    const c = art.clip(d)
    art.open({ clip: c })
    const sp = (x: number, y: number, r: number, dir: number) => {
      let p = ''
      for (let i = 0; i <= 30; i++) {
        const t = i / 30,
          a = t * 9 * dir + 1,
          k = r * (1 - t * 0.85)
        p += `${(i ? 'L' : 'M') + round(T(x + Math.cos(a) * k, y)[0])} ${round(y + Math.sin(a) * k * 0.5)}`
      }
      art.line(p, 'k', 12)
      art.line(p, 'b', 6)
    }
    for (const [x, y, r] of [
      [220, 490, 62],
      [350, 476, 56],
      [350, 524, 40],
      [470, 490, 66],
      [590, 480, 54],
      [600, 530, 44],
      [250, 540, 30],
    ] as const)
      sp(x, y, r, x % 3 ? 1 : -1)
    art.carve((u, v) => [800 + s * (90 + 680 * u), 414 + v * 146], 'p', {
      rows: 10,
      dash: [20, 70],
      gap: [50, 120],
      w: 7,
    })
    art.close()
    art.line(d, 'b', 6)
    for (let i = 0; i < 7; i++) {
      const p = T(130 + i * 8 + i * 92, 570)
      topiary(art, p[0], p[1] + 6, 0.62 + 0.02 * i)
    }
  }
  // hedges of the round maze: painter's order
  const H = 17 // ring r, gaps (deg)
  const R = [150, 212, 274, 336, 398, 460]
  const gaps = [[90], [262], [110, 300], [248], [70], [90]] as const
  const hedge = (pts: readonly Point[], w: number) => {
    const d = pts.map((p, i) => `${(i ? 'L' : 'M') + round(p[0])} ${round(p[1])}`).join('')
    const dd = (o: number) =>
      pts.map((p, i) => `${(i ? 'L' : 'M') + round(p[0])} ${round(p[1] - o)}`).join('')
    for (const o of [0, 8, 14]) art.line(dd(o), 'k', w + 7, 'style="stroke-linecap:butt"')
    art.line(dd(H), 'k', w + 8, 'style="stroke-linecap:butt"')
    art.line(dd(H), 'b', w, 'style="stroke-linecap:butt"')
    return d
  }
  const items: Item[] = []
  R.forEach((r, i) => {
    const gw = i ? (26 / r) * 57 * 1.25 : 24
    const cut = pick(gaps, i).map((a): Point => [a - gw * 0.62, a + gw * 0.62])
    const segs: Point[] = []
    for (let a = 0; a < 360; a += 4) {
      const inG = cut.some(([p, e]) => a + 2 > p && a + 2 < e)
      if (!inG) {
        segs.push([a, a + 4.5])
      }
    }
    // merge into chunks of 24 degrees for sorting
    let cur: Point | null = null
    for (const sg of segs) {
      if (cur && Math.abs(cur[1] - sg[0]) < 1.2 && sg[1] - cur[0] < 26) cur = [cur[0], sg[1]]
      else {
        if (cur) items.push({ kind: 'arc', r, a: cur })
        cur = sg
      }
    }
    if (cur) items.push({ kind: 'arc', r, a: cur })
  })
  // radial walls
  for (const [i, a] of [
    [0, 200],
    [1, 330],
    [1, 180],
    [2, 60],
    [2, 228],
    [3, 130],
    [3, 0],
    [3, 290],
    [4, 200],
    [4, 326],
  ] as const)
    items.push({ kind: 'wall', rad: [pick(R, i), pick(R, i + 1), a] })
  const depth = (o: Item) => {
    if (o.kind === 'fountain') return cy + 20
    if (o.kind === 'wall') return E((o.rad[0] + o.rad[1]) / 2, radians(o.rad[2]))[1]
    return E(o.r, radians((o.a[0] + o.a[1]) / 2))[1]
  }
  items.push({ kind: 'fountain' })
  items.sort((a, b) => depth(a) - depth(b))
  art.disc(cx, cy, 520, 'k', 520 * ky + 6)
  art.disc(cx, cy, 506, 'p', 506 * ky)
  art.carve(on.ring(cx, cy, 160, 500, 0, 360, ky), 'a', {
    rows: 17,
    dash: [40, 110],
    gap: [40, 110],
    w: 8,
    tone: () => 0.8,
  })
  const fount = () => {
    art.disc(cx, cy + 8, 106, 'k', 106 * ky)
    art.disc(cx, cy, 104, 'k', 104 * ky)
    art.disc(cx, cy - 8, 98, 'p', 98 * ky)
    art.disc(cx, cy - 8, 84, 'b', 84 * ky)
    art.carve(on.ring(cx, cy - 8, 14, 82, 0, 360, ky), 'a', {
      rows: 6,
      dash: [20, 70],
      gap: [14, 40],
      w: 7,
    })
    art.carve(on.ring(cx, cy - 8, 20, 80, 0, 360, ky), 'p', {
      rows: 4,
      dash: [20, 60],
      gap: [40, 90],
      w: 6,
    })
    art.fill(`M${cx - 16} ${cy}L${cx - 10} ${cy - 50}H${cx + 10}L${cx + 16} ${cy}Z`, 'k')
    art.disc(cx, cy - 54, 44, 'k', 15)
    art.disc(cx, cy - 58, 38, 'c', 10)
    art.fill(`M${cx - 8} ${cy - 58}L${cx - 5} ${cy - 100}H${cx + 5}L${cx + 8} ${cy - 58}Z`, 'k')
    art.disc(cx, cy - 100, 24, 'k', 9)
    art.disc(cx, cy - 102, 19, 'c', 6)
    for (const [x, h, w] of [
      [14, 150, 5],
      [34, 176, 5],
      [58, 168, 6],
      [84, 140, 6],
    ] as const)
      for (const s of [-1, 1]) {
        const d = `M${cx} ${cy - 104}C${cx + s * x * 0.2} ${cy - 104 - h * 0.9} ${cx + s * x * 1.1} ${cy - 60 - h * 0.7} ${cx + s * x} ${cy - 12}`
        art.line(d, 'k', w + 6)
        art.line(d, 'p', w)
      }
    art.line(`M${cx} ${cy - 104}V${cy - 270}`, 'k', 14)
    art.line(`M${cx} ${cy - 104}V${cy - 268}`, 'p', 7)
    for (const [x, y, r] of [
      [-20, -268, 5],
      [16, -280, 6],
      [0, -292, 7],
      [28, -250, 4],
      [-32, -244, 4],
      [-10, -304, 4],
    ] as const) {
      art.disc(cx + x, cy + y, r + 3, 'k')
      art.disc(cx + x, cy + y, r, 'p')
    }
    art.carve(on.rays(cx, cy - 10, 40, 80, 0, 180, ky), 'p', {
      rows: 14,
      dash: [10, 24],
      gap: [6, 12],
      w: 5,
    })
  }

  for (const o of items) {
    if (o.kind === 'fountain') {
      fount()
      continue
    }
    if (o.kind === 'wall') {
      const a = (o.rad[2] * Math.PI) / 180
      hedge([E(o.rad[0], a), E(o.rad[1], a)], 17)
      const p = E(o.rad[0] + 10, a),
        e = E(o.rad[1] - 8, a)
      art.line(
        `M${round(p[0] + 3)} ${round(p[1] - H - 3)}L${round(e[0] + 3)} ${round(e[1] - H - 3)}`,
        'a',
        5,
        'stroke-dasharray="12 7"',
      )
      continue
    }
    const pts: Point[] = []
    const n = Math.max(2, Math.round((o.a[1] - o.a[0]) / 5))
    for (let i = 0; i <= n; i++)
      pts.push(E(o.r, ((o.a[0] + ((o.a[1] - o.a[0]) * i) / n) * Math.PI) / 180))
    hedge(pts, 17)
    art.carve(
      (u, v) => {
        const a = ((o.a[0] + (o.a[1] - o.a[0]) * u) * Math.PI) / 180,
          p = E(o.r - 8 + 16 * v, a)
        return [p[0], p[1] - H]
      },
      'a',
      {
        rows: 2,
        dash: [14, 30],
        gap: [7, 14],
        w: 7,
        tone: (_u, _v, x) => 0.45 + 0.6 * clamp((x - cx) / 500 + 0.3),
      },
    )
    if (Math.sin((((o.a[0] + o.a[1]) / 2) * Math.PI) / 180) > 0)
      art.carve(
        (u, v) => {
          const a = ((o.a[0] + (o.a[1] - o.a[0]) * u) * Math.PI) / 180,
            p = E(o.r + 10, a)
          return [p[0], p[1] + 4 - v * 16]
        },
        'b',
        { rows: 1, dash: [10, 20], gap: [14, 26], w: 5 },
      )
  }
  // people, small: a strolling couple and a child lost in the maze
  for (const [x, y, c, s] of [
    [776, 1136, 'c', 1.3],
    [826, 1142, 'k', 1.42],
    [626, 604, 'c', 0.55],
    [968, 900, 'k', 0.7],
  ] as const) {
    art.add(
      `<g transform="translate(${x} ${y}) scale(${s})"><path class="s-p" stroke-width="8" d="M0-76L-22 0H22Z"/><path class="k" d="M24 4L120 22L26 14Z"/><path class="${c}" d="M-8-58Q0-66 8-58L24 0Q0 8-24 0Z"/><circle class="k" cy="-70" r="10"/><path class="${c === 'c' ? 'p' : 'c'}" d="M-20-74Q0-92 20-74Z"/></g>`,
    )
  }
  // foreground clipped pyramids along the edge, and flower beds
  for (const s of [-1, 1])
    for (const [x, y, k] of [
      [270, 1130, 1.5],
      [440, 1020, 1.15],
      [560, 920, 0.95],
      [640, 850, 0.8],
    ] as const)
      topiary(art, 800 + s * x * (y > 1000 ? 1 : 1), y, k)
  for (const s of [-1, 1]) {
    for (const [x, y, k] of [
      [690, 640, 0.7],
      [620, 600, 0.6],
    ] as const)
      topiary(art, 800 + s * x, y, k)
  }
  return art
}
