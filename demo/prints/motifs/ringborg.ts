import { Art } from '../kit/art.ts'
import { clamp, type Point } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

/** A ring fortress from the air: round rampart, four gates, sixteen longhouses, fields and river. */
export function ringborg(): Art {
  const art = new Art(5)
  const cx = 800,
    cy = 620,
    ky = 0.62
  art.rect(-40, -40, 1680, 1280, 'b')
  // horizon sky
  art.fill('M-40-40H1640V214Q1300 180 1010 206T460 192T-40 220Z', 'a')
  art.carve(on.rays(1180, 220, 60, 1500, 180, 360), 'p', {
    rows: 64,
    dash: [90, 260],
    gap: [20, 40],
    w: 15,
    tone: (u) => 0.4 + u,
    clip: art.clip('M0 0H1600V214Q1300 180 1010 206T460 192T0 220Z'),
  })
  art.fill('M1080 204a100 100 0 0 1 200 0z', 'c')
  art.fill('M-40 220Q240 160 460 192T1010 206T1640 214V262Q1200 236 900 262T-40 258Z', 'k')
  art.carve(on.wave(0, 1600, 200, 262, 8, 300), 'b', {
    rows: 6,
    dash: [30, 90],
    gap: [20, 60],
    w: 6,
  })
  // fields (patchwork)
  const fields = [
    ['M-40 258Q260 268 470 250L330 400L-40 440Z', [-40, 220, 520, 240], 14, 'a'],
    ['M470 250L900 262L860 350L330 400Z', [320, 240, 600, 170], -5, 'p'],
    ['M900 262Q1260 236 1640 262V370L860 350Z', [850, 230, 800, 150], 4, 'c'],
    ['M1640 370V640L1370 590L1180 400L1180 360Z', [1170, 350, 480, 300], 32, 'p'],
    ['M-40 440L330 400L250 610L-40 700Z', [-40, 390, 380, 320], -7, 'c'],
    ['M-40 700L250 610L330 860L180 1240H-40Z', [-40, 600, 380, 660], 66, 'a'],
    ['M1370 590L1640 640V1240H1330L1260 900Z', [1250, 580, 400, 680], -72, 'c'],
    ['M180 1240L330 860L800 1010L1260 900L1330 1240Z', [170, 850, 1170, 400], 8, 'a'],
    [
      'M330 400L860 350L1180 360L1370 590L1260 900L800 1010L330 860L250 610Z',
      [240, 340, 1140, 700],
      -20,
      'k',
    ],
  ] as const
  for (const [d, [x, y, w, h], dg, cl] of fields) {
    const c = art.clip(d)
    art.carve(on.box(x, y, w, h, dg), cl, {
      rows: Math.round(Math.hypot(w, h) / (cl === 'k' ? 26 : 17)),
      dash: [50, 170],
      gap: [12, 34],
      w: cl === 'k' ? 7 : 10,
      clip: c,
      tone: () => 0.55 + 0.45 * art.random(),
    })
  }
  for (const d of [
    'M470 250L330 400L250 610L330 860L180 1240',
    'M-40 440L330 400L860 350L900 262',
    'M860 350L1180 360L1640 370',
    'M1180 400L1370 590L1260 900L1330 1240M1370 590L1640 640',
    'M-40 700L250 610',
    'M330 860L800 1010L1260 900',
  ] as const) {
    art.line(d, 'k', 13)
    art.line(d, 'b', 6, 'stroke-dasharray="2 15"')
  }
  // trees
  for (const [x, y, s] of [
    [120, 470, 1],
    [180, 500, 1.2],
    [330, 420, 0.8],
    [380, 395, 0.7],
    [1440, 600, 1.1],
    [1500, 620, 1.3],
    [1380, 560, 0.9],
    [1100, 350, 0.6],
    [1150, 356, 0.7],
    [90, 760, 1.6],
    [1520, 1010, 1.9],
    [1450, 960, 1.6],
    [230, 930, 1.7],
    [300, 1010, 2],
    [1240, 390, 0.7],
  ] as const) {
    art.disc(x, y - 26 * s, 24 * s, 'k', 28 * s)
    art.carve(on.ring(x + 6 * s, y - 30 * s, 4 * s, 20 * s, 190, 400), 'a', {
      rows: 4,
      dash: [8 * s, 18 * s],
      gap: [4, 8],
      w: 4 * s + 1,
    })
    art.rect(x - 3 * s, y - 6 * s, 6 * s, 16 * s, 'k')
  }
  // moat + rampart
  const E = (r: number, c: Ink) => art.disc(cx, cy, r, c, r * ky)
  E(590, 'k')
  art.carve(on.ring(cx, cy, 548, 590, 0, 360, ky), 'c', {
    rows: 4,
    dash: [30, 90],
    gap: [14, 40],
    w: 7,
  })
  E(540, 'p')
  E(530, 'b')
  // rampart outer slope: rays, lit from upper right
  const lit = (v: number, o = 0) => {
    const a = v * 6.283
    return clamp(0.52 + 0.62 * Math.cos(a + 0.85 + o))
  }
  E(528, 'k')
  art.carve(on.rays(cx, cy, 462, 528, 0, 360, ky), 'a', {
    rows: 230,
    dash: [56, 70],
    gap: [30, 40],
    w: 10,
    tone: (_u, v) => lit(v),
  })
  art.carve(on.rays(cx, cy, 486, 528, 0, 360, ky), 'b', {
    rows: 200,
    dash: [30, 44],
    gap: [30, 40],
    w: 8,
    tone: (_u, v) => 1 - lit(v),
  })
  E(458, 'p')
  art.carve(on.ring(cx, cy, 440, 458, 0, 360, ky), 'k', {
    rows: 2,
    dash: [8, 10],
    gap: [10, 12],
    w: 8,
  })
  E(438, 'k')
  art.carve(on.rays(cx, cy, 392, 438, 0, 360, ky), 'a', {
    rows: 190,
    dash: [40, 50],
    gap: [20, 30],
    w: 9,
    tone: (_u, v) => lit(v, 3.14),
  })
  E(390, 'a')
  art.carve(on.ring(cx, cy, 20, 390, 0, 360, ky), 'p', {
    rows: 26,
    dash: [40, 120],
    gap: [16, 44],
    w: 8,
  })
  art.carve(on.ring(cx, cy, 340, 392, 150, 330, ky), 'k', {
    rows: 5,
    dash: [30, 90],
    gap: [10, 30],
    w: 9,
    tone: (_u, v) => v,
  })
  // roads & gates
  const P = (r: number, deg: number): Point => [
    cx + Math.cos((deg * Math.PI) / 180) * r,
    cy + Math.sin((deg * Math.PI) / 180) * r * ky,
  ]
  for (const g of [35, 125, 215, 305]) {
    const w = 4.2,
      q = (r: number, s: number) =>
        P(r, g + (s * w * 420) / Math.max(r, 60))
          .map((n) => n.toFixed(0))
          .join(' ')
    art.fill(`M${q(60, -0.25)}L${q(620, -1)}L${q(620, 1)}L${q(60, 0.25)}Z`, 'p')
    art.carve(
      (u, v) => P(60 + 540 * u, g + (((v - 0.5) * 2 * w * 420) / Math.max(60 + 540 * u, 60)) * 0.8),
      'k',
      { rows: 5, dash: [10, 40], gap: [40, 110], w: 5 },
    )
    for (const s of [-1, 1]) {
      art.fill(
        `M${q(385, s * 1.05)}L${q(535, s * 1.0)}L${q(535, s * 1.7)}L${q(385, s * 1.9)}Z`,
        'k',
      )
      art.carve(
        (u, v) => P(388 + 145 * u, g + ((s * w * 420) / (388 + 145 * u)) * (1.1 + v * 0.6)),
        'c',
        { rows: 3, dash: [12, 22], gap: [6, 10], w: 5 },
      )
    }
    const [gx, gy] = P(464, g)
    art.fill(`M${gx - 58} ${gy + 6}l14-44h88l14 44z`, 'c')
    art.carve(on.straight(gx - 52, gy - 34, gx - 60, gy + 6, 118, 0), 'k', {
      rows: 12,
      dash: [34, 40],
      gap: [9, 9],
      w: 5,
    })
    art.fill(`M${gx - 44} ${gy - 38}h88l-4-9h-80z`, 'k')
  }
  // longhouses: 4 quadrants x 4 around a court
  const house = (x: number, y: number, dx: number, dy: number, L: number, Wd: number) => {
    // oblique boat-shaped roof along (dx,dy)
    const nx = -dy,
      ny = dx
    const q = (a: number, b: number, h = 0) =>
      [(x + dx * a + nx * b).toFixed(1), (y + (dy * a + ny * b) * ky * 1.05 - h).toFixed(1)].join(
        ' ',
      )
    const up = 30
    art.fill(
      `M${q(-L, -Wd * 0.7)}Q${q(0, -Wd * 1.25)} ${q(L, -Wd * 0.7)}L${q(L, Wd * 0.7)}Q${q(0, Wd * 1.25)} ${q(-L, Wd * 0.7)}Z`,
      'k',
      'transform="translate(-9 8)" opacity=".999"',
    )
    art.fill(
      `M${q(-L, -Wd * 0.7)}L${q(-L, -Wd * 0.7, 9)}L${q(-L, Wd * 0.7, 9)}L${q(-L, Wd * 0.7)}Q${q(0, Wd * 1.25)} ${q(L, Wd * 0.7)}L${q(L, -Wd * 0.7)}Z`,
      'k',
    )
    const ridge = (t: number): Point => [
      x + dx * (t * 2 - 1) * L * 0.8,
      y + dy * (t * 2 - 1) * L * 0.8 * ky * 1.05 - up - 7 * Math.sin(t * 3.14),
    ]
    const eave =
      (s: number) =>
      (t: number): Point => {
        const a = (t * 2 - 1) * L,
          b = s * Wd * (0.7 + 0.5 * Math.sin(t * 3.14) * 0.9)
        return [x + dx * a + nx * b, y + (dy * a + ny * b) * ky * 1.05 - 7]
      }
    for (const s of [-1, 1].sort((m, n) => ny * m - ny * n)) {
      const litside = nx * s > 0.1
      const bs = litside ? 'c' : 'k',
        ct = litside ? 'p' : 'a'
      const d = `M${[0, 0.5, 1]
        .map((t) =>
          ridge(t)
            .map((n) => n.toFixed(0))
            .join(' '),
        )
        .join('L')}L${[1, 0.75, 0.5, 0.25, 0]
        .map((t) =>
          eave(s)(t)
            .map((n) => n.toFixed(0))
            .join(' '),
        )
        .join('L')}Z`
      art.fill(d, bs)
      art.carve(
        (u, v) => {
          const a = ridge(v),
            b = eave(s)(v)
          return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
        },
        ct,
        {
          rows: 13,
          dash: [14, 26],
          gap: [4, 9],
          w: 5,
          tone: () => (litside ? 0.9 : 0.6),
          jit: 0.5,
        },
      )
    }
    art.line(
      `M${[0, 0.5, 1]
        .map((t) =>
          ridge(t)
            .map((n) => n.toFixed(0))
            .join(' '),
        )
        .join('L')}`,
      'k',
      6,
    )
    art.line(
      `M${[0, 0.5, 1]
        .map((t) =>
          ridge(t)
            .map((n) => n.toFixed(0))
            .join(' '),
        )
        .join('L')}`,
      'p',
      2,
    )
  }
  const qs: Point[] = []
  for (const qa of [80, 170, 260, 350]) {
    const [qx, qy] = P(232, qa)
    qs.push([qx, qy])
  }
  qs.sort((a, b) => a[1] - b[1])
  for (const [qx, qy] of qs) {
    const o = 74,
      th = (35 * Math.PI) / 180,
      ax: Point = [Math.cos(th), Math.sin(th)],
      bx: Point = [-Math.sin(th), Math.cos(th)]
    const beside = (off: Point, s: number, dir: Point) => ({
      x: qx + off[0] * o * s,
      y: qy + off[1] * o * s * ky,
      dir,
    })
    const hs = [beside(bx, -1, ax), beside(ax, -1, bx), beside(ax, 1, bx), beside(bx, 1, ax)]
    hs.sort((m, n) => m.y - n.y)
    for (const { x, y, dir } of hs) house(x, y, dir[0], dir[1], 60, 19)
  }
  // birds/cloud shadow
  for (const [x, y, s] of [
    [420, 120, 0.9],
    [500, 160, 0.6],
    [600, 110, 0.5],
  ] as const)
    art.fill(
      `M${x} ${y}q${-26 * s} ${-26 * s} ${-60 * s} ${-18 * s}q${36 * s} ${2 * s} ${58 * s} ${30 * s}q${24 * s} ${-30 * s} ${62 * s} ${-34 * s}q${-36 * s} ${-4 * s} ${-60 * s} ${22 * s}z`,
      'k',
    )
  return art
}
