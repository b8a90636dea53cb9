import { Art } from '../kit/art.ts'
import { bezier, clamp, pairs, round } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'
import { transform } from '../kit/transform.ts'

/** A suitcase transmitter of the 1940s under a lamp, with headphones, map and a hand on the key. */
export function radiosender(): Art {
  const art = new Art(47)
  art.rect(-40, -40, 1680, 1280, 'k')
  const lx = 690,
    ly = 150
  art.carve(on.straight(-40, -40, -40, 620, 1680, 0), 'a', {
    rows: 70,
    dash: [60, 220],
    gap: [20, 60],
    w: 9,
    tone: (_u, _v, x, y) => clamp(0.5 - Math.hypot(x - lx, y - 300) / 1300),
  })
  // table
  const tb = 'M-40 560H1640V1240H-40Z'
  art.fill(tb, 'b')
  art.carve(on.rays(lx, -300, 840, 1900, 25, 155), 'k', {
    rows: 110,
    dash: [60, 220],
    gap: [12, 34],
    w: 18,
    tone: (_u, _v, x, y) => clamp(0.25 + Math.hypot((x - 760) * 0.8, y - 820) / 560),
    clip: art.clip(tb),
  })
  art.line('M-40 560H1640', 'k', 14)
  art.line('M-40 553H1640', 'a', 3, 'stroke-dasharray="90 20 160 34"')
  // cone
  const cone = `M${lx - 86} ${ly + 26}L40 1010C300 1130 1180 1130 1440 1010L${lx + 86} ${ly + 26}Z`,
    cc = art.clip(cone)
  art.fill(cone, 'c')
  art.carve(on.rays(lx, ly - 90, 140, 1300, 38, 142), 'p', {
    rows: 46,
    dash: [120, 340],
    gap: [16, 40],
    w: 20,
    tone: (_u, v) => clamp(1.1 - Math.abs(v - 0.5) * 1.5),
    clip: cc,
  })
  art.carve(on.rays(lx, ly - 90, 150, 1300, 34, 146), 'k', {
    rows: 64,
    dash: [90, 260],
    gap: [20, 60],
    w: 18,
    tone: (u, v) => clamp(Math.abs(v - 0.5) * 3 - 0.75) + clamp(u * 2 - 1.55) * 0.8,
    clip: cc,
  })
  // lamp
  art.line(`M${lx} -40V${ly - 60}`, 'a', 8)
  const lp = `M${lx - 26} ${ly - 70}H${lx + 26}L${lx + 40} ${ly - 36}C${lx + 110} ${ly - 22} ${lx + 146} ${ly + 6} ${lx + 154} ${ly + 42}H${lx - 154}C${lx - 146} ${ly + 6} ${lx - 110} ${ly - 22} ${lx - 40} ${ly - 36}Z`
  const lc = outlined(art, lp, 'b', 14)
  art.line(lp, 'p', 3)
  art.carve(
    on.loft(
      bezier([lx - 30, ly - 64], [lx - 60, ly - 20], [lx - 120, ly - 10], [lx - 150, ly + 40]),
      bezier([lx + 30, ly - 64], [lx + 60, ly - 20], [lx + 120, ly - 10], [lx + 150, ly + 40]),
    ),
    'k',
    {
      rows: 19,
      dash: [40, 110],
      gap: [10, 26],
      w: 10,
      tone: (_u, v) => Math.abs(v - 0.35) * 1.7,
      clip: lc,
    },
  )
  art.disc(lx, ly + 46, 46, 'p', 22)
  art.line(`M${lx - 154} ${ly + 42}H${lx + 154}`, 'k', 7)
  art.disc(lx, ly + 50, 34, 'p', 20)
  // map, under everything
  const map = 'M150 880L560 820L760 1010L690 1100L250 1130Z'
  art.fill(map, 'k', 'transform="translate(12 16)"')
  const mc = outlined(art, map, 'p', 10)
  art.open({ clip: mc })
  art.fill(
    'M300 870C340 850 390 880 384 920C420 930 410 980 380 990C390 1030 350 1060 330 1040C300 1030 310 980 290 960C270 930 276 890 300 870ZM450 900C490 890 520 910 510 940C540 960 520 1000 480 990C450 980 430 920 450 900ZM580 960C610 950 640 970 630 1000C610 1020 570 1010 580 960Z',
    'a',
  )
  art.line(
    'M300 870C340 850 390 880 384 920C420 930 410 980 380 990C390 1030 350 1060 330 1040C300 1030 310 980 290 960C270 930 276 890 300 870ZM450 900C490 890 520 910 510 940C540 960 520 1000 480 990C450 980 430 920 450 900ZM580 960C610 950 640 970 630 1000C610 1020 570 1010 580 960Z',
    'k',
    5,
  )
  art.line('M340 900L480 945L604 985', 'b', 6, 'stroke-dasharray="14 10"')
  for (const [x, y] of pairs([340, 900, 480, 945, 604, 985])) {
    art.disc(x, y, 10, 'b')
  }
  art.add('<circle class="s-b" cx="340" cy="900" r="36" stroke-width="5"/>')
  art.line('M290 860L450 1118M420 838L600 1106M190 970L650 905M220 1060L720 1040', 'k', 3)
  art.carve(on.straight(240, 1000, 700, 930, 30, 150), 'a', {
    rows: 9,
    dash: [40, 120],
    gap: [50, 120],
    w: 6,
  })
  art.close()
  // suitcase: lid
  const lid =
      'M452 300H1096C1112 300 1120 310 1121 322L1136 592H416L430 322C431 308 438 300 452 300Z',
    ldc = outlined(art, lid, 'b', 16)
  art.carve(on.straight(430, 306, 1130, 306, 0, 290), 'k', {
    rows: 17,
    dash: [80, 240],
    gap: [14, 40],
    w: 9,
    tone: (u) => 0.35 + Math.abs(u - 0.4) * 1,
    clip: ldc,
  })
  const inl = 'M476 330H1074L1088 584H462Z',
    ic = outlined(art, inl, 'p', 10)
  art.carve(on.straight(470, 334, 1082, 334, 0, 250), 'a', {
    rows: 24,
    dash: [60, 200],
    gap: [14, 44],
    w: 8,
    tone: (u) => clamp(0.2 + u * 0.8),
    clip: ic,
  })
  art.carve(on.straight(860, 334, 860, 584, 230, 0), 'k', {
    rows: 22,
    dash: [50, 160],
    gap: [16, 40],
    w: 8,
    tone: (_u, v) => v * 0.85,
    clip: ic,
  })
  // code sheet and coil in the lid
  art.fill('M520 366L712 358L720 540L526 546Z', 'k', 'transform="translate(7 8)"')
  art.fill('M520 366L712 358L720 540L526 546Z', 'p')
  art.line('M520 366L712 358L720 540L526 546Z', 'k', 5)
  {
    let d = ''
    for (let r = 0; r < 8; r++)
      for (let c = 0; c < 5; c++) {
        const x = 538 + c * 34,
          y = 386 + r * 19 - c * 1.4
        d += `M${x} ${y}h${10 + art.random() * 12}`
      }
    art.line(d, 'k', 5.4)
  }
  art.disc(616, 368, 8, 'b')
  for (let i = 0; i < 5; i++)
    art.add(
      `<ellipse class="s-k" cx="${880 + i * 2}" cy="${456 + i * 2}" rx="${92 - i * 13}" ry="${78 - i * 11}" stroke-width="7"/>`,
    )
  for (let i = 0; i < 5; i++)
    art.add(
      `<ellipse class="s-c" cx="${878 + i * 2}" cy="${453 + i * 2}" rx="${92 - i * 13}" ry="${78 - i * 11}" stroke-width="3"/>`,
    )
  art.line('M964 480C1010 520 1040 540 1046 588', 'k', 8)
  art.line('M964 480C1010 520 1040 540 1046 588', 'c', 3)
  art.fill('M806 420h150v18h-150z', 'b')
  art.line('M806 420h150v18h-150z', 'k', 5)
  for (const x of [520, 1030]) {
    art.rect(x - 20, 584, 40, 22, 'c')
    art.line(`M${x - 20} 584h40v22h-40z`, 'k', 6)
  }
  // lower case
  const front = 'M346 800H1212L1200 896C1199 906 1192 912 1182 912H376C366 912 359 906 358 896Z',
    fc = outlined(art, front, 'b', 16)
  art.carve(on.straight(352, 806, 1206, 806, 0, 104), 'k', {
    rows: 8,
    dash: [90, 260],
    gap: [14, 40],
    w: 10,
    tone: (_u, v) => 0.3 + v * 0.8,
    clip: fc,
  })
  art.carve(on.straight(360, 806, 1180, 806, 0, 40), 'p', {
    rows: 3,
    dash: [40, 140],
    gap: [50, 140],
    w: 6,
    tone: (u) => clamp(1 - Math.abs(u - 0.45) * 2),
    clip: fc,
  })
  for (const x of [470, 1080]) {
    art.rect(x - 26, 796, 52, 70, 'k')
    art.rect(x - 18, 804, 36, 54, 'c')
    art.line(`M${x - 10} 832h20`, 'k', 6)
  }
  art.line('M700 846C710 884 850 884 860 846', 'k', 26)
  art.line('M700 846C710 884 850 884 860 846', 'c', 11)
  for (const [x, s] of [
    [356, 1],
    [1204, -1],
  ] as const) {
    art.fill(`M${x} 804l${s * 52} 0l${-s * 46} 58z`, 'c')
    art.line(`M${x} 804l${s * 52} 0l${-s * 46} 58z`, 'k', 6)
  }
  const top = 'M414 598H1138L1214 802H344Z'
  outlined(art, top, 'b', 14)
  const pn = 'M440 612H1112L1172 784H388Z',
    pc = outlined(art, pn, 'k', 8)
  art.line(pn, 'p', 5)
  art.carve(on.straight(400, 620, 1160, 620, 0, 160), 'a', {
    rows: 13,
    dash: [60, 200],
    gap: [30, 90],
    w: 5,
    tone: (u) => clamp(0.9 - Math.abs(u - 0.4)),
    clip: pc,
  })
  // dials
  const dial = (x: number, y: number, r: number, a: number, c: Ink = 'p') => {
    art.disc(x + 4, y + 8, r + 8, 'k', (r + 8) * 0.66)
    art.disc(x, y, r + 5, 'k', (r + 5) * 0.64)
    art.disc(x, y, r, c, r * 0.62)
    art.carve(
      (u, v) => {
        const t = ((150 + v * 240) * Math.PI) / 180
        return [
          x + Math.cos(t) * r * (0.74 + 0.2 * u),
          y + Math.sin(t) * r * 0.62 * (0.74 + 0.2 * u),
        ]
      },
      'k',
      { rows: 25, dash: [20, 22], gap: [4, 4], w: 5 },
    )
    art.disc(x, y + 2, r * 0.46, 'k', r * 0.3)
    art.disc(x, y - 5, r * 0.42, 'b', r * 0.27)
    art.carve(on.ring(x, y - 5, r * 0.16, r * 0.4, 180, 300, 0.62), 'p', {
      rows: 3,
      dash: [14, 30],
      gap: [6, 12],
      w: 4,
    })
    const t = (a * Math.PI) / 180
    art.line(
      `M${x} ${y - 5}L${round(x + Math.cos(t) * r * 0.4)} ${round(y - 5 + Math.sin(t) * r * 0.25)}`,
      'p',
      5,
    )
  }
  dial(548, 694, 84, -60)
  dial(1008, 700, 78, -130)
  // meter
  const mt = 'M690 632H862L872 724H682Z'
  outlined(art, mt, 'p', 9)
  art.line('M702 690Q776 636 852 690', 'k', 5)
  art.carve(
    (u, v) => {
      const t = ((205 + v * 130) * Math.PI) / 180
      return [776 + Math.cos(t) * (78 + 12 * u), 716 + Math.sin(t) * (52 + 9 * u)]
    },
    'k',
    { rows: 15, dash: [14, 16], gap: [4, 4], w: 4 },
  )
  art.line('M776 720L824 660', 'b', 6)
  art.disc(776, 720, 9, 'k')
  // knobs and glowing valves
  for (const x of [664, 736, 808, 880]) {
    art.disc(x, 758, 21, 'p', 14)
    art.disc(x, 752, 18, 'k', 12)
    art.line(`M${x} 752l9-8`, 'p', 4)
  }
  for (const x of [444, 1096]) {
    art.disc(x, 752, 20, 'p', 13)
    art.disc(x, 748, 17, 'b', 11)
  }
  for (const x of [906, 656]) {
    const d = `M${x - 17} 676V630C${x - 17} 600 ${x + 17} 600 ${x + 17} 630V676Z`
    art.carve(on.rays(x, 636, 22, 50, 180, 360), 'c', {
      rows: 13,
      dash: [14, 26],
      gap: [6, 12],
      w: 5,
    })
    art.fill(d, 'c')
    art.line(d, 'k', 6)
    art.line(`M${x - 6} 668V636L${x} 626L${x + 6} 636V668`, 'b', 4.5)
    art.line(`M${x - 9} 634v24`, 'p', 4)
    art.rect(x - 20, 674, 40, 12, 'p')
  }
  // headphones on the map
  art.line('M300 1010C270 880 480 830 560 950', 'k', 34)
  art.line('M300 1010C270 880 480 830 560 950', 'a', 16)
  art.line('M304 1000C280 892 474 842 552 944', 'k', 4, 'stroke-dasharray="30 8 50 10"')
  art.line('M314 962C310 890 460 856 530 920', 'k', 7)
  const cup = (x: number, y: number, r: number) => {
    const T = transform(x, y, 1, r)
    art.disc(x + 8, y + 12, 62, 'k', 52)
    const d = T.D('M-58 0C-58-44-30-60 0-60C30-60 58-44 58 0C58 44 30 60 0 60C-30 60-58 44-58 0Z')
    art.line(d, 'k', 14)
    art.fill(d, 'k')
    art.line(d, 'p', 4)
    art.carve(on.ring(x, y, 22, 54, 150, 330), 'a', {
      rows: 6,
      dash: [30, 80],
      gap: [10, 24],
      w: 7,
      tone: (_u, v) => 0.3 + v * 0.7,
    })
    art.disc(x, y, 24, 'b')
    art.disc(x, y, 24, 'b')
    art.carve(on.ring(x, y, 6, 22, 180, 320), 'p', { rows: 2, dash: [12, 26], gap: [6, 12], w: 5 })
    art.disc(x, y, 7, 'k')
  }
  cup(312, 1022, -10)
  cup(560, 974, 16)
  art.line('M560 1032C600 1100 760 1090 800 1010C820 970 770 930 760 908', 'k', 13)
  art.line('M560 1032C600 1100 760 1090 800 1010C820 970 770 930 760 908', 'b', 5)
  // morse key
  art.fill('M836 1024L1090 1008L1130 1052L850 1072Z', 'k', 'transform="translate(8 14)"')
  outlined(art, 'M836 1010L1090 994L1130 1040L850 1060Z', 'c', 11)
  art.carve(on.straight(846, 1014, 1100, 1000, 12, 44), 'k', {
    rows: 5,
    dash: [40, 120],
    gap: [20, 50],
    w: 6,
  })
  art.fill('M880 1020V976H916V1018Z', 'k')
  art.line('M866 974L1050 966', 'k', 22)
  art.line('M868 971L1046 963', 'p', 8)
  art.disc(898, 982, 15, 'c')
  art.disc(898, 982, 6, 'k')
  art.line('M1036 972V1016', 'k', 12)
  art.fill('M1006 962C1006 942 1066 940 1068 958L1060 970H1014Z', 'b')
  art.line('M1006 962C1006 942 1066 940 1068 958L1060 970H1014Z', 'k', 7)
  art.line('M842 1034C780 1040 740 980 730 908', 'k', 10)
  art.line('M842 1034C780 1040 740 980 730 908', 'c', 4)
  // hand: index and middle finger on the knob, thumb below, wrist, cuff, sleeve
  const slv = 'M1360 900C1460 930 1560 970 1660 1010V1260H1560C1480 1200 1400 1130 1344 1066Z',
    sc = outlined(art, slv, 'k', 14)
  art.line(slv, 'a', 4)
  art.carve(
    on.loft(
      bezier([1362, 910], [1460, 940], [1560, 980], [1660, 1020]),
      bezier([1346, 1064], [1400, 1120], [1480, 1190], [1570, 1260]),
    ),
    'a',
    {
      rows: 12,
      dash: [40, 150],
      gap: [16, 44],
      w: 12,
      tone: (_u, v) => clamp(1.1 - v * 1.1),
      clip: sc,
    },
  )
  const thumb =
    'M1240 1010C1200 1020 1150 1016 1110 1004C1090 998 1074 990 1066 994C1056 1002 1064 1018 1082 1028C1130 1056 1200 1070 1260 1060Z'
  const thc = outlined(art, thumb, 'c', 11)
  art.carve(
    on.loft(
      bezier([1240, 1026], [1190, 1040], [1120, 1024], [1072, 1004]),
      bezier([1250, 1062], [1190, 1066], [1120, 1050], [1080, 1030]),
    ),
    'k',
    { rows: 4, dash: [30, 80], gap: [12, 26], w: 8, tone: (_u, v) => 0.3 + v * 0.7, clip: thc },
  )
  const hand =
    'M1340 912C1300 884 1240 862 1190 862C1140 862 1096 876 1064 900C1044 914 1026 930 1020 946C1018 960 1034 966 1048 956C1066 944 1084 932 1106 926C1090 938 1070 950 1066 966C1066 980 1082 982 1096 972C1114 960 1134 948 1154 946C1138 958 1124 972 1124 986C1128 998 1142 996 1154 988C1172 976 1190 972 1206 978C1190 990 1186 1002 1194 1012C1206 1020 1222 1010 1236 1006C1270 1030 1300 1040 1336 1040Z'
  const hc = outlined(art, hand, 'c', 13)
  art.open({ clip: hc })
  art.carve(
    on.loft(
      bezier([1336, 916], [1260, 860], [1140, 850], [1024, 944]),
      bezier([1336, 970], [1260, 920], [1170, 900], [1060, 950]),
    ),
    'p',
    { rows: 6, dash: [40, 130], gap: [20, 50], w: 11, tone: (_u, v) => 1 - v * 0.8 },
  )
  art.carve(
    on.loft(
      bezier([1336, 980], [1280, 950], [1230, 940], [1170, 950]),
      bezier([1336, 1040], [1290, 1036], [1250, 1016], [1200, 1010]),
    ),
    'k',
    { rows: 6, dash: [30, 100], gap: [14, 34], w: 10, tone: (_u, v) => 0.3 + v * 0.7 },
  )
  art.close()
  art.line(
    'M1106 926C1130 914 1160 908 1190 912M1154 946C1176 936 1200 934 1222 940M1206 978C1222 970 1238 970 1252 976',
    'k',
    7,
  )
  art.line('M1026 946Q1032 936 1042 936M1072 966Q1078 956 1088 956', 'k', 4)
  const cuf =
      'M1326 890L1374 884C1390 940 1384 1010 1362 1062L1318 1048C1336 1000 1338 940 1326 890Z',
    cfc = outlined(art, cuf, 'p', 11)
  art.carve(on.straight(1334, 896, 1326, 1050, 40, 0), 'k', {
    rows: 5,
    dash: [30, 90],
    gap: [16, 40],
    w: 7,
    tone: (u) => u,
    clip: cfc,
  })
  art.disc(1350, 1030, 7, 'k')
  return art
}
