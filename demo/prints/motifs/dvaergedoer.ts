import { Art } from '../kit/art.ts'
import { clamp, contour, disc, type Point, smooth } from '../kit/geometry.ts'
import { glow, lantern } from '../kit/lantern.ts'
import { limb, outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** The hill's back over x. */
const hill = (x: number) => 300 + ((x - 760) / 620) ** 2 * 190 + 22 * Math.sin(x / 130)

const stone = (art: Art, x: number, y: number, w: number, h: number, turn: number, lit: number) => {
  const r = (k: number) => 1 + 0.12 * Math.sin(x * 0.7 + y + k * 2.4)
  const ring = Array.from({ length: 9 }, (_, k): Point => {
    const a = (k / 8) * 6.2832 + turn
    return [x + Math.cos(a) * w * r(k % 8), y + Math.sin(a) * h * r(k % 8)]
  })
  const d = contour(ring.slice(0, 8))
  const clip = outlined(art, d, 'a', 15)
  art.carve(
    on.ring(x, y, Math.min(w, h) * 0.2, Math.max(w, h) * 1.1, lit + 95, lit + 265, h / w),
    'k',
    {
      rows: 6,
      dash: [16, 50],
      gap: [6, 16],
      w: 9,
      tone: (u, v) => clamp(v * 1.4 - 0.1) * Math.sin(u * 3.14),
      clip,
    },
  )
  art.carve(on.ring(x, y, Math.min(w, h) * 0.35, Math.max(w, h), lit - 60, lit + 60, h / w), 'c', {
    rows: 4,
    dash: [12, 40],
    gap: [10, 20],
    w: 8,
    tone: (u, v) => v * Math.sin(u * 3.14),
    clip,
  })
}

const mushroom = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  const stem = outlined(art, 'M-15 0C-10-30-12-56-14-70H14C12-50 12-26 17 0Q0 10-15 0Z', 'p', 9)
  art.carve(on.straight(2, -66, 4, 0, 14, 0), 'k', {
    rows: 3,
    dash: [20, 50],
    gap: [6, 12],
    w: 5,
    clip: stem,
  })
  const cap = outlined(art, 'M-62-62C-60-110-30-132 2-132C36-132 60-108 62-62Q0-44-62-62Z', 'b', 11)
  art.carve(on.ring(0, -60, 20, 66, 190, 250, 1.05), 'k', {
    rows: 6,
    dash: [18, 50],
    gap: [6, 14],
    w: 7,
    clip: cap,
  })
  for (const [dx, dy, r] of [
    [-32, -84, 9],
    [2, -110, 10],
    [30, -82, 8],
    [-2, -74, 7],
    [48, -70, 5],
  ] as const)
    art.disc(dx, dy, r, 'p', r * 0.8)
  art.close()
}

/** Someone who has heard us come: 260 tall, the feet at x, y. */
const dwarf = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  const coat = 'M-46-150C-66-110-74-50-70 0H70C74-50 66-110 46-150Z'
  const onCoat = outlined(art, coat, 'k', 10)
  art.carve(on.straight(-66, -10, -44, -140, 22, 0), 'b', {
    rows: 4,
    dash: [24, 70],
    gap: [10, 24],
    w: 8,
    clip: onCoat,
  })
  art.carve(on.straight(48, -10, 36, -140, 22, 0), 'b', {
    rows: 4,
    dash: [24, 70],
    gap: [10, 24],
    w: 8,
    clip: onCoat,
  })
  for (const side of [-1, 1]) {
    limb(
      art,
      [
        [side * 46, -132, 18],
        [side * 66, -96, 17],
        [side * 58, -64, 15],
      ],
      { fill: 'k', outline: 5, dark: null, light: 'b', side, w: 6 },
    )
    art.disc(side * 54, -52, 17, 'k')
    art.disc(side * 54, -52, 12, 'c')
  }
  art.line('M-70-44H70', 'b', 15)
  art.rect(-14, -57, 28, 26, 'c')
  const beard = 'M-48-168C-58-112-28-78 0-30C28-78 58-112 48-168Z'
  const onBeard = outlined(art, beard, 'p', 9)
  art.carve(on.rays(0, -190, 30, 150, 60, 120), 'k', {
    rows: 11,
    dash: [24, 60],
    gap: [16, 40],
    w: 5,
    clip: onBeard,
  })
  art.disc(0, -172, 44, 'k', 34)
  art.disc(0, -172, 38, 'c', 28)
  art.fill('M-36-160Q-18-174 0-164Q18-174 36-160Q18-142 0-152Q-18-142-36-160Z', 'p')
  art.line('M-36-160Q-18-174 0-164Q18-174 36-160', 'k', 4)
  art.disc(0, -172, 12, 'b', 10)
  art.disc(-17, -182, 4.5, 'k')
  art.disc(17, -182, 4.5, 'k')
  const cap =
    'M-54-186C-40-250-16-296 26-318C44-324 52-308 42-296C34-262 48-226 54-186Q0-214-54-186Z'
  const onCap = outlined(art, cap, 'b', 11)
  art.carve(on.straight(-44, -196, 10, -306, 30, 0), 'k', {
    rows: 4,
    dash: [24, 70],
    gap: [10, 24],
    w: 8,
    tone: (_u, v) => 1 - v * 0.7,
    clip: onCap,
  })
  for (const side of [-1, 1])
    outlined(art, `M${side * 8} 0H${side * 52}Q${side * 66} 2 ${side * 62} 16H${side * 8}Z`, 'k', 5)
  art.close()
}

