import { Art } from '../kit/art.ts'
import { hand, sleeve } from '../kit/figure.ts'
import { clamp, polygon, round, triples } from '../kit/geometry.ts'
import { person } from '../kit/people.ts'
import { on } from '../kit/surfaces.ts'
import { sitter } from './parts/sitter.ts'

/** Inside a Viking longhouse: the hearth, the posts, a loom, and people by the fire. */
export function langhus(): Art {
  const art = new Art(91)
  art.rect(-40, -40, 1680, 1280, 'k')
  const vx = 800,
    vy = 520,
    fx = 800,
    fy = 860
  const glow = (x: number, y: number) => clamp(1.25 - Math.hypot(x - fx, (y - fy + 60) * 1.0) / 820)
  // roof: boards run into the depth, lit from below
  const roof = 'M-40-40H1640V240L800 520L-40 240Z',
    rc = art.clip(roof)
  art.carve(on.rays(vx, vy, 90, 1300, 198, 342), 'b', {
    rows: 84,
    dash: [80, 260],
    gap: [12, 34],
    w: 22,
    tone: (u) => 0.35 + u * 0.6,
    clip: rc,
  })
  art.carve(on.rays(vx, vy, 90, 1200, 198, 342), 'c', {
    rows: 70,
    dash: [50, 170],
    gap: [40, 130],
    w: 11,
    tone: (_u, _v, x, y) => clamp(1.1 - Math.hypot(x - fx, y - fy) / 860),
    clip: rc,
  })
  // walls: planks
  for (const s of [-1, 1]) {
    const w = s < 0 ? 'M-40 230L690 500V590L-40 900Z' : 'M1640 230L910 500V590L1640 900Z',
      c = art.clip(w)
    art.carve(
      (u, v) => {
        const k = v ** 1.5,
          x = vx + s * (110 + 760 * k),
          f = ((x - vx) * s) / 840
        return [x, vy - 290 * f + u * (290 + 390) * f]
      },
      'b',
      { rows: 44, dash: [90, 260], gap: [10, 30], w: 20, tone: (_u, v) => 0.25 + v * 0.5, clip: c },
    )
    art.carve(
      (u, v) => {
        const k = v ** 1.5,
          x = vx + s * (110 + 760 * k),
          f = ((x - vx) * s) / 840
        return [x, vy - 290 * f + u * (290 + 390) * f]
      },
      'c',
      {
        rows: 40,
        dash: [40, 130],
        gap: [50, 130],
        w: 9,
        tone: (_u, _v, x, y) => glow(x, y) * 0.9,
        clip: c,
      },
    )
  }
  // floor
  const flr = 'M-40 900L690 586H910L1640 900V1240H-40Z',
    fc = art.clip(flr)
  art.fill(flr, 'k')
  art.carve(on.rays(fx, fy, 120, 1300, 0, 360, 0.62), 'c', {
    rows: 110,
    dash: [60, 200],
    gap: [16, 44],
    w: 19,
    tone: (u) => clamp(1.05 - u * 1.1),
    clip: fc,
  })
  art.carve(on.rays(fx, fy, 140, 1300, 0, 360, 0.62), 'b', {
    rows: 90,
    dash: [60, 200],
    gap: [30, 80],
    w: 13,
    tone: (u) => 0.2 + u * 0.6,
    clip: fc,
  })
  // gable end with door light
  art.fill('M700 590V492L800 430L900 492V590Z', 'k')
  art.carve(on.straight(704, 470, 704, 590, 192, 0), 'b', {
    rows: 16,
    dash: [40, 110],
    gap: [6, 14],
    w: 8,
  })
  art.fill('M772 590V510Q800 486 828 510V590Z', 'p')
  art.carve(on.rays(800, 560, 20, 70, 180, 360), 'a', {
    rows: 13,
    dash: [20, 40],
    gap: [6, 12],
    w: 6,
  })
  // posts and tie beams, back to front
  const post = (s: number, side: number) => {
    const x = vx + side * 470 * s,
      t = vy - 400 * s,
      b = vy + 460 * s,
      w = 27 * s,
      d = polygon([
        [x - w, t],
        [x + w, t],
        [x + w * 1.12, b],
        [x - w * 1.12, b],
      ])
    art.line(d, 'k', 9 * s + 3)
    art.fill(d, 'k')
    const c = art.clip(d)
    art.carve(on.straight(x - side * w * 1.1, t, x - side * w * 1.15, b, side * w * 1.3, 0), 'c', {
      rows: 4,
      dash: [60 * s + 16, 200 * s + 20],
      gap: [14, 34],
      w: 14 * s,
      tone: (_u, v, X, Y) => (1.05 - v) * clamp(0.35 + glow(X, Y)),
      clip: c,
    })
    art.carve(on.straight(x + side * w * 0.3, t, x + side * w * 0.3, b, side * w * 0.7, 0), 'b', {
      rows: 2,
      dash: [60 * s, 180 * s],
      gap: [20, 40],
      w: 9 * s,
      clip: c,
    })
    // carved band
  }
  const tie = (s: number) => {
    const y = vy - 380 * s,
      x = vx - 640 * s,
      d = `M${round(x)} ${round(y)}H${round(vx + 640 * s)}V${round(y + 34 * s)}H${round(x)}Z`
    art.line(d, 'k', 8 * s + 2)
    art.fill(d, 'k')
    art.carve(on.straight(x, y + 14 * s, vx + 640 * s, y + 14 * s, 0, 20 * s), 'c', {
      rows: 2,
      dash: [60 * s, 200 * s],
      gap: [14, 40],
      w: 10 * s,
      tone: (u) => 1.1 - Math.abs(u - 0.5) * 1.6,
    })
    const r = (k: number) =>
      `M${round(vx + k * 700 * s)} ${round(vy - 250 * s)}L${vx} ${round(vy - 640 * s)}`
    art.line(r(-1) + r(1), 'k', 30 * s)
    art.line(r(-1) + r(1), 'b', 9 * s)
  }
  for (const s of [0.26, 0.36, 0.5, 0.72]) {
    tie(s)
    post(s, -1)
    post(s, 1)
  }
  // smoke
  art.carve(
    (u, v) => {
      const t = u,
        w = 40 + t * 190
      return [fx + (v - 0.5) * w + Math.sin(t * 7 + v * 2) * 40 * t, fy - 200 - t * 760]
    },
    'a',
    {
      rows: 17,
      dash: [60, 200],
      gap: [40, 110],
      w: 13,
      tone: (u, v) => 0.35 + 0.65 * Math.sin(v * 3.14) * (1 - u * 0.3),
    },
  )
  art.carve(
    (u, v) => {
      const t = u,
        w = 30 + t * 120
      return [fx + (v - 0.5) * w + Math.sin(t * 7 + v * 2) * 40 * t, fy - 220 - t * 740]
    },
    'p',
    { rows: 8, dash: [40, 130], gap: [70, 170], w: 9, tone: (u) => 0.9 - u * 0.5 },
  )
  for (const s of [1.12]) {
    post(s, -1)
    post(s, 1)
  }
  // loom at the left, between posts
  const lx0 = 360,
    lx1 = 600
  art.fill('M360 430H600V860H360Z', 'k')
  art.carve(on.straight(lx0 + 6, 600, lx0 + 6, 800, lx1 - lx0 - 12, 0), 'p', {
    rows: 26,
    dash: [160, 220],
    gap: [4, 8],
    w: 6,
    jit: 0.1,
  })
  const cl = art.clip(`M${lx0} 440H${lx1}V620H${lx0}Z`)
  art.fill(`M${lx0} 440H${lx1}V620H${lx0}Z`, 'a')
  art.open({ clip: cl })
  for (const [y, h, c] of [
    [446, 26, 'c'],
    [486, 16, 'b'],
    [514, 40, 'c'],
    [566, 14, 'k'],
    [592, 20, 'c'],
  ] as const)
    art.rect(lx0, y, 240, h, c)
  {
    let d = ''
    for (let x = lx0; x < lx1; x += 30) d += `M${x} 534l15-16l15 16l-15 16z`
    art.fill(d, 'p')
  }
  art.carve(on.straight(lx0, 440, lx0, 620, 240, 0), 'k', {
    rows: 34,
    dash: [14, 40],
    gap: [10, 30],
    w: 5,
    tone: (_u, v) => 1 - v * 0.7,
  })
  art.close()
  for (const x of [lx0 - 8, lx1 + 8]) {
    art.fill(`M${x - 14} 400H${x + 14}V900H${x - 14}Z`, 'k')
    art.carve(on.straight(x - 8, 404, x - 8, 896, 18, 0), 'c', {
      rows: 3,
      dash: [50, 160],
      gap: [14, 40],
      w: 8,
      tone: (_u, v) => 0.2 + v,
    })
  }
  art.fill('M330 416H630V446H330Z', 'k')
  art.carve(on.straight(334, 420, 626, 420, 0, 24), 'c', {
    rows: 3,
    dash: [50, 160],
    gap: [14, 40],
    w: 7,
  })
  art.fill('M340 700H620V720H340Z', 'k')
  art.line('M346 706H614', 'c', 5)
  for (let i = 0; i < 9; i++) {
    const x = 380 + i * 25,
      y = 822 + (i % 2) * 16
    art.line(`M${x} 790V${y - 10}`, 'p', 3)
    art.disc(x, y, 19, 'k')
    art.disc(x, y, 14, 'a')
    art.disc(x, y, 5, 'k')
  }
  // the weaver, from behind
  person(art, 520, 940, 400, 'dress', {
    rim: 'c',
    side: 1,
    fill: 'b',
    hat: 'a',
    out: 'k',
    ow: 7,
    fold: 'k',
  })
  sleeve(
    art,
    triples([558, 632, 19, 596, 606, 17, 618, 560, 13, 622, 540, 11]),
    { side: 1, rim: 'c' },
    'b',
  )
  hand(art, 622, 528, 12, 'a')
  // hearth
  art.disc(fx, fy + 66, 300, 'k', 86)
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283,
      x = fx + Math.cos(a) * 262,
      y = fy + 66 + Math.sin(a) * 64
    art.disc(x, y, 34, 'k', 24)
    art.disc(x, y - 3, 28, Math.sin(a) > 0.1 ? 'b' : 'a', 19)
    art.carve(
      on.ring(x, y - 3, 8, 24, Math.cos(a) > 0 ? 120 : -60, Math.cos(a) > 0 ? 260 : 80, 0.7),
      Math.sin(a) > 0.1 ? 'c' : 'p',
      { rows: 3, dash: [14, 34], gap: [6, 12], w: 6 },
    )
  }
  art.disc(fx, fy + 60, 226, 'c', 48)
  art.carve(on.ring(fx, fy + 60, 20, 220, 0, 360, 0.21), 'k', {
    rows: 6,
    dash: [30, 90],
    gap: [30, 80],
    w: 8,
  })
  for (const [d] of [['M640 940L900 880'], ['M960 944L700 876'], ['M730 960L850 870']] as const) {
    art.line(d, 'k', 40)
    art.line(d, 'b', 24)
    art.line(d, 'p', 5, 'stroke-dasharray="40 20 70 30"')
  }
  const fl =
    'M660 910C620 850 668 800 676 730C706 770 716 790 716 820C744 770 736 690 780 610C800 690 820 710 826 770C850 740 850 700 862 666C900 740 890 790 892 820C908 800 914 780 914 760C960 830 960 880 930 916C860 946 730 946 660 910Z'
  art.line(fl, 'k', 10)
  art.fill(fl, 'c')
  const flc = art.clip(fl)
  art.fill(
    'M700 916C676 870 708 830 716 790C740 820 744 836 746 856C768 810 762 760 784 706C804 770 812 800 816 836C836 810 842 790 850 760C876 820 864 850 866 868C880 860 886 846 888 832C914 876 906 900 890 920C830 938 750 938 700 916Z',
    'p',
  )
  art.carve(on.rays(796, 960, 30, 340, 200, 340), 'c', {
    rows: 26,
    dash: [30, 110],
    gap: [14, 40],
    w: 9,
    tone: (u) => 0.3 + u,
    clip: flc,
  })
  for (let i = 0; i < 30; i++) {
    const t = art.random()
    art.disc(
      fx + (art.random() - 0.5) * 260 * (0.4 + t),
      fy - 150 - t * 420,
      2.4 + art.random() * 4,
      'c',
    )
  }
  // people by the fire
  sitter(art, 1180, 1030, 0.9, -1, 'c', {
    head: { hair: 'short', hairInk: 'k', skin: 'a', beard: 'k', turn: -4 },
    arm: triples([-6, -312, 21, 60, -286, 19, 104, -340, 14, 112, -362, 13]),
  })
  sitter(art, 1352, 1078, 0.6, -1, 'a', {
    head: { hair: 'short', hairInk: 'c', skin: 'a', turn: -8 },
    arm: triples([-6, -312, 21, 50, -262, 18, 116, -256, 14]),
  })
  sitter(art, 392, 1092, 0.92, 1, 'a', {
    head: { hair: 'long', hairInk: 'c', skin: 'a', turn: 8 },
    arm: triples([-6, -312, 21, 40, -252, 18, 96, -236, 14]),
    bowl: true,
  })
  return art
}
