import { Art } from '../kit/art.ts'
import { clamp, contour, disc, type Point, pick, polygon } from '../kit/geometry.ts'
import { limb, outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** The younger futhark, sixteen staves in a box 60 tall. */
const futhark = [
  'M0 0V60M0 14Q14 8 16-4M0 32Q20 24 24 4',
  'M0 60V8Q22 4 22 30V60',
  'M0 0V60M0 14Q22 18 22 30Q22 42 0 46',
  'M10 0V60M-4 22L24 8M-4 40L24 26',
  'M0 0V60M0 4Q26 8 22 24Q18 30 0 32L24 60',
  'M0 0V60M0 30Q18 26 20 2',
  'M12 0V60M-4 14L28 42M28 14L-4 42',
  'M10 0V60M-6 18L26 40',
  'M10 0V60',
  'M10 0V60M-6 38L26 18',
  'M20 60V28L4 34V0',
  'M10 0V60M10 2L-8 20M10 2L28 20',
  'M0 0V60M0 6Q20 8 20 18Q20 28 0 30Q20 32 20 42Q20 54 0 56',
  'M10 60V0M10 30L-8 6M10 30L28 6',
  'M4 0V60M4 2L24 18',
  'M10 0V60M10 36L-8 56M10 36L28 56',
]

/** Chalk: a soft line, broken where the board was rough. */
const chalk = (
  art: Art,
  d: string,
  x: number,
  y: number,
  s: number,
  w = 7,
  ink: 'p' | 'a' | 'c' = 'p',
) => {
  art.add(
    `<path class="s-${ink}" stroke-width="${w}" stroke-dasharray="34 3 18 2 50 4" transform="translate(${x} ${y}) scale(${s})" d="${d}"/>`,
  )
}

/** A schoolroom's blackboard with the runes on it, and a satchel set down before it. */
export function skoletavle(): Art {
  const art = new Art(22)
  art.rect(-40, -40, 1680, 1280, 'a')
  // wall with the light of a window that stands to the left
  art.carve(on.straight(-40, -40, -40, 900, 1680, 0), 'p', {
    rows: 84,
    dash: [60, 220],
    gap: [24, 80],
    w: 15,
    tone: (_u, v) => clamp(0.9 - v * 0.7),
  })
  for (const [x, w] of [
    [-200, 190],
    [60, 190],
  ] as const) {
    const shaft = polygon([
      [x, -40],
      [x + w, -40],
      [x + w + 560, 900],
      [x + 560, 900],
    ])
    art.fill(shaft, 'p')
  }
  art.carve(on.straight(1000, -40, 1000, 900, 640, 0), 'k', {
    rows: 44,
    dash: [60, 220],
    gap: [20, 60],
    w: 13,
    tone: (_u, v) => clamp(v * 1.2 - 0.25),
  })
  // panelling and floor
  const panel = 'M-40 760H1640V930H-40Z'
  art.fill(panel, 'b')
  const onPanel = art.clip(panel)
  art.carve(on.straight(-40, 764, -40, 930, 1680, 0), 'k', {
    rows: 56,
    dash: [120, 170],
    gap: [10, 20],
    w: 9,
    jit: 0,
    clip: onPanel,
  })
  art.carve(on.straight(-30, 770, -30, 930, 1680, 0), 'p', {
    rows: 56,
    dash: [40, 120],
    gap: [30, 90],
    w: 6,
    tone: (_u, v) => clamp(0.8 - v),
    clip: onPanel,
  })
  art.line('M-40 760H1640', 'k', 22)
  art.line('M-40 756H1640', 'p', 6)
  const floor = 'M-40 930H1640V1240H-40Z'
  art.fill(floor, 'c')
  const onFloor = art.clip(floor)
  art.carve(on.rays(800, 300, 600, 1500, 20, 160), 'k', {
    rows: 46,
    dash: [120, 340],
    gap: [14, 40],
    w: 12,
    tone: (u, v) => 0.35 + u * 0.3 + (1 - v) * 0.35,
    clip: onFloor,
  })
  art.carve(on.rays(800, 300, 610, 1500, 20, 160), 'p', {
    rows: 38,
    dash: [50, 180],
    gap: [60, 180],
    w: 11,
    tone: (_u, v) => clamp(v * 1.3 - 0.3),
    clip: onFloor,
  })
  art.line('M-40 930H1640', 'k', 14)
  // easel
  art.fill('M470 1060Q800 1010 1330 1090Q1000 1140 560 1110Z', 'k')
  for (const [x0, x1] of [
    [560, 450],
    [1040, 1150],
  ] as const) {
    art.line(`M${x0} 120L${x1} 1070`, 'k', 56)
    art.line(`M${x0} 120L${x1} 1070`, 'c', 32)
    art.line(`M${x0 - 8} 150L${x1 - 8} 1050`, 'p', 6, 'stroke-dasharray="150 20 90 16"')
    art.line(`M${x0 + 10} 150L${x1 + 10} 1050`, 'k', 6, 'stroke-dasharray="90 30"')
  }
  // board
  const [bx, by, bw, bh] = [330, 170, 940, 620]
  const frame = outlined(art, `M${bx} ${by}H${bx + bw}V${by + bh}H${bx}Z`, 'c', 20)
  art.carve((u, v) => [bx + bw * u, by + v * bh + 3 * Math.sin(u * 20)], 'k', {
    rows: 46,
    dash: [60, 200],
    gap: [20, 60],
    w: 7,
    tone: (u) => 0.2 + u * 0.6,
    clip: frame,
  })
  const slate = `M${bx + 34} ${by + 34}H${bx + bw - 34}V${by + bh - 34}H${bx + 34}Z`
  const onSlate = outlined(art, slate, 'k', 12)
  // what was wiped away still shows
  art.carve((u, v) => [bx + 60 + 820 * u, by + 60 + v * 500 + 50 * Math.sin(u * 3 + v)], 'b', {
    rows: 24,
    dash: [60, 240],
    gap: [60, 200],
    w: 13,
    tone: (u, v) => 0.3 + 0.5 * Math.sin(u * 4 + v * 3) ** 2,
    clip: onSlate,
  })
  for (let i = 0; i < 16; i++) {
    const [col, line] = [i % 8, Math.floor(i / 8)]
    chalk(
      art,
      futhark[i] ?? '',
      bx + 100 + col * 98,
      by + 82 + line * 122,
      1.18,
      8,
      pick(['p', 'p', 'p', 'c'], i * 3),
    )
    art.line(`M${bx + 92 + col * 98} ${by + 170 + line * 122}h${24 + (i % 3) * 6}`, 'a', 4)
  }
  // teacher's ship
  chalk(
    art,
    'M0 30C-16-10-44-30-56-14C-50-4-42-4-36-8C-20 30-6 62 30 78C120 96 250 96 330 78C366 60 380 22 384-16C396-24 410-18 412-4C430-30 404-46 386-38C372-10 366 20 340 40C250 62 90 62 0 30Z',
    bx + 110,
    by + 440,
    0.9,
    8,
  )
  chalk(
    art,
    'M180 46V-130M80-120C130-134 230-134 280-120C296-70 290-30 276 0C230 14 130 14 84 0C70-40 68-80 80-120ZM130-128C124-80 124-40 132 10M230-128C238-80 238-40 230 10',
    bx + 110,
    by + 440,
    0.9,
    7,
    'c',
  )
  chalk(
    art,
    'M-80 100q30-20 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0',
    bx + 110,
    by + 440,
    0.9,
    6,
    'a',
  )
  chalk(art, 'M0 0L110-30M0 0L26-24M0 0L34 12', bx + 546, by + 470, 1, 6, 'a')
  for (const [x, k] of [
    [680, 10],
    [726, 5],
    [772, 8],
    [818, 12],
  ] as const)
    chalk(art, futhark[k] ?? '', bx + x, by + 414, 0.94, 7)
  // ledge with chalk and sponge
  const ledge = outlined(
    art,
    `M${bx + 60} ${by + bh - 4}H${bx + bw - 60}L${bx + bw - 36} ${by + bh + 30}H${bx + 36}Z`,
    'c',
    14,
  )
  art.carve(on.straight(bx + 50, by + bh + 10, bx + bw - 50, by + bh + 10, 0, 16), 'k', {
    rows: 2,
    dash: [60, 180],
    gap: [14, 40],
    w: 8,
    clip: ledge,
  })
  for (const [x, w, ink] of [
    [440, 60, 'p'],
    [520, 44, 'a'],
    [980, 54, 'p'],
  ] as const) {
    art.line(`M${x} ${by + bh - 10}h${w}`, 'k', 24)
    art.line(`M${x} ${by + bh - 12}h${w}`, ink, 12)
  }
  const sponge = outlined(
    art,
    contour([
      [1080, 788],
      [1074, 748],
      [1110, 734],
      [1160, 740],
      [1176, 764],
      [1168, 788],
    ]),
    'b',
    12,
  )
  for (const [x, y, r] of [
    [1100, 760, 8],
    [1126, 774, 6],
    [1146, 756, 9],
    [1118, 748, 5],
  ] as const)
    art.disc(x, y, r, 'k')
  art.carve(on.straight(1080, 746, 1170, 746, 0, 20), 'p', {
    rows: 2,
    dash: [10, 24],
    gap: [10, 20],
    w: 5,
    clip: sponge,
  })
  // satchel
  art.fill('M850 1120Q1080 1070 1390 1124Q1240 1180 900 1164Z', 'k')
  limb(
    art,
    [
      [940, 900, 17],
      [880, 860, 17],
      [850, 940, 17],
      [842, 1040, 16],
      [872, 1120, 15],
      [960, 1140, 14],
    ],
    { fill: 'c', outline: 9, cap: 0, side: 1, w: 8, rows: 4 },
  )
  const bag = contour([
    [930, 880],
    [1240, 862],
    [1262, 900],
    [1284, 1100],
    [1262, 1132],
    [940, 1142],
    [918, 1110],
    [912, 910],
  ])
  art.line(bag, 'k', 22)
  art.fill(bag, 'b')
  const onBag = art.clip(bag)
  const leather = (u: number, v: number): Point => [910 + 370 * v + 10 * u, 880 + 260 * u]
  art.carve(leather, 'k', {
    rows: 34,
    dash: [30, 110],
    gap: [12, 34],
    w: 11,
    tone: (u, v) => clamp(v * 1.5 - 0.6) + clamp(u * 2.4 - 1.7) * 0.8,
    clip: onBag,
  })
  art.carve(leather, 'p', {
    rows: 20,
    dash: [24, 90],
    gap: [50, 120],
    w: 7,
    tone: (_u, v) => clamp(0.9 - v * 2),
    clip: onBag,
  })
  const flap = contour([
    [924, 886],
    [1246, 866],
    [1262, 980],
    [1220, 1022],
    [1100, 1032],
    [980, 1030],
    [924, 992],
  ])
  art.line(flap, 'k', 18)
  art.fill(flap, 'b')
  const onFlap = art.clip(flap)
  art.carve((u, v) => [924 + 336 * u, 884 + 150 * v - 18 * u + 14 * Math.sin(u * 3.14)], 'k', {
    rows: 13,
    dash: [50, 160],
    gap: [20, 60],
    w: 10,
    tone: (u, v) => clamp(v * 1.3 - 0.4) + clamp(u - 0.6),
    clip: onFlap,
  })
  art.carve((u, v) => [930 + 300 * u, 892 + 70 * v - 16 * u], 'p', {
    rows: 6,
    dash: [40, 120],
    gap: [40, 110],
    w: 8,
    tone: (u) => clamp(1 - u),
    clip: onFlap,
  })
  art.line(
    contour([
      [938, 900],
      [1236, 880],
      [1248, 974],
      [1212, 1008],
      [1100, 1018],
      [984, 1016],
      [938, 984],
    ]),
    'p',
    4,
    'stroke-dasharray="12 10"',
  )
  for (const x of [1000, 1176]) {
    art.line(`M${x} 930V1080`, 'k', 46)
    art.line(`M${x} 930V1080`, 'c', 28)
    art.line(`M${x - 8} 940V1070`, 'p', 4, 'stroke-dasharray="30 12"')
    art.rect(x - 30, 1024, 60, 46, 'k')
    art.rect(x - 22, 1032, 44, 30, 'a')
    art.rect(x - 12, 1040, 24, 14, 'k')
  }
  art.line('M1040 868C1050 812 1130 806 1142 860', 'k', 34)
  art.line('M1040 868C1050 812 1130 806 1142 860', 'c', 16)
  // books and an apple
  for (const [x, y, w, ink] of [
    [540, 1130, 250, 'c'],
    [556, 1086, 224, 'b'],
    [534, 1046, 210, 'p'],
  ] as const) {
    const book = outlined(
      art,
      `M${x} ${y - 38}H${x + w}Q${x + w + 14} ${y - 18} ${x + w} ${y}H${x}Q${x + 12} ${y - 18} ${x} ${y - 38}Z`,
      ink,
      13,
    )
    art.line(
      `M${x + 18} ${y - 26}H${x + w - 8}M${x + 20} ${y - 14}H${x + w - 6}`,
      ink === 'p' ? 'k' : 'p',
      4,
    )
    art.carve(on.straight(x + 30, y - 8, x + w, y - 8, 0, 6), 'k', {
      rows: 1,
      dash: [40, 90],
      gap: [10, 20],
      w: 7,
      clip: book,
    })
  }
  const apple = outlined(
    art,
    'M640 1006C600 992 582 956 592 928C602 900 632 902 644 912C660 900 690 902 698 930C706 960 688 994 650 1006Q646 1010 640 1006Z',
    'b',
    13,
  )
  art.carve(on.ring(644, 954, 14, 56, -40, 120), 'k', {
    rows: 5,
    dash: [20, 60],
    gap: [8, 18],
    w: 9,
    tone: (u, v) => v * Math.sin(u * 3.14),
    clip: apple,
  })
  art.carve(on.ring(644, 954, 26, 46, 170, 260), 'p', {
    rows: 2,
    dash: [16, 40],
    gap: [8, 16],
    w: 7,
    clip: apple,
  })
  art.line('M644 914Q642 892 654 876', 'k', 8)
  art.fill(disc(674, 884, 20, 10), 'c', 'transform="rotate(-20 674 884)"')
  return art
}