/** A small lit door in a hillside, with a dwarf's lantern hung beside it. */
export function dvaergedoer(): Art {
  const art = new Art(29)
  art.rect(-40, -40, 1680, 1280, 'k')
  // moon and stars
  const [mx, my] = [1290, 190]
  art.carve(on.swirl(mx, my, 140, 900), 'a', {
    rows: 34,
    dash: [60, 220],
    gap: [30, 100],
    w: 12,
    tone: (_u, v) => clamp(1.05 - v * 1.1),
  })
  art.disc(mx, my, 112, 'p')
  art.carve(on.ring(mx + 16, my - 8, 20, 112, -30, 120), 'a', {
    rows: 7,
    dash: [30, 90],
    gap: [14, 40],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(disc(mx, my, 112)),
  })
  for (let i = 0; i < 46; i++) {
    const [x, y] = [art.random() * 1600, art.random() * 420]
    const s = 3 + art.random() * 6
    if (Math.hypot(x - mx, y - my) < 180) continue
    art.fill(
      `M${x} ${y - s * 2}L${x + s * 0.5} ${y - s * 0.5}L${x + s * 2} ${y}L${x + s * 0.5} ${y + s * 0.5}L${x} ${y + s * 2}L${x - s * 0.5} ${y + s * 0.5}L${x - s * 2} ${y}L${x - s * 0.5} ${y - s * 0.5}Z`,
      'p',
    )
  }
  // hill
  let back = 'M-40 1240'
  for (let x = -40; x <= 1640; x += 20) back += `L${x} ${hill(x).toFixed(0)}`
  back += 'V1240Z'
  art.line(back, 'a', 9)
  art.fill(back, 'k')
  const onHill = art.clip(back)
  // grass runs down the hill, blue of the moon
  art.carve(
    (u, v) => {
      const x = -60 + 1720 * v
      return [x + (x - 760) * u * 0.16 + 16 * Math.sin(u * 9 + v * 30), hill(x) + 6 + u * 760]
    },
    'a',
    {
      rows: 120,
      dash: [20, 74],
      gap: [16, 56],
      w: 10,
      tone: (u, _v, x, y) =>
        clamp(0.95 - u * 0.7) * clamp(Math.hypot(x - 760, y - 760) / 330 - 0.75),
      clip: onHill,
    },
  )
  art.carve(
    (u, v) => {
      const x = -60 + 1720 * v
      return [x + (x - 760) * u * 0.16 + 16 * Math.sin(u * 9 + v * 30), hill(x) + 40 + u * 800]
    },
    'b',
    {
      rows: 100,
      dash: [18, 66],
      gap: [24, 80],
      w: 10,
      tone: (_u, _v, x, y) => clamp(1.35 - Math.hypot(x - 760, y - 720) / 520),
      clip: onHill,
    },
  )
  // roots over the door
  for (const j of [
    [
      [470, 360, 20],
      [540, 430, 17],
      [560, 520, 13],
      [520, 600, 8],
      [500, 660, 3],
    ],
    [
      [700, 330, 15],
      [690, 390, 12],
      [650, 430, 8],
      [620, 440, 3],
    ],
  ] as const)
    limb(art, j, { fill: 'k', outline: 7, dark: null, light: 'c', side: 1, w: 8, rows: 5 })
  // the light that falls out
  const cx = 760
  const pool = contour([
    [640, 950],
    [880, 950],
    [1010, 1060],
    [1130, 1240],
    [360, 1240],
    [520, 1060],
  ])
  art.fill(pool, 'c')
  const inPool = art.clip(pool)
  art.carve(on.rays(cx, 760, 200, 640, 40, 140), 'p', {
    rows: 34,
    dash: [50, 160],
    gap: [18, 50],
    w: 16,
    tone: (u, v) => clamp(1.2 - u) * clamp(1.3 - Math.abs(v - 0.5) * 2.2),
    clip: inPool,
  })
  art.carve(on.rays(cx, 760, 240, 640, 30, 150), 'k', {
    rows: 52,
    dash: [40, 140],
    gap: [20, 60],
    w: 15,
    tone: (u, v) => clamp(u * 1.5 - 0.6) + clamp(Math.abs(v - 0.5) * 3 - 0.95),
    clip: inPool,
  })
  // doorway
  const arch = 'M610 966V700C610 590 680 524 760 524C840 524 910 590 910 700V966Z'
  art.line(arch, 'k', 40)
  art.fill(arch, 'c')
  const inside = art.clip(arch)
  art.carve(on.rays(770, 820, 40, 420), 'p', {
    rows: 56,
    dash: [40, 130],
    gap: [14, 36],
    w: 15,
    tone: (u) => clamp(1.15 - u * 0.8),
    clip: inside,
  })
  dwarf(art, 742, 968, 0.98)
  // the open leaf, hung on the right
  const leaf = 'M910 966V700C910 650 896 606 872 574L1004 566C1028 604 1040 650 1040 704V1004Z'
  const onLeaf = outlined(art, leaf, 'b', 18)
  art.carve(on.straight(880, 570, 914, 1000, 132, 0), 'k', {
    rows: 5,
    dash: [120, 300],
    gap: [10, 24],
    w: 12,
    jit: 0.1,
    clip: onLeaf,
  })
  art.carve(on.straight(884, 590, 912, 970, 70, 0), 'c', {
    rows: 8,
    dash: [30, 120],
    gap: [24, 70],
    w: 9,
    tone: (_u, v) => clamp(1.1 - v * 1.1),
    clip: onLeaf,
  })
  for (const y of [672, 884]) {
    art.line(`M912 ${y}H1000Q1022 ${y - 2} 1018 ${y - 20}Q1006 ${y - 30} 1000 ${y - 14}`, 'k', 19)
    art.line(`M914 ${y - 2}H996`, 'a', 4)
  }
  art.disc(1016, 790, 17, 'k')
  art.disc(1016, 788, 10, 'c')
  // frame of boulders
  const frame: [number, number, number, number][] = []
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (1 + i / 8)
    frame.push([
      cx + Math.cos(a) * 196,
      706 + Math.sin(a) * 220,
      46 + (i % 3) * 5,
      40 + ((i + 1) % 3) * 4,
    ])
  }
  for (const [x, y] of [
    [566, 790],
    [560, 876],
    [564, 952],
  ] as const)
    frame.push([x, y, 48, 42])
  for (const [x, y, w, h] of frame)
    if (x < 930 || y < 640)
      stone(art, x, y, w, h, x * 0.01, (Math.atan2(800 - y, cx - x) * 180) / Math.PI)
  // threshold
  const step = outlined(
    art,
    smooth(
      [
        [560, 972],
        [760, 956],
        [960, 972],
        [980, 996],
        [760, 1008],
        [544, 996],
        [560, 972],
      ],
      50,
    ),
    'p',
    14,
  )
  art.carve(on.straight(550, 990, 980, 990, 0, 16), 'k', {
    rows: 3,
    dash: [40, 120],
    gap: [20, 60],
    w: 8,
    clip: step,
  })
  // stepping stones
  for (const [x, y, w] of [
    [770, 1056, 92],
    [690, 1112, 112],
    [800, 1176, 136],
  ] as const) {
    const d = disc(x, y, w, w * 0.26)
    art.disc(x + 4, y + 12, w + 6, 'k', w * 0.28)
    const on1 = outlined(art, d, 'a', 11)
    art.carve(on.straight(x - w, y - 16, x + w, y - 16, 0, w * 0.24), 'p', {
      rows: 4,
      dash: [30, 90],
      gap: [20, 50],
      w: 8,
      tone: (_u, v) => 1 - v * 0.7,
      clip: on1,
    })
  }
  // a round window up the hill
  glow(art, 1180, 566, 128)
  art.disc(1180, 566, 66, 'k')
  art.disc(1180, 566, 52, 'c')
  art.carve(on.rays(1180, 566, 10, 52), 'p', { rows: 16, dash: [20, 40], gap: [10, 20], w: 7 })
  art.line('M1180 510V622M1124 566H1236', 'k', 11)
  // the lantern on its hook
  glow(art, 432, 704, 200)
  art.line('M520 560Q470 520 434 552Q420 570 432 596', 'k', 20)
  art.line('M516 556Q470 524 438 554', 'a', 5)
  lantern(art, 432, 588, 1.02)
  // boots set out to dry
  for (const [x, y, flip] of [
    [452, 1010, 1],
    [516, 1026, 1],
  ] as const) {
    art.open({ move: `translate(${x} ${y}) scale(${flip} 1)` })
    const boot = outlined(art, 'M-24-84H18C16-56 18-40 30-32C48-24 62-16 60 4H-24Z', 'b', 13)
    art.carve(on.straight(-18, -76, -16, 0, 16, 0), 'k', {
      rows: 4,
      dash: [20, 60],
      gap: [8, 18],
      w: 8,
      clip: boot,
    })
    art.line('M-26-80H20', 'p', 10)
    art.close()
  }
  // mushrooms and ferns
  mushroom(art, 1130, 1050, 1.05)
  mushroom(art, 1212, 1086, 0.74)
  mushroom(art, 330, 1092, 0.84)
  for (const [x, y, s] of [
    [240, 1140, 1],
    [1340, 1130, 1.15],
    [1090, 1190, 0.7],
    [420, 1200, 0.7],
  ] as const)
    for (let i = -3; i <= 3; i++) {
      const d = `M${x} ${y}Q${x + i * 22 * s} ${y - 110 * s} ${x + i * 52 * s} ${y - (120 - Math.abs(i) * 14) * s}Q${x + i * 30 * s} ${y - 60 * s} ${x} ${y}Z`
      art.fill(d, 'a')
      art.line(d, 'k', 5)
    }
  return art
}
