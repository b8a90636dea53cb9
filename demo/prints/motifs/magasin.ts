import { Art } from '../kit/art.ts'
import { clamp, type Point, pairs, pick, round, smooth } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { lathe, tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** Shelves of labelled boxes, map drawers and a ladder in the store, under a hanging lamp. */
export function magasin(): Art {
  const art = new Art(91)
  art.rect(-40, -40, 1680, 1280, 'k')
  const lx = 900,
    ly = 170
  const lit = (x: number, y: number) => clamp(1.12 - Math.hypot(x - lx, (y - 520) * 0.95) / 900)
  art.carve(on.straight(-40, -40, 1640, -40, 0, 900), 'b', {
    rows: 50,
    dash: [60, 200],
    gap: [14, 40],
    w: 13,
    tone: (_u, _v, x, y) => 0.25 + lit(x, y),
  })

  // shelving bays
  const bays = pairs([-30, 300, 318, 560, 608, 860, 908, 1160, 1208, 1470, 1518, 1660]),
    rows = pairs([70, 206, 226, 372, 392, 546, 566, 708])
  const box = (x: number, y: number, w: number, h: number, f: Ink, tag: boolean | number) => {
    art.rect(x - 4, y - 4, w + 8, h + 4, 'k')
    art.rect(x, y, w, h, f)
    const c = art.clip(`M${x} ${y}h${w}v${h}h${-w}z`)
    const cut = f === 'p' ? 'a' : f === 'k' ? 'b' : 'k'
    art.carve(on.straight(x, y, x, y + h, w, 0), cut, {
      rows: Math.max(4, Math.round(w / 9)),
      dash: [18, 60],
      gap: [10, 30],
      w: 7,
      tone: (_u, v, px) => clamp((px > lx ? v : 1 - v) * 1.3 - 0.35) * 0.9 + 0.1,
      clip: c,
    })
    if (f !== 'p')
      art.carve(on.straight(x, y, x, y + h, w, 0), 'p', {
        rows: Math.max(3, Math.round(w / 13)),
        dash: [14, 40],
        gap: [20, 50],
        w: 6,
        tone: (_u, v, px, py) => clamp((px > lx ? 1 - v : v) * 1.4 - 0.6) * lit(px, py) * 1.2,
        clip: c,
      })
    art.line(`M${round(x)} ${round(y + Math.min(26, h * 0.24))}h${round(w)}`, 'k', 4)
    if (tag) {
      const tw = Math.min(w * 0.6, 60),
        th = Math.min(34, h * 0.3),
        tx = x + w / 2 - tw / 2,
        ty = y + h * 0.46
      art.rect(tx - 4, ty - 4, tw + 8, th + 8, 'k')
      art.rect(tx, ty, tw, th, f === 'p' ? 'c' : 'p')
      art.line(
        `M${round(tx + 7)} ${round(ty + th * 0.36)}h${round(tw - 14)}M${round(tx + 7)} ${round(ty + th * 0.7)}h${round((tw - 14) * 0.6)}`,
        'k',
        3.4,
      )
    }
  }
  const fills = ['a', 'p', 'b', 'a', 'c', 'p', 'a'] as const
  let n = 0
  const urn = (x: number, y: number, h: number) => {
    const V = lathe(x, [
      [y - h, h * 0.2],
      [y - h * 0.86, h * 0.17],
      [y - h * 0.6, h * 0.36],
      [y - h * 0.34, h * 0.36],
      [y - h * 0.06, h * 0.18],
      [y, h * 0.2],
      [y, 1],
    ])
    art.line(V.d, 'k', 12)
    art.fill(V.d, 'c')
    const c = art.clip(V.d)
    art.carve(V.down, 'k', {
      rows: 12,
      dash: [16, 50],
      gap: [8, 16],
      w: 7,
      tone: (_u, v) => clamp((x < lx ? 1 - v : v) * 1.6 - 0.6),
      clip: c,
    })
    art.carve(V.round, 'p', {
      rows: 8,
      dash: [14, 40],
      gap: [10, 20],
      w: 5,
      tone: (u) => clamp(1 - Math.abs(u - (x < lx ? 0.7 : 0.3)) * 4),
      clip: c,
    })
  }
  const scrolls = (x: number, y: number, w: number, h: number) => {
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < Math.floor(w / 44) - (j % 2); i++) {
        const px = x + 22 + i * 44 + (j % 2) * 22,
          py = y - 21 - j * 38
        if (py < y - h + 14) continue
        art.disc(px, py, 22, 'k')
        art.disc(px, py, 17, pick(['p', 'a', 'p'], (i + j) % 3))
        art.add(`<circle class="s-k" cx="${px}" cy="${py}" r="10" stroke-width="3"/>`)
        art.disc(px, py, 4, 'k')
      }
  }
  bays.forEach(([x0, x1], bi) => {
    rows.forEach(([y0, y1], ri) => {
      const W = x1 - x0
      art.rect(x0, y0, W, y1 - y0, 'k')
      art.carve(on.straight(x0, y0 + 6, x1, y0 + 6, 0, 50), 'b', {
        rows: 4,
        dash: [30, 90],
        gap: [10, 30],
        w: 9,
        tone: (_u, _v, px, py) => 0.3 + lit(px, py) * 0.5,
      })

      if ((bi === 2 && ri === 1) || (bi === 4 && ri === 2)) {
        scrolls(x0 + 6, y1, W - 12, y1 - y0)
      } else if ((bi === 3 && ri === 2) || (bi === 1 && ri === 0) || (bi === 4 && ri === 0)) {
        urn(x0 + 58, y1, 118)
        box(x0 + 116, y1 - 92, 58, 92, 'p', 1)
        urn(x0 + W - 48, y1, 96)
      } else {
        let x = x0 + 8
        while (x < x1 - 30) {
          let w = pick([62, 84, 48, 110, 72], (n * 7 + ri) % 5)
          if (x + w > x1 - 44) w = x1 - 8 - x
          const h = (y1 - y0) * (0.6 + (0.3 * ((n * 5 + bi) % 4)) / 3)
          box(x, y1 - h, w, h, pick(fills, (n * 3 + bi + ri) % 7), w > 44)
          if (w > 80 && h < (y1 - y0) * 0.72 && n % 2)
            box(x + 8, y1 - h - 34, w - 20, 30, pick(fills, (n + 2) % 7), 0)
          x += w + 9
          n++
        }
      }
      art.rect(x0 - 14, y1, W + 28, 17, 'k')
      art.rect(x0 - 10, y1 + 3, W + 20, 9, 'a')
      art.carve(on.straight(x0 - 8, y1 + 5, x1 + 8, y1 + 5, 0, 6), 'p', {
        rows: 1,
        dash: [30, 110],
        gap: [16, 40],
        w: 7,
        tone: (_u, _v, px, py) => lit(px, py) * 1.3,
      })
    })
  })
  // uprights
  for (const [, x1] of bays.slice(0, -1)) {
    const x = x1 + 4
    art.rect(x, 0, 42, 760, 'k')
    art.rect(x + 6, 0, 30, 760, 'b')
    const r = x > lx
    art.carve(on.straight(x + 8, 20, x + 8, 750, 26, 0), 'k', {
      rows: 3,
      dash: [50, 160],
      gap: [10, 30],
      w: 9,
      tone: (_u, v) => (r ? 0.2 + v : 1.2 - v),
    })
    art.carve(on.straight(r ? x + 8 : x + 30, 20, r ? x + 8 : x + 30, 750, 6, 0), 'p', {
      rows: 1,
      dash: [40, 140],
      gap: [24, 60],
      w: 6,
      tone: (_u, _v, px, py) => lit(px, py) * 1.3,
    })
  }
  art.rect(-40, 44, 1680, 26, 'k')
  art.rect(-40, 50, 1680, 12, 'a')
  // rail
  art.line('M-40 392H1640', 'k', 0)
  // floor
  art.fill('M-40 1050H1640V1240H-40Z', 'k')
  {
    const fc = art.clip('M-40 1056H1640V1240H-40Z')
    art.carve(on.rays(lx, 400, 660, 1300, 20, 160), 'b', {
      rows: 70,
      dash: [50, 170],
      gap: [20, 60],
      w: 14,
      clip: fc,
    })
    art.carve(on.straight(300, 1074, 1500, 1074, 0, 140), 'a', {
      rows: 8,
      dash: [60, 240],
      gap: [40, 140],
      w: 9,
      tone: (u, v) => clamp(1.1 - Math.abs(u - 0.55) * 2) * (1 - v * 0.4),
      clip: fc,
    })
  }
  // map cabinets
  art.rect(-40, 730, 1680, 330, 'k')
  art.rect(-40, 722, 1680, 22, 'k')
  art.rect(-40, 727, 1680, 12, 'c')
  art.carve(on.straight(-40, 730, 1640, 730, 0, 8), 'p', {
    rows: 1,
    dash: [60, 200],
    gap: [20, 60],
    w: 7,
    tone: (_u, _v, x) => clamp(1.2 - Math.abs(x - lx) / 600),
  })
  for (const [x0, x1] of pairs([-30, 402, 418, 850, 866, 1298, 1314, 1640]))
    for (let j = 0; j < 5; j++) {
      const y = 752 + j * 58
      if (x0 === 418 && j === 1) continue
      art.rect(x0, y, x1 - x0, 50, 'b')
      art.carve(on.straight(x0 + 4, y + 10, x1 - 4, y + 10, 0, 38), 'k', {
        rows: 4,
        dash: [60, 200],
        gap: [20, 60],
        w: 8,
        tone: (_u, v, px, py) => v * 0.7 + (1 - lit(px, py)) * 0.45,
      })
      art.carve(on.straight(x0 + 4, y + 3, x1 - 4, y + 3, 0, 8), 'a', {
        rows: 1,
        dash: [70, 220],
        gap: [14, 40],
        w: 7,
        tone: (_u, _v, px) => 0.25 + lit(px, 700),
      })
      for (const t of [0.22, 0.78]) {
        const x = x0 + (x1 - x0) * t
        art.rect(x - 42, y + 11, 84, 30, 'k')
        art.rect(x - 36, y + 15, 72, 16, 'p')
        art.line(`M${x - 28} ${y + 23}h${j % 2 ? 40 : 52}`, 'k', 3.4)
        art.fill(`M${x - 22} ${y + 34}h44q-2 14-22 14t-22-14z`, 'c')
      }
    }
  // open drawer with a map
  art.fill('M418 752H850V1000H418Z', 'k')
  for (let j = 2; j < 5; j++) {}
  for (let j = 0; j < 5; j++) {
    const y = 752 + j * 58
    if (j !== 0 && j < 4) continue
    art.rect(418, y, 432, 50, 'b')
    art.carve(on.straight(422, y + 4, 846, y + 4, 0, 44), 'k', {
      rows: 5,
      dash: [50, 180],
      gap: [16, 50],
      w: 9,
      tone: (_u, v) => 0.3 + v * 0.5,
    })
    for (const t of [0.22, 0.78]) {
      const x = 418 + 432 * t
      art.rect(x - 42, y + 11, 84, 30, 'k')
      art.rect(x - 36, y + 15, 72, 16, 'p')
      art.line(`M${x - 28} ${y + 23}h46`, 'k', 3.4)
      art.fill(`M${x - 22} ${y + 34}h44q-2 14-22 14t-22-14z`, 'c')
    }
  }
  art.open({ move: 'translate(0 812) scale(1 1.16) translate(0 -812)' })
  {
    const d = 'M424 812H844L906 968H362Z'
    art.line(d, 'k', 14)
    art.fill(d, 'b')
    const mp = 'M446 818H822L872 952H396Z'
    art.line(mp, 'k', 8)
    art.fill(mp, 'p')
    const c = art.clip(mp)
    art.open({ clip: c })
    const isl = (P: readonly Point[], n = 60) => {
      const d = smooth(P, n)
      art.fill(d, 'c')
      art.line(d, 'k', 5)
      return d
    }
    const co = isl(
      pairs([
        604, 822, 586, 832, 560, 830, 536, 842, 520, 862, 510, 884, 516, 906, 508, 926, 520, 944,
        556, 946, 572, 930, 574, 908, 596, 896, 586, 884, 604, 872, 622, 872, 612, 856, 600, 846,
        606, 834, 604, 822,
      ]),
      90,
    )
    isl(pairs([612, 906, 634, 900, 650, 914, 640, 932, 618, 930, 606, 918, 612, 906]))
    isl(
      pairs([
        690, 884, 716, 876, 742, 878, 750, 896, 740, 914, 748, 930, 722, 936, 704, 924, 686, 926,
        680, 908, 690, 884,
      ]),
      70,
    )
    isl(pairs([672, 940, 700, 936, 712, 948, 684, 950, 672, 940]), 30)
    isl(pairs([816, 896, 834, 892, 838, 906, 822, 908, 816, 896]), 20)
    for (const k of [1.16, 1.34])
      art.add(
        `<g transform="translate(556 888) scale(${k} ${k}) translate(-556 -888)"><path class="s-b" stroke-width="3" stroke-dasharray="12 8" d="${co}"/></g>`,
      )
    art.carve(on.straight(410, 826, 860, 826, 0, 124), 'b', {
      rows: 9,
      dash: [20, 60],
      gap: [60, 150],
      w: 4,
    })
    art.line('M446 818L396 952M540 818L516 952M634 818V952M728 818L752 952M420 885H848', 'k', 2.4)
    art.disc(820, 932, 20, 'p')
    art.line('M822 908V952M800 930H844', 'b', 4)
    art.close()
    const fr = 'M346 966H922V1040H346Z'
    art.fill('M360 1040H910L940 1078H330Z', 'k')
    art.line(fr, 'k', 16)
    art.fill(fr, 'b')
    art.carve(on.straight(350, 972, 918, 972, 0, 64), 'k', {
      rows: 6,
      dash: [60, 200],
      gap: [16, 50],
      w: 9,
      tone: (_u, v) => 0.2 + v * 0.7,
    })
    art.carve(on.straight(350, 970, 918, 970, 0, 18), 'p', {
      rows: 2,
      dash: [60, 180],
      gap: [24, 60],
      w: 7,
    })
    for (const x of [480, 790]) {
      art.rect(x - 54, 982, 108, 36, 'k')
      art.rect(x - 47, 987, 94, 20, 'p')
      art.line(`M${x - 36} 997h68`, 'k', 4)
      art.fill(`M${x - 28} 1012h56q-2 18-28 18t-28-18z`, 'c')
    }
  }
  art.close()
  // ladder
  const la: Point = [1010, 120],
    lb: Point = [1130, 1130],
    ra: Point = [1096, 120],
    rb: Point = [1262, 1130]
  art.line(`M${la}L${lb}M${ra}L${rb}`.replace(/,/g, ' '), 'k', 40)
  for (let i = 0; i < 12; i++) {
    const t = 0.05 + i * 0.08,
      x0 = la[0] + (lb[0] - la[0]) * t,
      x1 = ra[0] + (rb[0] - ra[0]) * t,
      y = la[1] + (lb[1] - la[1]) * t
    art.line(`M${round(x0)} ${round(y)}L${round(x1)} ${round(y)}`, 'k', 28)
    art.line(`M${round(x0)} ${round(y)}L${round(x1)} ${round(y)}`, 'c', 14)
    art.line(`M${round(x0 + 14)} ${round(y - 4)}L${round(x1 - 14)} ${round(y - 4)}`, 'p', 3.4)
  }
  for (const [a, b] of [
    [la, lb],
    [ra, rb],
  ] as const) {
    const T = tube(
      [
        [...a, 11],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 12],
        [...b, 14],
      ],
      { cap: 0 },
    )
    art.fill(T.d, 'c')
    art.carve((u, v) => T.pt(u, -0.9 + 1.8 * v), 'k', {
      rows: 3,
      dash: [40, 150],
      gap: [14, 40],
      w: 7,
      tone: (_u, v) => 1 - v,
    })
    art.carve((u) => T.pt(u, -0.7), 'p', {
      rows: 1,
      dash: [50, 160],
      gap: [24, 60],
      w: 6,
      tone: (u) => 1 - u * 0.6,
    })
    art.line(T.d, 'k', 5)
  }
  art.line('M1010 120q-6-44 26-50M1096 120q-6-44 26-50', 'k', 17)
  art.line('M1010 120q-6-44 26-50M1096 120q-6-44 26-50', 'a', 7)
  // lamp
  art.carve(on.rays(lx - 120, ly - 60, 110, 620, 38, 142), 'p', {
    rows: 26,
    dash: [80, 220],
    gap: [70, 170],
    w: 9,
    tone: (u) => 0.85 - u * 0.7,
  })
  {
    const x = lx - 120,
      y = ly
    art.line(`M${x} -40V${y - 86}`, 'k', 14)
    art.line(`M${x} -40V${y - 86}`, 'p', 5)
    const d = `M${x - 26} ${y - 92}h52l12 36q70 16 82 62h-240q12-46 82-62z`
    art.line(d, 'k', 18)
    art.fill(d, 'c')
    art.carve(on.straight(x - 90, y - 6, x + 110, y - 6, -10, -60), 'k', {
      rows: 6,
      dash: [30, 80],
      gap: [10, 24],
      w: 8,
      tone: (u) => clamp(u * 1.3 - 0.3),
      clip: art.clip(d),
    })
    art.carve(on.straight(x - 100, y - 4, x - 20, y - 60, 20, 4), 'p', {
      rows: 3,
      dash: [30, 60],
      gap: [10, 18],
      w: 7,
      clip: art.clip(d),
    })
    art.disc(x, y + 10, 54, 'k', 20)
    art.disc(x, y + 12, 42, 'p', 22)
  }
  return art
}
