import { Art } from '../kit/art.ts'
import { clamp, contour, pairs, round, spline, triples } from '../kit/geometry.ts'
import { horse } from '../kit/horse.ts'
import type { Ink } from '../kit/inks.ts'
import { body, tube } from '../kit/limbs.ts'
import { gull, swallow, tree } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** A brown horse at a trot draws an open carriage through a village with great trees. */
export function hestevogn(): Art {
  const art = new Art(23)
  art.rect(-40, -40, 1680, 1280, 'a')
  art.carve(
    (u, v) => [-60 + 1720 * u, -40 + v * 740 + 70 * Math.sin(u * 3.6 + v * 2) - 30 * u],
    'p',
    {
      rows: 34,
      dash: [120, 380],
      gap: [20, 60],
      w: 21,
      tone: (u, v) => 0.5 + 0.6 * Math.abs(Math.sin(v * 8 + u * 3)),
    },
  )
  art.open({ move: 'translate(0 -52)' })
  // church, hills
  art.fill('M-40 640Q300 560 700 610T1640 600V800H-40Z', 'b')
  art.carve((u, v) => [-40 + 1680 * u, 616 + v * 150 - 26 * Math.sin(u * 5)], 'a', {
    rows: 9,
    dash: [50, 150],
    gap: [24, 70],
    w: 9,
    tone: (_u, _v, x) => clamp(1.1 - x / 1500),
  })
  art.carve((u, v) => [-40 + 1680 * u, 624 + v * 150 - 26 * Math.sin(u * 5)], 'k', {
    rows: 9,
    dash: [30, 110],
    gap: [40, 110],
    w: 8,
  })
  art.open({ move: 'translate(318 34)' })
  art.fill('M330 640V520H366V440H430V520H560V640Z', 'p')
  art.line('M330 640V520H366V440H430V520H560V640', 'k', 7)
  art.fill('M358 444L366 424H372V436H382V424H398V412H410V424H424V436H432V444Z', 'k')
  art.fill('M424 526L440 472H560L580 526Z', 'c')
  art.line('M424 526L440 472H560L580 526Z', 'k', 7)
  art.carve(on.straight(444, 478, 432, 524, 126, 0), 'k', {
    rows: 13,
    dash: [40, 46],
    gap: [8, 9],
    w: 4.5,
  })
  for (const x of [456, 506]) art.fill(`M${x} 600v-36q9-14 18 0v36z`, 'k')
  art.fill('M390 490v-24q8-12 16 0v24z', 'k')
  art.carve(on.straight(408, 530, 408, 640, 20, 0), 'a', {
    rows: 3,
    dash: [30, 60],
    gap: [10, 20],
    w: 7,
  })
  art.close()
  // thatched cottages
  const cot = (x: number, y: number, w: number, h: number, s: number) => {
    art.rect(x, y, w, h, 'p')
    art.carve(on.straight(x, y, x + w, y, 0, 30), 'k', {
      rows: 3,
      dash: [40, 100],
      gap: [8, 20],
      w: 9,
      tone: (_u, v) => 1 - v,
    })
    let tb = ''
    const n = Math.round(w / 56)
    for (let i = 0; i <= n; i++) tb += `M${round(x + (i * (w - 9)) / n)} ${y}h9v${h}h-9z`
    tb += `M${x} ${y + h * 0.5}h${w}v8h${-w}z`
    art.fill(tb, 'k')
    for (let i = 0; i < n; i += 2) {
      const q = x + ((i + 0.5) * (w - 9)) / n - 8
      art.rect(q - 4, y + h * 0.16, 30, 34, 'k')
      art.rect(q, y + h * 0.16 + 4, 22, 26, 'b')
      art.fill(`M${q + 9} ${y + h * 0.16 + 4}h4v26h-4z`, 'p')
    }
    const rf = `M${x - 34} ${y + 10}Q${x - 8} ${y - 30} ${x + 30} ${y - s + 18}Q${x + 42} ${y - s} ${x + 66} ${y - s}H${x + w - 66}Q${x + w - 42} ${y - s} ${x + w - 30} ${y - s + 18}Q${x + w + 8} ${y - 30} ${x + w + 34} ${y + 10}Q${x + w / 2} ${y + 22} ${x - 34} ${y + 10}Z`
    art.fill(rf, 'k')
    art.carve(
      (u, v) => {
        const xt = x + 36 + (w - 72) * v,
          xb = x - 34 + (w + 68) * v
        return [xt + (xb - xt) * u, y - s + 4 + (s + 8) * u]
      },
      'a',
      {
        rows: Math.round(w / 8),
        dash: [20, 60],
        gap: [6, 14],
        w: 7.5,
        tone: (_u, v) => 0.35 + 0.7 * (1 - v),
        clip: art.clip(rf),
      },
    )
    for (let i = 0; i < w / 46 - 2; i++)
      art.line(`M${x + 62 + i * 44} ${y - s + 10}l16-34m0 34l-16-34`, 'k', 6)
  }
  cot(1330, 606, 420, 130, 170)
  art.rect(1520, 396, 40, 60, 'c')
  art.line('M1520 456V396H1560V456', 'k', 7)
  art.rect(1513, 388, 54, 12, 'k')
  art.carve(
    (u, v) => [1540 - 40 * u + 22 * Math.sin(u * 7) + (v - 0.5) * (16 + 80 * u), 376 - 220 * u],
    'k',
    { rows: 5, dash: [26, 64], gap: [14, 36], w: 8, tone: (u) => 1 - u * 0.6 },
  )
  // roadside avenue
  tree(art, 1236, 744, 1.66, 'b', -1)
  tree(art, 110, 770, 1.75, 'b', -1)
  tree(art, 560, 700, 0.5, 'b', -1)
  // verge
  art.fill('M-40 746Q400 716 800 738T1640 726V900H-40Z', 'b')
  art.carve((u, v) => [-40 + 1680 * u, 742 + v * 110], 'k', {
    rows: 8,
    dash: [20, 70],
    gap: [10, 30],
    w: 12,
    tone: (_u, v) => 0.3 + v * 0.6,
  })
  art.carve((u, v) => [-40 + 1680 * u, 738 + v * 90], 'a', {
    rows: 6,
    dash: [24, 90],
    gap: [26, 70],
    w: 10,
    tone: () => 0.9,
  })
  // picket fence
  let pk = ''
  for (let x = -20; x < 1640; x += 34) {
    if (x > 960 && x < 1050) continue
    pk += `M${x} 790v-70l8-12l8 12v70z`
  }
  art.line('M-40 738H960M1050 738H1640M-40 768H960M1050 768H1640', 'k', 12)
  art.line(pk, 'k', 9)
  art.fill(pk, 'p')
  art.line('M-40 736H960M1050 736H1640', 'p', 4)
  // road
  const rd = 'M-40 850Q500 800 900 822T1640 812V1340H-40Z'
  art.fill(rd, 'p')
  const rc = art.clip(rd)
  art.carve((u, v) => [-40 + 1680 * u, 836 + v * 450 + 10 * Math.sin(u * 7 + v * 4)], 'a', {
    rows: 25,
    dash: [60, 230],
    gap: [40, 130],
    w: 14,
    tone: (_u, v) => 0.35 + v * 0.6,
    clip: rc,
  })
  art.carve((u, v) => [-40 + 1680 * u, 850 + v * 430 + 8 * Math.sin(u * 7 + v * 4)], 'k', {
    rows: 17,
    dash: [16, 70],
    gap: [110, 280],
    w: 9,
    tone: (_u, v) => 0.4 + v * 0.5,
    clip: rc,
  })
  for (const y of [1046, 1086])
    art.carve((u, v) => [-40 + 1680 * u, y + v * 12 + 8 * Math.sin(u * 6)], 'c', {
      rows: 2,
      dash: [50, 160],
      gap: [20, 60],
      w: 10,
      clip: rc,
    })
  // cast shadow
  art.fill(
    'M300 1052Q560 1020 800 1040Q1060 1020 1330 1044Q1400 1064 1300 1072Q900 1096 560 1082Q360 1080 300 1052Z',
    'k',
  )
  // far wheels first
  const W = (x: number, y: number, r: number, n: number, c: Ink = 'b') => {
    art.add(`<circle class="s-k" cx="${x}" cy="${y}" r="${r}" stroke-width="26"/>`)
    for (let i = 0; i < n; i++) {
      const a = (((i * 360) / n + 8) * Math.PI) / 180
      art.line(`M${x} ${y}L${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}`, 'k', 15)
    }
    art.add(`<circle class="s-${c}" cx="${x}" cy="${y}" r="${r}" stroke-width="13"/>`)
    for (let i = 0; i < n; i++) {
      const a = (((i * 360) / n + 8) * Math.PI) / 180
      art.line(
        `M${x} ${y}L${round(x + Math.cos(a) * (r - 6))} ${round(y + Math.sin(a) * (r - 6))}`,
        c,
        6,
      )
    }
    art.disc(x, y, 25, 'k')
    art.disc(x, y, 17, 'a')
    art.disc(x, y, 7, 'k')
    art.carve(on.ring(x, y, r - 3, r + 4, 150, 320), 'p', {
      rows: 1,
      dash: [20, 60],
      gap: [12, 26],
      w: 6,
    })
  }
  art.open({ move: 'translate(-92 -126) scale(1.12)' })
  art.open({ move: 'translate(34 -16)' })
  for (const [x, y, r, n] of [
    [890, 960, 76, 10],
    [1170, 940, 98, 12],
  ] as const) {
    art.add(`<circle class="s-k" cx="${x}" cy="${y}" r="${r}" stroke-width="17"/>`)
    for (let i = 0; i < n; i++) {
      const a = (((i * 360) / n + 20) * Math.PI) / 180
      art.line(`M${x} ${y}L${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}`, 'k', 8)
    }
  }
  art.close()
  // passengers (backs and hats), behind the body side
  const coat2 = contour(
    pairs([1096, 800, 1092, 730, 1104, 684, 1130, 664, 1160, 662, 1192, 676, 1210, 720, 1214, 800]),
  )
  const hat2 = contour(
    pairs([
      1082, 612, 1110, 600, 1122, 578, 1152, 570, 1180, 580, 1190, 602, 1220, 620, 1190, 626, 1150,
      622, 1110, 624,
    ]),
  )
  body(
    art,
    [
      [coat2, 'c'],
      [
        contour([
          [1140, 672],
          [1130, 658],
          [1122, 650, 1],
          [1126, 642],
          [1117, 635, 1],
          [1125, 622],
          [1130, 608],
          [1152, 602],
          [1178, 622],
          [1174, 668],
        ]),
        'a',
      ],
      [hat2, 'p'],
    ],
    6,
  )
  art.carve(
    on.loft(
      spline(pairs([1104, 690, 1096, 740, 1100, 800])),
      spline(pairs([1196, 684, 1208, 740, 1212, 800])),
    ),
    'k',
    {
      rows: 11,
      dash: [18, 50],
      gap: [8, 20],
      w: 7,
      tone: (_u, v) => 0.15 + v * 0.9,
      clip: art.clip(coat2),
    },
  )
  art.line('M1112 602Q1150 612 1190 604', 'b', 9)
  art.fill(
    'M1146 610Q1190 606 1184 648Q1180 668 1166 668Q1154 660 1156 644Q1156 626 1146 610Z',
    'k',
  )
  art.carve(on.ring(1168, 642, 4, 15, 180, 400), 'c', { rows: 2, dash: [8, 18], gap: [5, 9], w: 4 })
  art.line('M1128 628l8-1', 'k', 3)
  art.fill('M1106 676Q1150 694 1196 676L1204 704Q1150 722 1098 704Z', 'p')
  art.line('M1106 676Q1150 694 1196 676L1204 704Q1150 722 1098 704Z', 'k', 5)
  art.carve(on.straight(1106, 694, 1200, 694, 0, 14), 'b', {
    rows: 2,
    dash: [8, 14],
    gap: [6, 9],
    w: 4,
  })
  art.fill('M1190 604q34 6 44 40q-26-6-46-26z', 'b')
  // driver
  const back = contour(
    pairs([
      906, 800, 898, 730, 892, 680, 900, 630, 924, 604, 960, 604, 984, 630, 990, 690, 990, 800,
    ]),
  )
  const arm = tube(triples([940, 640, 26, 908, 690, 24, 880, 720, 18, 842, 716, 14]), {
    cap: 0.3,
    cap0: 0.3,
  }).d
  const hand = contour(pairs([848, 704, 830, 700, 818, 712, 824, 726, 848, 728]))
  const dh = contour([
    [950, 612],
    [926, 606],
    [916, 598],
    [909, 594, 1],
    [912, 586],
    [908, 581],
    [900, 575, 1],
    [908, 560],
    [911, 542],
    [944, 530],
    [966, 544],
    [968, 576],
    [960, 610],
  ])
  body(
    art,
    [
      [back, 'k'],
      [dh, 'a'],
      [
        contour(
          pairs([894, 536, 916, 530, 918, 486, 966, 480, 972, 524, 992, 528, 970, 540, 930, 544]),
        ),
        'k',
      ],
      [arm, 'k'],
      [hand, 'a'],
    ],
    6,
  )
  art.carve(
    on.loft(
      spline(pairs([902, 640, 898, 700, 908, 800])),
      spline(pairs([980, 640, 990, 700, 990, 800])),
    ),
    'p',
    { rows: 10, dash: [20, 56], gap: [10, 26], w: 6.5, tone: (_u, v) => clamp(1 - v * 1.5) },
  )
  art.carve(
    on.loft(
      spline(pairs([926, 650, 894, 694, 850, 708])),
      spline(pairs([950, 668, 918, 714, 852, 726])),
    ),
    'p',
    { rows: 4, dash: [16, 44], gap: [8, 18], w: 6, tone: (_u, v) => 1 - v * 0.6 },
  )
  art.fill('M914 520h56l2 10h-58z', 'c')
  art.fill(
    'M940 540Q974 540 970 580Q966 602 954 606Q950 590 940 592Q932 598 924 604Q918 600 916 594Q930 590 934 578Q938 562 938 552Z',
    'k',
  )
  art.line('M915 562l9-2M914 588l8-1', 'k', 3.4)
  art.carve(on.straight(914, 546, 938, 546, 0, 8), 'k', {
    rows: 2,
    dash: [10, 20],
    gap: [3, 5],
    w: 4,
  })
  art.fill(contour(pairs([918, 606, 944, 600, 968, 604, 974, 622, 944, 628, 914, 622])), 'c')
  art.line(contour(pairs([918, 606, 944, 600, 968, 604, 974, 622, 944, 628, 914, 622])), 'k', 4)
  art.line('M914 640Q900 690 908 796', 'p', 3, 'stroke-dasharray="30 10"')
  art.carve(on.straight(924, 492, 924, 516, 10, 0), 'p', {
    rows: 2,
    dash: [16, 22],
    gap: [4, 6],
    w: 5,
  })
  // carriage body
  const cb =
    'M846 800C850 776 866 770 884 772L900 812H1010C1020 770 1050 756 1080 772L1092 790H1220C1226 750 1240 700 1262 690C1282 690 1286 704 1280 726C1270 790 1262 850 1226 868H1030C1000 868 990 850 960 850H880C856 850 846 830 846 800Z'
  art.line(cb, 'k', 16)
  art.fill(cb, 'b')
  const cbc = art.clip(cb)
  art.carve(
    on.loft(
      spline(pairs([850, 800, 960, 824, 1080, 800, 1260, 760])),
      spline(pairs([860, 846, 960, 848, 1060, 864, 1230, 864])),
    ),
    'k',
    { rows: 9, dash: [40, 130], gap: [10, 30], w: 9, tone: (_u, v) => 0.15 + v * 0.9, clip: cbc },
  )
  art.carve(
    on.loft(
      spline(pairs([856, 790, 960, 822, 1080, 790, 1270, 710])),
      spline(pairs([860, 820, 960, 834, 1070, 820, 1250, 800])),
    ),
    'a',
    { rows: 5, dash: [30, 100], gap: [20, 50], w: 7, tone: (_u, v) => 1 - v * 0.7, clip: cbc },
  )
  art.line('M1024 800V862M1224 792Q1222 830 1204 862', 'k', 6)
  art.line('M1034 812H1206', 'c', 5)
  art.disc(1120, 836, 10, 'a')
  art.line('M1270 700Q1300 690 1306 664', 'k', 12)
  art.line('M846 800Q826 800 820 840L800 860H870', 'k', 13)
  art.line('M850 868H1240', 'k', 15)
  art.line('M860 868Q890 940 940 872M1110 870Q1170 930 1230 870', 'k', 9)
  // lamp
  art.rect(822, 742, 26, 40, 'k')
  art.rect(828, 750, 14, 24, 'c')
  art.fill('M818 744L835 726L852 744Z', 'k')
  W(890, 968, 82, 10, 'c')
  W(1180, 948, 104, 12, 'c')
  art.close()
  // horse in front
  art.open({ move: 'translate(556 1052) scale(1.44)' })
  horse(art, 'c', 'a', 'k')
  // harness: collar, saddle, breeching, traces, bridle
  const hs = (d: string, w = 7) => {
    art.line(d, 'k', w + 4)
    art.line(d, 'b', w * 0.42)
  }
  hs('M-66-262Q-110-230-124-158', 12)
  art.line('M-66-262Q-110-230-124-158', 'a', 3, 'stroke-dasharray="6 6"')
  hs('M-30-246Q-44-190-40-122')
  hs('M-40-176L200-128', 7)
  hs('M-112-196L-40-190', 6)
  hs('M134-196Q110-186 60-176L-36-176', 6)
  hs('M92-250L104-190', 5)
  art.line(
    'M-150-346Q-148-310-146-286M-192-300Q-172-286-148-296M-206-254L-192-300L-160-338',
    'k',
    5,
  )
  art.disc(-200, -262, 6, 'a')
  art.line('M-200-262Q-120-262-60-252L170-206', 'k', 4)
  art.fill('M-184-322l12-8l4 14l-12 4z', 'k')
  art.close()
  art.line('M828 672Q720 700 640 688', 'k', 4)
  art.line('M836 668Q800 540 724 470Q700 452 690 470', 'k', 6)
  // shafts to horse
  art.line('M836 846L500 806', 'k', 13)
  art.line('M832 843L504 804', 'a', 3, 'stroke-dasharray="30 10"')
  art.close()
  // hens & front grass
  for (const [x, y, s] of [
    [400, 1140, -1],
    [520, 1156, 0.9],
  ] as const)
    art.add(
      `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})"><path class="k" d="M-40-30q-24-18-20-44q20 6 32 22q24 10 40-12q2-26 18-30q16 2 16 20l14 8l-14 4q0 40-30 58q-36 14-56-26z"/><path class="c" d="M26-96q2-12 8-10q4-8 10 0q8-4 8 8l-8 6q-10-6-18-4zM46-70q8 10 2 16q-6-6-2-16z"/><circle class="p" cx="38" cy="-82" r="3"/><path class="s-k" stroke-width="4" d="M-6-4v20l-10 6M8-6v22l12 4"/><path class="a" d="M-30-34q20 14 44 0q-20 30-44 0z"/></g>`,
    )
  art.fill('M-40 1240V1140Q160 1110 330 1240Z', 'k')
  art.fill('M1240 1240Q1420 1120 1640 1130V1240Z', 'k')
  art.carve(
    (u, v) => [-40 + 360 * v + 20 * u, 1240 - u * (120 - 90 * v + 24 * Math.sin(v * 40))],
    'b',
    { rows: 34, dash: [60, 100], gap: [20, 40], w: 11 },
  )
  art.carve(
    (u, v) => [1260 + 380 * v - 20 * u, 1240 - u * (30 + 96 * v + 24 * Math.sin(v * 37))],
    'b',
    { rows: 34, dash: [60, 100], gap: [20, 40], w: 11 },
  )
  art.carve(
    (u, v) => [-40 + 360 * v + 30 * u, 1240 - u * (110 - 80 * v + 24 * Math.sin(v * 31))],
    'a',
    { rows: 16, dash: [50, 80], gap: [20, 40], w: 8 },
  )
  art.carve(
    (u, v) => [1260 + 380 * v - 30 * u, 1240 - u * (26 + 90 * v + 24 * Math.sin(v * 29))],
    'a',
    { rows: 16, dash: [50, 80], gap: [20, 40], w: 8 },
  )
  swallow(art, 740, 220, 0.8, -8)
  swallow(art, 560, 300, 0.55, 8)
  gull(art, 880, 320, 0.5)
  gull(art, 470, 200, 0.5)
  return art
}
