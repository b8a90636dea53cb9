import type { Art } from '../../kit/art.ts'
import {
  clamp,
  type Joint,
  pairs,
  polyline,
  round,
  smooth,
  spline,
  triples,
} from '../../kit/geometry.ts'
import type { LimbStyle, Tube } from '../../kit/limbs.ts'
import { limb, tube } from '../../kit/limbs.ts'
import { on } from '../../kit/surfaces.ts'

/** The left hand steadies the helmet, the right one brushes it. */
export const conservatorsHands = (art: Art): void => {
  // right hand holding a brush; left gloved hand steadying the helmet
  const nail = (T: Tube, s = 1, t = 1) => {
    const a = T.s(t),
      b = T.s(t - 0.1),
      g = (Math.atan2(a[1] - b[1], a[0] - b[0]) * 180) / Math.PI
    art.add(
      `<g transform="translate(${round(a[0])} ${round(a[1])}) rotate(${round(g)}) scale(${s})"><path class="p" d="M-12-10Q10-14 15 0Q10 12-12 9Q-17 0-12-10Z"/><path class="s-k" stroke-width="3.6" d="M-12-10Q10-14 15 0Q10 12-12 9Q-17 0-12-10Z"/></g>`,
    )
  }
  const fg = (pts: readonly Joint[], o: LimbStyle = {}) => {
    const T = limb(art, pts, {
      fill: 'a',
      outline: 7,
      dark: 'k',
      light: 'p',
      w: 9,
      rows: 5,
      dash: [18, 56],
      ...o,
    })
    return T
  }
  const kn = (T: Tube, ...ts: number[]) => {
    for (const t of ts) art.line(polyline([T.pt(t, -0.6), T.pt(t + 0.02, 0), T.pt(t, 0.5)]), 'k', 4)
  }
  // left
  limb(art, triples([120, 1280, 128, 240, 1130, 110, 350, 1010, 86]), {
    fill: 'p',
    outline: 9,
    cap: 0,
    side: 1,
    w: 14,
    rows: 14,
    dash: [40, 130],
    light: null,
    from: -0.2,
  })
  limb(art, triples([300, 1070, 74, 370, 980, 66, 420, 914, 64, 452, 868, 68]), {
    fill: 'a',
    outline: 8,
    cap: 0.5,
    side: 1,
    w: 11,
    rows: 12,
    dash: [24, 80],
  })
  {
    const c = tube(triples([318, 1052, 92, 352, 1008, 94, 378, 974, 90]), { cap: 0 })
    art.line(c.d, 'k', 16)
    art.fill(c.d, 'b')
    art.carve((u, v) => c.pt(0.1 + 0.8 * v, -1 + 2 * u), 'p', {
      rows: 4,
      dash: [20, 70],
      gap: [10, 22],
      w: 7,
      tone: (u) => 1 - u * 0.8,
      clip: art.clip(c.d),
    })
  }
  const bkL = smooth(
    pairs([
      404, 880, 420, 812, 468, 772, 530, 776, 572, 820, 574, 890, 540, 940, 480, 950, 424, 930, 404,
      880,
    ]),
    60,
  )
  art.line(bkL, 'k', 16)
  art.fill(bkL, 'a')
  {
    const c = art.clip(bkL)
    art.carve(
      on.loft(
        spline(pairs([420, 880, 490, 850, 570, 850])),
        spline(pairs([430, 940, 500, 956, 570, 930])),
      ),
      'k',
      {
        rows: 9,
        dash: [24, 70],
        gap: [10, 26],
        w: 10,
        tone: (_u, v) => clamp(v * 1.2 - 0.05),
        clip: c,
      },
    )
    art.carve(
      on.loft(
        spline(pairs([424, 860, 460, 800, 520, 790])),
        spline(pairs([440, 880, 490, 840, 560, 836])),
      ),
      'p',
      { rows: 5, dash: [20, 60], gap: [14, 30], w: 8, clip: c },
    )
  }
  kn(fg(triples([514, 926, 26, 576, 950, 26, 628, 956, 22, 664, 950, 17])), 0.45, 0.75)
  kn(fg(triples([534, 892, 29, 604, 912, 29, 666, 910, 25, 706, 898, 19])), 0.45, 0.75)
  kn(fg(triples([540, 850, 30, 616, 862, 30, 682, 854, 26, 724, 838, 20])), 0.45, 0.75)
  kn(fg(triples([532, 806, 29, 604, 806, 29, 664, 790, 25, 702, 772, 19])), 0.45, 0.75)
  {
    const T = fg(triples([440, 836, 38, 470, 768, 36, 508, 718, 32, 544, 680, 26, 562, 650, 20]), {
      n: 6,
      cap0: 0.6,
    })
    kn(T, 0.66)
    nail(T, 1.1)
    const r = smooth(
      pairs([424, 860, 440, 824, 478, 812, 500, 842, 488, 876, 440, 890, 424, 860]),
      40,
    )
    art.fill(r, 'a')
    art.carve(
      on.loft(
        spline([
          [436, 840],
          [470, 826],
        ]),
        spline([
          [440, 860],
          [486, 850],
        ]),
      ),
      'p',
      { rows: 2, dash: [16, 30], gap: [8, 16], w: 7, clip: art.clip(r) },
    )
  }
  // right arm
  limb(art, triples([1500, 1280, 132, 1380, 1140, 112, 1262, 1020, 88]), {
    fill: 'p',
    outline: 9,
    cap: 0,
    side: -1,
    w: 14,
    rows: 14,
    dash: [40, 130],
    light: null,
    from: -0.2,
  })
  limb(art, triples([1310, 1080, 74, 1226, 980, 64, 1174, 912, 58, 1142, 866, 62]), {
    fill: 'a',
    outline: 8,
    cap: 0.5,
    side: -1,
    w: 11,
    rows: 12,
    dash: [24, 80],
  })
  {
    const c = tube(triples([1296, 1062, 92, 1258, 1016, 94, 1230, 980, 90]), { cap: 0 })
    art.line(c.d, 'k', 16)
    art.fill(c.d, 'b')
    art.carve((u, v) => c.pt(0.1 + 0.8 * v, -1 + 2 * u), 'p', {
      rows: 4,
      dash: [20, 70],
      gap: [10, 22],
      w: 7,
      tone: (u) => u,
      clip: art.clip(c.d),
    })
  }
  // lower fingers curl under the brush
  const hR = { side: -1 }
  kn(fg(triples([1140, 884, 28, 1080, 872, 28, 1040, 838, 25, 1056, 812, 19]), hR), 0.4)
  kn(fg(triples([1140, 850, 30, 1066, 836, 30, 1016, 792, 27, 1034, 758, 20]), hR), 0.4)
  // brush
  const br = tube(triples([1330, 520, 7, 1240, 580, 11, 1100, 672, 15, 1000, 738, 16]), { cap: 0 })
  art.line(br.d, 'k', 16)
  art.fill(br.d, 'p')
  art.carve((u, v) => br.pt(u, -0.1 + v), 'k', {
    rows: 2,
    dash: [40, 110],
    gap: [14, 30],
    w: 6,
    clip: art.clip(br.d),
  })
  const fe = tube(
    [
      [1010, 731, 17],
      [972, 756, 20],
    ],
    { cap: 0 },
  )
  art.line(fe.d, 'k', 14)
  art.fill(fe.d, 'b')
  art.line(polyline([fe.pt(0.4, -1), fe.pt(0.4, 1)]), 'p', 4)
  const bt = tube(triples([974, 754, 20, 946, 774, 24, 920, 790, 14, 904, 796, 3]))
  art.line(bt.d, 'k', 12)
  art.fill(bt.d, 'k')
  art.carve((u, v) => bt.pt(u, -0.9 + 1.8 * v), 'p', {
    rows: 5,
    dash: [24, 60],
    gap: [8, 14],
    w: 6,
    clip: art.clip(bt.d),
  })
  const bkR = smooth(
    pairs([
      1196, 894, 1192, 824, 1168, 770, 1120, 744, 1078, 760, 1062, 810, 1080, 868, 1124, 906, 1172,
      926, 1196, 894,
    ]),
    60,
  )
  art.line(bkR, 'k', 16)
  art.fill(bkR, 'a')
  {
    const c = art.clip(bkR)
    art.carve(
      on.loft(
        spline(pairs([1180, 800, 1120, 830, 1070, 840])),
        spline(pairs([1196, 900, 1140, 910, 1080, 880])),
      ),
      'k',
      {
        rows: 9,
        dash: [24, 70],
        gap: [10, 26],
        w: 10,
        tone: (_u, v) => clamp(v * 1.2 - 0.05),
        clip: c,
      },
    )
    art.carve(
      on.loft(
        spline(pairs([1170, 776, 1120, 756, 1080, 776])),
        spline(pairs([1180, 820, 1120, 800, 1074, 820])),
      ),
      'p',
      { rows: 5, dash: [20, 60], gap: [14, 30], w: 8, clip: c },
    )
  }
  {
    const T = fg(
      triples([1126, 790, 32, 1090, 728, 31, 1046, 694, 27, 1008, 708, 23, 984, 728, 18]),
      hR,
    )
    kn(T, 0.35, 0.68)
    nail(T)
  }
  {
    const T = fg(
      triples([1150, 826, 34, 1104, 790, 34, 1062, 764, 30, 1030, 742, 24, 1012, 726, 18]),
      { ...hR, cap0: 0.7 },
    )
    kn(T, 0.6)
    nail(T, 1.1)
    const r = smooth(pairs([1176, 850, 1164, 806, 1130, 800, 1116, 830, 1134, 862, 1176, 850]), 30)
    art.fill(r, 'a')
  }
}
