import { Art } from '../kit/art.ts'
import {
  clamp,
  disc,
  type Joint,
  moveAll,
  type Point,
  pairs,
  polyline,
  round,
  smooth,
  spline,
  triples,
} from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { lathe, limb, tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** Two hands lift a bronze bowl from the dark water of a bog, between reed and bulrush. */
export function mosefund(): Art {
  const art = new Art(61)
  art.rect(-40, -40, 1680, 1280, 'a')
  const sx = 800,
    sy = 330
  art.carve(on.rays(sx, sy, 190, 1400, 180, 360), 'p', {
    rows: 84,
    dash: [90, 280],
    gap: [18, 46],
    w: 19,
    tone: (u) => 0.4 + u * 0.6,
  })
  art.carve(on.straight(-40, 200, 1640, 200, 0, 170), 'p', {
    rows: 9,
    dash: [80, 280],
    gap: [60, 180],
    w: 12,
    tone: (_u, v) => 0.4 + v * 0.5,
  })
  art.disc(sx, sy, 176, 'c')
  art.carve(on.straight(620, 330, 980, 330, 0, 90), 'p', {
    rows: 7,
    dash: [50, 150],
    gap: [20, 50],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(disc(sx, sy, 176)),
  })
  // far trees
  let tr = 'M-40 410'
  for (let x = -40; x <= 1640; x += 9)
    tr += `L${x} ${round(376 - Math.abs(x - 800) * 0.085 - 16 * Math.abs(Math.sin(x * 0.031)) - 13 * Math.abs(Math.sin(x * 0.073 + 1)) - 9 * art.random())}`
  tr += 'L1640 440H-40Z'
  art.fill(tr, 'b')
  art.carve(on.straight(-40, 310, -40, 430, 1680, 0), 'k', {
    rows: 130,
    dash: [18, 60],
    gap: [10, 30],
    w: 9,
    tone: (u) => 0.3 + u * 0.7,
    clip: art.clip(tr),
  })
  // water
  art.fill('M-40 424Q400 410 800 422T1640 416V1240H-40Z', 'k')
  art.carve((u, v) => [-40 + 1680 * u, 430 + v * v * 800], 'b', {
    rows: 30,
    dash: [60, 240],
    gap: [20, 70],
    w: 15,
    tone: (_u, v) => 0.4 + 0.5 * v,
  })
  art.carve((u, v) => [540 + 520 * u, 430 + v * 170], 'c', {
    rows: 12,
    dash: [30, 120],
    gap: [20, 80],
    w: 10,
    tone: (u) => clamp(1.1 - Math.abs(u - 0.5) * 1.7),
  })
  art.carve((u, v) => [-40 + 1680 * u, 428 + v * 90], 'a', {
    rows: 6,
    dash: [40, 180],
    gap: [60, 200],
    w: 7,
  })
  // ripples under the bowl
  const wx = 800,
    wy = 984
  for (let i = 0; i < 7; i++) {
    const r = 330 + i * 88
    art.carve(on.ring(wx, wy, r, r + 40, 0, 360, 0.3), i % 2 ? 'a' : 'p', {
      rows: 2,
      dash: [60, 210],
      gap: [30, 110],
      w: 10 - i * 0.5,
      tone: (u) => {
        const q = Math.sin(u * (2 * Math.PI))
        return (q > -0.25 ? 0.95 : 0.4) * (1 - i * 0.07)
      },
    })
  }
  art.disc(wx, wy - 4, 330, 'k', 84)
  art.carve(on.ring(wx, wy - 4, 200, 336, 0, 180, 0.26), 'a', {
    rows: 5,
    dash: [40, 130],
    gap: [30, 80],
    w: 8,
    tone: (_u, v) => v,
  })
  // bowl reflection
  art.carve((u, v) => [560 + 480 * u, 975 + v * 110], 'c', {
    rows: 8,
    dash: [30, 120],
    gap: [40, 110],
    w: 9,
    tone: (u, v) => clamp(1 - Math.abs(u - 0.5) * 1.6) * (1 - v * 0.6),
  })
  // bowl
  const V = lathe(
    800,
    pairs([604, 372, 640, 382, 706, 370, 786, 326, 856, 248, 906, 146, 918, 60, 918, 2]),
  )
  art.line(V.d, 'k', 30)
  art.disc(800, 604, 388, 'k', 90)
  art.fill(V.d, 'c')
  art.disc(800, 604, 374, 'c', 76)
  const vc = art.clip(V.d)
  art.open({ clip: vc })
  art.carve(V.round, 'b', {
    rows: 24,
    dash: [40, 130],
    gap: [10, 26],
    w: 13,
    tone: (u, v) => clamp((u - 0.5) * 1.9) + clamp(v * 1.6 - 1),
  })
  art.carve(V.round, 'k', {
    rows: 24,
    dash: [40, 130],
    gap: [10, 26],
    w: 13,
    tone: (u, v) => clamp((u - 0.68) * 2.4) + clamp(v * 1.7 - 1.1),
  })
  art.carve(V.round, 'p', {
    rows: 20,
    dash: [30, 110],
    gap: [20, 60],
    w: 9,
    tone: (u, v) => clamp(0.95 - Math.abs(u - 0.3) * 4) * clamp(1.2 - v),
  })
  art.close()
  // repousse bands
  const band = (v: number, w: number, ds?: string) => {
    const P = []
    for (let i = 0; i <= 40; i++) P.push(V.round(i / 40, v))
    art.line(polyline(P), 'k', w, ds || '')
  }
  band(0.2, 6)
  band(0.245, 7, 'stroke-dasharray="1 17"')
  band(0.29, 6)
  band(0.53, 6)
  band(0.575, 7, 'stroke-dasharray="1 15"')
  band(0.62, 6)
  // sun-ships with bird heads
  for (const [u, k] of pairs([0.27, 0.8, 0.5, 1, 0.73, 0.8])) {
    const q = V.round(u, 0.41)
    art.add(
      `<g transform="translate(${round(q[0])} ${round(q[1])}) rotate(${round((0.5 - u) * 34)}) scale(${k} 1)"><circle class="s-k" r="22" cy="-2" stroke-width="5"/><circle class="s-k" r="11" cy="-2" stroke-width="4"/><circle class="k" r="4" cy="-2"/><path class="s-k" stroke-width="6" d="M-74-6C-70 34-40 36 0 36S70 34 74-6C74-26 58-30 52-22L36-16M-74-6C-74-26-58-30-52-22L-36-16M-54 12C-36 22 36 22 54 12"/></g>`,
    )
  }
  // mouth
  const mc = art.clip(disc(800, 602, 336, 52))
  art.disc(800, 602, 344, 'k', 58)
  art.fill(disc(800, 602, 334, 50), 'b')
  art.carve(on.ring(800, 594, 60, 336, 0, 360, 0.16), 'k', {
    rows: 11,
    dash: [40, 150],
    gap: [14, 40],
    w: 10,
    tone: (u) => 0.4 + 0.6 * clamp(1 - Math.abs(u - 0.62) * 2.2),
    clip: mc,
  })
  art.carve(on.ring(800, 604, 240, 336, 100, 175, 0.15), 'c', {
    rows: 4,
    dash: [40, 120],
    gap: [16, 40],
    w: 8,
    clip: mc,
  })
  art.carve(on.ring(800, 604, 352, 366, 100, 300, 0.19), 'p', {
    rows: 1,
    dash: [50, 140],
    gap: [16, 30],
    w: 8,
  })
  // dripping water
  for (const [x, y, l] of triples([
    610, 874, 56, 676, 914, 66, 744, 924, 36, 806, 924, 74, 866, 924, 44, 932, 906, 60, 990, 872,
    50,
  ])) {
    art.fill(`M${x} ${y}q5 ${l * 0.5} 8 ${l}a9 9 0 1 1-16 0q3 ${-l * 0.5} 8 ${-l}z`, 'p')
  }
  for (const [x, y] of pairs([640, 980, 720, 1016, 800, 1034, 880, 1010, 960, 976]))
    art.disc(x, y - 6, 5, 'p')
  // hands
  const hand = (M: number) => {
    const at = (x: number, y: number): Point => [
        800 + M * ((x - 800) * 0.88 - 76),
        690 + (y - 690) * 0.88,
      ],
      m = <P extends Point | Joint>(...a: P[]) => moveAll(a, at, 0.88),
      sd = M > 0 ? 1 : -1
    // sleeve and forearm
    limb(art, m([-60, 1100, 128], [120, 980, 112], [290, 862, 84]), {
      fill: 'a',
      outline: 9,
      cap: 0,
      dark: 'k',
      light: null,
      side: sd,
      w: 15,
      rows: 11,
      dash: [50, 150],
      from: -0.35,
    })
    limb(art, m([250, 886, 66], [350, 812, 56], [430, 752, 52], [470, 716, 58]), {
      fill: 'p',
      outline: 8,
      cap: 0.4,
      side: sd,
      dark: 'k',
      light: null,
      w: 11,
      rows: 11,
      dash: [24, 80],
      from: -0.1,
    })
    const cf = tube(m([214, 912, 90], [256, 884, 90], [300, 852, 82]), { cap: 0 })
    art.line(cf.d, 'k', 16)
    art.fill(cf.d, 'a')
    art.carve((u, v) => cf.pt(0.1 + 0.8 * v, -1 + 2 * u), 'k', {
      rows: 4,
      dash: [20, 60],
      gap: [8, 18],
      w: 8,
      tone: (u) => 0.2 + u * (M > 0 ? 1 : 0) + (M < 0 ? 1 - u : 0),
      clip: art.clip(cf.d),
    })
    // back of hand
    const bk = smooth(
      m(
        [424, 716],
        [452, 668],
        [496, 640],
        [548, 650],
        [580, 690],
        [580, 760],
        [548, 806],
        [496, 808],
        [448, 784],
        [424, 716],
      ),
      60,
    )
    art.line(bk, 'k', 16)
    art.fill(bk, 'p')
    const bc = art.clip(bk)
    art.carve(
      on.loft(
        spline(m([440, 720], [500, 690], [570, 680])),
        spline(m([450, 790], [510, 810], [570, 790])),
      ),
      'k',
      {
        rows: 9,
        dash: [24, 70],
        gap: [10, 26],
        w: 9,
        tone: (_u, v) => clamp(v * 1.3 - 0.2),
        clip: bc,
      },
    )
    // fingers, lowest first, wrapping the wall
    for (const f of [
      triples([520, 786, 25, 580, 816, 25, 634, 832, 22, 676, 834, 17]),
      triples([536, 752, 28, 604, 784, 28, 670, 796, 25, 716, 790, 19]),
      triples([544, 714, 29, 620, 742, 30, 694, 750, 26, 744, 740, 20]),
      triples([548, 672, 29, 620, 696, 29, 686, 704, 26, 732, 694, 20]),
    ]) {
      const T = limb(art, m(...f), {
        fill: 'p',
        outline: 7,
        side: sd,
        dark: 'k',
        light: null,
        w: 8,
        rows: 5,
        dash: [18, 50],
        from: 0.15,
      })
      for (const t of [0.42, 0.72]) {
        art.line(polyline([T.pt(t, -0.55), T.pt(t + 0.015, 0), T.pt(t, 0.5)]), 'k', 4)
      }
      // nail
      const s1 = T.s(1),
        s0 = T.s(0.9),
        ang = (Math.atan2(s1[1] - s0[1], s1[0] - s0[0]) * 180) / Math.PI
      art.add(
        `<g transform="translate(${round(s1[0])} ${round(s1[1])}) rotate(${round(ang)})"><path class="a" d="M-12-10Q10-14 14 0Q10 12-12 9Q-17 0-12-10Z"/><path class="s-k" stroke-width="3.6" d="M-12-10Q10-14 14 0Q10 12-12 9Q-17 0-12-10Z"/></g>`,
      )
    }
    // thumb over the rim
    const T = limb(
      art,
      m([450, 704, 38], [492, 640, 36], [540, 596, 32], [590, 580, 27], [626, 584, 20]),
      {
        fill: 'p',
        outline: 7,
        side: sd,
        dark: 'k',
        light: null,
        w: 9,
        rows: 6,
        dash: [18, 56],
        cap0: 0.6,
        from: 0.2,
      },
    )
    art.line(polyline([T.pt(0.66, -0.6), T.pt(0.68, 0), T.pt(0.66, 0.6)]), 'k', 4)
    {
      const s1 = T.s(1),
        s0 = T.s(0.92),
        ang = (Math.atan2(s1[1] - s0[1], s1[0] - s0[0]) * 180) / Math.PI
      art.add(
        `<g transform="translate(${round(s1[0])} ${round(s1[1] - 3)}) rotate(${round(ang)})"><path class="a" d="M-18-12Q12-15 16 0Q12 11-18 8Q-24-2-18-12Z"/><path class="s-k" stroke-width="4" d="M-18-12Q12-15 16 0Q12 11-18 8Q-24-2-18-12Z"/></g>`,
      )
    }
    // seam: hide thumb root outline
    const r = smooth(
      m([440, 712], [462, 676], [500, 668], [520, 700], [500, 740], [456, 744], [440, 712]),
      40,
    )
    art.fill(r, 'p')
    art.carve(on.loft(spline(m([452, 726], [500, 716])), spline(m([460, 744], [510, 736]))), 'k', {
      rows: 2,
      dash: [16, 40],
      gap: [8, 16],
      w: 6,
      clip: art.clip(r),
    })
  }
  hand(1)
  hand(-1)
  // reeds
  const reed = (x: number, y: number, h: number, b: number, c: Ink = 'k', w = 8) => {
    const T = tube([
      [x, y, w],
      [x + b * 0.2, y - h * 0.4, w * 0.8],
      [x + b * 0.6, y - h * 0.75, w * 0.5],
      [x + b, y - h, 1.5],
    ])
    art.fill(T.d, c)
    if (c === 'k')
      art.carve((u) => T.pt(u, -0.2), 'a', { rows: 1, dash: [40, 120], gap: [14, 34], w: 5 })
  }
  const tail = (x: number, y: number, h: number, b: number) => {
    art.line(`M${x} ${y}Q${x + b * 0.2} ${y - h * 0.6} ${x + b} ${y - h}`, 'k', 11)
    art.line(`M${x} ${y}Q${x + b * 0.2} ${y - h * 0.6} ${x + b} ${y - h}`, 'a', 4)
    const T = tube(
      [
        [x + b * 0.86, y - h * 0.86, 19],
        [x + b, y - h, 21],
        [x + b * 1.14, y - h * 1.12, 15],
      ],
      { cap0: 1 },
    )
    art.line(T.d, 'k', 12)
    art.fill(T.d, 'c')
    art.carve((u, v) => T.pt(u, -0.9 + 1.9 * v), 'k', {
      rows: 6,
      dash: [12, 30],
      gap: [6, 12],
      w: 7,
      tone: (_u, v) => 0.2 + v,
      clip: art.clip(T.d),
    })
    art.line(`M${round(x + b * 1.14)} ${round(y - h * 1.12 - 10)}l${b * 0.06} ${-34}`, 'k', 5)
  }
  for (let i = 0; i < 15; i++) {
    const x = -20 + i * 20 + art.random() * 14
    reed(
      x,
      1240,
      300 + art.random() * 380 - i * 22,
      -60 + art.random() * 190,
      art.random() > 0.45 ? 'k' : 'b',
      9,
    )
    reed(
      1620 - i * 20 - art.random() * 14,
      1240,
      300 + art.random() * 400 - i * 22,
      60 - art.random() * 190,
      art.random() > 0.45 ? 'k' : 'b',
      9,
    )
  }
  tail(150, 1240, 860, 70)
  tail(64, 1240, 720, 30)
  tail(214, 1240, 600, -70)
  tail(1460, 1240, 820, -60)
  tail(1550, 1240, 660, -10)
  tail(1400, 1240, 560, 70)
  for (let i = 0; i < 12; i++) {
    reed(
      300 + i * 22 + art.random() * 20,
      1240,
      90 + art.random() * 110,
      -30 + art.random() * 60,
      'k',
      8,
    )
    reed(
      1300 - i * 22 - art.random() * 20,
      1240,
      90 + art.random() * 110,
      -30 + art.random() * 60,
      'k',
      8,
    )
  }
  return art
}
