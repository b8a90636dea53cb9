import { Art } from '../kit/art.ts'
import type { Joint } from '../kit/geometry.ts'
import {
  clamp,
  disc,
  moveAll,
  type Point,
  pairs,
  polyline,
  round,
  smooth,
  spline,
  triples,
} from '../kit/geometry.ts'
import { limb, tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** Two lur players stand on a mound and lift their mirrored lurs toward the low sun. */
export function lurblaesere(): Art {
  const art = new Art(27)
  const sx = 800,
    sy = 530
  art.rect(-40, -40, 1680, 1280, 'b')
  art.carve(on.rays(sx, sy, 380, 1500), 'k', {
    rows: 120,
    dash: [100, 320],
    gap: [20, 50],
    w: 22,
    tone: (u) => clamp(u * 1.35 - 0.1),
  })
  art.carve(on.rays(sx, sy, 380, 1250, 1.5, 361.5), 'p', {
    rows: 110,
    dash: [60, 220],
    gap: [40, 110],
    w: 11,
    tone: (u) => clamp(1.05 - u * 1.1),
  })
  art.disc(sx, sy, 372, 'p')
  art.carve(on.ring(sx, sy, 352, 374), 'c', { rows: 1, dash: [26, 60], gap: [14, 26], w: 14 })
  art.disc(sx, sy, 346, 'c')
  const sc = art.clip(disc(sx, sy, 346))
  art.carve(on.straight(450, 540, 1150, 540, 0, 340), 'p', {
    rows: 19,
    dash: [60, 210],
    gap: [24, 70],
    w: 12,
    tone: (_u, v) => v * 1.1,
    clip: sc,
  })
  art.carve(on.ring(sx, sy, 30, 345, 180, 360), 'a', {
    rows: 13,
    dash: [40, 120],
    gap: [60, 160],
    w: 7,
    tone: (_u, v) => v * 0.8,
    clip: sc,
  })
  // far coast and water
  art.fill('M-40 874Q160 850 360 866T700 872H960T1260 862T1640 868V1240H-40Z', 'b')
  art.carve((u, v) => [-40 + 1680 * u, 876 + v * 200], 'k', {
    rows: 15,
    dash: [50, 190],
    gap: [16, 50],
    w: 14,
    tone: (_u, _v, x) => clamp(0.35 + Math.abs(x - sx) / 700),
  })
  art.carve((u, v) => [-40 + 1680 * u, 880 + v * 150], 'a', {
    rows: 9,
    dash: [40, 170],
    gap: [40, 130],
    w: 8,
    tone: (_u, _v, x) => clamp(1 - Math.abs(x - sx) / 900),
  })
  art.carve((u, v) => [-40 + 1680 * u, 878 + v * 66], 'c', {
    rows: 6,
    dash: [60, 190],
    gap: [14, 50],
    w: 14,
    tone: (_u, _v, x) => clamp(1.3 - Math.abs(x - sx) / 430),
  })
  // mound
  const mo =
    'M-40 1130C160 1090 330 960 540 930C700 908 900 908 1060 930C1270 960 1440 1090 1640 1130V1240H-40Z'
  art.fill(mo, 'k')
  const mc = art.clip(mo)
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * u,
        t = (x - 800) / 840
      return [x, 926 + v * 330 + 210 * t * t * (1 - v * 0.35)]
    },
    'b',
    { rows: 17, dash: [30, 120], gap: [14, 44], w: 12, tone: (_u, v) => 0.45 + v * 0.5, clip: mc },
  )
  art.carve(
    (u, v) => {
      const x = -40 + 1680 * u,
        t = (x - 800) / 840
      return [x, 934 + v * 300 + 210 * t * t * (1 - v * 0.35)]
    },
    'a',
    {
      rows: 13,
      dash: [20, 90],
      gap: [40, 120],
      w: 9,
      tone: (_u, v, x) => clamp(1.1 - Math.abs(x - sx) / 620) * (1 - v * 0.6),
      clip: mc,
    },
  )
  art.carve(
    (u, v) => {
      const x = 300 + 1000 * v
      return [
        x + (art.random() - 0.5) * 6 + (v - 0.5) * 30 * u,
        936 + ((x - 800) / 840) ** 2 * 190 - u * 34,
      ]
    },
    'k',
    { rows: 120, dash: [34, 44], gap: [60, 70], w: 9 },
  )
  // kerb stones
  for (const [x, y, r] of triples([
    330, 1100, 54, 450, 1126, 64, 590, 1140, 56, 716, 1150, 62, 850, 1150, 58, 980, 1142, 62, 1110,
    1130, 56, 1226, 1110, 58, 1340, 1086, 46,
  ])) {
    const d = smooth([
      [x - r, y + 34],
      [x - r * 0.9, y - 20],
      [x - r * 0.3, y - 44],
      [x + r * 0.5, y - 38],
      [x + r * 0.95, y - 4],
      [x + r, y + 34],
      [x - r, y + 34],
    ])
    art.line(d, 'k', 16)
    art.fill(d, 'b')
    const c = art.clip(d)
    art.carve(on.straight(x - r, y - 40, x + r, y - 40, 0, 76), 'p', {
      rows: 7,
      dash: [14, 40],
      gap: [10, 24],
      w: 7,
      tone: (_u, v) => clamp(1.1 - v * 1.7),
      clip: c,
    })
    art.carve(on.straight(x - r, y - 30, x + r, y - 30, 0, 76), 'k', {
      rows: 8,
      dash: [14, 50],
      gap: [8, 20],
      w: 9,
      tone: (_u, v) => v * 1.2,
      clip: c,
    })
  }
  const man = (M: number) => {
    const p = <P extends Point | Joint>(...a: P[]) => moveAll(a, (x, y) => [M * (x - 800) + 800, y])
    const at = (x: number, y: number): Point => [M * (x - 800) + 800, y]
    const sm = (a: readonly Point[]) => smooth(p(...a), 60)
    const side = M > 0 ? 1 : -1
    // cloak behind
    const cl = pairs([
      566, 474, 540, 470, 512, 486, 496, 530, 486, 610, 474, 700, 450, 800, 434, 868, 446, 880, 468,
      868, 486, 886, 506, 872, 528, 888, 548, 868, 566, 872, 580, 700, 600, 540, 594, 480, 566, 474,
    ])
    const D = sm(cl)
    art.line(D, 'k', 12)
    art.fill(D, 'k')
    const cc = art.clip(D)
    const lo = (a: readonly Point[], b: readonly Point[]) =>
      on.loft(spline(p(...a)), spline(p(...b)))
    art.carve(
      lo(
        pairs([540, 474, 500, 570, 486, 700, 436, 880]),
        pairs([596, 480, 590, 600, 580, 740, 562, 890]),
      ),
      'a',
      {
        rows: 11,
        dash: [50, 160],
        gap: [16, 44],
        w: 12,
        tone: (_u, v) => 0.12 + 0.7 * v ** 1.5 * (0.6 + 0.4 * Math.sin(v * 20)),
        clip: cc,
      },
    )
    art.carve(
      lo(
        pairs([540, 474, 500, 570, 486, 700, 436, 880]),
        pairs([596, 480, 590, 600, 580, 740, 562, 890]),
      ),
      'b',
      {
        rows: 11,
        dash: [60, 190],
        gap: [16, 40],
        w: 13,
        tone: (_u, v) => 0.95 - v * 0.5,
        clip: cc,
      },
    )
    // legs
    for (const [l, t] of [
      [
        triples([550, 780, 36, 540, 836, 27, 534, 866, 30, 530, 910, 18, 530, 938, 14]),
        triples([520, 940, 15, 556, 944, 14, 590, 950, 10]),
      ],
      [
        triples([598, 780, 38, 612, 834, 28, 610, 866, 31, 606, 912, 18, 606, 940, 14]),
        triples([598, 942, 15, 634, 946, 15, 672, 954, 10]),
      ],
    ] as const) {
      limb(art, p(...l), {
        fill: 'k',
        outline: 0,
        dark: null,
        light: 'c',
        side: side * 1,
        w: 8,
        lightness: 0.9,
        rows: 6,
      })
      limb(art, p(...t), {
        fill: 'k',
        outline: 3,
        dark: null,
        light: 'c',
        side: side,
        w: 5,
        cap0: 1,
      })
    }
    // kirtle
    const K = sm(
      pairs([
        546, 470, 520, 560, 530, 660, 508, 786, 560, 806, 620, 806, 650, 790, 626, 660, 622, 560,
        610, 480, 580, 462, 546, 470,
      ]),
    )
    art.fill(K, 'k')
    art.line(K, 'k', 6)
    const kc = art.clip(K)
    art.carve(
      lo(
        pairs([560, 480, 556, 600, 560, 680, 540, 800]),
        pairs([612, 480, 622, 600, 626, 680, 652, 800]),
      ),
      'c',
      {
        rows: 9,
        dash: [40, 120],
        gap: [12, 34],
        w: 11,
        tone: (u, v) => clamp(v * 1.3 - 0.12) * (0.65 + 0.35 * Math.sin(v * 26 + u * 3)),
        clip: kc,
      },
    )
    art.carve(
      lo(
        pairs([560, 480, 556, 600, 560, 680, 540, 800]),
        pairs([612, 480, 622, 600, 626, 680, 652, 800]),
      ),
      'p',
      {
        rows: 9,
        dash: [30, 80],
        gap: [40, 90],
        w: 8,
        tone: (_u, v) => clamp(v * 2 - 1.25),
        clip: kc,
      },
    )
    const belt = tube(p([522, 640, 13], [570, 656, 14], [630, 644, 13]), { cap: 0 })
    art.fill(belt.d, 'k')
    art.line(polyline(p([522, 630], [570, 647], [630, 634])), 'p', 4)
    art.line(polyline(p([522, 652], [570, 669], [630, 658])), 'p', 4)
    // sword
    const sw = tube(p([566, 640, 11], [526, 730, 15], [492, 826, 9]))
    art.line(sw.d, 'p', 6)
    art.fill(sw.d, 'k')
    art.line(polyline(p([572, 626], [586, 596])), 'k', 15)
    art.line(polyline(p([570, 630], [585, 598])), 'c', 6)
    art.line(polyline(p([552, 638], [582, 650])), 'k', 12)
    art.disc(...at(590, 590), 12, 'k')
    art.disc(...at(590, 590), 6, 'c')
    art.line(polyline(p([552, 680], [504, 800])), 'p', 3, 'stroke-dasharray="14 8"')
    // head in profile with cap
    const H = smooth(
      p(
        [552, 500],
        [545, 470],
        [534, 440],
        [528, 404],
        [560, 372],
        [600, 376],
        [605, 390],
        [607, 400],
        [606, 407],
        [613, 416],
        [620, 426],
        [617, 430],
        [609, 431],
        [613, 438],
        [609, 443],
        [612, 450],
        [606, 456],
        [607, 465],
        [603, 474],
        [590, 477],
        [583, 484],
        [588, 504],
        [552, 500],
      ),
      130,
    )
    art.fill(H, 'k')
    const hc = art.clip(H)
    art.carve(
      lo(pairs([604, 392, 608, 428, 602, 470]), pairs([586, 392, 584, 428, 582, 474])),
      'c',
      { rows: 4, dash: [14, 34], gap: [8, 16], w: 6.5, tone: (_u, v) => 1 - v * 0.9, clip: hc },
    )
    const C = smooth(
      p(
        [530, 432],
        [518, 404],
        [522, 366],
        [540, 340],
        [570, 328],
        [598, 340],
        [610, 368],
        [609, 388],
        [590, 394],
        [564, 410],
        [530, 432],
      ),
      60,
    )
    art.line(C, 'k', 10)
    art.fill(C, 'b')
    const cp = art.clip(C)
    art.carve(
      lo(pairs([526, 420, 526, 360, 566, 330]), pairs([608, 386, 604, 350, 580, 328])),
      'k',
      {
        rows: 9,
        dash: [10, 24],
        gap: [6, 12],
        w: 8,
        tone: (_u, v) => clamp(1.05 - v * 1.3),
        clip: cp,
      },
    )
    art.carve(
      lo(pairs([526, 420, 526, 360, 566, 330]), pairs([608, 386, 604, 350, 580, 328])),
      'p',
      {
        rows: 9,
        dash: [8, 18],
        gap: [7, 14],
        w: 6,
        tone: (_u, v) => clamp(v * 1.5 - 0.55),
        clip: cp,
      },
    )
    // lur
    const lp = p(
      [618, 446, 8],
      [648, 470, 9],
      [684, 530, 11],
      [716, 604, 13],
      [748, 636, 14],
      [776, 604, 16],
      [782, 520, 18],
      [764, 420, 20],
      [718, 320, 22],
      [640, 246, 25],
      [560, 222, 29],
    )
    const L = tube(lp, { cap: 0, n: 60 })
    art.line(L.d, 'k', 16)
    art.fill(L.d, 'a')
    const lc = art.clip(L.d)
    art.carve((u, v) => L.pt(u, side * (0.2 + v * 0.8)), 'k', {
      rows: 4,
      dash: [30, 90],
      gap: [8, 20],
      w: 9,
      tone: (_u, v) => 0.3 + v,
      clip: lc,
    })
    art.carve((u, v) => L.pt(u, -side * (0.1 + v * 0.7)), 'p', {
      rows: 3,
      dash: [40, 120],
      gap: [20, 44],
      w: 9,
      clip: lc,
    })
    for (const t of [0.11, 0.3, 0.46, 0.62, 0.78, 0.92]) {
      art.line(polyline([L.pt(t, -1.25), L.pt(t, 1.25)]), 'k', 15)
      art.line(polyline([L.pt(t, -1), L.pt(t, 1)]), 'c', 5)
    }
    // arms on the tube
    for (const [a, h] of [
      [
        triples([566, 510, 27, 600, 576, 24, 648, 596, 20, 690, 566, 15]),
        triples([680, 572, 17, 698, 556, 18, 714, 532, 12]),
      ],
      [
        triples([576, 504, 29, 596, 570, 26, 640, 604, 22, 722, 620, 15]),
        triples([712, 622, 18, 738, 624, 19, 764, 602, 12]),
      ],
    ] as const) {
      limb(art, p(...a), {
        fill: 'k',
        outline: 5,
        dark: null,
        light: 'c',
        side: -side,
        w: 8,
        lightness: 1,
        cap0: 1,
      })
      const T = tube(p(...h), { cap0: 1 })
      art.line(T.d, 'k', 9)
      art.fill(T.d, 'c')
      for (const t of [0.3, 0.52, 0.74, 0.95])
        art.line(polyline([T.pt(t, -0.95), T.pt(t + 0.03, 0.2), T.pt(t, 0.95)]), 'k', 5)
    }
    // rattle plates
    for (const [x, y] of pairs([706, 662, 724, 674, 742, 672]))
      art
        .line(polyline(p([x, y - 24], [x, y])), 'k', 5)
        .disc(...at(x, y + 4), 9, 'k')
        .disc(...at(x, y + 3), 4, 'a')
    // disc
    const [dx, dy] = at(536, 216)
    art.add(
      `<g transform="translate(${dx} ${dy}) rotate(${M * -8}) scale(${M} 1)"><ellipse class="k" rx="54" ry="94"/><ellipse class="p" rx="44" ry="83"/><ellipse class="a" rx="36" ry="73"/><ellipse class="s-k" rx="40" ry="77" stroke-width="4"/><ellipse class="k" rx="18" ry="34"/><ellipse class="s-k" rx="26" ry="52" stroke-width="4"/>${[
        0, 60, 120, 180, 240, 300,
      ]
        .map((a) => {
          const q = ((a + 30) * Math.PI) / 180
          return `<ellipse class="k" cx="${round(Math.cos(q) * 31)}" cy="${round(Math.sin(q) * 62)}" rx="5" ry="9"/>`
        })
        .join('')}</g>`,
    )
  }
  man(1)
  man(-1)
  for (const [x, y, s] of triples([250, 330, 0.9, 180, 400, 0.6, 1380, 300, 0.8, 1440, 370, 0.55]))
    art.fill(
      `M${x} ${y}q${-26 * s} ${-26 * s} ${-60 * s} ${-18 * s}q${36 * s} ${2 * s} ${58 * s} ${30 * s}q${24 * s} ${-30 * s} ${62 * s} ${-34 * s}q${-36 * s} ${-4 * s} ${-60 * s} ${22 * s}z`,
      'k',
    )
  return art
}
