import { Art } from '../kit/art.ts'
import { bezier, clamp } from '../kit/geometry.ts'
import { on } from '../kit/surfaces.ts'

/** In a cellar, under a lamp, a man of the resistance prints illegal papers on a hand press. */
export function trykpresse(): Art {
  const art = new Art(41)
  art.rect(-40, -40, 1680, 1280, 'k')
  const lx = 760,
    ly = 190
  // bricks faint, brighter near lamp
  art.carve((u, v) => [-40 + 1680 * u + (Math.round(v * 40) % 2) * 40, -20 + v * 900], 'a', {
    rows: 34,
    dash: [64, 70],
    gap: [10, 12],
    w: 13,
    jit: 0,
    tone: (_u, _v, x, y) => clamp(0.62 - Math.hypot(x - lx, (y - 360) * 1.1) / 980),
  })
  // window with searchlights
  art.rect(196, 130, 300, 350, 'a')
  art.rect(212, 146, 268, 318, 'b')
  const wc = art.clip('M212 146h268v318h-268z')
  art.open({ clip: wc })
  art.carve(on.straight(200, 140, 490, 150, 0, 330), 'k', {
    rows: 22,
    dash: [60, 160],
    gap: [12, 30],
    w: 12,
    tone: (_u, v) => 1 - v * 0.8,
  })
  art.fill('M250 470L290 140H350L270 470ZM440 470L330 140H300L420 470Z', 'p')
  art.fill('M200 470V420h40v-30h24v24h50v-50l20-20l20 20v44h60v-24h70v70z', 'k')
  for (const [x, y, s] of [
    [400, 220, 1],
    [440, 290, 0.7],
    [330, 260, 0.55],
  ] as const)
    art.add(
      `<g transform="translate(${x} ${y}) scale(${s})"><path class="k" d="M-34 0C-34-44 34-44 34 0Q17-12 0 0Q-17-12-34 0Z"/><path class="s-k" stroke-width="3" d="M-32 0L0 46L32 0M0 0V46"/><rect class="k" x="-7" y="44" width="14" height="26"/></g>`,
    )
  art.close()
  art.fill('M342 146h10v318h-10zM212 296h268v10h-268z', 'k')
  art.rect(180, 476, 332, 20, 'p')
  // light cone
  art.fill(`M${lx - 70} ${ly + 10}L40 930H1480L${lx + 70} ${ly + 10}Z`, 'c', 'opacity="1"')
  const cone = art.clip(`M${lx - 70} ${ly + 10}L40 930H1480L${lx + 70} ${ly + 10}Z`)
  art.carve(on.rays(lx, ly - 60, 120, 1200, 46, 134), 'p', {
    rows: 44,
    dash: [120, 360],
    gap: [16, 40],
    w: 20,
    tone: (u) => 0.4 + u * 0.6,
    clip: cone,
  })
  art.carve(on.rays(lx, ly - 60, 160, 1200, 40, 140), 'k', {
    rows: 54,
    dash: [90, 260],
    gap: [30, 80],
    w: 16,
    tone: (u, v) => clamp(Math.abs(v - 0.5) * 2.6 - 0.35) + clamp(u - 0.75),
    clip: cone,
  })
  art.line(`M${lx} -40V${ly - 90}`, 'p', 7)
  art.fill(`M${lx - 30} ${ly - 96}h60l14 40q60 16 70 66h-228q10-50 70-66z`, 'k')
  art.line(`M${lx - 30} ${ly - 96}h60l14 40q60 16 70 66h-228q10-50 70-66z`, 'p', 6)
  art.disc(lx, ly + 14, 30, 'p', 20)
  art.carve(on.straight(lx + 20, ly - 50, lx + 96, ly + 4, -20, 4), 'p', {
    rows: 3,
    dash: [30, 60],
    gap: [8, 14],
    w: 7,
  })
  // table
  art.fill('M60 936H1540L1640 1240H-40Z', 'k')
  art.fill('M40 916H1560V950H40Z', 'b')
  art.carve(on.straight(40, 920, 1560, 920, 0, 28), 'k', {
    rows: 3,
    dash: [60, 200],
    gap: [12, 40],
    w: 8,
  })
  art.carve(on.rays(800, -600, 1560, 1840, 50, 130), 'b', {
    rows: 60,
    dash: [50, 150],
    gap: [16, 40],
    w: 14,
    clip: art.clip('M60 950H1540L1640 1240H-40Z'),
  })
  art.carve(on.straight(-40, 966, 1640, 966, 0, 260), 'a', {
    rows: 8,
    dash: [60, 260],
    gap: [80, 260],
    w: 8,
    tone: (u) => clamp(1 - Math.abs(u - 0.5) * 2.2),
  })
  // press frame
  art.fill('M470 916V860L520 830L560 560L640 470H820L900 540L940 700L980 830L1030 860V916Z', 'k')
  art.carve(
    on.loft(
      bezier([560, 600], [560, 700], [530, 800], [500, 880]),
      bezier([640, 500], [660, 650], [640, 800], [640, 900]),
    ),
    'a',
    { rows: 7, dash: [40, 110], gap: [14, 40], w: 7, tone: (_u, v) => 1 - v * 0.7 },
  )
  art.fill('M640 880Q650 780 730 780Q812 780 822 880V916H640Z', 'c')
  art.fill('M660 880Q670 800 730 800Q792 800 802 880V916H660Z', 'k')
  // platen & feed board
  art.fill('M600 470L880 330L904 372L640 520Z', 'k')
  art.line('M604 470L880 334', 'p', 7)
  art.fill('M620 452L860 330L930 352L690 486Z', 'p')
  for (let i = 0; i < 6; i++)
    art.line(`M${668 + i * 7} ${470 - i * 1}L${880 + i * 4} ${352 + i * 1}`, 'k', i ? 2 : 5)
  art.carve(on.straight(652, 452, 846, 354, 56, 16), 'k', {
    rows: 7,
    dash: [20, 70],
    gap: [8, 18],
    w: 5,
  })
  // cylinder
  art.disc(790, 600, 112, 'p')
  art.disc(790, 600, 102, 'k')
  art.carve(on.ring(790, 600, 20, 100, 0, 360), 'p', {
    rows: 8,
    dash: [40, 120],
    gap: [12, 30],
    w: 8,
    tone: (u) => clamp(0.75 - 0.6 * Math.cos(u * 6.28 - 4) * -1),
  })
  art.disc(790, 600, 26, 'b')
  art.disc(790, 600, 11, 'k')
  art.disc(690, 690, 54, 'p')
  art.disc(690, 690, 47, 'k')
  art.carve(on.ring(690, 690, 12, 44), 'a', { rows: 4, dash: [20, 50], gap: [8, 16], w: 6 })
  // flywheel
  const fx = 560,
    fy = 690,
    fr = 196
  art.add(
    `<circle class="s-k" cx="${fx}" cy="${fy}" r="${fr}" stroke-width="58"/><circle class="s-b" cx="${fx}" cy="${fy}" r="${fr}" stroke-width="40"/>`,
  )
  for (let i = 0; i < 6; i++) {
    const a = ((i * 60 + 14) * Math.PI) / 180,
      b = a + 0.5
    art.line(
      `M${fx} ${fy}Q${(fx + Math.cos(b) * 110).toFixed(0)} ${(fy + Math.sin(b) * 110).toFixed(0)} ${(fx + Math.cos(a + 0.3) * 180).toFixed(0)} ${(fy + Math.sin(a + 0.3) * 180).toFixed(0)}`,
      'k',
      30,
    )
    art.line(
      `M${fx} ${fy}Q${(fx + Math.cos(b) * 110).toFixed(0)} ${(fy + Math.sin(b) * 110).toFixed(0)} ${(fx + Math.cos(a + 0.3) * 180).toFixed(0)} ${(fy + Math.sin(a + 0.3) * 180).toFixed(0)}`,
      'b',
      16,
    )
  }
  art.carve(on.ring(fx, fy, fr - 16, fr + 16), 'p', {
    rows: 3,
    dash: [24, 90],
    gap: [12, 30],
    w: 8,
    tone: (u) => clamp(0.35 + 0.8 * Math.cos(((u * 360 - 300) * Math.PI) / 180)),
  })
  art.carve(on.ring(fx, fy, fr - 18, fr + 18), 'k', {
    rows: 4,
    dash: [24, 90],
    gap: [12, 30],
    w: 9,
    tone: (u) => clamp(0.2 + 0.9 * Math.cos(((u * 360 - 110) * Math.PI) / 180)),
  })
  art.disc(fx, fy, 46, 'k')
  art.disc(fx, fy, 34, 'b')
  art.disc(fx, fy, 14, 'p')
  // sheets: stack and flying
  const sheet = (x: number, y: number, r: number, s = 1) => {
    art.add(
      `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path class="k" d="M-62-80Q0-92 66-80L74 84Q6 74-58 90Z" transform="translate(9 9)"/><path class="p" d="M-62-80Q0-92 66-80L70 80Q6 70-58 86Z"/><path class="b" d="M-48-66Q0-74 52-66V-42Q0-50-48-42Z"/><path class="s-k" stroke-width="5" stroke-dasharray="22 5 13 6" d="M-46-24Q0-32 -4-25M-46-8Q-20-14-4-9M-46 8Q-20 2-4 7M-46 24Q-20 18-2 23M-46 40Q-20 34-2 39M-44 56Q-20 50 0 55M12-26Q36-30 54-25M12-10Q36-14 54-9M14 6Q36 2 54 7M16 54Q36 50 56 53"/><path class="k" d="M14 18Q36 14 56 18V42Q36 38 14 42Z"/></g>`,
    )
  }
  for (let i = 0; i < 9; i++)
    art.fill(`M${150 + (i % 3) * 4} ${912 - i * 9}l150-8l20 6l-160 10z`, i % 2 ? 'p' : 'a')
  sheet(236, 800, -12, 0.9)
  sheet(330, 640, -28, 0.72)
  sheet(1010, 470, 20, 0.7)
  sheet(1130, 300, 38, 0.6)
  // man at right, cap, facing left, hand on the crank
  const man =
    'M1540 930C1540 760 1500 640 1400 600C1390 570 1392 550 1398 530C1412 470 1400 420 1360 404L1220 420C1190 424 1170 440 1168 452L1232 462C1226 490 1216 508 1204 526C1204 538 1216 540 1222 542C1220 556 1216 566 1222 576C1216 600 1236 612 1270 606C1280 622 1282 640 1278 652C1220 680 1180 740 1150 800L1010 730C990 716 960 724 956 746C952 764 968 778 988 784L1140 890C1160 906 1180 900 1196 880L1220 930Z'
  art.line(man, 'k', 30)
  art.line(man, 'p', 11)
  art.fill(man, 'k')
  const mc = art.clip(man)
  art.open({ clip: mc })
  const face = 'M1190 452H1330V500C1326 560 1310 600 1290 620L1262 610L1200 620Z'
  art.fill(face, 'c')
  art.carve(on.straight(1236, 470, 1236, 620, 90, 0), 'k', {
    rows: 8,
    dash: [24, 70],
    gap: [8, 18],
    w: 11,
    tone: (_u, v) => v * 1.25,
  })
  art.carve(on.straight(1206, 480, 1214, 600, 24, 0), 'p', {
    rows: 3,
    dash: [20, 50],
    gap: [12, 20],
    w: 7,
  })
  art.fill('M1100 380H1420V492L1300 476L1232 464L1150 456Z', 'b')
  art.carve(
    on.loft(
      bezier([1170, 446], [1240, 416], [1300, 408], [1370, 408]),
      bezier([1170, 456], [1250, 462], [1330, 470], [1406, 488]),
    ),
    'p',
    { rows: 6, dash: [24, 80], gap: [10, 24], w: 8, tone: (u) => 1 - u * 0.8 },
  )
  art.carve(
    on.loft(
      bezier([1250, 420], [1300, 408], [1350, 404], [1400, 440]),
      bezier([1250, 462], [1300, 466], [1350, 474], [1406, 488]),
    ),
    'k',
    { rows: 6, dash: [24, 80], gap: [10, 24], w: 10, tone: (u) => u },
  )
  art.fill('M1150 640H930V840L1120 900L1160 800Z', 'c')
  art.carve(
    on.loft(
      bezier([1150, 790], [1100, 770], [1060, 752], [990, 722]),
      bezier([1150, 900], [1080, 856], [1030, 816], [960, 780]),
    ),
    'k',
    { rows: 7, dash: [30, 100], gap: [12, 30], w: 11, tone: (_u, v) => v * 1.1 },
  )
  art.carve(
    on.loft(
      bezier([1150, 800], [1100, 780], [1060, 760], [1000, 732]),
      bezier([1150, 840], [1080, 816], [1030, 786], [970, 756]),
    ),
    'p',
    { rows: 3, dash: [30, 80], gap: [20, 40], w: 7 },
  )
  art.carve(
    on.loft(
      bezier([1278, 650], [1220, 690], [1180, 740], [1150, 800]),
      bezier([1420, 620], [1320, 700], [1280, 800], [1230, 930]),
    ),
    'a',
    { rows: 13, dash: [50, 150], gap: [14, 36], w: 15, tone: (_u, v) => clamp(1.15 - v * 0.95) },
  )
  art.carve(
    on.loft(
      bezier([1400, 610], [1480, 660], [1530, 760], [1540, 930]),
      bezier([1300, 680], [1340, 760], [1340, 840], [1330, 930]),
    ),
    'a',
    { rows: 9, dash: [40, 150], gap: [30, 70], w: 9, tone: (_u, v) => 0.3 + v * 0.5 },
  )
  art.close()
  art.line('M1168 452L1232 464L1302 476', 'k', 13)
  art.fill('M1224 504q16-12 32 0q-16 10-32 0z', 'k')
  art.line('M1218 490q20-10 44-2', 'k', 7)
  art.fill('M1312 504q26-4 24 26q-6 26-26 24z', 'c')
  art.line('M1312 504q26-4 24 26q-6 26-26 24', 'k', 6)
  art.line('M1222 578q20 6 34-3', 'k', 6)
  art.fill('M1262 612L1286 700L1330 648L1404 606L1384 588L1300 624Z', 'b')
  art.line('M1262 612L1286 700L1330 648L1404 606', 'k', 6)
  art.line('M900 700L968 752', 'k', 22)
  art.line('M900 700L968 752', 'p', 7)
  art.disc(972, 752, 22, 'k')
  art.disc(972, 752, 14, 'b')
  return art
}
