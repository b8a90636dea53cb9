import { Art } from '../kit/art.ts'
import { clamp, type Point, pairs, polyline, round, triples } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { Vessel } from '../kit/limbs.ts'
import { lathe, tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** A line round a pot at `v`. */
type Band = (v: number, w: number, ink?: Ink, more?: string) => void

interface Glaze {
  readonly f: Ink
  readonly d?: Ink
  readonly l?: Ink
  readonly d2?: Ink
  readonly deco?: (V: Vessel, band: Band) => void
}

/** Seven vessels on a table, from funnel beaker and urn to stoneware and blue-painted jug. */
export function krukker(): Art {
  const art = new Art(44)
  art.rect(-40, -40, 1680, 1280, 'a')
  const lx = 330,
    ly = 270
  art.carve(on.ring(lx, ly, 250, 1700, 100, 460), 'p', {
    rows: 46,
    dash: [90, 300],
    gap: [24, 70],
    w: 18,
    tone: (_u, v, _x, y) => (y > 820 ? 0 : clamp(1.15 - v * 0.8)),
  })
  // window light
  art.rect(120, 40, 420, 470, 'k')
  art.rect(138, 58, 384, 434, 'p')
  art.carve(on.box(138, 58, 384, 434, -40), 'a', {
    rows: 26,
    dash: [40, 130],
    gap: [30, 80],
    w: 14,
    clip: art.clip('M138 58h384v434h-384z'),
  })
  art.fill('M320 58h20v434h-20zM138 262h384v20h-384z', 'k')
  art.rect(96, 500, 468, 28, 'k')
  art.line('M102 504H558', 'c', 7)
  // shelf line on wall

  art.fill('M-40 826H1640V1240H-40Z', 'k')
  art.rect(-40, 820, 1680, 10, 'k')
  art.carve((u, v) => [-40 + 1680 * u, 834 + v * v * 150 + 6 * Math.sin(u * 9 + v * 5)], 'c', {
    rows: 12,
    dash: [90, 320],
    gap: [20, 60],
    w: 12,
    tone: (_u, v) => 0.55 + v * 0.45,
  })
  art.carve((u, v) => [-40 + 1680 * u, 838 + v * v * 150 + 6 * Math.sin(u * 9 + v * 5)], 'a', {
    rows: 9,
    dash: [60, 240],
    gap: [60, 200],
    w: 7,
    tone: (u) => clamp(1.1 - u * 0.7),
  })
  // table front
  art.fill('M-40 990H1640V1240H-40Z', 'k')
  art.line('M-40 992H1640', 'a', 8)
  art.line('M-40 1012H1640', 'c', 5)
  art.carve((u, v) => [-40 + 1680 * u, 1030 + v * 200 + 10 * Math.sin(u * 12 + v * 8)], 'c', {
    rows: 10,
    dash: [80, 300],
    gap: [40, 130],
    w: 9,
    tone: (_u, v) => 0.75 - v * 0.4,
  })
  const pot = (x: number, prof: readonly Point[], { f, d = 'k', l = 'p', deco, d2 }: Glaze) => {
    const V = lathe(x, prof),
      [mouth] = prof as [Point],
      [foot, base] = prof.slice(-2) as [Point, Point],
      y1 = base[0],
      rb = foot[1]
    art.fill(
      `M${x - rb} ${y1 - 10}Q${x + 60} ${y1 - 30} ${x + rb + 170} ${y1 + 4}Q${x + 120} ${y1 + 34} ${x} ${y1 + 18}Q${x - rb} ${y1 + 16} ${x - rb} ${y1 - 10}Z`,
      'k',
    )
    art.line(V.d, 'k', 28)
    art.fill(V.d, f)
    const c = art.clip(V.d)
    art.open({ clip: c })
    if (d2)
      art.carve(V.round, d2, {
        rows: 26,
        dash: [24, 90],
        gap: [12, 34],
        w: 10,
        tone: (u) => clamp((u - 0.4) * 1.7),
      })
    art.carve(V.down, d, {
      rows: 26,
      dash: [30, 100],
      gap: [8, 22],
      w: 11,
      tone: (_u, v) => clamp((v - 0.55) * 2.5) + clamp(0.06 - v) * 4,
    })
    art.carve(V.down, l, {
      rows: 24,
      dash: [26, 90],
      gap: [12, 34],
      w: 9,
      tone: (_u, v) => clamp(1 - Math.abs(v - 0.24) * 4.6),
    })
    if (deco)
      deco(V, (v, w, cls = 'k', ds = '') => {
        const P: Point[] = []
        for (let i = 0; i <= 36; i++) P.push(V.round(i / 36, v))
        art.line(polyline(P), cls, w, ds)
      })
    art.close()
    const [y, r] = mouth
    art.disc(x, y, r + 9, 'k', r * 0.2 + 8)
    art.disc(x, y, r, f, r * 0.2)
    art.disc(x, y + 2, r - 12, 'k', r * 0.2 - 6)
    art.carve(on.ring(x, y, r - 4, r - 2, 120, 250, 0.2), l, {
      rows: 1,
      dash: [20, 50],
      gap: [8, 16],
      w: 6,
    })
    return V
  }
  const zig = (V: Vessel, v0: number, v1: number, n: number, cls: Ink, w: number) => {
    const P: Point[] = []
    for (let i = 0; i <= n; i++) P.push(V.round(i / n, i % 2 ? v0 : v1))
    art.line(polyline(P), cls, w)
  }
  art.open({ move: 'translate(806 985) scale(.97 1.13) translate(-812 -985)' })
  // back row
  // iron age situla, black burnished
  pot(
    556,
    pairs([500, 98, 536, 84, 600, 92, 680, 122, 750, 130, 820, 96, 862, 62, 880, 62, 880, 2]),
    {
      f: 'k',
      l: 'a',
      d: 'k',
      deco: (V, b) => {
        b(0.3, 5, 'a')
        b(0.34, 5, 'a')
        zig(V, 0.36, 0.5, 24, 'a', 5)
        b(0.53, 5, 'a')
        b(0.56, 6, 'p', 'stroke-dasharray="1 14"')
      },
    },
  )
  // tall stoneware bottle
  pot(
    1010,
    pairs([
      350, 44, 396, 38, 460, 46, 540, 96, 640, 122, 740, 118, 820, 96, 870, 76, 884, 78, 884, 2,
    ]),
    {
      f: 'b',
      d2: 'k',
      deco: (_V, b) => {
        b(0.19, 6)
        b(0.24, 6)
        b(0.86, 6)
      },
    },
  )
  {
    const T = tube(triples([1044, 400, 14, 1104, 396, 15, 1136, 470, 15, 1108, 556, 16]), {
      cap: 0,
    })
    art.line(T.d, 'k', 16)
    art.fill(T.d, 'b')
    art.carve((u, v) => T.pt(u, -0.8 + v), 'p', { rows: 2, dash: [20, 60], gap: [12, 24], w: 6 })
  }
  art.disc(1000, 640, 50, 'k', 58)
  art.disc(1000, 640, 40, 'a', 48)
  art.fill('M1000 602L1032 640L1000 678L968 640Z', 'k')
  art.disc(1000, 640, 11, 'c')
  art.line('M1000 592V688M960 640H1040', 'k', 3)
  // front row
  // funnel beaker
  pot(
    390,
    pairs([640, 124, 690, 104, 744, 80, 766, 84, 810, 116, 858, 116, 906, 80, 924, 46, 926, 2]),
    {
      f: 'c',
      d2: 'k',
      deco: (V, b) => {
        let d = ''
        for (let i = 0; i < 26; i++) {
          const p = V.round(i / 25, 0.09),
            q = V.round(i / 25, 0.38)
          d += `M${round(p[0])} ${round(p[1])}L${round(q[0])} ${round(q[1])}`
        }
        art.line(d, 'k', 5, 'stroke-dasharray="12 7"')
        b(0.05, 6)
        b(0.4, 6)
        let e = ''
        for (let i = 1; i < 12; i++) {
          for (let k = 0; k < 3; k++) {
            const p = V.round((i + 0.16 * k) / 12.3, 0.47),
              q = V.round((i + 0.16 * k) / 12.3, 0.72)
            e += `M${round(p[0])} ${round(p[1])}L${round(q[0])} ${round(q[1])}`
          }
        }
        art.line(e, 'k', 4)
      },
    },
  )
  // bronze age urn with lid
  pot(
    716,
    pairs([676, 66, 706, 70, 740, 112, 790, 142, 836, 128, 886, 92, 930, 70, 948, 70, 948, 2]),
    {
      f: 'c',
      d2: 'b',
      deco: (V, b) => {
        b(0.3, 6)
        b(0.35, 7, 'k', 'stroke-dasharray="1 16"')
        b(0.4, 6)
        zig(V, 0.42, 0.54, 20, 'k', 6)
      },
    },
  )
  {
    const d = 'M636 676Q640 640 700 632V612Q716 600 732 612V632Q792 640 796 676Q716 700 636 676Z'
    art.line(d, 'k', 16)
    art.fill(d, 'c')
    art.carve(on.straight(640, 640, 792, 640, 0, 44), 'k', {
      rows: 5,
      dash: [20, 60],
      gap: [8, 20],
      w: 7,
      tone: (u) => u,
      clip: art.clip(d),
    })
    art.line('M650 668Q660 646 696 642', 'p', 6)
  }
  for (const s of [-1, 1]) {
    art.add(
      `<circle class="s-k" cx="${716 + s * 138}" cy="796" r="24" stroke-width="24"/><circle class="s-c" cx="${716 + s * 138}" cy="796" r="24" stroke-width="11"/>`,
    )
  }
  // tripod jydepotte, black, handle
  for (const q of [
    [830, 900, 812, 962],
    [950, 900, 968, 962],
    [890, 914, 890, 972],
  ] as const) {
    art.line(`M${q[0]} ${q[1]}L${q[2]} ${q[3]}`, 'k', 34)
    art.line(`M${q[0] - 5} ${q[1]}L${q[2] - 5} ${q[3] - 2}`, 'a', 4)
  }
  pot(890, pairs([752, 86, 776, 76, 806, 92, 850, 122, 890, 116, 926, 80, 940, 40, 940, 2]), {
    f: 'k',
    l: 'p',
    deco: (V, b) => {
      b(0.26, 5, 'a')
      zig(V, 0.32, 0.44, 18, 'a', 5)
    },
  })
  {
    const T = tube(triples([960, 806, 15, 1004, 782, 17, 1034, 752, 15]), { cap: 1 })
    art.line(T.d, 'a', 8)
    art.fill(T.d, 'k')
    art.carve((u, v) => T.pt(u, -0.7 + 0.8 * v), 'a', {
      rows: 2,
      dash: [16, 44],
      gap: [8, 18],
      w: 6,
    })
  }
  // blue-painted coffee pot (paper white)
  art.open({ move: 'translate(16 0)' })
  const px = 1200
  {
    const sp = tube(triples([1120, 880, 26, 1074, 830, 20, 1054, 760, 13, 1036, 716, 12]), {
      cap: 0.6,
    })
    art.line(sp.d, 'k', 24)
    art.fill(sp.d, 'p')
    art.carve((u, v) => sp.pt(u, -0.2 + v), 'b', {
      rows: 3,
      dash: [20, 60],
      gap: [10, 24],
      w: 7,
      clip: art.clip(sp.d),
    })
    const hn = tube(
      triples([1262, 720, 13, 1330, 712, 14, 1352, 780, 14, 1330, 850, 13, 1276, 880, 12]),
      { cap: 0 },
    )
    art.line(hn.d, 'k', 22)
    art.fill(hn.d, 'p')
    art.carve((u, v) => hn.pt(u, v), 'b', {
      rows: 2,
      dash: [20, 50],
      gap: [12, 26],
      w: 6,
      clip: art.clip(hn.d),
    })
  }
  pot(
    px,
    pairs([656, 58, 680, 62, 730, 78, 800, 104, 870, 116, 920, 98, 950, 82, 956, 84, 956, 2]),
    {
      f: 'p',
      d: 'b',
      l: 'p',
      deco: (V, b) => {
        b(0.06, 6, 'b')
        b(0.1, 4, 'b')
        b(0.88, 6, 'b')
        b(0.92, 4, 'b')
        for (const [u, v, s] of triples([
          0.46, 0.44, 1.3, 0.2, 0.3, 0.8, 0.74, 0.3, 0.85, 0.2, 0.62, 0.85, 0.74, 0.62, 0.9,
        ])) {
          const q = V.round(u, v)
          let d = ''
          for (let i = 0; i < 8; i++) {
            const a = i * 45
            d += `<ellipse class="b" cx="0" cy="-22" rx="8" ry="14" transform="rotate(${a})"/>`
          }
          art.add(
            `<g transform="translate(${round(q[0])} ${round(q[1])}) scale(${s * (1 - Math.abs(u - 0.5) * 0.7)} ${s})">${d}<circle class="p" r="8"/><circle class="k" r="4"/></g>`,
          )
        }
        let d = ''
        for (const [u0, v0, u1, v1] of [
          [0.22, 0.36, 0.4, 0.4],
          [0.54, 0.4, 0.72, 0.36],
          [0.24, 0.58, 0.38, 0.5],
          [0.56, 0.5, 0.7, 0.56],
          [0.36, 0.22, 0.56, 0.22],
          [0.38, 0.7, 0.58, 0.7],
        ] as const) {
          const p = V.round(u0, v0),
            q = V.round(u1, v1)
          d += `M${round(p[0])} ${round(p[1])}Q${round((p[0] + q[0]) / 2)} ${round((p[1] + q[1]) / 2 - 24)} ${round(q[0])} ${round(q[1])}`
        }
        art.line(d, 'b', 5)
      },
    },
  )
  {
    const d =
      'M1138 656Q1146 616 1190 608Q1186 590 1200 584Q1214 590 1210 608Q1254 616 1262 656Q1200 676 1138 656Z'
    art.line(d, 'k', 14)
    art.fill(d, 'p')
    art.carve(on.straight(1140, 620, 1260, 620, 0, 40), 'b', {
      rows: 4,
      dash: [20, 50],
      gap: [10, 24],
      w: 7,
      tone: (u) => u,
      clip: art.clip(d),
    })
  }
  art.close()
  art.close()
  // shards in front
  for (const [x, y, s, r, c] of [
    [470, 960, 1, 0, 'c'],
    [560, 974, 0.8, 30, 'a'],
    [620, 958, 0.6, -20, 'c'],
    [1080, 972, 0.7, 12, 'b'],
  ] as const) {
    art.add(
      `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path class="s-k" stroke-width="16" d="M-50 10L-30-26L20-30L52-4L24 22L-20 24Z"/><path class="${c}" d="M-50 10L-30-26L20-30L52-4L24 22L-20 24Z"/><path class="s-k" stroke-width="5" d="M-30-12L20-16M-34 2L30 0M-10 12L22 10"/></g>`,
    )
  }
  return art
}
