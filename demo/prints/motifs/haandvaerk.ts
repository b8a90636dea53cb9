import { Art } from '../kit/art.ts'
import { clamp, contour, type Joint, pairs, pick, round, spline, triples } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'
import { dryingLine } from './parts/drying-line.ts'
import { steadyingHand } from './parts/steadying-hand.ts'

/** A child's hands roll ink on a linoleum block with a bird; finished prints hang to dry. */
export function haandvaerk(): Art {
  const art = new Art(97)

  art.rect(-40, -40, 1680, 1280, 'b')
  // wall: light falls from the upper left
  art.carve(on.rays(-100, -260, 200, 2000, 0, 90), 'k', {
    rows: 120,
    dash: [90, 280],
    gap: [16, 44],
    w: 17,
    tone: (u, _v, _x, y) => (y > 640 ? 0 : clamp(0.1 + u * 1.1)),
  })
  art.carve(on.rays(-100, -260, 260, 1700, 0, 90), 'a', {
    rows: 84,
    dash: [60, 200],
    gap: [60, 160],
    w: 10,
    tone: (u, _v, _x, y) => (y > 640 ? 0 : clamp(0.95 - u * 0.9)),
  })
  dryingLine(art)
  // table
  const tb = 'M-40 640H1640V1240H-40Z'
  art.fill(tb, 'c')
  const tc = art.clip(tb)
  art.rect(-40, 628, 1680, 16, 'k')
  art.carve((u, v) => [-40 + 1680 * u, 646 + v * 590 + 8 * Math.sin(u * 9 + v * 7)], 'k', {
    rows: 26,
    dash: [80, 300],
    gap: [30, 90],
    w: 8,
    tone: (_u, _v, x) => 0.25 + clamp((x - 500) / 1400) * 0.6,
    clip: tc,
  })
  art.carve((u, v) => [-40 + 1680 * u, 652 + v * 590 + 8 * Math.sin(u * 9 + v * 7)], 'p', {
    rows: 20,
    dash: [50, 200],
    gap: [60, 200],
    w: 9,
    tone: (_u, _v, x, y) => clamp(1.1 - (x + (y - 640) * 0.6) / 1200),
    clip: tc,
  })
  for (const y of [760, 930, 1130])
    art.carve(on.straight(-40, y, 1640, y, 0, 5), 'k', {
      rows: 1,
      dash: [120, 400],
      gap: [6, 16],
      w: 9,
      clip: tc,
    })
  // ink slab with rolled ink, upper right
  const sl = 'M1120 672L1420 664L1490 790L1150 806Z'
  art.fill(sl, 'k', 'transform="translate(10 16)"')
  art.line(sl, 'k', 12)
  art.fill(sl, 'p')
  const ik = contour(
    pairs([1170, 700, 1250, 684, 1360, 690, 1410, 716, 1420, 760, 1350, 776, 1230, 780, 1180, 760]),
  )
  art.fill(ik, 'b')
  art.carve(on.straight(1170, 690, 1190, 780, 240, 0), 'k', {
    rows: 16,
    dash: [30, 70],
    gap: [8, 20],
    w: 9,
    tone: () => 0.8,
    clip: art.clip(ik),
  })
  art.carve(on.straight(1180, 700, 1200, 770, 220, 0), 'p', {
    rows: 9,
    dash: [14, 40],
    gap: [30, 60],
    w: 6,
    clip: art.clip(ik),
  })
  // jar with brushes, upper left
  {
    art.line('M250 660L216 540M280 660L292 516M304 664L352 548', 'k', 17)
    art.line('M250 660L216 540M280 660L292 516M304 664L352 548', 'c', 7)
    art.fill('M206 544L200 500L226 534ZM282 520L294 470L304 520ZM344 552L366 510L362 560Z', 'k')
    const j = 'M216 640H344L334 770Q280 786 226 770Z'
    art.fill(j, 'k', 'transform="translate(12 12)"')
    art.line(j, 'k', 12)
    art.fill(j, 'a')
    const c = art.clip(j)
    art.carve(on.straight(290, 650, 286, 770, 50, 0), 'k', {
      rows: 6,
      dash: [30, 80],
      gap: [8, 18],
      w: 8,
      tone: (_u, v) => 0.3 + v * 0.7,
      clip: c,
    })
    art.carve(on.straight(228, 650, 236, 770, 26, 0), 'p', {
      rows: 3,
      dash: [30, 80],
      gap: [10, 22],
      w: 8,
      clip: c,
    })
    art.fill('M219 676H341L339 702H221Z', 'b')
  }
  // the block, the tools and the hands move as one
  art.open({ move: 'translate(0 -50)' })
  const bk = 'M500 716L1060 700L1130 1010L452 1034Z'
  art.fill('M452 1034L1130 1010L1134 1046L458 1070Z', 'k')
  art.fill(bk, 'k', 'transform="translate(22 26)"')
  art.line(bk, 'k', 15)
  art.fill('M452 1034L1130 1010L1132 1040L456 1064Z', 'a')
  art.carve(on.straight(456, 1042, 1130, 1018, 0, 22), 'k', {
    rows: 3,
    dash: [24, 70],
    gap: [8, 18],
    w: 6,
  })
  art.fill(bk, 'b')
  const bc = art.clip(bk)
  art.open({ clip: bc })
  // cut ground in rays about the bird, leaving ink
  art.carve(on.rays(770, 866, 190, 500, 0, 360, 0.6), 'p', {
    rows: 74,
    dash: [40, 110],
    gap: [14, 36],
    w: 12,
    tone: () => 0.9,
  })
  art.line('M520 734L1044 718L1106 990L480 1012Z', 'p', 7)
  art.fill('M470 700H860L800 1040H440Z', 'k', 'opacity="0"')
  art.open({ move: 'translate(742 868) scale(2.75 2.5)' })
  art.fill(
    'M-52-10Q-30-30-4-16Q10-46 46-44L54-38L42-30Q44 0 16 20L26 44H18L8 26L0 44H-8L-4 22Q-40 18-52-10Z',
    'k',
  )
  art.disc(40, -37, 3.4, 'p')
  art.line('M-40-7Q-10 8 22-8M-30 2Q-8 14 14 4M-8-14Q4-6 24-18', 'p', 2.6)
  art.carve(
    on.loft(spline(pairs([-44, -8, -20, -18, 0, -12])), spline(pairs([-30, 8, -10, 10, 10, 4]))),
    'p',
    { rows: 3, dash: [8, 18], gap: [5, 10], w: 2.4 },
  )
  art.line('M58-34q12-6 22-22M66-40q10 2 16-4', 'p', 3)
  art.close()
  art.close()
  // shavings and gouges on the table
  {
    const r = art.random
    for (let i = 0; i < 22; i++) {
      const x = pick([420, 1120, 560, 900], i % 4) + r() * 150 - 40,
        y = pick([1110, 1060, 1120, 1110], i % 4) + r() * 50,
        s = 0.7 + r() * 0.7
      art.line(
        `M${round(x)} ${round(y)}q${round(16 * s)} ${round(-18 * s)} ${round(26 * s)} 0q${round(2 * s)} ${round(12 * s)} ${round(-10 * s)} ${round(8 * s)}`,
        'k',
        8 * s,
      )
      art.line(
        `M${round(x)} ${round(y)}q${round(16 * s)} ${round(-18 * s)} ${round(26 * s)} 0q${round(2 * s)} ${round(12 * s)} ${round(-10 * s)} ${round(8 * s)}`,
        'a',
        4 * s,
      )
    }
  }
  const gouge = (x: number, y: number, rot: number, c: Ink) => {
    art.open({ move: `translate(${x} ${y}) rotate(${rot})` })
    art.fill('M-4 14L150 20L150 34L-4 30Z', 'k')
    art.line('M0 0H118', 'k', 19)
    art.line('M4 -2H114', 'p', 8)
    art.fill('M-4-10L-22-4Q-26 2-20 8L-4 10Z', 'k')
    const h =
      'M112-16Q132-26 160-22Q210-34 250-22Q274-14 272 0Q274 16 250 22Q210 32 160 22Q132 26 112 16Z'
    art.line(h, 'k', 11)
    art.fill(h, c)
    art.fill('M112-16h16v32h-16z', 'p')
    art.carve(on.straight(140, 4, 262, 4, 0, 18), 'k', {
      rows: 3,
      dash: [20, 60],
      gap: [8, 18],
      w: 6,
    })
    art.carve(on.straight(140, -14, 256, -14, 0, 8), 'p', {
      rows: 2,
      dash: [20, 50],
      gap: [10, 24],
      w: 5,
    })
    art.close()
  }
  gouge(590, 1130, 4, 'b')
  steadyingHand(art)
  // ---------- roller and right hand
  art.open({ move: 'translate(974 842) rotate(24)' })
  // wet ink trail
  // cylinder
  art.fill('M-96-116h58q24 0 24 20V100q0 20-24 20h-58z', 'k', 'transform="translate(14 18)"')
  const cyl =
    'M-92-116H-30Q-14-116-14-96V96Q-14 116-30 116H-92Q-108 116-108 96V-96Q-108-116-92-116Z'
  art.line(cyl, 'k', 15)
  art.fill(cyl, 'b')
  const cy = art.clip(cyl)
  art.carve(on.straight(-100, -112, -100, 112, 90, 0), 'k', {
    rows: 9,
    dash: [50, 140],
    gap: [8, 20],
    w: 11,
    tone: (_u, v) => clamp(v * 1.5 - 0.3),
    clip: cy,
  })
  art.carve(on.straight(-98, -112, -98, 112, 30, 0), 'p', {
    rows: 3,
    dash: [40, 120],
    gap: [16, 40],
    w: 8,
    tone: (_u, v) => 0.9 - v * 0.4,
    clip: cy,
  })
  art.line('M-60-118V-138H30Q58-138 58-110V0M-60 118V138H30Q58 138 58 110V0M58 0H110', 'k', 21)
  art.line('M-60-118V-138H30Q58-138 58-110V0M-60 118V138H30Q58 138 58 110V0M58 0H110', 'p', 8)
  const hd =
    'M96-18Q130-30 180-26Q280-34 350-24Q372-16 372 0Q372 18 350 26Q280 34 180 26Q130 30 96 18Z'
  art.line(hd, 'k', 14)
  art.fill(hd, 'p')
  art.fill('M96-18h18v36h-18z', 'k')
  art.carve(on.straight(124, -18, 200, -18, 0, 36), 'k', {
    rows: 5,
    dash: [20, 60],
    gap: [8, 20],
    w: 6,
    tone: (_u, v) => 0.2 + v * 0.8,
  })
  art.open({ move: 'translate(72 4)' })
  {
    // hand: curled fingers on the far side, index along the handle, thumb near
    const arm = tube(triples([310, 26, 58, 430, 44, 66, 580, 70, 78, 760, 104, 92]), {
      cap: 0.3,
      cap0: 0.3,
    }).d
    const cur = [
      triples([318, -44, 21, 286, -78, 20, 250, -70, 18, 236, -40, 15]),
      triples([282, -50, 24, 248, -92, 23, 208, -82, 20, 196, -44, 17]),
      triples([246, -46, 26, 208, -92, 25, 166, -80, 21, 156, -40, 18]),
    ] as const
    const idx = triples([256, -22, 30, 196, -34, 26, 140, -22, 22, 98, -10, 18]),
      th = triples([322, 66, 36, 262, 82, 31, 196, 64, 26, 148, 44, 20])
    const back = contour(
      pairs([350, -34, 312, -60, 270, -66, 236, -50, 226, -16, 232, 24, 252, 64, 290, 92, 350, 88]),
    )
    for (const d of [
      arm,
      back,
      tube(th, { cap: 0.3, cap0: 0.3 }).d,
      tube(idx, { cap: 0.3, cap0: 0.3 }).d,
      ...cur.map((j: readonly Joint[]) => tube(j, { cap: 0.3, cap0: 0.3 }).d),
    ])
      art.line(d, 'k', 16)
    art.fill(arm, 'a')
    const fin = (q: readonly Joint[]) => {
      const d = tube(q, { cap: 0.3, cap0: 0.3 }).d
      art.line(d, 'k', 10)
      art.fill(d, 'a')
      const c = art.clip(d)
      art.carve(
        on.loft(
          spline(q.map((p) => [p[0], p[1] - p[2] * 0.8])),
          spline(q.map((p) => [p[0], p[1] - p[2] * 0.2])),
        ),
        'p',
        { rows: 2, dash: [14, 40], gap: [12, 28], w: 6, clip: c },
      )
      art.carve(
        on.loft(
          spline(q.map((p) => [p[0], p[1] + p[2] * 0.95])),
          spline(q.map((p) => [p[0], p[1] + p[2] * 0.15])),
        ),
        'b',
        {
          rows: 4,
          dash: [14, 44],
          gap: [8, 18],
          w: 6,
          tone: (_u, v) => clamp(1.1 - v * 1.1),
          clip: c,
        },
      )
    }
    for (const q of cur) fin(q)
    fin(th)
    fin(idx)
    // nails of index and thumb
    for (const q of [idx, th]) {
      const [e0, e] = q.slice(-2) as [Joint, Joint],
        an = (Math.atan2(e[1] - e0[1], e[0] - e0[0]) * 180) / Math.PI
      art.add(
        `<g transform="translate(${e[0]} ${e[1]}) rotate(${round(an)})"><ellipse class="k" cx="${round(-e[2] * 0.1)}" cy="-1" rx="${round(e[2] * 0.66)}" ry="${round(e[2] * 0.54)}"/><ellipse class="p" cx="${round(e[2] * 0.02)}" cy="-1" rx="${round(e[2] * 0.58)}" ry="${round(e[2] * 0.4)}"/></g>`,
      )
    }
    art.fill(
      contour(
        pairs([
          380, -20, 318, -50, 276, -54, 246, -40, 240, -10, 250, 30, 274, 66, 312, 84, 380, 80,
        ]),
      ),
      'a',
    )
    const bc2 = art.clip(back)
    art.carve(
      on.loft(
        spline(pairs([240, -36, 300, -46, 360, -24])),
        spline(pairs([244, 6, 300, 10, 360, 20])),
      ),
      'p',
      { rows: 5, dash: [20, 60], gap: [14, 34], w: 7, tone: (_u, v) => 1 - v * 0.7 },
    )
    art.carve(
      on.loft(
        spline(pairs([262, 40, 310, 50, 380, 44])),
        spline(pairs([276, 84, 320, 92, 390, 96])),
      ),
      'b',
      { rows: 6, dash: [24, 70], gap: [8, 20], w: 8, tone: (_u, v) => 0.3 + v * 0.8, clip: bc2 },
    )
    for (const [x, y] of pairs([244, -28, 270, -50, 304, -46]))
      art.line(`M${x} ${y + 10}q12-10 22 0`, 'k', 4.6)
    art.line('M250 34Q272 58 300 66', 'k', 6)
    art.line('M150-34q4 12 0 22M158-36q4 12 0 24M206-46q4 10 2 20', 'k', 3.4)
    art.line('M206 44q-4 14 0 26', 'k', 3.4)
    art.carve(
      on.loft(
        spline(pairs([360, 80, 480, 104, 740, 180])),
        spline(pairs([360, 40, 480, 50, 740, 110])),
      ),
      'b',
      {
        rows: 6,
        dash: [40, 100],
        gap: [10, 26],
        w: 9,
        tone: (_u, v) => 1 - v * 0.8,
        clip: art.clip(arm),
      },
    )
    const slv = contour(
      pairs([
        456, -40, 480, -50, 620, -44, 820, -30, 820, 250, 640, 180, 500, 140, 460, 128, 444, 90,
        440, 20,
      ]),
    )
    art.line(slv, 'k', 15)
    art.fill(slv, 'k')
    const sc = art.clip(slv)
    art.carve(
      on.loft(
        spline(pairs([456, -40, 620, -40, 820, -20])),
        spline(pairs([450, 120, 620, 160, 820, 230])),
      ),
      'c',
      {
        rows: 13,
        dash: [16, 30],
        gap: [8, 14],
        w: 12,
        jit: 0.1,
        tone: (_u, v) => 1.05 - v * 0.7,
        clip: sc,
      },
    )
    art.line('M470-46Q446 30 476 134', 'c', 9, 'stroke-dasharray="12 9"')
  }
  art.close()
  art.close()
  art.close()
  return art
}
