import { Art } from '../kit/art.ts'
import { clamp } from '../kit/geometry.ts'
import { tree } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** A thatched, half-timbered farm under drifting clouds, a stork on the ridge. */
export function bondegaard(): Art {
  const art = new Art(14)
  art.rect(-40, -40, 1680, 1280, 'a')
  // sweeping sky
  art.carve(
    (u, v) => {
      const x = -60 + 1720 * u
      return [x, -40 + v * 640 + 90 * Math.sin(u * 4.4 + v * 2.2) - 60 * u]
    },
    'p',
    {
      rows: 34,
      dash: [110, 360],
      gap: [20, 60],
      w: 20,
      tone: (u, v) => 0.45 + 0.6 * Math.abs(Math.sin(v * 9 + u * 3)),
    },
  )
  art.disc(330, 250, 96, 'c')
  art.carve(on.rays(330, 250, 112, 240), 'c', { rows: 40, dash: [50, 90], gap: [20, 40], w: 9 })
  // hills
  art.fill('M-40 600Q240 470 560 560T1180 520T1640 560V800H-40Z', 'b')
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * u
      return [x, 560 + v * 180 - 70 * Math.sin(u * 5 + 0.4) * (1 - v)]
    },
    'a',
    { rows: 13, dash: [50, 160], gap: [20, 60], w: 9, tone: () => 0.4 + 0.6 * art.random() },
  )
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * u
      return [x, 580 + v * 180 - 70 * Math.sin(u * 5 + 0.4) * (1 - v)]
    },
    'k',
    { rows: 12, dash: [20, 90], gap: [60, 150], w: 7 },
  )
  tree(art, 1400, 700, 1.75, 'b')
  tree(art, 1560, 720, 1.2, 'a')
  tree(art, 120, 720, 1.3, 'b')
  // smoke
  art.carve(
    (u, v) => [1014 + 130 * u + 30 * Math.sin(u * 7) + (v - 0.5) * (24 + 120 * u), 210 - 250 * u],
    'k',
    { rows: 7, dash: [30, 80], gap: [14, 40], w: 8, tone: (u) => 1 - u * 0.7 },
  )
  // chimney
  art.rect(982, 226, 66, 110, 'c')
  art.carve(on.straight(982, 240, 1048, 240, 0, 90), 'k', {
    rows: 7,
    dash: [14, 18],
    gap: [5, 6],
    w: 5,
  })
  art.rect(972, 214, 86, 16, 'k')
  // wall
  const wx = 330,
    wy = 596,
    ww = 940,
    wh = 196
  art.rect(wx, wy, ww, wh, 'p')
  art.carve(on.straight(wx, wy, wx + ww, wy, 0, 60), 'k', {
    rows: 6,
    dash: [50, 140],
    gap: [10, 24],
    w: 10,
    tone: (_u, v) => 1 - v,
  })
  art.carve(on.box(wx, wy, ww, wh, 90), 'a', {
    rows: 110,
    dash: [20, 60],
    gap: [30, 90],
    w: 6,
    clip: art.clip(`M${wx} ${wy}h${ww}v${wh}h${-ww}z`),
  })
  let tb = ''
  for (let i = 0; i <= 11; i++) {
    const x = wx + (i * (ww - 14)) / 11
    tb += `M${x} ${wy}h14v${wh}h-14z`
  }
  tb += `M${wx} ${wy + 92}h${ww}v12h${-ww}z`
  art.fill(tb, 'k')
  for (const i of [1, 3, 8, 10]) {
    const x = wx + (i * (ww - 14)) / 11
    art.fill(`M${x} ${wy + wh}L${x + 86} ${wy + 104}h14L${x + 16} ${wy + wh}z`, 'k')
  }
  const win = (x: number, y: number, w = 56, h = 62) => {
    art.rect(x - 6, y - 6, w + 12, h + 12, 'b')
    art.rect(x, y, w, h, 'k')
    art.carve(on.box(x, y, w, h, -45), 'a', {
      rows: 6,
      dash: [16, 30],
      gap: [10, 20],
      w: 6,
      clip: art.clip(`M${x} ${y}h${w}v${h}h${-w}z`),
    })
    art.fill(`M${x + w / 2 - 2.5} ${y}h5v${h}h-5zM${x} ${y + h / 2 - 2.5}h${w}v5h${-w}z`, 'p')
  }
  win(440, 642)
  win(612, 642)
  win(1036, 642)
  win(1124, 642)
  art.rect(766, 618, 84, 176, 'b')
  art.rect(774, 626, 68, 168, 'k')
  art.carve(on.straight(776, 630, 776, 794, 66, 0), 'b', {
    rows: 7,
    dash: [50, 120],
    gap: [6, 10],
    w: 8,
  })
  art.fill('M774 706h68v7h-68z', 'b')
  art.disc(832, 724, 5, 'c')
  // thatch
  const roof =
      'M262 606Q290 590 300 566Q372 410 440 344Q468 316 520 318H1090Q1136 316 1164 346Q1232 414 1302 566Q1314 592 1340 608Q800 634 262 606Z',
    rc = art.clip(roof)
  art.fill(roof, 'k')
  art.carve(
    (u, v) => {
      const t = v
      const xt = 446 + 706 * t,
        xb = 262 + 1078 * t
      return [xt + (xb - xt) * u ** 0.95, 322 + 296 * u]
    },
    'a',
    {
      rows: 120,
      dash: [34, 92],
      gap: [8, 18],
      w: 9.5,
      jit: 0.7,
      tone: (u, v) => 0.28 + 0.8 * clamp(v * 1.15) * (1 - 0.25 * Math.sin(u * 22)),
      clip: rc,
    },
  )
  art.carve(
    (u, v) => {
      const t = v
      const xt = 446 + 706 * t,
        xb = 262 + 1078 * t
      return [xt + (xb - xt) * u ** 0.95, 322 + 296 * u]
    },
    'p',
    {
      rows: 80,
      dash: [20, 54],
      gap: [60, 150],
      w: 6,
      jit: 0.9,
      tone: (_u, v) => clamp(v - 0.35),
      clip: rc,
    },
  )
  for (const y of [410, 500])
    art.carve((u, v) => [280 + 1040 * u, y + 10 * Math.sin(u * 3.14) + v * 10], 'k', {
      rows: 2,
      dash: [60, 180],
      gap: [10, 30],
      w: 7,
      clip: rc,
    })
  art.carve((u, v) => [270 + 1060 * u, 602 + 14 * Math.sin(u * 3.14) + v * 10], 'c', {
    rows: 1,
    dash: [30, 60],
    gap: [8, 16],
    w: 7,
  })
  // ridge (kragetræer)
  art.fill(
    'M448 338Q520 306 800 308Q1090 306 1160 340L1150 316Q1090 292 800 294Q520 292 458 314Z',
    'c',
  )
  for (let i = 0; i < 15; i++) {
    const x = 478 + i * 46
    if (x > 968 && x < 1056) continue
    art.line(`M${x - 15} ${345}L${x + 13} 274M${x + 15} 345L${x - 13} 274`, 'k', 9)
    art.line(`M${x - 12} ${338}L${x + 11} 282`, 'p', 2.4)
  }
  // stork & nest
  art.fill('M560 300q40-26 110 0l10-26q-66-26-132 2z', 'k')
  art.chatter(545, 262, 130, 30, 'a', 26, 4)
  art.line(
    'M596 196q26-28 74-10q34 10 60 34q-34 4-60-2l-6 52h-6l-2-50l-12 50h-6l6-56q-36-2-48-18zM604 208q-22-30-12-66q2-20 20-22q14 2 12 18q-8 26 4 56z',
    'k',
    12,
  )
  art.line('M598 128l-62 26l60-12z', 'k', 9)
  art.fill(
    'M596 196q26-28 74-10q34 10 60 34q-34 4-60-2l-6 52h-6l-2-50l-12 50h-6l6-56q-36-2-48-18z',
    'p',
  )
  art.fill('M660 190q40 8 72 32q-40 6-66-4z', 'k')
  art.fill('M604 208q-22-30-12-66q2-20 20-22q14 2 12 18q-8 26 4 56z', 'p')
  art.fill('M598 128l-62 26l60-12z', 'c')
  art.disc(608, 134, 3.4, 'k')
  art.line('M648 224l-4 48M664 224l2 46', 'c', 5)
  // ground
  art.fill('M-40 780Q300 770 800 792T1640 776V1240H-40Z', 'b')
  art.fill(
    'M742 794H872Q900 900 1060 1010Q1180 1100 1210 1240H470Q560 1090 660 990Q742 900 742 794Z',
    'p',
  )
  art.carve((u, v) => [760 + 100 * v + u * u * (-270 + 700 * v) * 1.02, 800 + 430 * u], 'a', {
    rows: 22,
    dash: [16, 60],
    gap: [50, 130],
    w: 9,
  })
  art.carve((u, v) => [760 + 100 * v + u * u * (-270 + 700 * v) * 1.02, 800 + 430 * u], 'k', {
    rows: 16,
    dash: [8, 26],
    gap: [90, 190],
    w: 7,
  })
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * u
      return [x, 800 + v * v * 440 + 12 * Math.sin(u * 9)]
    },
    'a',
    {
      rows: 17,
      dash: [30, 100],
      gap: [16, 46],
      w: 12,
      tone: (_u, v, x, y) => {
        const l = 742 - (y - 790) * 0.62,
          r = 872 + (y - 790) * 0.78
        return x > l - 30 && x < r + 20 ? 0 : 0.35 + v * 0.7
      },
    },
  )
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * u
      return [x, 812 + v * v * 440 + 12 * Math.sin(u * 9)]
    },
    'k',
    {
      rows: 15,
      dash: [30, 120],
      gap: [26, 70],
      w: 13,
      tone: (_u, v, x, y) => {
        const l = 742 - (y - 790) * 0.62,
          r = 872 + (y - 790) * 0.78
        return x > l - 30 && x < r + 20 ? 0 : 0.3 + v * 0.8
      },
    },
  )
  art.carve((u, v) => [300 + 1000 * u, 790 + v * 34], 'k', {
    rows: 4,
    dash: [40, 140],
    gap: [12, 30],
    w: 11,
    tone: (_u, v, x) => (x > 744 && x < 872 ? 0 : 1 - v * 0.5),
  })
  // hollyhocks
  for (const [x, h] of [
    [386, 150],
    [420, 120],
    [560, 130],
    [708, 160],
    [910, 150],
    [950, 112],
    [1226, 150],
  ] as const) {
    art.line(`M${x} 812Q${x + 6} ${812 - h * 0.6} ${x} ${812 - h}`, 'k', 6)
    art.line(`M${x} 812Q${x + 6} ${812 - h * 0.6} ${x} ${812 - h}`, 'b', 3)
    for (let i = 0; i < 6; i++) {
      const y = 812 - h + i * h * 0.13
      art.disc(x + (i % 2 ? 9 : -9), y, 9 - (i < 2 ? 4 : 0), 'c')
      art.disc(x + (i % 2 ? 9 : -9), y, 3, 'p')
    }
    art.fill(`M${x} 800q-34-8-40-34q34 4 40 34q34-6 40-30q-32 2-40 30z`, 'k')
  }
  // fence foreground
  for (const [x0, x1, y0, y1] of [
    [-40, 430, 960, 1010],
    [1270, 1640, 1000, 930],
  ] as const) {
    art.line(`M${x0} ${y0 - 26}L${x1} ${y1 - 36}M${x0} ${y0 + 26}L${x1} ${y1 + 16}`, 'k', 15)
    art.line(
      `M${x0} ${y0 - 30}L${x1} ${y1 - 40}M${x0} ${y0 + 22}L${x1} ${y1 + 12}`,
      'a',
      4,
      'stroke-dasharray="60 18"',
    )
    for (let i = 0; i < 6; i++) {
      const t = (i + 0.5) / 6,
        x = x0 + (x1 - x0) * t,
        y = y0 + (y1 - y0) * t
      art.fill(
        `M${x - 13} ${y + 86}V${y - 74}L${x + 2} ${y - 92}L${x + 15} ${y - 72}V${y + 86}Z`,
        'k',
      )
      art.carve(on.straight(x + 4, y - 70, x + 4, y + 80, 9, 0), 'a', {
        rows: 2,
        dash: [24, 60],
        gap: [8, 16],
        w: 6,
      })
    }
  }
  // hens
  for (const [x, y, s] of [
    [640, 1010, 1.2],
    [930, 980, -1],
    [1010, 1060, 1.3],
  ] as const) {
    art.add(
      `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})"><path class="k" d="M-40-30q-24-18-20-44q20 6 32 22q24 10 40-12q2-26 18-30q16 2 16 20l14 8l-14 4q0 40-30 58q-36 14-56-26z"/><path class="c" d="M26-96q2-12 8-10q4-8 10 0q8-4 8 8l-8 6q-10-6-18-4zM46-70q8 10 2 16q-6-6-2-16z"/><circle class="p" cx="38" cy="-82" r="3"/><path class="s-k" stroke-width="4" d="M-6-4v20l-10 6M8-6v22l12 4"/><path class="p" d="M-30-34q20 14 44 0q-20 30-44 0z"/></g>`,
    )
  }
  return art
}
