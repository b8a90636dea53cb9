import { Art } from '../kit/art.ts'
import { clamp, disc, type Point, polygon } from '../kit/geometry.ts'
import { lathe, limb, outlined, type Vessel } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** Enamel or porcelain: dark toward the right, a bright line where the window stands in it. */
const glazed = (art: Art, vessel: Vessel, ink: 'b' | 'p', rows: number) => {
  art.line(vessel.d, 'k', 26)
  art.fill(vessel.d, ink)
  const clip = art.clip(vessel.d)
  art.open({ clip })
  art.carve(vessel.down, 'k', {
    rows,
    dash: [40, 140],
    gap: [8, 24],
    w: 12,
    tone: (_u, v) => clamp((v - 0.58) * 2.4) * (ink === 'p' ? 0.6 : 1) + clamp(0.07 - v) * 5,
  })
  if (ink === 'p')
    art.carve(vessel.round, 'a', {
      rows: rows - 6,
      dash: [30, 100],
      gap: [14, 40],
      w: 9,
      tone: (u) => clamp((u - 0.4) * 1.8),
    })
  else
    art.carve(vessel.down, 'p', {
      rows: rows - 4,
      dash: [50, 160],
      gap: [14, 40],
      w: 11,
      tone: (_u, v) => clamp(1 - Math.abs(v - 0.26) * 7),
    })
  art.close()
}

/** The fluted blue flowers of the old porcelain. */
const flower = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  for (let i = 0; i < 5; i++)
    art.add(`<ellipse class="b" cx="0" cy="-17" rx="9" ry="14" transform="rotate(${i * 72})"/>`)
  art.disc(0, 0, 6, 'p')
  art.line(
    'M0 22Q-4 40-26 46M0 22Q6 40 28 44M-26 46q-12-10-22-2q12 8 22 2M28 44q12-10 22-2q-12 8-22 2',
    'b',
    5,
  )
  art.close()
}

const cup = (art: Art, x: number, y: number, s: number, side: 1 | -1) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  art.disc(18, 20, 150, 'k', 36)
  art.disc(0, 6, 148, 'k', 36)
  art.disc(0, 2, 136, 'p', 29)
  art.add(
    '<ellipse class="s-b" cx="0" cy="2" rx="120" ry="24" stroke-width="6" stroke-dasharray="10 9"/>',
  )
  art.disc(0, 0, 74, 'k', 16)
  art.line(`M${side * 82} -96C${side * 150} -110 ${side * 146} -30 ${side * 68} -38`, 'k', 32)
  art.line(`M${side * 82} -96C${side * 150} -110 ${side * 146} -30 ${side * 68} -38`, 'p', 14)
  const bowl = lathe(0, [
    [-128, 92],
    [-96, 92],
    [-56, 82],
    [-20, 58],
    [0, 48],
    [6, 46],
  ])
  glazed(art, bowl, 'p', 18)
  flower(art, -18, -74, 0.95)
  art.disc(0, -128, 102, 'k', 26)
  art.disc(0, -128, 92, 'p', 20)
  art.disc(0, -124, 80, 'k', 15)
  art.carve(on.ring(0, -124, 30, 76, 150, 300, 0.18), 'c', {
    rows: 3,
    dash: [30, 80],
    gap: [12, 30],
    w: 6,
  })
  art.close()
}

/** Three ribbons that sway the same way and never meet. */
const steam = (art: Art, x: number, y: number, h: number) => {
  for (const [i, offset] of [-26, 4, 32].entries()) {
    const rise = h * (i === 1 ? 1 : 0.74)
    art.carve(
      (u, v) => [
        x + offset * (0.7 + u) + (14 + 18 * u) * Math.sin(u * 8 + i * 0.5) + v * 9,
        y - rise * u,
      ],
      'p',
      { rows: 2, dash: [70, 150], gap: [16, 40], w: 11, tone: (u) => clamp(1.15 - u * 0.9) },
    )
  }
}

