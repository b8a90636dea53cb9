import { Art } from '../kit/art.ts'
import { clamp, contour, disc, type Joint, polyline, spline } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { limb, outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** The cast horse: a long, slender body on straight legs, the neck arched under its mane. */
const horse = (art: Art) => {
  const far = { fill: 'b', outline: 9, dark: 'k', light: null, side: -1, w: 10, cap: 0 } as const
  const near = { fill: 'c', outline: 9, dark: 'b', light: 'p', side: 1, w: 10, cap: 0 } as const
  const hoof = (x: number) => {
    art.fill(`M${x - 22} 912H${x + 16}L${x + 22} 938H${x - 30}Z`, 'k')
    art.line(`M${x - 16} 922H${x + 8}`, 'c', 4)
  }
  const fore = (x: number): Joint[] => [
    [x + 18, 640, 40],
    [x + 10, 720, 27],
    [x + 4, 786, 20],
    [x + 2, 804, 20],
    [x, 860, 13],
    [x - 2, 896, 14],
    [x - 6, 924, 20],
  ]
  const hind = (x: number): Joint[] => [
    [x - 16, 640, 58],
    [x + 6, 714, 40],
    [x + 22, 776, 23],
    [x + 24, 800, 21],
    [x + 8, 856, 14],
    [x + 2, 896, 14],
    [x - 4, 924, 20],
  ]
  limb(art, fore(428), far)
  limb(art, hind(604), far)
  hoof(424)
  hoof(602)
  const tail = limb(
    art,
    [
      [704, 606, 15],
      [744, 630, 19],
      [752, 700, 20],
      [744, 790, 17],
      [738, 850, 7],
    ],
    { fill: 'c', outline: 9, dark: 'k', light: 'p', side: -1, w: 8, rows: 4 },
  )
  art.line(polyline([tail.pt(0.3, -1), tail.pt(0.3, 1)]), 'k', 6)
  const body = contour([
    [352, 384],
    [326, 398],
    [296, 436],
    [262, 476],
    [234, 510],
    [226, 534],
    [238, 552],
    [264, 552],
    [292, 534],
    [322, 524],
    [346, 528],
    [350, 566],
    [344, 616],
    [354, 664],
    [392, 702],
    [460, 716],
    [540, 708],
    [606, 688],
    [664, 702],
    [706, 684],
    [726, 640],
    [712, 604],
    [668, 586],
    [606, 588],
    [540, 600],
    [486, 596],
    [456, 566],
    [440, 512],
    [418, 448],
    [388, 400],
  ])
  art.fill(body, 'k', 'transform="translate(10 9)"')
  art.line(body, 'k', 20)
  art.fill(body, 'c')
  limb(art, fore(372), near)
  limb(art, hind(672), near)
  hoof(366)
  hoof(670)
  // the body again, so that shoulder and thigh grow out of it
  art.fill(body, 'c')
  const onBody = art.clip(body)
  art.open({ clip: onBody })
  const barrel = on.loft(
    spline([
      [392, 410],
      [440, 500],
      [486, 592],
      [600, 586],
      [716, 604],
    ]),
    spline([
      [340, 540],
      [348, 640],
      [430, 712],
      [560, 706],
      [712, 690],
    ]),
  )
  art.carve(barrel, 'p', {
    rows: 17,
    dash: [30, 110],
    gap: [14, 40],
    w: 10,
    tone: (_u, v) => clamp(1.1 - v * 2.2),
  })
  art.carve(barrel, 'b', {
    rows: 19,
    dash: [30, 110],
    gap: [10, 30],
    w: 12,
    tone: (_u, v) => clamp(v * 1.9 - 0.85),
  })
  art.carve(barrel, 'k', {
    rows: 19,
    dash: [24, 90],
    gap: [14, 40],
    w: 11,
    tone: (_u, v) => clamp(v * 2.4 - 1.6),
  })
  art.carve(on.ring(672, 640, 20, 84, 90, 290), 'k', {
    rows: 4,
    dash: [30, 90],
    gap: [20, 50],
    w: 7,
    tone: (_u, v) => v,
  })
  art.carve(on.ring(386, 636, 14, 66, -70, 110), 'k', {
    rows: 3,
    dash: [30, 90],
    gap: [20, 50],
    w: 7,
    tone: (_u, v) => v,
  })
  // cheek and jaw
  art.carve(on.straight(330, 402, 244, 520, 26, 12), 'p', {
    rows: 3,
    dash: [30, 80],
    gap: [14, 30],
    w: 8,
  })
  art.carve(on.ring(330, 478, 10, 46, 10, 150), 'b', {
    rows: 4,
    dash: [20, 60],
    gap: [8, 20],
    w: 8,
  })
  art.close()
  art.line('M346 528Q360 500 352 470', 'k', 7)
  // ears, eye, mouth
  for (const d of ['M356 392L352 330L382 378Z', 'M372 388L388 336L402 392Z'])
    outlined(art, d, 'c', 13)
  art.disc(316, 446, 17, 'k')
  art.disc(316, 446, 11, 'p')
  art.carve(on.rays(316, 446, 20, 32), 'k', { rows: 12, dash: [8, 12], gap: [8, 10], w: 5 })
  art.disc(315, 446, 6, 'k')
  art.disc(244, 520, 5, 'k')
  art.line('M232 540Q250 536 264 540', 'k', 6)
  // the upright mane, cut in short locks
  art.carve(
    on.loft(
      spline([
        [396, 396],
        [432, 448],
        [456, 516],
        [478, 576],
      ]),
      spline([
        [420, 382],
        [462, 438],
        [488, 510],
        [508, 574],
      ]),
    ),
    'k',
    { rows: 5, dash: [22, 40], gap: [4, 8], w: 13 },
  )
  // bands about neck and chest, as they are cut in the bronze
  for (const [x0, y0, x1, y1, x2, y2] of [
    [338, 560, 390, 540, 442, 556],
    [340, 586, 394, 566, 452, 580],
    [344, 612, 398, 594, 466, 602],
  ] as const)
    art.line(`M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`, 'k', 6)
  art.line('M342 600Q396 580 458 592', 'k', 9, 'stroke-dasharray="2 13"')
  // the line to the sun
  art.line('M450 574Q560 520 660 548', 'k', 15)
  art.line('M450 574Q560 520 660 548', 'c', 6, 'stroke-dasharray="12 8"')
}

/** A Bronze Age horse draws the great disc of the sun over a dark sea with boats. */
export function solvogn(): Art {
  const art = new Art(17)
  art.rect(-40, -40, 1680, 1280, 'b')
  const sx = 960,
    sy = 540
  art.carve(on.rays(sx, sy, 340, 1500), 'k', {
    rows: 120,
    dash: [90, 300],
    gap: [16, 40],
    w: 24,
    tone: (u) => 0.35 + u * 0.8,
  })
  art.carve(on.rays(sx, sy, 340, 900), 'c', {
    rows: 96,
    dash: [30, 150],
    gap: [40, 120],
    w: 9,
    tone: (u) => 1 - u * 0.8,
  })
  art.disc(sx, sy, 330, 'k')
  art.disc(sx, sy, 316, 'c')
  art.carve(on.ring(sx, sy, 296, 314), 'k', { rows: 1, dash: [9, 10], gap: [11, 12], w: 15 })
  for (const r of [286, 222, 150, 82])
    art.add(`<circle class="s-k" cx="${sx}" cy="${sy}" r="${r}" stroke-width="6"/>`)
  const spir = (x: number, y: number, r: number, c: Ink = 'k') => {
    let d = ''
    for (let i = 0; i <= 44; i++) {
      const t = i / 44,
        a = t * 15,
        q = r * (1 - t * 0.92)
      d += `${(i ? 'L' : 'M') + (x + Math.cos(a) * q).toFixed(1)} ${(y + Math.sin(a) * q).toFixed(1)}`
    }
    art.line(d, c, 4.6)
  }
  for (let i = 0; i < 18; i++) {
    const a = (i * 20 * Math.PI) / 180
    spir(sx + Math.cos(a) * 254, sy + Math.sin(a) * 254, 29)
  }
  for (let i = 0; i < 12; i++) {
    const a = ((i * 30 + 8) * Math.PI) / 180
    spir(sx + Math.cos(a) * 186, sy + Math.sin(a) * 186, 31)
  }
  for (let i = 0; i < 7; i++) {
    const a = (i * 51.4 * Math.PI) / 180
    spir(sx + Math.cos(a) * 116, sy + Math.sin(a) * 116, 29)
  }
  spir(sx, sy, 44)
  art.carve(on.ring(sx, sy, 50, 78), 'k', { rows: 2, dash: [10, 24], gap: [8, 12], w: 6 })
  const dc = art.clip(disc(sx, sy, 316))
  art.carve(on.box(sx - 320, sy - 320, 640, 640, -58), 'p', {
    rows: 46,
    dash: [20, 70],
    gap: [30, 90],
    w: 7,
    tone: (_u, _v, x, y) => clamp((sx + 60 - x + (sy - y)) / 420),
    clip: dc,
  })
  art.carve(on.ring(sx, sy, 180, 318, -20, 110), 'b', {
    rows: 11,
    dash: [50, 140],
    gap: [10, 30],
    w: 13,
    tone: (u, v) => clamp(v * 1.2) * Math.sin(u * 3.14),
    clip: dc,
  })
  // sea
  art.fill('M-40 985Q400 968 800 984T1640 976V1240H-40Z', 'k')
  art.carve(on.wave(-40, 1640, 1000, 1230, 7, 260), 'b', {
    rows: 13,
    dash: [70, 240],
    gap: [18, 50],
    w: 13,
  })
  art.carve(on.wave(-40, 1640, 1000, 1230, 7, 260, 0.2), 'c', {
    rows: 10,
    dash: [40, 150],
    gap: [40, 160],
    w: 9,
    tone: (_u, _v, x) => clamp(1.1 - Math.abs(x - sx) / 440),
  })
  // bar & wheels
  art.line('M250 940H1290', 'k', 22)
  art.line('M256 936H1284', 'c', 8)
  const wheel = (x: number, y: number, r: number) => {
    art.disc(x, y, r + 7, 'k')
    art.disc(x, y, r, 'c')
    art.disc(x, y, r - 15, 'k')
    art.line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, 'k', 22)
    art.line(`M${x - r + 4} ${y}H${x + r - 4}M${x} ${y - r + 4}V${y + r - 4}`, 'c', 11)
    art.disc(x, y, 15, 'c')
    art.disc(x, y, 6, 'k')
    art.carve(on.ring(x, y, r - 9, r - 3, 190, 330), 'p', {
      rows: 1,
      dash: [14, 30],
      gap: [8, 14],
      w: 7,
    })
  }
  for (const x of [330, 600, 800, 960, 1120, 1240]) if (x !== 960) wheel(x, 955, x < 700 ? 62 : 56)
  wheel(960, 955, 56)
  art.line(
    `M${sx} 860V940M${sx - 190} 800L${sx - 130} 935M${sx + 190} 800L${sx + 130} 935`,
    'k',
    20,
  )
  art.line(`M${sx} 860V936M${sx - 190} 804L${sx - 132} 932M${sx + 190} 804L${sx + 132} 932`, 'c', 7)
  horse(art)
  // rock-carved boats
  for (const [x, y, s] of [
    [250, 1080, 1],
    [780, 1120, 1.2],
    [1320, 1070, 0.9],
  ] as const) {
    art.add(
      `<g transform="translate(${x} ${y}) scale(${s})"><path class="s-p" stroke-width="9" d="M-130-30C-110 20 110 20 130-30M-150-44C-140-30-120-8-90-6M150-44C140-30 120-8 90-6"/><path class="s-p" stroke-width="6" d="${[-80, -60, -40, -20, 0, 20, 40, 60, 80].map((q) => `M${q} -4v-26`).join('')}"/></g>`,
    )
  }
  return art
}
