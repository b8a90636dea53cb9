import { Art } from '../kit/art.ts'
import { bike } from '../kit/bike.ts'
import { cloth, type Head, hand, head, type Light, shoe, sleeve } from '../kit/figure.ts'
import { bezier, clamp, disc, type Joint, round } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'
import { transform } from '../kit/transform.ts'

/** Someone in a winter coat who looks up to the right; 440 tall, the feet at x, y. */
const watcher = (
  art: Art,
  x: number,
  y: number,
  s: number,
  flip: 1 | -1,
  { ink, head: looks }: { readonly ink: Ink; readonly head: Head },
  arm: readonly Joint[],
) => {
  const light: Light = { side: 1, rim: 'p' }
  art.open({ move: `translate(${x} ${y}) scale(${flip * s} ${s})` })
  const coat = [
    [-38, -342],
    [0, -352],
    [34, -336],
    [46, -280],
    [42, -226],
    [60, -110],
    [-58, -106],
    [-46, -220],
    [-54, -286],
  ]
  for (const [hip, knee, ankle] of [
    [14, 20, 16],
    [-18, -24, -30],
  ] as const) {
    const leg: Joint[] = [
      [hip, -130, 26],
      [knee, -70, 21],
      [ankle, -16, 15],
    ]
    sleeve(art, leg, light, 'k')
    shoe(art, ankle, 0, 44)
  }
  cloth(art, coat, light, { ink, w: 8, fold: 'k' })
  art.line('M-46-222Q0-210 44-224', 'k', 14)
  art.line('M-46-222Q0-210 44-224', 'a', 4)
  head(art, 0, -338, 0.72, light, { skin: 'p', ...looks })
  // collar
  outlined(art, 'M-30-346Q0-326 26-344L30-322Q0-304-36-324Z', ink, 10)
  sleeve(art, arm, light, ink)
  const wrist = arm.at(-1) ?? [0, 0, 0]
  hand(art, wrist[0] + 2, wrist[1] - 8, 12, 'a')
  art.close()
}

