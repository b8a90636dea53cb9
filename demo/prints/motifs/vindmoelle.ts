import { Art } from '../kit/art.ts'
import { clamp, disc, pairs, pick, polygon, round, spline, triples } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { gull, swallow, tree } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** A Dutch windmill with gallery and set sails over ripe rye, swallows in the evening sun. */
export function vindmoelle(): Art {
  const art = new Art(31)
  art.rect(-40, -40, 1680, 1280, 'p')
  const sx = 400,
    sy = 470
  art.carve(on.ring(sx, sy, 190, 1500), 'a', {
    rows: 50,
    dash: [100, 330],
    gap: [20, 60],
    w: 23,
    tone: (_u, v, _x, y) => (y > 800 ? 0 : clamp(0.42 + v * 0.75)),
  })
  art.carve(on.ring(sx, sy, 420, 1500, 180, 360), 'c', {
    rows: 22,
    dash: [50, 190],
    gap: [120, 380],
    w: 8,
    tone: (_u, v) => clamp(v * 1.1 - 0.1),
  })
  art.disc(sx, sy, 160, 'c')
  art.carve(on.straight(240, 470, 560, 470, 0, 160), 'a', {
    rows: 9,
    dash: [40, 150],
    gap: [26, 60],
    w: 9,
    tone: (_u, v) => 0.3 + v,
    clip: art.clip(disc(sx, sy, 160)),
  })
  art.carve(on.rays(sx, sy, 176, 300), 'c', {
    rows: 52,
    dash: [40, 90],
    gap: [20, 50],
    w: 9,
    tone: (u) => 1 - u * 0.5,
  })
  // far land
  const far = 'M-40 740Q180 690 420 716T900 700T1300 690T1640 716V860H-40Z'
  art.fill(far, 'b')
  art.carve((u, v) => [-40 + 1680 * u, 712 + v * 120 - 24 * Math.sin(u * 5 + 0.6) * (1 - v)], 'k', {
    rows: 10,
    dash: [40, 150],
    gap: [18, 50],
    w: 9,
    tone: (_u, v) => 0.3 + v * 0.6,
    clip: art.clip(far),
  })
  art.carve((u, v) => [-40 + 1680 * u, 708 + v * 110 - 24 * Math.sin(u * 5 + 0.6) * (1 - v)], 'a', {
    rows: 8,
    dash: [40, 130],
    gap: [30, 90],
    w: 8,
    tone: (_u, _v, x) => clamp(1.1 - x / 1300),
    clip: art.clip(far),
  })
  for (const [x, s] of pairs([150, 0.5, 208, 0.36, 1330, 0.62, 1420, 0.8, 1520, 0.55]))
    tree(art, x, 734, s, 'b', -1)
  // farm far left
  art.fill('M250 728V704H330V728Z', 'p')
  art.fill('M240 706L262 676H320L342 706Z', 'k')
  art.carve(on.straight(262, 682, 244, 704, 66, 0), 'a', {
    rows: 9,
    dash: [18, 22],
    gap: [8, 9],
    w: 4,
  })
  // knoll and mill stand in one group
  art.open({ move: 'translate(122 142) scale(.86)' })
  const kn = 'M470 860Q640 760 860 752Q1090 756 1260 860Z'
  art.fill(kn, 'b')
  art.carve((u, v) => [480 + 770 * u, 858 - (1 - v) * 104 * Math.sin(u * 3.14)], 'k', {
    rows: 8,
    dash: [40, 120],
    gap: [14, 40],
    w: 10,
    tone: (u) => 0.25 + u * 0.8,
    clip: art.clip(kn),
  })
  art.carve((u, v) => [480 + 770 * u, 852 - (1 - v) * 104 * Math.sin(u * 3.14)], 'a', {
    rows: 8,
    dash: [30, 90],
    gap: [30, 70],
    w: 9,
    tone: (u) => clamp(1.05 - u * 1.5),
    clip: art.clip(kn),
  })
  const mx = 870
  // brick base
  const base = polygon([
    [mx - 164, 800],
    [mx - 150, 630],
    [mx + 150, 630],
    [mx + 164, 800],
  ])
  art.line(base, 'k', 20)
  art.fill(base, 'c')
  const bc = art.clip(base)
  art.carve((u, v) => [mx - 170 + 340 * u + (Math.round(v * 12) % 2) * 14, 634 + v * 168], 'k', {
    rows: 12,
    dash: [24, 28],
    gap: [5, 7],
    w: 7,
    jit: 0,
    tone: (u) => 0.25 + u * 0.9,
    clip: bc,
  })
  art.carve((u, v) => [mx - 170 + 340 * u, 630 + v * 168], 'p', {
    rows: 12,
    dash: [18, 30],
    gap: [40, 90],
    w: 6,
    tone: (u) => clamp(1 - u * 2),
    clip: bc,
  })
  art.fill(`M${mx - 44} 800V706Q${mx} 650 ${mx + 44} 706V800Z`, 'k')
  art.line(`M${mx - 44} 800V706Q${mx} 650 ${mx + 44} 706V800`, 'p', 7)
  art.carve(on.straight(mx - 36, 706, mx - 36, 800, 72, 0), 'b', {
    rows: 7,
    dash: [60, 100],
    gap: [6, 10],
    w: 8,
  })
  for (const x of [mx - 108, mx + 86]) {
    art.rect(x - 4, 690, 34, 44, 'p')
    art.rect(x, 694, 26, 36, 'k')
    art.fill(`M${x + 11} 694h4v36h-4zM${x} 710h26v4h-26z`, 'p')
  }
  // smock body, eight-sided
  const bd = polygon([
    [mx - 148, 620],
    [mx - 84, 330],
    [mx + 84, 330],
    [mx + 148, 620],
  ])
  art.line(bd, 'k', 16)
  art.fill(bd, 'k')
  const dc = art.clip(bd)
  const fac = pairs([-148, -84, -62, -36, 58, 34, 148, 84])
  for (let i = 0; i < 3; i++) {
    const lit = pick([1, 0.62, 0.18], i),
      cls = i < 2 ? 'p' : 'a'
    art.carve(
      (u, v) => {
        const y = 334 + v * 282,
          t = v,
          l = mx + pick(fac, i)[1] + (pick(fac, i)[0] - pick(fac, i)[1]) * t,
          r = mx + pick(fac, i + 1)[1] + (pick(fac, i + 1)[0] - pick(fac, i + 1)[1]) * t
        return [l + 3 + (r - l - 6) * u, y]
      },
      cls,
      {
        rows: 22,
        dash: [13, 20],
        gap: [5, 8],
        w: 10,
        jit: 0.1,
        tone: () => lit * (0.75 + 0.4 * art.random()) + (i === 2 && art.random() < 0.1 ? 0.3 : 0),
        clip: dc,
      },
    )
  }
  art.line(`M${mx - 36} 330L${mx - 62} 620M${mx + 34} 330L${mx + 58} 620`, 'k', 6)
  for (const [x, y] of [
    [mx - 2, 500],
    [mx - 4, 400],
  ] as const) {
    art.rect(x - 19, y - 26, 38, 52, 'k')
    art.rect(x - 13, y - 20, 26, 40, 'a')
    art.fill(`M${x - 2} ${y - 20}h4v40h-4zM${x - 13} ${y - 2}h26v4h-26z`, 'k')
  }
  // gallery
  for (const s of [-1, 1])
    for (const k of [0.5, 0.82, 1])
      art.line(`M${mx + s * 150 * k} 690L${mx + s * 236 * k} 632`, 'k', 9)
  art.fill(`M${mx - 252} 616H${mx + 252}L${mx + 242} 640H${mx - 242}Z`, 'k')
  art.carve(on.straight(mx - 246, 621, mx + 246, 621, 0, 16), 'a', {
    rows: 2,
    dash: [30, 80],
    gap: [8, 18],
    w: 6,
    tone: (u) => 1.05 - u * 0.8,
  })
  let rl = ''
  for (let i = 0; i <= 14; i++) {
    const x = mx - 248 + (i * 496) / 14
    rl += `M${round(x)} 618V566`
  }
  art.line(rl, 'k', 6)
  art.line(`M${mx - 252} 568H${mx + 252}M${mx - 250} 592H${mx + 250}`, 'k', 7)
  art.line(`M${mx - 250} 565H${mx + 120}`, 'p', 2.5)
  // tail pole
  art.line(`M${mx + 70} 300L${mx + 240} 606M${mx + 80} 330L${mx + 232} 600`, 'k', 8)
  // cap, onion-shaped
  const cp = `M${mx - 104} 338C${mx - 116} 270 ${mx - 70} 236 ${mx - 22} 208Q${mx} 194 ${mx + 16} 176Q${mx + 34} 200 ${mx + 58} 220C${mx + 104} 250 ${mx + 116} 286 ${mx + 104} 338Z`
  art.line(cp, 'k', 16)
  art.fill(cp, 'b')
  const cc = art.clip(cp)
  art.carve(
    (u, v) => {
      const a = (v - 0.5) * 2
      return [mx + 10 + a * (112 * Math.sin(Math.min(1, u * 1.15 + 0.08) * 1.57)), 180 + u * 158]
    },
    'k',
    {
      rows: 20,
      dash: [40, 110],
      gap: [6, 14],
      w: 10,
      tone: (_u, v) => clamp(v * 1.5 - 0.1),
      clip: cc,
    },
  )
  art.carve(
    (u, v) => {
      const a = (v - 0.5) * 2
      return [mx + 10 + a * (112 * Math.sin(Math.min(1, u * 1.15 + 0.08) * 1.57)), 180 + u * 158]
    },
    'a',
    {
      rows: 18,
      dash: [30, 80],
      gap: [14, 36],
      w: 8,
      tone: (_u, v) => clamp(1.1 - v * 2),
      clip: cc,
    },
  )
  art.rect(mx - 118, 326, 236, 20, 'k')
  art.carve(on.straight(mx - 112, 332, mx + 112, 332, 0, 8), 'p', {
    rows: 1,
    dash: [16, 30],
    gap: [8, 12],
    w: 6,
    tone: (u) => 1 - u * 0.7,
  })
  art.disc(mx + 15, 170, 10, 'k')
  // sails
  const hx = mx - 24,
    hy = 286
  for (let i = 0; i < 4; i++) {
    const a = -58 + i * 90
    art.open({ move: `translate(${hx} ${hy}) rotate(${a})` })
    art.open({ move: 'scale(.94 1)' })
    art.fill('M60 6H400V82H60Z', 'p')
    art.carve(on.straight(66, 12, 396, 12, 0, 66), i % 2 ? 'a' : 'c', {
      rows: 6,
      dash: [40, 130],
      gap: [30, 90],
      w: 9,
      tone: (_u, v) => 0.4 + v * 0.7,
    })
    art.carve(on.straight(66, 44, 396, 44, 0, 40), 'k', {
      rows: 4,
      dash: [30, 90],
      gap: [20, 60],
      w: 7,
      tone: (_u, v) => (i === 1 || i === 2 ? 0.3 + v * 0.8 : v * 0.5),
    })
    let q = ''
    for (let k = 0; k <= 10; k++) q += `M${60 + k * 34} -26V84`
    art.line(q, 'k', 5)
    art.line('M60 30H400M60 56H400', 'k', 4)
    art.line('M58-24H402M58 84H402', 'k', 8)
    art.line('M0 0H420', 'k', 22)
    art.line('M30-4H410', 'a', 4, 'stroke-dasharray="70 16"')
    art.close()
    art.close()
  }
  art.disc(hx, hy, 34, 'k')
  art.disc(hx, hy, 23, 'c')
  art.disc(hx, hy, 9, 'k')
  art.carve(on.ring(hx, hy, 14, 22, 170, 300), 'p', { rows: 1, dash: [12, 20], gap: [5, 8], w: 6 })
  art.close()
  // rye field
  const fd = 'M-40 836Q300 800 700 826T1640 806V1240H-40Z'
  art.fill(fd, 'a')
  const fc = art.clip(fd)
  art.carve((u, v) => [-40 + 1680 * u, 822 + v * 90 + 9 * Math.sin(u * 12)], 'k', {
    rows: 6,
    dash: [12, 34],
    gap: [10, 26],
    w: 8,
    tone: () => 0.7,
    clip: fc,
  })
  const vxp = 760
  art.carve(
    (u, v) => {
      const x = -500 + 2600 * v
      return [vxp + (x - vxp) * (0.42 + 0.58 * u), 836 + 400 * u]
    },
    'c',
    { rows: 90, dash: [30, 90], gap: [40, 110], w: 9, tone: (u) => 0.4 + u * 0.5, clip: fc },
  )
  art.carve(
    (u, v) => {
      const x = -500 + 2600 * v
      return [vxp + (x - vxp) * (0.42 + 0.58 * u), 850 + 400 * u]
    },
    'k',
    { rows: 86, dash: [26, 80], gap: [40, 120], w: 9, tone: (u) => 0.35 + u * 0.5, clip: fc },
  )
  // path
  const pth =
    'M742 826C760 900 640 960 620 1040C606 1110 640 1170 660 1240H960C900 1150 850 1090 852 1030C860 950 860 900 806 820Z'
  art.fill(pth, 'p')
  const pc = art.clip(pth)
  art.carve(
    (u, v) => {
      const e = spline(pairs([752, 826, 760, 890, 650, 960, 630, 1050, 660, 1240]))(u),
        f = spline(pairs([800, 826, 846, 890, 842, 960, 850, 1050, 950, 1240]))(u)
      return [e[0] + (f[0] - e[0]) * v, e[1] + (f[1] - e[1]) * v]
    },
    'b',
    {
      rows: 9,
      dash: [40, 110],
      gap: [40, 110],
      w: 9,
      tone: (_u, v) => (Math.abs(v - 0.5) < 0.14 ? 1 : 0.25),
      clip: pc,
    },
  )
  art.carve((u, v) => [600 + 360 * v + (1 - u) * 60, 826 + 410 * u], 'k', {
    rows: 20,
    dash: [12, 40],
    gap: [80, 200],
    w: 7,
    clip: pc,
  })
  // ears: herringbone, larger toward us
  const ear = (x: number, y: number, s: number, t: number, c: Ink) => {
    let d = '',
      st = `M${round(x)} ${round(y)}q${round(t * 6 * s)} ${round(40 * s)} ${round(-t * 4 * s)} ${round(130 * s)}`
    for (let i = 0; i < 6; i++) {
      const yy = y - i * 12 * s + 14 * s,
        xx = x - t * i * 2.4 * s
      for (const k of [-1, 1])
        d += `M${round(xx)} ${round(yy)}q${round(k * 13 * s)} ${round(-3 * s)} ${round((k * 11 - t * 3) * s)} ${round(-21 * s)}q${round(-k * 11 * s)} ${round(4 * s)} ${round((-k * 11 + t * 3) * s)} ${round(21 * s)}z`
      if (i % 2)
        d += `M${round(xx)} ${round(yy)}l${round((15 - t * 6) * s)} ${round(-46 * s)}l2 1zM${round(xx)} ${round(yy)}l${round((-15 - t * 6) * s)} ${round(-46 * s)}l2 0z`
    }
    art.line(st, c, 4 * s)
    art.fill(d, c)
  }
  const row = (y: number, s: number, n: number, c: Ink, off: number) => {
    for (let i = 0; i < n; i++) {
      const x = -30 + (1660 * (i + off + art.random() * 0.5)) / n
      const l = 742 - (y - 826) * 0.36,
        rr = 806 + (y - 826) * 0.2
      if (x > Math.min(640, l) - 26 * s && x < rr + 66) continue
      ear(
        x,
        y + art.random() * 34 * s,
        s * (0.85 + art.random() * 0.3),
        (art.random() - 0.2) * 2.4,
        c,
      )
    }
  }
  row(900, 0.62, 34, 'k', 0.1)
  row(900, 0.56, 28, 'p', 0.5)
  row(975, 0.95, 24, 'k', 0.2)
  row(985, 0.9, 19, 'p', 0.6)
  row(1070, 1.45, 15, 'k', 0.1)
  row(1082, 1.35, 14, 'p', 0.5)
  row(1150, 1.8, 12, 'k', 0.4)
  // poppies
  for (const [x, y, s] of triples([
    560, 1010, 1.1, 510, 1090, 1.5, 240, 1040, 1, 930, 1060, 1.2, 1010, 1120, 1.6, 1240, 1050, 1,
    130, 1130, 1.5, 1420, 1130, 1.4, 1150, 975, 0.8, 400, 960, 0.8, 330, 1150, 1.6,
  ])) {
    art.line(`M${x} ${y}q6 50-4 ${100 * s}`, 'b', 5 * s)
    art.fill(
      `M${x} ${y + 10 * s}c${-34 * s} 0 ${-38 * s} ${-34 * s} ${-16 * s} ${-38 * s}c${6 * s} 0 ${14 * s} ${6 * s} ${16 * s} ${12 * s}c${2 * s} ${-8 * s} ${12 * s} ${-14 * s} ${20 * s} ${-10 * s}c${20 * s} ${8 * s} ${12 * s} ${36 * s} ${-20 * s} ${36 * s}z`,
      'k',
      `transform="translate(3 3)"`,
    )
    art.fill(
      `M${x} ${y + 10 * s}c${-34 * s} 0 ${-38 * s} ${-34 * s} ${-16 * s} ${-38 * s}c${6 * s} 0 ${14 * s} ${6 * s} ${16 * s} ${12 * s}c${2 * s} ${-8 * s} ${12 * s} ${-14 * s} ${20 * s} ${-10 * s}c${20 * s} ${8 * s} ${12 * s} ${36 * s} ${-20 * s} ${36 * s}z`,
      'c',
    )
    art.disc(x, y - 6 * s, 6 * s, 'k')
  }
  swallow(art, 420, 200, 1, -8)
  swallow(art, 250, 170, 0.66, 10)
  swallow(art, 1230, 560, 0.9, -14)
  swallow(art, 1330, 440, 0.6, 6)
  swallow(art, 1180, 190, 0.62, 0)
  gull(art, 560, 150, 0.5)
  gull(art, 640, 190, 0.4)
  return art
}
