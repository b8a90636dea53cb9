import { Art } from '../kit/art.ts'
import { clamp } from '../kit/geometry.ts'
import { gull, tree } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** A castle with three towers and copper spires, mirrored in its moat at sunrise. */
export function slot(): Art {
  const art = new Art(9)
  art.rect(-40, -40, 1680, 1280, 'a')
  art.carve(on.ring(985, 540, 215, 1500, 0, 360), 'p', {
    rows: 46,
    dash: [90, 320],
    gap: [24, 70],
    w: 19,
    tone: (_u, v, _x, y) => (y > 850 ? 0 : clamp(1.1 - v * 0.75)),
  })
  art.disc(985, 540, 190, 'c')
  art.carve(on.straight(790, 540, 1200, 540, 0, 190), 'p', {
    rows: 10,
    dash: [40, 150],
    gap: [30, 70],
    w: 9,
    tone: (_u, v) => v * 1.3,
    clip: art.clip('M795 540a190 190 0 1 0 380 0a190 190 0 1 0-380 0z'),
  })
  // far woods
  art.fill(
    'M-40 860V700Q40 640 110 690Q170 610 260 680Q330 640 400 700H1200Q1270 640 1340 690Q1420 600 1490 680Q1560 630 1640 700V860Z',
    'b',
  )
  art.carve(on.wave(-40, 1640, 650, 850, 20, 140), 'k', {
    rows: 14,
    dash: [20, 50],
    gap: [10, 26],
    w: 9,
    tone: (_u, v) => 0.3 + v * 0.8,
    clip: art.clip(
      'M-40 860V700Q40 640 110 690Q170 610 260 680Q330 640 400 700H1200Q1270 640 1340 690Q1420 600 1490 680Q1560 630 1640 700V860Z',
    ),
  })
  art.open({ id: 'slot-body', move: 'translate(176 191) scale(.78)' })
  const wall = (x: number, y: number, w: number, h: number, lit = 0.75) => {
    art.rect(x, y, w, h, 'k')
    const c = art.clip(`M${x} ${y}h${w}v${h}h${-w}z`)
    art.carve(on.straight(x, y, x + w, y, 0, h), 'a', {
      rows: Math.round(h / 13),
      dash: [12, 30],
      gap: [8, 16],
      w: 5,
      tone: (u) => clamp((u - 0.32) * 1.6) * lit + (art.random() < 0.12 ? 0.4 : 0),
      clip: c,
    })
  }
  const win = (x: number, y: number, w: number, h: number, lit: boolean | number) => {
    art.rect(x - 5, y - 5, w + 10, h + 10, 'p')
    art.rect(x, y, w, h, lit ? 'c' : 'k')
    art.fill(
      `M${x + w / 2 - 1.6} ${y}h3.2v${h}h-3.2zM${x} ${y + h * 0.4}h${w}v3h${-w}z`,
      lit ? 'k' : 'a',
    )
    art.fill(`M${x - 9} ${y - 5}h${w + 18}l-6-9h${-w - 6}z`, 'p')
  }
  const band = (x: number, y: number, w: number) => {
    art.rect(x - 7, y, w + 14, 8, 'p')
    art.rect(x - 7, y + 8, w + 14, 4, 'k')
  }
  const spire = (x: number, y: number, w: number, k = 1) => {
    const h = w / 2
    const d = `M${x - h - 10} ${y}C${x - h} ${y - 46 * k} ${x - h * 0.5} ${y - 52 * k} ${x - h * 0.36} ${y - 96 * k}L${x - h * 0.36} ${y - 140 * k}C${x - h * 0.62} ${y - 160 * k} ${x - h * 0.4} ${y - 190 * k} ${x - h * 0.2} ${y - 206 * k}L${x - h * 0.18} ${y - 236 * k}C${x - h * 0.36} ${y - 250 * k} ${x - h * 0.2} ${y - 272 * k} ${x - 3} ${y - 300 * k}V${y - 372 * k}H${x + 3}V${y - 300 * k}C${x + h * 0.2} ${y - 272 * k} ${x + h * 0.36} ${y - 250 * k} ${x + h * 0.18} ${y - 236 * k}L${x + h * 0.2} ${y - 206 * k}C${x + h * 0.4} ${y - 190 * k} ${x + h * 0.62} ${y - 160 * k} ${x + h * 0.36} ${y - 140 * k}L${x + h * 0.36} ${y - 96 * k}C${x + h * 0.5} ${y - 52 * k} ${x + h} ${y - 46 * k} ${x + h + 10} ${y}Z`
    art.fill(d, 'b')
    const c = art.clip(d)
    art.carve((u, v) => [x + (v - 0.5) * w * 1.15 * (1 - u * 0.62), y - u * 300 * k], 'k', {
      rows: 14,
      dash: [30, 70],
      gap: [6, 16],
      w: 9,
      tone: (_u, v) => clamp(1 - v * 2.1),
      clip: c,
    })
    art.carve((u, v) => [x + (v - 0.5) * w * 1.1 * (1 - u * 0.62), y - u * 300 * k], 'p', {
      rows: 12,
      dash: [24, 60],
      gap: [12, 30],
      w: 7,
      tone: (_u, v) => clamp((v - 0.52) * 2.4),
      clip: c,
    })
    for (const [yy, ww] of [
      [118, 0.2],
      [222, 0.1],
    ] as const)
      for (const s of [-1, 1])
        art.fill(
          `M${x + s * h * ww - h * 0.07} ${y - (yy - 14) * k}v${-20 * k}q${h * 0.07} ${-10 * k} ${h * 0.14} 0v${20 * k}z`,
          'c',
        )
    art.rect(x - h * 0.44, y - 100 * k, h * 0.88, 7, 'k')
    art.rect(x - h * 0.44, y - 146 * k, h * 0.88, 6, 'k')
    art.rect(x - h - 13, y - 6, w + 26, 9, 'k')
    art.disc(x, y - 316 * k, 8, 'c')
    art.fill(`M${x + 3} ${y - 368 * k}l34 9l-34 11z`, 'c')
  }
  const gable = (x: number, y: number, w: number, h: number) => {
    const d = `M${x - w / 2} ${y}v-26q16-2 18-22q18 0 22-26v-22q16 0 20-24q18-4 22-30L${x} ${y - h}L${x + w / 2 - 82} ${y - 124}q4 26 22 30q4 24 20 24v22q4 26 22 26q2 20 18 22v26z`
    art.fill(d, 'k')
    const c = art.clip(d)
    art.carve(on.straight(x - w / 2, y - h, x + w / 2, y - h, 0, h), 'a', {
      rows: 14,
      dash: [12, 28],
      gap: [8, 14],
      w: 5,
      tone: (u) => clamp((u - 0.36) * 1.7) * 0.8,
      clip: c,
    })
    art.line(d.replace('z', ''), 'p', 6)
    win(x - 15, y - 92, 30, 46, 1)
    art.disc(x, y - h - 8, 8, 'c')
  }
  // roofs of main block
  art.fill('M430 560L470 470H1130L1170 560Z', 'b')
  art.carve(
    (u, v) => [
      440 + 720 * v + (v - 0.5) * -60 * (1 - u) * 0 + (470 + 660 * v - (430 + 740 * v)) * (1 - u),
      470 + 90 * u,
    ],
    'k',
    { rows: 74, dash: [24, 60], gap: [6, 14], w: 7, tone: () => 0.4 + 0.5 * art.random() },
  )
  art.carve(on.straight(470, 474, 1130, 474, 0, 86), 'p', {
    rows: 4,
    dash: [20, 60],
    gap: [60, 140],
    w: 5,
  })
  for (const x of [520, 650, 950, 1080]) {
    art.rect(x - 13, 424, 26, 60, 'k')
    art.rect(x - 18, 420, 36, 9, 'p')
  }
  wall(430, 556, 740, 300)
  for (const x of [480, 545, 610, 660, 905, 960, 1020, 1085])
    for (const [y, lit] of [
      [596, x % 3 === 0 || x === 960],
      [700, x === 545 || x === 905 || x === 660],
    ] as const)
      win(x, y, 26, 52, lit)
  band(430, 660, 740)
  band(430, 764, 740)
  gable(562, 560, 190, 176)
  gable(1038, 560, 190, 176)
  // towers
  wall(372, 452, 104, 404, 0.8)
  for (const y of [490, 580, 690]) win(408, y, 28, 46, y === 580)
  band(372, 552, 104)
  band(372, 652, 104)
  band(372, 764, 104)
  spire(424, 452, 104, 0.72)
  wall(1124, 430, 112, 426, 0.95)
  for (const y of [474, 580, 690]) win(1166, y, 28, 46, y !== 690)
  band(1124, 552, 112)
  band(1124, 652, 112)
  band(1124, 764, 112)
  spire(1180, 430, 112, 0.78)
  wall(724, 372, 152, 484, 0.9)
  for (const [y, o] of [
    [412, 1],
    [510, 0],
    [690, 1],
  ] as const)
    for (const x of [752, 816]) win(x, y, 28, 54, o)
  band(724, 484, 152)
  band(724, 592, 152)
  band(724, 664, 152)
  spire(800, 372, 152, 0.9)
  art.disc(800, 624, 30, 'p')
  art.disc(800, 624, 24, 'k')
  art.line('M800 624V606M800 624l11 8', 'c', 4)
  // gate
  art.fill('M764 856V800Q800 752 836 800V856Z', 'p')
  art.fill('M774 856V806Q800 770 826 806V856Z', 'c')
  art.close()
  // bank
  art.fill('M-40 872V838Q300 822 420 846H1190Q1320 822 1640 838V872Z', 'k')
  art.carve(on.straight(-40, 842, 1640, 842, 0, 26), 'b', {
    rows: 3,
    dash: [12, 34],
    gap: [10, 26],
    w: 7,
  })
  // water
  const wat = 'M-40 868H1640V1240H-40Z',
    wc = art.clip(wat)
  art.fill(wat, 'b')
  art.open({ clip: wc })
  art.add('<use href="#slot-body" transform="translate(0 1232) scale(1 -.42)"/>')
  art.close()
  art.carve(on.wave(-40, 1640, 880, 1230, 4, 330), 'b', {
    rows: 26,
    dash: [90, 300],
    gap: [16, 70],
    w: 13,
    tone: (_u, v) => 0.35 + v * 0.9,
  })
  art.carve(on.wave(-40, 1640, 876, 1230, 4, 330, 0.3), 'a', {
    rows: 20,
    dash: [40, 190],
    gap: [60, 240],
    w: 9,
    tone: (_u, _v, x) => 0.9 - Math.abs(x - 800) / 1800,
  })
  art.carve(on.straight(860, 900, 1190, 900, 0, 300), 'c', {
    rows: 13,
    dash: [40, 130],
    gap: [30, 120],
    w: 9,
    tone: (_u, v) => clamp(1.1 - v * 0.6),
  })
  art.carve(on.wave(-40, 1640, 870, 930, 3, 260), 'p', {
    rows: 3,
    dash: [60, 200],
    gap: [60, 200],
    w: 6,
  })
  // bridge right
  art.fill(
    'M1124 856V800H1640V990H1600Q1590 880 1520 880Q1450 884 1440 960H1410Q1400 876 1340 872Q1290 870 1276 900H1250Z',
    'k',
  )
  art.carve(on.straight(1130, 806, 1640, 806, 0, 60), 'a', {
    rows: 4,
    dash: [14, 32],
    gap: [7, 12],
    w: 6,
    tone: () => 0.8,
  })
  art.rect(1124, 790, 516, 12, 'p')
  tree(art, 150, 880, 1.5, 'a')
  tree(art, 400, 866, 0.62, 'a')
  tree(art, 320, 872, 0.86, 'b')
  tree(art, 1470, 800, 1.15, 'a')
  tree(art, 20, 890, 1.1, 'b')
  // swans
  for (const [x, y, s] of [
    [330, 1030, 1.05],
    [400, 1076, 0.75],
  ] as const)
    art.fill(
      `M${x} ${y}q${-50 * s} ${-34 * s} ${-92 * s} ${-10 * s}q${18 * s} ${26 * s} ${64 * s} ${26 * s}q${40 * s} 0 ${44 * s} ${-24 * s}q${-6 * s} ${-26 * s} ${-4 * s} ${-44 * s}q${8 * s} ${-16 * s} ${24 * s} ${-2 * s}l${-12 * s} 0q${-6 * s} ${20 * s} ${2 * s} ${44 * s}z`,
      'p',
    )
  gull(art, 640, 330, 0.7)
  gull(art, 1360, 400, 0.5)
  gull(art, 1290, 340, 0.6)
  return art
}