/** Containers fall on parachutes over moonlit fields; people wait with a bicycle. */
export function nedkastning(): Art {
  const art = new Art(73)
  art.rect(-40, -40, 1680, 1280, 'k')
  const mx = 1090,
    my = 300
  art.carve(on.swirl(mx, my, 170, 1500), 'a', {
    rows: 50,
    dash: [60, 220],
    gap: [36, 100],
    w: 12,
    tone: (_u, v, _x, y) => clamp(1.05 - v * 1.25) * (y > 800 ? 0 : 1),
  })
  art.carve(on.swirl(mx, my, 160, 420), 'p', {
    rows: 11,
    dash: [60, 190],
    gap: [50, 140],
    w: 9,
    tone: (_u, v) => 1 - v,
  })
  art.disc(mx, my, 138, 'p')
  const mc = art.clip(disc(mx, my, 138))
  art.carve(on.ring(mx - 40, my - 10, 30, 200, -60, 80), 'a', {
    rows: 10,
    dash: [40, 110],
    gap: [14, 40],
    w: 10,
    tone: (_u, v) => v * 1.1,
    clip: mc,
  })
  for (const [x, y, r] of [
    [1050, 260, 26],
    [1110, 330, 18],
    [1060, 350, 12],
    [1130, 250, 12],
  ] as const)
    art.carve(on.ring(x, y, r * 0.5, r, 20, 300), 'a', {
      rows: 3,
      dash: [16, 40],
      gap: [8, 16],
      w: 6,
      clip: mc,
    })
  for (let i = 0; i < 44; i++) {
    const x = art.random() * 1600,
      y = art.random() * 560
    if (Math.hypot(x - mx, y - my) > 230) art.disc(x, y, 2 + art.random() * 4, 'p')
  }
  // aeroplane crossing the moon
  art.open({ move: 'translate(1092 298) rotate(-9) scale(.98)' })
  const pl =
    'M-112-6C-90-14-60-16-20-14L18-106L38-108L28-14L80-12L100-40H114L110-4L112 26L98 28L82 6L26 8L44 96L26 96L-18 10C-60 12-100 8-116 0Z'
  art.line(pl, 'k', 5)
  art.fill(pl, 'k')
  for (const [x, y] of [
    [6, -66],
    [4, -38],
    [8, 30],
    [16, 58],
  ] as const)
    art.fill(`M${x - 20} ${y - 4}h30v8h-30z`, 'k')
  art.line('M-104-6L-40-10M14-64L24-70M86-12L102-34', 'p', 2.6)
  art.close()
  // distant land
  art.fill('M-40 770Q160 742 330 758T700 744T1100 756T1640 740V900H-40Z', 'k')
  // fields under the moon: strips running to the vanishing point
  const G = 'M-40 778Q300 764 620 772T1200 766T1640 772V1240H-40Z',
    gc = art.clip(G)
  art.fill(G, 'a')
  art.carve(on.rays(900, 640, 120, 1500, 3, 177), 'k', {
    rows: 90,
    dash: [60, 240],
    gap: [10, 30],
    w: 19,
    tone: (_u, v, _x, y) =>
      0.22 + 0.42 * Math.abs(Math.sin(v * 19)) + clamp((y - 1000) / 300) * 0.4,
    clip: gc,
  })
  art.carve(on.rays(900, 640, 120, 1400, 3, 177), 'p', {
    rows: 80,
    dash: [40, 160],
    gap: [40, 130],
    w: 11,
    tone: (_u, _v, x, y) => clamp(1.1 - Math.abs(x - 1060) / 420) * clamp(1.3 - (y - 780) / 380),
    clip: gc,
  })
  art.fill('M-40 838Q240 820 480 836L760 822L640 796L300 790L-40 800Z', 'k')
  art.carve(on.straight(-40, 808, 720, 806, 0, 24), 'a', {
    rows: 4,
    dash: [40, 150],
    gap: [30, 80],
    w: 5,
  })
  // hedges, farm, trees
  const tree = (x: number, y: number, s: number) => {
    art.disc(x, y - 34 * s, 30 * s, 'k', 34 * s)
    art.disc(x + 22 * s, y - 22 * s, 22 * s, 'k', 24 * s)
    art.disc(x - 22 * s, y - 20 * s, 20 * s, 'k', 22 * s)
    art.carve(on.ring(x, y - 34 * s, 8 * s, 28 * s, 250, 400), 'a', {
      rows: 4,
      dash: [10 * s, 24 * s],
      gap: [6, 12],
      w: 5 * s,
    })
  }
  for (const [x, s] of [
    [60, 1.5],
    [120, 1.9],
    [190, 1.4],
    [300, 1],
    [350, 0.8],
    [1380, 0.9],
    [1430, 1.2],
    [1500, 1.6],
    [1570, 1.9],
    [720, 0.6],
    [752, 0.8],
    [600, 0.6],
  ] as const)
    tree(x, 786, s)
  art.open({ move: 'translate(-190 4)' })
  art.fill('M400 780V738L424 706H560L582 738V780Z', 'k')
  art.fill('M424 706H560L582 738H404Z', 'k')
  art.carve(on.straight(428, 708, 408, 736, 150, 0), 'p', {
    rows: 20,
    dash: [24, 34],
    gap: [4, 8],
    w: 5,
    tone: (_u, v) => 0.4 + v * 0.6,
  })
  art.fill('M404 740H580V780H404Z', 'p')
  art.carve(on.straight(404, 742, 404, 780, 176, 0), 'k', {
    rows: 14,
    dash: [16, 40],
    gap: [4, 12],
    w: 8,
    tone: (_u, v) => 1 - v * 0.6,
  })
  art.fill('M440 752h16v18h-16zM500 752h16v18h-16z', 'k')
  art.fill('M534 692h14v24h-14z', 'k')
  art.close()
  art.carve(on.wave(820, 1360, 776, 790, 3, 120), 'k', {
    rows: 3,
    dash: [10, 40],
    gap: [4, 12],
    w: 15,
  })
  // parachutes
  const chute = (x: number, y: number, s: number, c: Ink, sway: number) => {
    const T = transform(x, y, s, sway)
    art.line(
      T.D(
        'M-118 4L-10 176M-62 22L-5 176M0 30V176M62 22L5 176M118 4L10 176M-92 14L-8 176M92 14L8 176',
      ),
      'p',
      2.6 * Math.sqrt(s),
    )
    const cn = T.D(
        'M-122 6C-130-74-70-132 0-132C70-132 130-74 122 6Q106-14 88 14Q68 2 58 24Q32 8 0 32Q-32 8-58 24Q-68 2-88 14Q-106-14-122 6Z',
      ),
      cc = outlined(art, cn, c, 8 * s + 3)
    const G = (t: number) => bezier([0, -132], [t * 84, -128], [t * 124, -70], [t * 118, 18]),
      gore = (t: number) => (u: number) => T.f(...G(t)(u))
    art.open({ clip: cc })
    for (const [t0, t1] of [
      [-1.05, -0.72],
      [-0.3, 0.08],
      [0.45, 0.78],
    ] as const) {
      let d = 'M'
      for (let i = 0; i <= 8; i++)
        d +=
          (i ? 'L' : '') +
          gore(t0)(i / 8)
            .map(round)
            .join(' ')
      for (let i = 8; i >= 0; i--)
        d += `L${gore(t1)(i / 8)
          .map(round)
          .join(' ')}`
      art.fill(`${d}Z`, c === 'p' ? 'a' : 'p')
    }
    art.carve((u, v) => gore(-1.05 + v * 1.4)(u), 'k', {
      rows: Math.round(14 + 12 * s),
      dash: [40 * s, 110 * s],
      gap: [12 * s, 30 * s],
      w: 8 * s + 3,
      tone: (u, v) => clamp(1.1 - v * 1.35) * clamp(u * 1.6) + clamp(u * 4 - 3.2) * 0.6,
    })
    art.carve((u, v) => gore(0.1 + v * 0.9)(u), 'k', {
      rows: Math.round(8 + 8 * s),
      dash: [20 * s, 60 * s],
      gap: [30 * s, 60 * s],
      w: 5 * s + 2,
      tone: (u) => clamp(u * 2 - 1.1),
    })
    art.carve((u, v) => gore(0.46 + v * 0.5)(u), 'p', {
      rows: 7,
      dash: [30 * s, 90 * s],
      gap: [16, 40],
      w: 7 * s,
      tone: (_u, v) => v,
    })
    art.close()
    for (const t of [-0.72, -0.3, 0.08, 0.45, 0.78]) {
      let d = 'M'
      for (let i = 0; i <= 8; i++)
        d +=
          (i ? 'L' : '') +
          gore(t)(i / 8)
            .map(round)
            .join(' ')
      art.line(d, 'k', 3 * s + 1.4)
    }
    const cd = T.D('M-25 176H25L28 292Q0 304-28 292Z')
    art.line(cd, 'k', 8 * s + 4)
    art.line(cd, 'a', 3)
    art.fill(cd, 'k')
    const kc = art.clip(cd)
    art.carve(T.P(on.straight(-6, 178, -6, 300, 36, 0)), 'p', {
      rows: 5,
      dash: [40 * s, 90 * s],
      gap: [10 * s, 24 * s],
      w: 8 * s + 1,
      tone: (_u, v) => 0.2 + v,
      clip: kc,
    })
    art.line(T.D('M-25 204H25M-27 264H27'), 'c', 7 * s + 1)
    art.fill(T.D('M-18 294H18L12 312H-12Z'), 'a')
  }
  chute(250, 300, 0.62, 'a', -6)
  chute(800, 220, 0.6, 'a', 5)
  chute(1400, 500, 0.72, 'b', 7)
  chute(1060, 600, 0.6, 'p', -5)
  chute(540, 400, 1.42, 'b', -4)
  // waiting people
  watcher(art, 690, 1084, 0.66, 1, { ink: 'k', head: { hair: 'hat', hairInk: 'a', turn: -16 } }, [
    [8, -318, 20],
    [66, -326, 17],
    [118, -366, 12],
  ])
  watcher(
    art,
    1246,
    1104,
    0.8,
    -1,
    { ink: 'b', head: { hair: 'scarf', hairInk: 'p', turn: -12 } },
    [
      [6, -320, 19],
      [26, -262, 17],
      [40, -226, 13],
    ],
  )
  watcher(art, 850, 1092, 0.68, 1, { ink: 'k', head: { hair: 'cap', hairInk: 'b', turn: -8 } }, [
    [8, -318, 20],
    [70, -330, 17],
    [106, -392, 13],
  ])
  art.disc(923, 818, 20, 'k')
  art.disc(923, 815, 14, 'c')
  art.carve(on.rays(923, 815, 26, 120, 190, 400), 'c', {
    rows: 19,
    dash: [24, 80],
    gap: [12, 26],
    w: 10,
    tone: (u) => 1 - u * 0.6,
  })
  bike(art, 276, 1096, 0.5, 'k', 'p')
  // foreground bank
  const bank = 'M-40 1062C160 1030 380 1026 620 1052C860 1078 1180 1040 1640 1016V1240H-40Z'
  art.fill(bank, 'k')
  for (let i = 0; i < 4; i++)
    art.carve(
      (u, v) => {
        const x = -40 + 1680 * v,
          y = 1104 + i * 42 + 14 * Math.sin(v * 9 + i * 2)
        return [x + (10 + i * 4) * u * Math.sin(v * 40 + i), y - u * (44 + i * 8)]
      },
      i % 2 ? 'p' : 'a',
      {
        rows: 70,
        dash: [26, 56],
        gap: [20, 50],
        w: 8,
        jit: 1.6,
        tone: (_u, _v, x) =>
          clamp(0.25 + 0.75 * Math.sin(x / 90 + i * 1.7)) * clamp(1.2 - Math.abs(x - 900) / 900),
      },
    )
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * v
      return [x + 14 * u, 1066 - 26 * Math.sin(v * 3.1) + 18 * Math.sin(v * 8) - u * 34]
    },
    'k',
    { rows: 150, dash: [30, 40], gap: [2, 4], w: 8, jit: 1.4 },
  )
  return art
}
