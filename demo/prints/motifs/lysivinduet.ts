import { Art } from '../kit/art.ts'
import { bezier, clamp, type Point } from '../kit/geometry.ts'
import { outlined } from '../kit/limbs.ts'
import type { PersonStyle } from '../kit/people.ts'
import { person } from '../kit/people.ts'
import { on } from '../kit/surfaces.ts'

/** The evening of 4 May: candles burn in the windows, and people in the street look up. */
export function lysivinduet(): Art {
  const art = new Art(55)
  art.rect(-40, -40, 1680, 1280, 'k')
  const X = [-10, 395, 800, 1205, 1610],
    Y: Point = [330, 745],
    ww = 112,
    hh = 142
  const near = (x: number, y: number) => {
    let m = 1e9
    for (const a of X)
      for (const b of Y)
        m = Math.min(
          m,
          Math.hypot(
            Math.max(0, Math.abs(x - a) - ww),
            Math.max(0, Math.abs(y - b - 30) - hh + 40),
          ),
        )
    return m
  }
  const br = (u: number, v: number): Point => [
    -60 + 1720 * u + (Math.round(v * 43) % 2) * 34,
    130 + v * 860,
  ]
  art.carve(br, 'b', {
    rows: 44,
    dash: [60, 66],
    gap: [12, 14],
    w: 13,
    jit: 0,
    tone: (_u, _v, x, y) => clamp(0.95 - near(x, y) / 125),
  })
  art.carve(br, 'c', {
    rows: 44,
    dash: [30, 54],
    gap: [90, 190],
    w: 8,
    jit: 0,
    tone: (_u, _v, x, y) => clamp(1 - near(x, y) / 60) * (y % 415 > 200 ? 1 : 0.4),
  })
  art.carve(br, 'a', { rows: 44, dash: [40, 56], gap: [150, 420], w: 4, jit: 0, tone: () => 0.7 })
  for (let i = 0; i < 26; i++)
    art.disc(art.random() * 1600, art.random() * 50, 2 + art.random() * 3, 'p')
  art.rect(-40, 62, 1680, 12, 'a')
  art.carve(on.straight(-40, 80, -40, 112, 1680, 0), 'a', {
    rows: 54,
    dash: [32, 36],
    gap: [2, 4],
    w: 13,
    tone: (_u, v) => 0.5 + 0.3 * Math.cos((v - 0.5) * 6),
  })
  art.rect(-40, 116, 1680, 7, 'a')
  art.rect(-40, 536, 1680, 9, 'b')
  const flame = (x: number, y: number, s: number) => {
    const d = `M${x} ${y}C${x - 14 * s} ${y - 8 * s} ${x - 13 * s} ${y - 28 * s} ${x + 1 * s} ${y - 52 * s}C${x + 13 * s} ${y - 28 * s} ${x + 15 * s} ${y - 8 * s} ${x} ${y}Z`
    art.fill(d, 'p')
    art.line(d, 'b', 3.4)
    art.line(`M${x} ${y + 4}V${y - 14 * s}`, 'k', 3.4)
  }
  const win = (cx: number, cy: number, fig: boolean) => {
    const x0 = cx - ww,
      y0 = cy - hh,
      x1 = cx + ww,
      y1 = cy + hh
    art.carve(
      (u, v) => [
        cx + (v - 0.5) * 2 * (ww + 30) * (1 + 0.05 * u),
        y0 - 24 - 14 * Math.cos((v - 0.5) * 3) - u * 36,
      ],
      'b',
      { rows: 19, dash: [40, 50], gap: [2, 4], w: 13, tone: () => 0.85 },
    )
    art.rect(x0 - 20, y0 - 20, 2 * ww + 40, 2 * hh + 36, 'k')
    art.rect(x0 - 13, y0 - 13, 2 * ww + 26, 2 * hh + 26, 'p')
    art.rect(x0, y0, 2 * ww, 2 * hh, fig ? 'c' : 'k')
    art.carve(on.straight(x0 - 8, y0 - 10, x0 - 8, y1 + 10, 6, 0), 'k', {
      rows: 1,
      dash: [30, 90],
      gap: [30, 70],
      w: 5,
    })
    art.carve(on.straight(x1 + 4, y0 - 10, x1 + 4, y1 + 10, 6, 0), 'k', {
      rows: 1,
      dash: [30, 90],
      gap: [30, 70],
      w: 5,
    })
    const c = art.clip(`M${x0} ${y0}H${x1}V${y1}H${x0}Z`)
    art.open({ clip: c })
    const fx = fig ? [cx + 52] : [cx - 58, cx + 58],
      fy = y1 - 92
    if (fig) {
      art.carve(on.rays(cx + 52, fy - 20, 50, 330), 'p', {
        rows: 50,
        dash: [50, 130],
        gap: [14, 40],
        w: 11,
        tone: (u) => 1 - u * 0.8,
      })
      art.carve(on.rays(cx + 52, fy - 20, 120, 340, 150, 400), 'k', {
        rows: 60,
        dash: [40, 120],
        gap: [20, 50],
        w: 12,
        tone: (u) => clamp(u * 1.5 - 0.45),
      })
      art.carve(on.rays(cx + 52, fy - 20, 120, 300, 150, 400), 'b', {
        rows: 50,
        dash: [30, 90],
        gap: [40, 90],
        w: 9,
        tone: (u) => clamp(u * 1.4 - 0.3),
      })
    } else {
      for (const x of fx) {
        art.carve(on.rays(x, fy - 22, 50, 150, 140, 400), 'c', {
          rows: 24,
          dash: [50, 110],
          gap: [16, 40],
          w: 14,
          tone: (u) => 1.15 - u * 1.1,
        })
        art.disc(x, fy - 22, 50, 'c')
        art.carve(on.rays(x, fy - 22, 20, 54), 'p', {
          rows: 18,
          dash: [18, 32],
          gap: [8, 14],
          w: 8,
        })
      }
      art.carve(on.rays(cx, y1, 170, 330, 205, 335), 'b', {
        rows: 14,
        dash: [50, 110],
        gap: [20, 50],
        w: 11,
        tone: (u) => 0.9 - u * 0.7,
      })
    }
    // blackout blind, rolled up
    if (!fig) {
      art.fill(`M${x0} ${y0}H${x1}V${y0 + 40}H${x0}Z`, 'b')
      art.carve(on.straight(x0, y0 + 2, x1, y0 + 2, 0, 36), 'k', {
        rows: 4,
        dash: [60, 160],
        gap: [14, 40],
        w: 7,
      })
      art.line(`M${x0} ${y0 + 42}H${x1}`, 'k', 9)
      art.line(`M${x0} ${y0 + 40}H${x1}`, 'c', 3)
    }
    if (fig) {
      // a woman shields the match and lights the candle
      const Z = (a: string) => a.replace(/(-?\d+) (-?\d+)/g, (_m, p, r) => `${cx + +p} ${y1 + +r}`)
      const bod = Z(
        'M-112 0L-112 -76C-104 -112 -80 -126 -56 -134L-50 -150C-62 -160 -70 -176 -70 -192C-72 -218 -54 -236 -30 -234C-8 -234 6 -220 4 -202L2 -194L12 -176L3 -171L4 -160L-1 -157L0 -148C-2 -140 -12 -138 -22 -139L-24 -128C-4 -120 8 -104 14 -84L20 -70L56 -112L54 -126L60 -132L66 -120L72 -118L70 -104L34 -40C26 -28 10 -28 2 -38L2 0Z',
      )
      art.line(bod, 'k', 6)
      art.fill(bod, 'k')
      art.fill(Z('M-66 -206C-92 -210 -98 -180 -80 -168C-66 -166 -58 -182 -60 -196Z'), 'k')
      art.carve(
        on.loft(
          bezier([cx - 22, y1 - 126], [cx + 4, y1 - 112], [cx + 10, y1 - 90], [cx + 22, y1 - 62]),
          bezier([cx - 40, y1 - 120], [cx - 20, y1 - 100], [cx - 14, y1 - 50], [cx - 6, y1 - 6]),
        ),
        'c',
        { rows: 4, dash: [24, 60], gap: [14, 30], w: 7, tone: (_u, v) => 1 - v * 0.6 },
      )
      art.line(Z('M4 -200L2 -194L12 -176L3 -171L4 -160L-1 -157L0 -148'), 'p', 4)
      art.carve(on.straight(cx + 24, y1 - 58, cx + 58, y1 - 100, 6, 6), 'c', {
        rows: 2,
        dash: [20, 40],
        gap: [8, 14],
        w: 6,
      })
      art.carve(on.ring(cx - 30, y1 - 196, 16, 38, 200, 300), 'c', {
        rows: 3,
        dash: [12, 30],
        gap: [8, 16],
        w: 4,
      })
      art.carve(on.straight(cx - 90, y1 - 96, cx - 92, y1, 44, 0), 'b', {
        rows: 5,
        dash: [30, 70],
        gap: [14, 30],
        w: 7,
      })
    }
    fx.forEach((x) => {
      const t = fy + 6,
        d = `M${x - 12} ${y1 - 6}V${t}Q${x} ${t - 7} ${x + 12} ${t}V${y1 - 6}Z`
      art.fill(d, 'p')
      art.line(d, 'k', 5)
      art.line(`M${x + 6} ${t + 12}V${y1 - 12}M${x - 3} ${t + 30}V${y1 - 30}`, 'a', 4)
      art.fill(`M${x - 12} ${t + 2}q4 22-2 30q-6-6-3-22z`, 'p')
      art.fill(`M${x - 26} ${y1 - 12}h52l-8 14h-36z`, 'k')
      art.line(`M${x - 24} ${y1 - 12}h48`, 'c', 4)
      flame(x, t - 4, 1)
    })
    art.close()
    if (!fig) {
      art.fill(`M${cx - 7} ${y0}h14v${2 * hh}h-14z`, 'p')
      art.line(`M${cx - 7} ${y0}v${2 * hh}M${cx + 7} ${y0}v${2 * hh}`, 'k', 3.4)
      art.fill(`M${x0} ${cy - 46}h${2 * ww}v13h${-2 * ww}z`, 'p')
      art.line(`M${x0} ${cy - 46}h${2 * ww}M${x0} ${cy - 33}h${2 * ww}`, 'k', 3.4)
    }
    art.line(`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, 'k', 6)
    art.fill(`M${x0 - 36} ${y1 + 14}H${x1 + 36}V${y1 + 34}H${x0 - 36}Z`, 'c')
    art.line(`M${x0 - 36} ${y1 + 14}H${x1 + 36}V${y1 + 34}H${x0 - 36}Z`, 'k', 6)
    art.carve(on.straight(x0 - 30, y1 + 24, x1 + 30, y1 + 24, 0, 10), 'k', {
      rows: 2,
      dash: [30, 80],
      gap: [14, 40],
      w: 5,
    })
    art.carve(on.straight(x0 - 20, y1 + 42, x0 - 20, y1 + 84, 2 * ww + 40, 0), 'c', {
      rows: 18,
      dash: [20, 40],
      gap: [10, 20],
      w: 8,
      tone: (u, v) => clamp(1 - u) * Math.sin(v * 3.14),
    })
  }
  for (const cy of Y)
    X.forEach((cx, i) => {
      win(cx, cy, cy === Y[0] && i === 2)
    })
  // flag on the wall
  art.line('M985 566L1052 438', 'k', 15)
  art.line('M985 566L1052 438', 'p', 7)
  art.disc(1054, 434, 9, 'c')
  const fl =
      'M1048 446C1090 452 1100 500 1092 548C1086 600 1104 640 1094 690C1064 676 1050 690 1022 674C1034 620 1020 590 1016 540C1018 520 1016 520 1012 514Z',
    fc = outlined(art, fl, 'b', 10)
  art.open({ clip: fc })
  art.fill('M1000 560C1030 540 1060 580 1110 556V590C1070 610 1040 572 1000 592Z', 'p')
  art.fill('M1040 430C1060 500 1048 600 1062 700H1040C1030 600 1040 540 1022 470Z', 'p')
  art.carve(
    on.loft(
      bezier([1020, 500], [1030, 560], [1026, 620], [1030, 680]),
      bezier([1070, 450], [1096, 520], [1086, 620], [1096, 690]),
    ),
    'k',
    {
      rows: 8,
      dash: [40, 110],
      gap: [16, 40],
      w: 8,
      tone: (_u, v) => Math.abs(Math.sin(v * 7)) * 0.9,
    },
  )
  art.close()
  // the street: people from behind, edged by the light
  art.fill('M-40 1010H1640V1240H-40Z', 'k')
  const st = art.clip('M-40 1014H1640V1240H-40Z')
  art.carve(on.rays(800, 300, 730, 1300, 15, 165), 'b', {
    clip: st,
    rows: 80,
    dash: [40, 120],
    gap: [16, 40],
    w: 13,
    tone: (_u, v) => 0.9 - Math.abs(v - 0.5),
  })
  art.carve(on.rays(800, 300, 730, 1100, 30, 150), 'c', {
    clip: st,
    rows: 60,
    dash: [16, 60],
    gap: [50, 120],
    w: 8,
    tone: (_u, v) => 0.9 - Math.abs(v - 0.5),
  })
  const o: PersonStyle = { rim: 'c', out: 'c', ow: 3.6, fold: 'b', fw: 0.6 }
  person(art, 236, 1176, 340, 'man', { ...o, side: 1, hat: 'a' })
  person(art, 345, 1190, 310, 'woman', { ...o, side: 1, hat: 'b' })
  person(art, 520, 1204, 360, 'man', { ...o, side: 1 })
  person(art, 634, 1208, 326, 'woman', { ...o, side: 1, hat: 'p' })
  person(art, 722, 1206, 208, 'woman', { ...o, side: 1, hat: 'b' })
  person(art, 1010, 1200, 330, 'woman', { ...o, side: -1, hat: 'a' })
  person(art, 1124, 1206, 366, 'man', { ...o, side: -1, hat: 'b' })
  person(art, 1400, 1190, 340, 'man', { ...o, side: -1 })
  // child's paper flag
  art.line('M750 1100L772 1000', 'p', 5)
  art.fill('M772 1000l52 8l-6 38l-54-8z', 'b')
  art.fill('M788 1003l9 1l-6 38l-9-1zM769 1017l52 8l-1 9l-53-8z', 'p')
  return art
}
