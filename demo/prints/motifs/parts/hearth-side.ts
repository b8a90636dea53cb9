import type { Art } from '../../kit/art.ts'
import { clamp, contour, pairs, spline, triples } from '../../kit/geometry.ts'
import { tube } from '../../kit/limbs.ts'
import { on } from '../../kit/surfaces.ts'

/** Basket, stool and cat, before the fire. */
export const hearthSide = (art: Art): void => {
  // firewood basket left
  {
    const b = 'M140 1120L112 950H350L330 1120Q236 1150 140 1120Z'
    for (const [x, y, a] of triples([
      150, 930, -14, 210, 910, 6, 270, 924, -4, 310, 936, 16, 180, 900, 4, 246, 880, -8,
    ])) {
      art.add(
        `<g transform="translate(${x} ${y}) rotate(${a})"><circle class="k" r="38"/><circle class="a" r="30"/><circle class="s-k" r="20" stroke-width="4"/><circle class="s-k" r="10" stroke-width="3"/></g>`,
      )
    }
    art.line(b, 'k', 16)
    art.fill(b, 'c')
    const c = art.clip(b)
    for (let j = 0; j < 8; j++)
      art.carve(
        (u) => [
          110 + 245 * u,
          962 + j * 21 + 8 * Math.sin(u * 3.14) + (j % 2 ? 4 : -4) * Math.sin(u * 40),
        ],
        'k',
        { rows: 1, dash: [20, 26], gap: [8, 12], w: 13, jit: 0, tone: (u) => 1 - u * 0.3, clip: c },
      )
    art.carve(on.straight(300, 960, 290, 1120, 40, 0), 'a', {
      rows: 4,
      dash: [16, 30],
      gap: [12, 26],
      w: 8,
      clip: c,
    })
    art.line('M108 952Q230 976 354 952', 'k', 20)
    art.line('M116 952Q230 974 348 952', 'a', 6, 'stroke-dasharray="16 10"')
  }
  // stool right with bowl
  art.fill('M1250 1000H1500L1516 1030H1234Z', 'k')
  art.carve(on.straight(1250, 1008, 1490, 1008, 0, 16), 'a', {
    rows: 2,
    dash: [40, 110],
    gap: [12, 30],
    w: 8,
    tone: (u) => 1.1 - u,
  })
  art.line('M1270 1030L1246 1190M1480 1030L1506 1190M1376 1030V1160', 'k', 24)
  art.line('M1262 1036L1240 1180', 'a', 5, 'stroke-dasharray="30 12"')
  {
    const bw = 'M1296 930H1460Q1456 1000 1400 1004H1356Q1300 1000 1296 930Z'
    art.line(bw, 'k', 12)
    art.fill(bw, 'p')
    art.carve(on.straight(1300, 940, 1456, 940, 0, 60), 'c', {
      rows: 5,
      dash: [20, 50],
      gap: [8, 18],
      w: 8,
      tone: (u) => 0.15 + u,
      clip: art.clip(bw),
    })
    art.carve(on.straight(1300, 952, 1456, 952, 0, 4), 'c', {
      rows: 1,
      dash: [10, 12],
      gap: [8, 10],
      w: 9,
    })
    art.line('M1350 926Q1420 860 1470 850', 'k', 16)
    art.line('M1350 926Q1420 860 1470 850', 'a', 6)
  }
  // cat from behind, watching the fire
  art.open({ move: 'translate(-6 -84)' })
  art.carve(
    on.loft(
      spline([
        [1010, 1140],
        [1090, 1240],
      ]),
      spline([
        [1180, 1130],
        [1380, 1240],
      ]),
    ),
    'k',
    { rows: 13, dash: [40, 100], gap: [8, 20], w: 15 },
  )
  const cat = contour([
    [1010, 1130],
    [1000, 1060],
    [1012, 990],
    [1040, 936],
    [1056, 900],
    [1046, 872],
    [1044, 846],
    [1040, 806, 1],
    [1072, 826],
    [1096, 824],
    [1128, 804, 1],
    [1128, 846],
    [1124, 874],
    [1116, 900],
    [1140, 940],
    [1170, 1000],
    [1180, 1070],
    [1166, 1132],
    [1088, 1150],
  ])
  const tail = tube(
    triples([1150, 1126, 20, 1220, 1140, 20, 1270, 1116, 18, 1276, 1076, 16, 1252, 1066, 12]),
    { cap: 0.3, cap0: 0.3 },
  ).d
  art.line(cat, 'k', 26)
  art.line(tail, 'k', 20)
  art.line(cat, 'a', 9)
  art.line(tail, 'a', 6)
  art.fill(tail, 'k')
  art.fill(cat, 'k')
  const cc = art.clip(cat)
  art.carve(
    on.loft(
      spline(pairs([1050, 830, 1058, 900, 1016, 990, 1008, 1130])),
      spline(pairs([1086, 830, 1086, 900, 1060, 1000, 1050, 1136])),
    ),
    'a',
    {
      rows: 8,
      dash: [18, 44],
      gap: [8, 20],
      w: 9,
      tone: (_u, v) => clamp(1.1 - v * 1.2),
      clip: cc,
    },
  )
  art.carve(
    on.loft(
      spline(pairs([1120, 830, 1116, 900, 1160, 990, 1170, 1130])),
      spline(pairs([1090, 830, 1090, 900, 1110, 1000, 1120, 1136])),
    ),
    'b',
    { rows: 9, dash: [20, 50], gap: [12, 28], w: 8, tone: (_u, v) => 0.9 - v * 0.7, clip: cc },
  )
  art.line('M1086 900Q1090 1010 1088 1130', 'b', 4, 'stroke-dasharray="26 12"')
  art.line('M1034 1136Q1020 1086 1050 1050M1146 1134Q1158 1086 1126 1050', 'b', 5)
  art.fill('M1050 822L1048 846L1064 834ZM1120 820L1122 846L1106 834Z', 'b')
  art.close()
}