/** Coffee is served: the blue pot, cups with flowers, and a layer cake with a piece gone. */
export function kaffebord(): Art {
  const art = new Art(46)
  art.rect(-40, -40, 1680, 1280, 'k')
  // wall, lit from the window at the left
  art.carve(on.rays(120, 220, 150, 1900, -60, 110), 'b', {
    rows: 96,
    dash: [70, 240],
    gap: [18, 56],
    w: 18,
    tone: (u) => clamp(1.15 - u * 0.75),
  })
  art.carve(on.rays(120, 220, 250, 1500, -40, 60), 'a', {
    rows: 56,
    dash: [40, 160],
    gap: [80, 220],
    w: 9,
    tone: (u) => clamp(0.95 - u * 0.8),
  })
  // window with a plant on its sill
  art.rect(-60, 60, 440, 560, 'k')
  art.rect(-40, 84, 392, 512, 'a')
  const pane = art.clip('M-40 84H352V596H-40Z')
  art.carve(on.rays(-20, 120, 40, 700, -10, 100), 'p', {
    rows: 40,
    dash: [70, 200],
    gap: [20, 50],
    w: 20,
    tone: (u) => 1 - u * 0.4,
    clip: pane,
  })
  art.fill('M-40 470Q90 420 200 456T352 440V596H-40Z', 'b', `clip-path="url(#${pane})"`)
  art.carve((u, v) => [-40 + 400 * u, 462 + v * 130], 'k', {
    rows: 9,
    dash: [20, 60],
    gap: [10, 26],
    w: 9,
    clip: pane,
  })
  art.line('M156 84V596M-40 336H352', 'k', 22)
  art.line('M150 84V596M-40 330H352', 'p', 6)
  art.line('M352 60V620', 'k', 20)
  art.line('M346 70V610', 'p', 6)
  art.fill('M-60 608H410V644H-60Z', 'p')
  art.line('M-60 608H410V644H-60', 'k', 12)
  // cloth over the table
  const top: readonly Point[] = [
    [-60, 800],
    [1660, 800],
    [1660, 1260],
    [-60, 1260],
  ]
  art.fill(polygon(top), 'p')
  const cloth = art.clip(polygon(top))
  const [vx, vy] = [800, 420]
  const check = (i: number, j: number): string => {
    const y = (k: number) => 800 + k * k * 7 + k * 34
    const x = (n: number, yy: number) => vx + (n * 74 * (yy - vy)) / 400
    const [y0, y1] = [y(j), y(j + 1)]
    return polygon([
      [x(i, y0), y0],
      [x(i + 1, y0), y0],
      [x(i + 1, y1), y1],
      [x(i, y1), y1],
    ])
  }
  art.open({ clip: cloth })
  for (let j = 0; j < 7; j++)
    for (let i = -13; i < 13; i++) {
      if ((i + j) % 2 === 0) art.fill(check(i, j), 'c')
    }
  art.carve(on.rays(vx, vy, 380, 1000, 20, 160), 'k', {
    rows: 60,
    dash: [40, 140],
    gap: [20, 60],
    w: 12,
    tone: (u, v) => clamp((0.5 - v) * 1.3) + clamp(u - 0.8),
  })
  art.carve(on.rays(vx, vy, 380, 1000, 20, 160), 'p', {
    rows: 50,
    dash: [30, 110],
    gap: [40, 120],
    w: 10,
    tone: (_u, v) => clamp((v - 0.4) * 1.4),
  })
  art.close()
  art.line('M-60 800H1660', 'k', 14)
  // shadows on the cloth
  for (const [x, y, rx] of [
    [640, 1010, 290],
    [1140, 930, 290],
    [960, 1108, 190],
    [360, 1086, 180],
  ] as const)
    art.disc(x + 60, y, rx, 'k', rx * 0.16)
  // the pot
  const spout = limb(
    art,
    [
      [690, 840, 62],
      [790, 770, 44],
      [846, 660, 28],
      [896, 574, 20],
      [920, 560, 19],
    ],
    {
      fill: 'b',
      outline: 13,
      cap: 0,
      dark: 'k',
      light: 'p',
      side: 1,
      w: 12,
      rows: 8,
      dash: [40, 120],
    },
  )
  const lip = spout.s(1)
  art.disc(lip[0] + 4, lip[1], 12, 'k', 20)
  art.line('M412 560C270 520 250 800 414 852', 'k', 62)
  art.line('M412 560C270 520 250 800 414 852', 'b', 36)
  art.line('M404 556C286 530 268 700 330 790', 'p', 8, 'stroke-dasharray="120 22"')
  const pot = lathe(560, [
    [430, 112],
    [470, 128],
    [560, 150],
    [700, 190],
    [840, 226],
    [940, 232],
    [990, 214],
    [1004, 206],
  ])
  glazed(art, pot, 'b', 34)
  art.disc(560, 432, 128, 'k', 30)
  art.disc(560, 426, 114, 'b', 22)
  const lid = lathe(560, [
    [330, 20],
    [348, 54],
    [372, 86],
    [404, 104],
    [424, 108],
  ])
  glazed(art, lid, 'b', 18)
  art.disc(560, 312, 32, 'k', 28)
  art.disc(560, 310, 23, 'c', 20)
  art.disc(552, 302, 7, 'p')
  for (const t of [0.1, 0.92]) {
    const P = Array.from({ length: 31 }, (_, i) => pot.round(i / 30, t))
    art.line(`M${P.map((q) => `${q[0].toFixed(0)} ${q[1].toFixed(0)}`).join('L')}`, 'p', 9)
  }
  steam(art, 930, 530, 360)
  // cake on its stand
  const [cx, cy] = [1150, 800]
  art.line(`M${cx} ${cy + 20}V${cy + 110}`, 'k', 60)
  art.line(`M${cx} ${cy + 20}V${cy + 110}`, 'p', 36)
  art.disc(cx, cy + 124, 134, 'k', 32)
  art.disc(cx, cy + 118, 122, 'p', 24)
  art.disc(cx, cy + 18, 276, 'k', 56)
  art.disc(cx, cy + 10, 262, 'p', 46)
  art.add(
    `<ellipse class="s-b" cx="${cx}" cy="${cy + 10}" rx="244" ry="39" stroke-width="7" stroke-dasharray="12 11"/>`,
  )
  const [r, ry, h] = [206, 40, 170]
  const side = `M${cx - r} ${cy - h}V${cy}A${r} ${ry} 0 0 0 ${cx + r} ${cy}V${cy - h}Z`
  const onCake = outlined(art, side, 'a', 18)
  const layer = (u: number, v: number): Point => {
    const a = (u - 0.5) * Math.PI
    return [cx + Math.sin(a) * r, cy - h + v * h + Math.cos(a) * ry]
  }
  for (const [v, ink, w] of [
    [0.2, 'b', 17],
    [0.5, 'p', 19],
    [0.8, 'b', 17],
  ] as const) {
    const P = Array.from({ length: 31 }, (_, i) => layer(i / 30, v))
    art.open({ clip: onCake })
    art.line(`M${P.map((q) => `${q[0].toFixed(0)} ${q[1].toFixed(0)}`).join('L')}`, 'k', w + 9)
    art.line(`M${P.map((q) => `${q[0].toFixed(0)} ${q[1].toFixed(0)}`).join('L')}`, ink, w)
    art.close()
  }
  art.carve(layer, 'k', {
    rows: 15,
    dash: [12, 40],
    gap: [14, 40],
    w: 8,
    tone: (u) => clamp((u - 0.5) * 2.1),
    clip: onCake,
  })
  // the piece that is gone shows the inside
  const wedge = `M${cx + 8} ${cy - h - 6}L${cx + 150} ${cy - h + 28}V${cy + 30}L${cx + 8} ${cy - 14}Z`
  const inside = outlined(art, wedge, 'c', 12)
  for (const v of [0.26, 0.54, 0.82])
    art.line(
      `M${cx + 8} ${cy - h - 6 + v * 164}L${cx + 150} ${cy - h + 28 + v * 172}`,
      'p',
      15,
      `clip-path="url(#${inside})"`,
    )
  art.carve(on.straight(cx + 16, cy - h, cx + 16, cy + 20, 132, 30), 'k', {
    rows: 11,
    dash: [8, 22],
    gap: [14, 34],
    w: 7,
    clip: inside,
  })
  const icing = `M${cx - r - 6} ${cy - h}A${r + 6} ${ry + 4} 0 0 1 ${cx + r + 6} ${cy - h}C${cx + r + 8} ${cy - h + 16} ${cx + r - 14} ${cy - h + 52} ${cx + r - 26} ${cy - h + 38}C${cx + 172} ${cy - h + 18} ${cx + 166} ${cy - h + 30} ${cx + 150} ${cy - h + 30}L${cx + 8} ${cy - h - 4}L${cx - 44} ${cy - h + 40}C${cx - 56} ${cy - h + 86} ${cx - 82} ${cy - h + 84} ${cx - 88} ${cy - h + 46}C${cx - 100} ${cy - h + 34} ${cx - 112} ${cy - h + 62} ${cx - 126} ${cy - h + 58}C${cx - 142} ${cy - h + 50} ${cx - 140} ${cy - h + 24} ${cx - 160} ${cy - h + 26}C${cx - 176} ${cy - h + 40} ${cx - r - 4} ${cy - h + 60} ${cx - r - 6} ${cy - h}Z`
  const onIcing = outlined(art, icing, 'p', 14)
  art.carve(on.ring(cx, cy - h, 40, r, 20, 120, 0.2), 'a', {
    rows: 6,
    dash: [40, 120],
    gap: [14, 40],
    w: 8,
    tone: (u, v) => v * Math.sin(u * 3.14),
    clip: onIcing,
  })
  for (const [x, y] of [
    [-150, -6],
    [-90, -26],
    [-10, -32],
    [70, -30],
    [140, -16],
    [-70, 8],
    [10, -10],
  ] as const) {
    art.disc(cx + x, cy - h + y - 14, 25, 'k', 23)
    art.disc(cx + x, cy - h + y - 15, 18, 'b', 16)
    art.disc(cx + x - 6, cy - h + y - 21, 5, 'p')
  }
  // cups and a spoon
  cup(art, 376, 1072, 1.06, -1)
  cup(art, 960, 1100, 1.16, 1)
  steam(art, 380, 926, 200)
  steam(art, 964, 940, 170)
  art.line('M640 1150L760 1120', 'k', 24)
  art.line('M642 1148L758 1120', 'p', 10)
  art.add(
    '<g transform="translate(612 1158) rotate(-14)"><ellipse class="k" rx="46" ry="28"/><ellipse class="p" rx="36" ry="18"/><ellipse class="a" cx="4" cy="4" rx="24" ry="9"/></g>',
  )
  // a biscuit plate at the right edge of the light
  art.disc(1330, 1086, 150, 'k', 44)
  art.disc(1322, 1078, 138, 'p', 34)
  for (const [x, y, t] of [
    [1270, 1066, -8],
    [1340, 1074, 10],
    [1300, 1044, 4],
    [1376, 1050, -12],
  ] as const) {
    const biscuit = disc(0, 0, 52, 22)
    art.open({ move: `translate(${x} ${y}) rotate(${t})` })
    outlined(art, biscuit, 'c', 10)
    art.carve(on.ring(0, 0, 14, 40, 0, 360, 0.42), 'k', {
      rows: 2,
      dash: [12, 26],
      gap: [10, 20],
      w: 5,
    })
    art.close()
  }
  return art
}
