import { Art } from '../kit/art.ts'
import { clamp, contour, pairs, round, spline, triples } from '../kit/geometry.ts'
import { tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** Someone in a cloak, seen from behind, walks with a lantern through the vaulted passages. */
export function kasematter(): Art {
  const art = new Art(37)
  art.rect(-40, -40, 1680, 1280, 'k')
  const vx = 760,
    vy = 640,
    lx = 930,
    ly = 690
  const arch = (s: number, _dx = 0) => {
    const w = 760 * s,
      t = vy - 300 * s,
      b = vy + 430 * s
    return `M${round(vx - w)} ${round(b)}V${round(t)}A${round(w)} ${round(560 * s)} 0 0 1 ${round(vx + w)} ${round(t)}V${round(b)}Z`
  }
  const sc = [1.55, 1.1, 0.78, 0.55, 0.385, 0.27, 0.19]
  const lit = (x: number, y: number, k = 620) => clamp(1.15 - Math.hypot(x - lx, (y - ly) * 1) / k)
  sc.forEach((s, i) => {
    const n = sc[i + 1] || s * 0.7
    const c = art.clip(arch(s))
    art.fill(arch(s), i % 2 ? 'b' : 'k')
    // brick courses following the vault, lit by the lantern

    art.open({ clip: c })
    art.carve(
      (u, v) => {
        const rr = n + (s - n) * v
        const a = ((180 + 180 * u) * Math.PI) / 180
        return [vx + Math.cos(a) * 760 * rr, vy - 300 * rr + Math.sin(a) * 560 * rr]
      },
      i % 2 ? 'k' : 'b',
      {
        rows: Math.round(7 * s) + 5,
        dash: [36 * s + 12, 50 * s + 16],
        gap: [6 * s + 3, 10 * s + 4],
        w: 34 * s + 5,
        jit: 0,
        tone: (_u, _v, x, y) => (i % 2 ? 0.3 : 0.2 + lit(x, y, 900) * 0.7),
      },
    )
    art.carve(
      (u, v) => {
        const rr = n + (s - n) * v
        const a = ((180 + 180 * u) * Math.PI) / 180
        return [vx + Math.cos(a) * 760 * rr, vy - 300 * rr + Math.sin(a) * 560 * rr]
      },
      'c',
      {
        rows: Math.round(8 * s) + 6,
        dash: [24 * s + 10, 70 * s + 14],
        gap: [10 * s + 5, 26 * s + 8],
        w: 17 * s + 3,
        tone: (u, _v, x, y) => lit(x, y, 760) * (u > 0.46 ? 1 : 0.55),
      },
    )
    for (const sd of [-1, 1])
      art.carve(
        (u, v) => {
          const rr = n + (s - n) * u
          return [vx + sd * 760 * rr, vy - 300 * rr + 730 * rr * v]
        },
        i % 2 ? 'k' : 'b',
        {
          rows: Math.round(12 * s) + 6,
          dash: [30 * s + 10, 50 * s + 14],
          gap: [8 * s + 3, 12 * s + 5],
          w: 30 * s + 4,
          jit: 0,
          tone: (_u, _v, x, y) => 0.2 + lit(x, y, 900) * 0.6,
        },
      )
    for (const sd of [-1, 1])
      art.carve(
        (u, v) => {
          const rr = n + (s - n) * u
          return [vx + sd * 760 * rr, vy - 300 * rr + 730 * rr * v]
        },
        'c',
        {
          rows: Math.round(11 * s) + 5,
          dash: [20 * s + 10, 60 * s + 14],
          gap: [12 * s + 5, 30 * s + 8],
          w: 15 * s + 3,
          tone: (_u, _v, x, y) => lit(x, y, 760) * (sd > 0 ? 1 : 0.5),
        },
      )
    art.close()
    // rib
    const m = n * 1.1
    art.line(arch(m), 'k', 74 * n + 8)
    art.line(arch(m), 'a', 40 * n + 4, 'style="stroke-linecap:butt"')
    art.add(
      `<path class="s-k" stroke-width="${round(46 * n + 5)}" stroke-dasharray="${round(5 * n + 2)} ${round(46 * n + 7)}" style="stroke-linecap:butt" d="${arch(m)}"/>`,
    )
    art.carve(
      (u, v) => {
        const a = ((180 + 180 * u) * Math.PI) / 180,
          rr = m + (v - 0.5) * 0.05 * n
        return [vx + Math.cos(a) * 760 * rr, vy - 300 * m + Math.sin(a) * 560 * rr]
      },
      'p',
      {
        rows: 3,
        dash: [20 * n + 6, 50 * n + 10],
        gap: [14 * n + 5, 40 * n + 8],
        w: 12 * n + 2,
        tone: (_u, _v, x, y) => lit(x, y, 900),
      },
    )
    art.carve(
      (u, v) => {
        const a = ((180 + 180 * u) * Math.PI) / 180,
          rr = m + (v - 0.5) * 0.05 * n
        return [vx + Math.cos(a) * 760 * rr, vy - 300 * m + Math.sin(a) * 560 * rr]
      },
      'k',
      {
        rows: 4,
        dash: [20 * n + 6, 60 * n + 10],
        gap: [8 * n + 4, 20 * n + 6],
        w: 15 * n + 2,
        tone: (_u, _v, x, y) => clamp(1 - lit(x, y, 900) * 1.2),
      },
    )
  })
  art.fill(arch(0.133), 'k')
  art.fill(arch(0.1), 'c')
  art.carve(on.rays(vx, vy + 30, 0, 110, 180, 360), 'p', {
    rows: 22,
    dash: [20, 40],
    gap: [12, 24],
    w: 6,
  })
  // floor
  const fl = `M-420 1307L${vx - 760 * 0.133} ${vy + 430 * 0.133}H${vx + 760 * 0.133}L1940 1307V1307H-420Z`
  art.fill(fl, 'k')
  const fc = art.clip(fl)
  art.open({ clip: fc })
  for (let j = 0; j < 15; j++) {
    const y = vy + 60 + (j / 14) ** 1.7 * 560
    art.carve((u, v) => [-100 + 1800 * u, y + v * 4], 'a', {
      rows: 1,
      dash: [30 + j * 7, 60 + j * 11],
      gap: [8 + j, 14 + j * 2],
      w: 10 + j * 2.4,
      jit: 0,
      tone: (_u, _v, x) => 0.1 + lit(x, y - 230, 620) * 0.8,
    })
  }
  art.carve(on.rays(lx, 820, 60, 700, 10, 170, 0.62), 'c', {
    rows: 56,
    dash: [50, 150],
    gap: [24, 70],
    w: 15,
    tone: (u) => clamp(1.1 - u * 1.1),
  })
  art.carve(on.rays(lx, 820, 40, 420, 20, 160, 0.62), 'p', {
    rows: 36,
    dash: [30, 100],
    gap: [40, 90],
    w: 11,
    tone: (u) => clamp(1 - u),
  })
  art.close()
  // glow around the lantern
  art.carve(on.rays(lx, ly, 70, 420), 'c', {
    rows: 80,
    dash: [50, 140],
    gap: [24, 60],
    w: 15,
    tone: (u) => clamp(1.05 - u),
  })
  art.carve(on.rays(lx, ly, 60, 250), 'p', {
    rows: 56,
    dash: [40, 100],
    gap: [20, 50],
    w: 11,
    tone: (u) => 1 - u * 0.8,
  })
  // shadow falls toward us, to the left
  art.fill('M650 1000C580 1080 440 1170 330 1240H760C800 1160 816 1090 820 1020Z', 'k')
  // barrels left, cannonballs right
  const barrel = (x: number, y: number, s: number) => {
    const d = `M${x - 60 * s} ${y}C${x - 86 * s} ${y - 60 * s} ${x - 86 * s} ${y - 120 * s} ${x - 60 * s} ${y - 180 * s}H${x + 60 * s}C${x + 86 * s} ${y - 120 * s} ${x + 86 * s} ${y - 60 * s} ${x + 60 * s} ${y}Z`
    art.line(d, 'k', 14)
    art.fill(d, 'b')
    const c = art.clip(d)
    art.carve(
      (u, v) => [x + (v - 0.5) * (120 + 50 * Math.sin(u * 3.14)) * s, y - 180 * s + 180 * s * u],
      'k',
      { rows: 9, dash: [60, 140], gap: [6, 14], w: 9, tone: (_u, v) => 1 - v * 0.6, clip: c },
    )
    art.carve(
      (u, v) => [x + (v - 0.5) * (120 + 50 * Math.sin(u * 3.14)) * s, y - 180 * s + 180 * s * u],
      'c',
      { rows: 9, dash: [30, 80], gap: [20, 50], w: 9, tone: (_u, v) => clamp(v * 2 - 1), clip: c },
    )
    for (const k of [0.16, 0.32, 0.68, 0.84])
      art.line(
        `M${x - (60 + 22 * Math.sin(k * 3.14)) * s} ${y - 180 * s * k}Q${x} ${y - 180 * s * k + 16 * s} ${x + (60 + 22 * Math.sin(k * 3.14)) * s} ${y - 180 * s * k}`,
        'k',
        11 * s,
      )
    art.disc(x, y - 180 * s, 60 * s, 'k', 16 * s)
    art.disc(x, y - 180 * s, 50 * s, 'b', 10 * s)
    art.carve(on.straight(x - 40 * s, y - 182 * s, x + 44 * s, y - 182 * s, 0, 8 * s), 'c', {
      rows: 2,
      dash: [14, 34],
      gap: [6, 12],
      w: 5,
    })
  }
  barrel(300, 1010, 1.15)
  barrel(180, 1070, 1.35)
  barrel(400, 960, 0.8)
  for (const [x, y] of pairs([
    1270, 1060, 1346, 1066, 1420, 1060, 1308, 1000, 1382, 1002, 1346, 942,
  ])) {
    art.disc(x, y, 46, 'k')
    art.disc(x, y, 41, 'b')
    art.disc(x + 7, y + 5, 36, 'k')
    art.carve(on.ring(x - 5, y - 4, 8, 36, 150, 290), 'c', {
      rows: 5,
      dash: [16, 40],
      gap: [6, 12],
      w: 7,
      tone: (_u, v) => v * 1.1 + 0.1,
    })
    art.disc(x - 16, y - 14, 6, 'p')
  }
  // the carrier, from behind
  art.open({ move: 'translate(112 56) scale(.88)' })
  const cloak = contour(
    pairs([
      700, 470, 742, 456, 786, 470, 822, 506, 838, 570, 846, 660, 862, 780, 880, 900, 896, 1010,
      880, 1054, 830, 1050, 800, 1062, 750, 1056, 700, 1066, 650, 1056, 610, 1046, 600, 1010, 622,
      900, 640, 780, 650, 660, 654, 570, 666, 506,
    ]),
  )
  const legs = [
      tube(triples([700, 1040, 24, 696, 1080, 22, 690, 1104, 22]), { cap: 0.3, cap0: 0.3 }).d,
      tube(triples([800, 1040, 24, 806, 1072, 22, 812, 1094, 22]), { cap: 0.3, cap0: 0.3 }).d,
    ],
    feet = [
      contour(pairs([664, 1090, 716, 1090, 722, 1116, 700, 1124, 664, 1118])),
      contour(pairs([786, 1078, 836, 1078, 846, 1104, 820, 1112, 786, 1106])),
    ]
  const arm = tube(triples([812, 520, 34, 852, 556, 34, 892, 572, 28, 926, 572, 20]), {
      cap: 0.3,
      cap0: 0.3,
    }).d,
    hand = contour(pairs([914, 556, 938, 552, 954, 566, 950, 588, 930, 594, 914, 588]))
  const head = contour(
    pairs([706, 462, 700, 430, 704, 396, 744, 380, 786, 398, 790, 430, 784, 466]),
  )
  const brim = contour(
      pairs([634, 404, 680, 392, 744, 384, 812, 390, 856, 402, 812, 420, 744, 428, 676, 420]),
    ),
    crown = contour(
      pairs([684, 396, 690, 350, 704, 322, 744, 314, 786, 324, 798, 352, 804, 396, 744, 408]),
    )
  for (const d of [...legs, ...feet, arm, cloak, head, brim, crown]) art.line(d, 'k', 24)
  for (const d of [...legs, ...feet, arm, cloak, head, brim, crown]) art.line(d, 'c', 7)
  for (const d of [...legs, ...feet, arm, cloak, head, brim, crown]) art.fill(d, 'k')
  const cc = art.clip(cloak)
  art.open({ clip: cc })
  art.carve(
    on.loft(
      spline(pairs([690, 480, 656, 600, 640, 800, 608, 1050])),
      spline(pairs([800, 480, 836, 600, 860, 800, 886, 1050])),
    ),
    'b',
    { rows: 22, dash: [70, 200], gap: [16, 46], w: 12, tone: (_u, v) => 0.35 + v * 0.6 },
  )
  art.carve(
    on.loft(
      spline(pairs([750, 480, 770, 600, 780, 800, 790, 1050])),
      spline(pairs([806, 490, 840, 600, 862, 800, 888, 1050])),
    ),
    'c',
    { rows: 12, dash: [50, 150], gap: [20, 50], w: 11, tone: (_u, v) => clamp(v * 1.3 - 0.25) },
  )
  art.carve(
    on.loft(
      spline(pairs([800, 490, 826, 600, 846, 800, 872, 1050])),
      spline(pairs([816, 500, 842, 600, 866, 800, 892, 1050])),
    ),
    'p',
    { rows: 3, dash: [40, 120], gap: [20, 50], w: 8, tone: (_u, v) => 0.5 + v * 0.5 },
  )
  art.close()
  // folds, collar cape
  const cape = contour(
    pairs([
      686, 470, 744, 452, 802, 472, 836, 530, 842, 590, 800, 602, 746, 610, 690, 604, 652, 592, 654,
      530,
    ]),
  )
  art.line(cape, 'k', 10)
  art.fill(cape, 'k')
  art.line('M652 592Q700 606 746 610Q800 606 842 590', 'c', 5)
  art.carve(
    on.loft(
      spline(pairs([700, 470, 668, 530, 660, 590])),
      spline(pairs([796, 476, 830, 530, 838, 590])),
    ),
    'b',
    {
      rows: 14,
      dash: [30, 80],
      gap: [12, 30],
      w: 9,
      tone: (_u, v) => 0.4 + v * 0.5,
      clip: art.clip(cape),
    },
  )
  art.carve(
    on.loft(
      spline(pairs([764, 470, 780, 530, 784, 600])),
      spline(pairs([800, 476, 834, 530, 840, 590])),
    ),
    'c',
    {
      rows: 7,
      dash: [24, 70],
      gap: [14, 34],
      w: 9,
      tone: (_u, v) => 0.3 + v * 0.8,
      clip: art.clip(cape),
    },
  )
  art.line(
    'M846 600L872 880M650 640L630 900M720 640Q716 840 690 1050M780 640Q790 840 800 1050',
    'k',
    7,
  )
  art.carve(on.straight(694, 336, 690, 394, 112, 0), 'b', {
    rows: 8,
    dash: [18, 44],
    gap: [8, 18],
    w: 7,
    tone: (_u, v) => 0.4 + v * 0.4,
  })
  art.carve(on.straight(770, 330, 774, 394, 30, 0), 'c', {
    rows: 4,
    dash: [16, 44],
    gap: [8, 18],
    w: 7,
  })
  art.line('M686 384Q744 398 802 384', 'b', 11)
  art.carve(on.straight(760, 404, 850, 402, -4, 8), 'c', {
    rows: 2,
    dash: [20, 50],
    gap: [8, 16],
    w: 6,
  })
  art.carve(on.straight(710, 434, 712, 462, 70, 0), 'b', {
    rows: 6,
    dash: [14, 28],
    gap: [6, 12],
    w: 5,
  })
  art.carve(
    on.loft(
      spline(pairs([820, 516, 860, 548, 920, 560])),
      spline(pairs([810, 546, 850, 580, 920, 586])),
    ),
    'c',
    { rows: 5, dash: [20, 56], gap: [10, 24], w: 8, tone: (_u, v) => 0.5 + v * 0.6 },
  )
  art.line(hand, 'k', 9)
  art.fill(hand, 'a')
  art.line('M926 556L930 590M938 556L942 588', 'k', 4)
  // lantern
  art.line('M934 590V620', 'k', 8)
  art.add('<circle class="s-k" cx="934" cy="618" r="15" stroke-width="8"/>')
  art.fill('M884 660L934 618L984 660V672H884Z', 'k')
  art.rect(888, 668, 92, 112, 'k')
  art.rect(898, 676, 72, 96, 'c')
  art.rect(906, 684, 56, 80, 'p')
  art.fill('M934 690q22 34 0 62q-24-26 0-62z', 'c')
  art.fill('M934 714q10 18 0 34q-10-14 0-34z', 'p')
  art.fill('M894 672h6v104h-6zM931 672h5v20h-5zM968 672h6v104h-6z', 'k')
  art.rect(876, 776, 116, 18, 'k')
  art.carve(on.straight(884, 782, 984, 782, 0, 8), 'c', {
    rows: 1,
    dash: [14, 30],
    gap: [6, 10],
    w: 5,
  })
  art.close()
  return art
}
