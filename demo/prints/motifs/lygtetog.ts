import { Art } from '../kit/art.ts'
import {
  clamp,
  contour,
  disc,
  type Joint,
  moveAll,
  type Point,
  pairs,
  polygon,
  round,
  spline,
  triples,
} from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** Small dwarfs in red caps walk in a long row with lanterns between trees heavy with snow. */
export function lygtetog(): Art {
  const art = new Art(83)
  art.rect(-40, -40, 1680, 1280, 'k')
  const r = art.random
  // night sky, moon behind trunks
  const mx = 1010,
    my = 250
  art.carve(on.ring(mx, my, 130, 1300), 'a', {
    rows: 34,
    dash: [60, 200],
    gap: [40, 120],
    w: 13,
    tone: (_u, v, _x, y) => (y > 640 ? 0 : clamp(0.95 - v * 1.2)),
  })
  art.disc(mx, my, 104, 'p')
  art.carve(on.ring(mx + 14, my - 8, 16, 104, -30, 130), 'a', {
    rows: 7,
    dash: [30, 90],
    gap: [14, 40],
    w: 8,
    tone: (_u, v) => v,
    clip: art.clip(disc(mx, my, 104)),
  })
  for (let i = 0; i < 44; i++) art.disc(r() * 1680 - 40, r() * 560, 2.5 + r() * 4.5, 'p')
  // distant spruces
  const spruce = (x: number, y: number, h: number, cut: Ink = 'a') => {
    const w = h * 0.32
    let d = `M${x} ${y - h}`
    for (let i = 1; i <= 5; i++) {
      const yy = y - h + (h * 0.92 * i) / 5,
        ww = w * (0.25 + (0.75 * i) / 5)
      d += `L${round(x + ww)} ${round(yy)}L${round(x + ww * 0.55)} ${round(yy - 6)}`
    }
    d += `L${x + 12} ${round(y - h * 0.08)}V${y}H${x - 12}V${round(y - h * 0.08)}`
    for (let i = 5; i >= 1; i--) {
      const yy = y - h + (h * 0.92 * i) / 5,
        ww = w * (0.25 + (0.75 * i) / 5)
      d += `L${round(x - ww * 0.55)} ${round(yy - 6)}L${round(x - ww)} ${round(yy)}`
    }
    d += 'Z'
    art.line(d, 'k', 10)
    art.fill(d, 'k')
    const c = art.clip(d)
    for (let i = 1; i <= 5; i++) {
      const yy = y - h + (h * 0.92 * i) / 5,
        ww = w * (0.25 + (0.75 * i) / 5),
        yt = y - h + (h * 0.92 * (i - 1.15)) / 5
      art.carve((u, v) => [x + (v - 0.5) * 2 * ww * (0.1 + 0.95 * u), yt + (yy - yt) * u], cut, {
        rows: 4 + i,
        dash: [h * 0.08, h * 0.15],
        gap: [6, 16],
        w: 9,
        tone: (_u, v) => clamp(x < mx ? v * 1.3 : (1 - v) * 1.3),
        clip: c,
      })
      art.carve((u, v) => [x + (v - 0.5) * 2 * ww * (0.1 + 0.95 * u), yt + (yy - yt) * u], 'p', {
        rows: 4 + i,
        dash: [16, 36],
        gap: [6, 16],
        w: 10,
        u: [0.72, 1],
        clip: c,
      })
    }
  }
  art.fill('M-40 640Q300 590 800 616T1640 600V800H-40Z', 'a')
  art.carve((u, v) => [-40 + 1680 * u, 616 + v * 120 - 12 * Math.sin(u * 7)], 'k', {
    rows: 8,
    dash: [40, 150],
    gap: [30, 90],
    w: 9,
    tone: (_u, v) => 0.4 + v * 0.4,
  })
  for (const [x, h] of pairs([
    170, 330, 420, 280, 540, 200, 1180, 230, 1390, 320, 1580, 360, 760, 170,
  ]))
    spruce(x, 650, h)
  // snow
  const sg = 'M-40 690Q240 620 620 668T1240 640T1640 690V1240H-40Z'
  art.fill(sg, 'p')
  const sc = art.clip(sg)
  art.carve((u, v) => [-40 + 1680 * u, 660 + v * 580 - 30 * Math.sin(u * 7 + 0.6) * (1 - v)], 'a', {
    rows: 21,
    dash: [100, 280],
    gap: [30, 100],
    w: 15,
    tone: (_u, v) => 0.4 + v * 0.6,
    clip: sc,
  })
  art.carve((u, v) => [-40 + 1680 * u, 676 + v * 580 - 30 * Math.sin(u * 7 + 0.6) * (1 - v)], 'k', {
    rows: 14,
    dash: [30, 110],
    gap: [130, 330],
    w: 9,
    clip: sc,
  })
  // trodden path, S-shaped
  const C = spline(
    pairs([
      1130, 664, 980, 690, 840, 716, 930, 760, 1130, 800, 1200, 860, 1030, 920, 780, 960, 560, 1010,
      400, 1110, 330, 1240,
    ]),
  )
  art.carve(
    (u, v) => {
      const p = C(u),
        w = 8 + u * 86
      return [p[0] + (v - 0.5) * w * 0.9, p[1] + (v - 0.5) * w * 1.1]
    },
    'k',
    { rows: 8, dash: [20, 60], gap: [14, 40], w: 11, tone: (u) => 0.25 + u * 0.5, u: [0, 1] },
  )
  // dwarf, walking left; s scale; feet at y. v = variety
  const dwarf = (x: number, y: number, s: number, k: number, flip = 1) => {
    const lxn = -74,
      lyn = -96,
      n = s < 0.35 ? 0.45 : s < 0.5 ? 0.65 : 1,
      N = (q: number) => Math.max(2, Math.round(q * n))
    // light on the snow and air
    art.carve(on.rays(x + lxn * s * flip, y + 4 * s, 20 * s, 170 * s, 0, 360, 0.34), 'c', {
      rows: N(28),
      dash: [24 * s, 64 * s],
      gap: [10 * s, 26 * s],
      w: 11 * s,
      tone: (u) => 1 - u * 0.8,
    })
    art.disc(x + lxn * s * flip, y + lyn * s, 50 * s, 'c')
    art.carve(on.rays(x + lxn * s * flip, y + lyn * s, 52 * s, 120 * s), 'c', {
      rows: N(30),
      dash: [18 * s, 44 * s],
      gap: [10 * s, 24 * s],
      w: 9 * s,
      tone: (u) => 1 - u * 0.7,
    })
    if (s > 0.35)
      art.carve(on.rays(x + lxn * s * flip, y + lyn * s, 26 * s, 52 * s), 'p', {
        rows: N(22),
        dash: [12 * s, 24 * s],
        gap: [6 * s, 12 * s],
        w: 6 * s,
      })
    const at = (px: number, py: number): Point => [x + px * s * flip, y + py * s]
    const X = <P extends Point | Joint>(q: readonly P[]) => moveAll(q, at, s)
    const cap = contour(
      X([
        [-46, -142],
        [-42, -176],
        [-26, -214],
        [4, -248],
        [40, -262],
        [66, -250 + (k % 2) * 14],
        [78, -226],
        [58, -234],
        [40, -226],
        [38, -204],
        [44, -176],
        [48, -146],
        [4, -154],
      ]),
    )
    const coat = contour(
      X(
        pairs([
          -34, -134, -48, -90, -56, -40, -60, -14, -30, -8, 0, -6, 34, -8, 66, -16, 60, -60, 50,
          -104, 38, -138,
        ]),
      ),
    )
    const boots = [
      contour(X(pairs([-44, -20, -18, -20, -16, 2, -44, 6, -66, 4, -64, -8]))),
      contour(X(pairs([14, -18, 40, -18, 44, 4, 18, 8, -4, 6, -2, -6]))),
    ]
    const arm = tube(X(triples([-2, -112, 15, -26, -92, 15, -54, -98, 11, -66, -112, 8])), {
      cap: 0.3,
      cap0: 0.3,
    }).d
    const beard = contour(
      X(pairs([-46, -142, -56, -120, -60, -92, -48, -62, -30, -84, -18, -104, -10, -140])),
    )
    const nose: Point = [x - 52 * s * flip, y - 138 * s]
    for (const d of [...boots, coat, cap]) art.line(d, 'k', 11 * s)
    for (const d of boots) art.fill(d, 'k')
    art.fill(coat, k % 3 === 1 ? 'b' : 'k')
    const cc = art.clip(coat)
    const L = (a: readonly Point[], b: readonly Point[]) => on.loft(spline(X(a)), spline(X(b)))
    art.open({ clip: cc })
    if (k % 3 === 1)
      art.carve(L(pairs([20, -136, 26, -80, 30, -8]), pairs([40, -136, 56, -80, 66, -8])), 'k', {
        rows: 6,
        dash: [24 * s, 70 * s],
        gap: [6 * s, 14 * s],
        w: 9 * s,
      })
    else
      art.carve(L(pairs([-10, -130, -14, -80, -16, -8]), pairs([38, -136, 54, -80, 64, -8])), 'a', {
        rows: N(8),
        dash: [24 * s, 60 * s],
        gap: [12 * s, 26 * s],
        w: 6.5 * s,
        tone: (_u, v) => 0.25 + v * 0.7,
      })
    art.carve(L(pairs([-34, -130, -50, -80, -60, -8]), pairs([-6, -130, -16, -80, -18, -8])), 'c', {
      rows: 6,
      dash: [20 * s, 56 * s],
      gap: [10 * s, 22 * s],
      w: 7 * s,
      tone: (_u, v) => 1.05 - v,
    })
    art.close()
    // belt
    art.fill(polygon(X(pairs([-54, -62, 62, -66, 63, -52, -57, -48]))), k % 3 === 1 ? 'k' : 'b')
    art.line(beard, 'k', 8 * s)
    art.fill(beard, 'p')
    art.carve(
      L(pairs([-48, -138, -58, -100, -50, -66]), pairs([-14, -138, -22, -108, -44, -72])),
      k % 2 ? 'a' : 'k',
      {
        rows: 5,
        dash: [14 * s, 36 * s],
        gap: [10 * s, 22 * s],
        w: 5 * s,
        tone: (_u, v) => 0.2 + v * 0.7,
      },
    )
    art.disc(nose[0], nose[1], 13 * s, 'k', 12 * s)
    art.disc(nose[0], nose[1], 9.5 * s, 'c', 8.5 * s)
    art.fill(cap, 'b')
    const kc = art.clip(cap)
    art.carve(
      L(
        pairs([-44, -146, -30, -206, 10, -246, 70, -244]),
        pairs([46, -148, 42, -190, 44, -222, 74, -230]),
      ),
      'k',
      {
        rows: N(9),
        dash: [24 * s, 70 * s],
        gap: [8 * s, 20 * s],
        w: 8 * s,
        tone: (_u, v) => clamp(v * 1.5 - 0.35),
        clip: kc,
      },
    )
    art.carve(
      L(
        pairs([-44, -146, -30, -206, 10, -246, 70, -244]),
        pairs([0, -148, 8, -196, 30, -230, 72, -236]),
      ),
      'p',
      {
        rows: 6,
        dash: [16 * s, 50 * s],
        gap: [14 * s, 34 * s],
        w: 6 * s,
        tone: (_u, v) => 1 - v * 0.9,
        clip: kc,
      },
    )
    art.disc(x + 80 * s * flip, y + (-226 + (k % 2) * 8) * s, 14 * s, 'k')
    art.disc(x + 80 * s * flip, y + (-226 + (k % 2) * 8) * s, 10.5 * s, 'p')
    art.fill(contour(X(pairs([-50, -138, 0, -158, 52, -142, 54, -128, 2, -142, -48, -124]))), 'k')
    art.carve(
      L(pairs([-46, -134, 2, -150, 50, -138]), pairs([-46, -130, 2, -144, 50, -132])),
      'p',
      { rows: 1, dash: [6 * s, 9 * s], gap: [4 * s, 6 * s], w: 9 * s },
    )
    art.line(arm, 'k', 7 * s)
    art.fill(arm, k % 3 === 1 ? 'b' : 'k')
    art.carve(
      L(pairs([-4, -118, -28, -98, -56, -106]), pairs([0, -104, -26, -82, -56, -92])),
      k % 3 === 1 ? 'k' : 'c',
      { rows: 3, dash: [12 * s, 30 * s], gap: [6 * s, 14 * s], w: 5 * s },
    )
    const hp = at(-68, -114)
    art.disc(hp[0], hp[1], 12 * s, 'k')
    art.disc(hp[0], hp[1], 8.5 * s, 'c')
    // lantern
    const l = (a: number, b: number) =>
      `${round(x + (lxn + a) * s * flip)} ${round(y + (lyn + b) * s)}`
    art.fill(`M${l(-22, -8)}L${l(0, -26)}L${l(22, -8)}Z`, 'k')
    art.fill(`M${l(-18, -8)}L${l(18, -8)}L${l(20, 36)}L${l(-20, 36)}Z`, 'k')
    art.fill(`M${l(-13, -4)}L${l(13, -4)}L${l(14, 32)}L${l(-14, 32)}Z`, 'p')
    art.fill(`M${l(0, 2)}Q${l(9, 16)} ${l(0, 28)}Q${l(-9, 16)} ${l(0, 2)}Z`, 'c')
    art.line(`M${l(0, -24)}L${l(6, -18)}`, 'k', 5 * s)
  }
  // the line: far ones first
  dwarf(1096, 684, 0.2, 0)
  dwarf(1020, 694, 0.23, 1)
  dwarf(930, 706, 0.26, 2)
  dwarf(858, 728, 0.3, 3, -1)
  dwarf(960, 770, 0.38, 4, -1)
  dwarf(1106, 806, 0.47, 5, -1)
  // middle trunks
  const trunk = (x: number, w: number, y: number, lean = 0, seed = 0) => {
    const br = (by: number, dx: number, dy: number, bw: number) => {
      const x0 = x + lean * (1 - by / y)
      const e = tube(
        [
          [x0, by, bw],
          [x0 + dx * 0.5, by + dy * 0.35, bw * 0.7],
          [x0 + dx, by + dy, bw * 0.2],
        ],
        { cap: 0.3, cap0: 0.3 },
      ).d
      art.line(e, 'a', 4)
      art.fill(e, 'k')
      art.line(
        `M${x0 + dx * 0.15} ${by + dy * 0.1 - bw * 0.9}Q${x0 + dx * 0.5} ${by + dy * 0.3 - bw} ${x0 + dx * 0.95} ${by + dy - 3}`,
        'p',
        bw * 0.55,
      )
    }
    for (const [by, dx, dy, bw] of [
      [190, 200, -120, 19],
      [300, -180, -80, 17],
      [410, 150, -60, 13],
    ] as const)
      br(by, (seed ? -1 : 1) * dx, dy, bw)
    const d = `M${x - w * 0.5} ${y}C${x - w * 0.36} ${y - 200} ${x - w * 0.4 + lean * 0.4} ${y - 500} ${x - w * 0.34 + lean} -40H${x + w * 0.34 + lean}C${x + w * 0.4 + lean * 0.4} ${y - 500} ${x + w * 0.36} ${y - 200} ${x + w * 0.55} ${y}Q${x} ${y + w * 0.24} ${x - w * 0.5} ${y}Z`
    art.line(d, 'k', 10)
    art.fill(d, 'k')
    const c = art.clip(d)
    art.carve((u, v) => [x + lean * (1 - u) + (v - 0.5) * w * 0.8, -40 + (y + 40) * u], 'a', {
      rows: Math.round(w / 11),
      dash: [36, 120],
      gap: [14, 40],
      w: 8,
      tone: (_u, v) => clamp(x < 800 ? v * 1.2 - 0.3 : 0.9 - v * 1.2),
      clip: c,
    })
    art.carve((u, v) => [x + lean * (1 - u) + (v - 0.5) * w * 0.9, -40 + (y + 40) * u], 'c', {
      rows: Math.round(w / 12),
      dash: [24, 80],
      gap: [20, 60],
      w: 8,
      tone: (u, v) => clamp(u * 2 - 1.25) * (x < 800 ? v : 1 - v) * 1.6,
      clip: c,
    })
    art.fill(
      `M${x - w * 0.9} ${y + 10}Q${x} ${y - w * 0.5} ${x + w * 0.9} ${y + 10}Q${x} ${y + w * 0.3} ${x - w * 0.9} ${y + 10}Z`,
      'p',
    )
    art.carve(on.straight(x - w * 0.8, y, x + w * 0.8, y, 0, 14), 'a', {
      rows: 2,
      dash: [30, 70],
      gap: [16, 40],
      w: 8,
    })
  }
  trunk(640, 56, 740, 10, 1)
  trunk(1290, 74, 790, -20, 1)
  dwarf(1216, 876, 0.62, 6)
  dwarf(1016, 922, 0.8, 7)
  trunk(300, 110, 880, 24, 0)
  dwarf(768, 976, 1, 8)
  trunk(1470, 170, 1060, -30, 1)
  dwarf(452, 1062, 1.36, 12)
  trunk(60, 170, 1120, 20, 0)
  // snow in the air
  for (let i = 0; i < 40; i++) {
    const x = r() * 1600,
      y = r() * 1000
    art.disc(x, y, 3 + r() * 5, 'p')
  }
  // owl on the branch
  art.add(
    '<g transform="translate(1352 262) scale(.9)"><path class="k" d="M-34 50C-46 10-44-34-34-56L-20-42Q0-50 20-42L34-56C44-34 46 10 34 50Q0 74-34 50Z"/><circle class="p" cx="-15" cy="-20" r="14"/><circle class="p" cx="15" cy="-20" r="14"/><circle class="c" cx="-15" cy="-20" r="9"/><circle class="c" cx="15" cy="-20" r="9"/><circle class="k" cx="-15" cy="-20" r="4"/><circle class="k" cx="15" cy="-20" r="4"/><path class="c" d="M-5-8h10l-5 12z"/><path class="s-a" stroke-width="5" d="M-20 12q6 10 10 0M-4 16q6 10 10 0M12 12q6 10 10 0M-14 30q6 10 10 0M4 30q6 10 10 0"/></g>',
  )
  return art
}
