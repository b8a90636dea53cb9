import { Art } from '../kit/art.ts'
import { bezier, clamp, disc, type Point, pairs, pick, round, triples } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { outlined } from '../kit/limbs.ts'
import { gull } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'
import { transform } from '../kit/transform.ts'
import { man, woman } from './parts/customers.ts'
import { tent } from './parts/tent.ts'

/** Tents and a stall of a Viking market by the shore, with shields, wares and people. */
export function vikingemarked(): Art {
  const art = new Art(67)
  art.rect(-40, -40, 1680, 1280, 'a')
  const sx = 1240,
    sy = 360
  art.carve(on.rays(sx, sy, 150, 1700, 0, 360), 'p', {
    rows: 140,
    dash: [110, 320],
    gap: [16, 40],
    w: 17,
    tone: (u, _v, _x, y) => clamp(0.4 + u) * (y > 690 ? 0 : 1),
  })
  art.disc(sx, sy, 128, 'b')
  art.carve(on.straight(sx - 130, sy, sx + 130, sy, 0, 130), 'a', {
    rows: 8,
    dash: [50, 130],
    gap: [20, 50],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(disc(sx, sy, 128)),
  })
  for (const [x, y, w, h] of [
    [-60, 200, 460, 66],
    [120, 310, 300, 44],
    [1340, 180, 330, 50],
  ] as const) {
    const d = `M${x} ${y}q${w * 0.12} ${-h * 0.7} ${w * 0.3} ${-h * 0.5}q${w * 0.14} ${-h} ${w * 0.36} ${-h * 0.35}q${w * 0.25} ${-h * 0.2} ${w * 0.34} ${h * 0.85}z`
    art.fill(d, 'p')
    art.carve(on.straight(x, y - h * 0.5, x + w, y - h * 0.5, 0, h * 0.7), 'k', {
      rows: 4,
      dash: [40, 130],
      gap: [30, 80],
      w: 6,
      tone: (_u, v) => v,
      clip: art.clip(d),
    })
  }
  // fjord
  art.fill('M-40 640Q400 626 800 640T1640 632V800H-40Z', 'c')
  art.carve(on.wave(-40, 1640, 648, 740, 6, 200), 'p', {
    rows: 8,
    dash: [30, 120],
    gap: [30, 100],
    w: 9,
  })
  art.carve(on.wave(-40, 1640, 646, 740, 6, 200, 0.3), 'k', {
    rows: 7,
    dash: [40, 140],
    gap: [30, 90],
    w: 8,
  })
  // ship behind
  art.line('M838 130L560 640M838 130L1180 600', 'k', 5)
  art.fill('M828 96H848L854 660H822Z', 'k')
  art.carve(on.straight(832, 110, 830, 650, 14, 0), 'a', {
    rows: 2,
    dash: [60, 190],
    gap: [20, 50],
    w: 5,
  })
  art.fill('M850 98q60-14 110 10q-40 8-60 26q-24-10-50-6z', 'b')
  art.line('M850 98q60-14 110 10q-40 8-60 26q-24-10-50-6z', 'k', 4)
  {
    const d =
        'M600 238C700 214 960 214 1080 238C1090 262 1084 286 1066 300C1000 286 960 312 900 300C840 290 800 314 740 302C690 292 640 312 612 298C594 282 592 258 600 238Z',
      c = outlined(art, d, 'p', 11)
    art.open({ clip: c })
    for (let i = 0; i < 8; i += 2) art.fill(`M${600 + i * 60} 200h60l-8 130h-54z`, 'b')
    art.carve((u, v) => [590 + 500 * v, 226 + u * 90], 'k', {
      rows: 50,
      dash: [20, 60],
      gap: [10, 30],
      w: 8,
      tone: (u, v) => clamp(u * 1.4 - 0.3) + 0.3 * Math.abs(Math.sin(v * 14)),
    })
    art.close()
    art.line('M580 234Q840 204 1100 234', 'k', 14)
    art.line('M588 230Q840 202 1092 230', 'a', 4)
    for (const x of [640, 720, 800, 880, 960, 1040]) art.line(`M${x} 220V306`, 'k', 5)
  }
  {
    const d =
        'M1040 640C1160 644 1262 610 1300 540C1330 480 1352 420 1340 360C1354 420 1364 500 1340 572C1310 660 1220 724 1040 724Z',
      c = outlined(art, d, 'k', 8)
    art.carve(
      on.loft(
        bezier([1040, 650], [1200, 646], [1310, 590], [1336, 400]),
        bezier([1040, 724], [1240, 724], [1350, 600], [1350, 440]),
      ),
      'a',
      { rows: 6, dash: [50, 160], gap: [14, 40], w: 7, clip: c },
    )
    const sp =
      'M1344 470C1366 400 1362 330 1326 300C1294 276 1250 292 1244 330C1240 364 1274 386 1300 370C1318 356 1310 330 1292 332'
    art.line(sp, 'k', 30)
    art.line(sp, 'a', 5, 'stroke-dasharray="16 9"')
    for (let i = 0; i < 6; i++) {
      const p = bezier([1070, 642], [1170, 640], [1256, 606], [1296, 544])(i / 6)
      art.disc(p[0], p[1] + 4, 21, 'k')
      art.disc(p[0], p[1] + 4, 16, pick(['b', 'p', 'a'], i % 3))
      art.disc(p[0], p[1] + 4, 5, 'k')
    }
  }
  // ground
  const g = 'M-40 770Q300 740 640 764T1240 752T1640 770V1240H-40Z',
    gc = art.clip(g)
  art.fill(g, 'p')
  art.line('M-40 770Q300 740 640 764T1240 752T1640 770', 'k', 9)
  art.carve(on.rays(820, 500, 260, 1300, 8, 172), 'a', {
    rows: 90,
    dash: [50, 180],
    gap: [20, 60],
    w: 17,
    tone: () => 0.9,
    clip: gc,
  })
  art.carve(on.rays(820, 500, 280, 1300, 8, 172), 'k', {
    rows: 70,
    dash: [20, 90],
    gap: [90, 260],
    w: 8,
    tone: (u) => 0.4 + u * 0.6,
    clip: gc,
  })
  // tents
  tent(art, 410, 836, 176, 330, 190, 'p', 'b', true)
  tent(art, 1250, 806, 122, 228, 120, 'a', 'c', true)
  // stall with awning
  const aw = (u: number, v: number): Point => [
    650 + v * 430 + (v - 0.5) * 60 * u,
    560 + u * 110 + Math.sin(u * 2) * 10,
  ]
  for (const x of [646, 1096]) {
    art.line(`M${x} 560V960`, 'k', 24)
    art.line(`M${x} 565V955`, 'a', 8)
  }
  art.fill('M660 640H1084V850H660Z', 'k')
  art.carve(on.straight(664, 640, 664, 850, 416, 0), 'c', {
    rows: 30,
    dash: [60, 160],
    gap: [10, 30],
    w: 9,
    tone: () => 0.7,
  })
  // hanging wares: cloth, furs, axes
  {
    const T = (x: number, y: number) => {
      art.line(`M${x} ${y - 50}V${y + 120}`, 'a', 9)
      art.fill(
        `M${x - 4} ${y - 44}C${x + 30} ${y - 60} ${x + 52} ${y - 56} ${x + 62} ${y - 40}C${x + 56} ${y - 10} ${x + 60} ${y + 8} ${x + 50} ${y + 22}C${x + 34} ${y + 6} ${x + 16} ${y} ${x - 4} ${y}Z`,
        'p',
      )
      art.line(
        `M${x + 52} ${y - 50}C${x + 60} ${y - 36} ${x + 54} ${y + 6} ${x + 48} ${y + 18}`,
        'k',
        4,
      )
    }
    T(700, 730)
    T(790, 720)
  }
  {
    const d = 'M900 660H960V800C950 790 940 812 930 798C920 812 908 792 900 802Z'
    outlined(art, d, 'b', 6)
    art.carve(on.straight(902, 664, 902, 800, 58, 0), 'a', {
      rows: 6,
      dash: [20, 60],
      gap: [10, 24],
      w: 6,
    })
    const e = 'M980 660H1050V806C1036 792 1026 814 1014 800C1004 812 992 796 980 806Z'
    outlined(art, e, 'a', 6)
    {
      let z = ''
      for (let y = 676; y < 790; y += 34)
        for (let x = 988; x < 1046; x += 30) z += `M${x} ${y + 10}l12-10l12 10l-12 10z`
      art.fill(z, 'b')
    }
  }
  {
    let d = 'M'
    for (let i = 0; i <= 10; i++)
      d +=
        (i ? 'L' : '') +
        aw(0, i / 10)
          .map(round)
          .join(' ')
    const n = 9
    let bot = ''
    for (let i = n; i > 0; i--) {
      const a = aw(1, i / n),
        b = aw(1, (i - 1) / n)
      bot += `${i === n ? `L${a.map(round).join(' ')}` : ''}Q${round((a[0] + b[0]) / 2)} ${round(a[1] + 44)} ${round(b[0])} ${round(b[1])}`
    }
    const D = `${d + bot}Z`,
      c = outlined(art, D, 'p', 13)
    art.open({ clip: c })
    for (let i = 0; i < n; i += 2) {
      let z = 'M'
      for (let k = 0; k <= 4; k++)
        z +=
          (k ? 'L' : '') +
          aw(k / 3, i / n)
            .map(round)
            .join(' ')
      for (let k = 4; k >= 0; k--)
        z += `L${aw(k / 3, (i + 1) / n)
          .map(round)
          .join(' ')}`
      art.fill(`${z}Z`, 'c')
    }
    art.carve((u, v) => aw(u * 1.3, v), 'k', {
      rows: 46,
      dash: [30, 90],
      gap: [14, 40],
      w: 9,
      tone: (u, v) => clamp(u * 1.5 - 0.7) + clamp(0.3 - v),
    })
    art.carve((u, v) => aw(u, v), 'p', {
      rows: 40,
      dash: [20, 60],
      gap: [40, 90],
      w: 6,
      tone: (_u, v) => clamp(v * 1.3 - 0.4),
    })
    art.close()
  }
  // counter with pots
  const pot = (x: number, y: number, s: number, c: Ink) => {
    const T = transform(x, y, s),
      d = T.D('M-22-70H22L18-58C44-48 50-14 28 0H-28C-50-14-44-48-18-58Z'),
      k = outlined(art, d, c, 8)
    art.carve(
      T.P(
        on.loft(
          bezier([-20, -58], [-48, -48], [-48, -14], [-28, 0]),
          bezier([20, -58], [48, -48], [48, -14], [28, 0]),
        ),
      ),
      'k',
      {
        rows: 9,
        dash: [14, 40],
        gap: [6, 16],
        w: 6,
        tone: (_u, v) => clamp(1 - v * 1.4) + 0.1,
        clip: k,
      },
    )
    art.line(T.D('M-40-34C-20-26 20-26 40-34'), 'k', 4)
  }
  pot(720, 862, 1, 'b')
  pot(800, 862, 0.8, 'a')
  pot(870, 862, 1.15, 'c')
  pot(1010, 862, 0.9, 'b')
  for (let i = 0; i < 3; i++) {
    const x = 930 + i * 4,
      y = 852 - i * 22
    art.fill(`M${x - 36} ${y - 10}h76v20h-76z`, pick(['c', 'b', 'p'], i))
    art.line(`M${x - 36} ${y - 10}h76v20h-76z`, 'k', 6)
  }
  const ct = 'M630 858H1114V892H630Z'
  outlined(art, ct, 'a', 11)
  art.carve(on.straight(634, 864, 1110, 864, 0, 28), 'k', {
    rows: 4,
    dash: [60, 190],
    gap: [20, 60],
    w: 6,
    tone: (_u, v) => 0.4 + v * 0.5,
  })
  const cf = 'M646 892H1098V1000H646Z',
    cfc = outlined(art, cf, 'b', 11)
  art.carve(on.straight(650, 894, 650, 1000, 446, 0), 'k', {
    rows: 40,
    dash: [40, 110],
    gap: [10, 26],
    w: 10,
    tone: (u) => 0.3 + u * 0.6,
    clip: cfc,
  })
  // shields
  const shield = (x: number, y: number, r: number, c1: Ink, c2: Ink, pat: string) => {
    art.disc(x - 10, y + 12, r + 4, 'k')
    art.disc(x, y, r + 8, 'k')
    art.disc(x, y, r, c1)
    const c = art.clip(disc(x, y, r))
    art.open({ clip: c })
    if (pat === 'q')
      art.fill(`M${x} ${y - r}H${x + r}V${y}H${x}ZM${x} ${y}H${x - r}V${y + r}H${x}Z`, c2)
    if (pat === 's')
      for (let i = 0; i < 6; i++) {
        const a = (i * 60 * Math.PI) / 180,
          e = a - 0.5
        art.fill(
          `M${x} ${y}Q${round(x + Math.cos(e) * r * 0.6)} ${round(y + Math.sin(e) * r * 0.6)} ${round(x + Math.cos(a) * r * 1.1)} ${round(y + Math.sin(a) * r * 1.1)}L${round(x + Math.cos(a + 0.52) * r * 1.2)} ${round(y + Math.sin(a + 0.52) * r * 1.2)}Q${round(x + Math.cos(a) * r * 0.6)} ${round(y + Math.sin(a) * r * 0.6)} ${x} ${y}Z`,
          c2,
        )
      }
    if (pat === 'x')
      art.fill(
        `M${x - r} ${y - 14}H${x + r}V${y + 14}H${x - r}ZM${x - 14} ${y - r}H${x + 14}V${y + r}H${x - 14}Z`,
        c2,
      )
    art.carve(on.straight(x - r, y - r, x - r, y + r, 2 * r, 0), 'k', {
      rows: Math.round(r / 7),
      dash: [30, 100],
      gap: [16, 44],
      w: 6,
      tone: (_u, v) => clamp(1.05 - v * 1.2),
    })
    art.carve(on.straight(x, y - r, x, y + r, r, 0), 'p', {
      rows: 7,
      dash: [20, 70],
      gap: [40, 90],
      w: 6,
      tone: (_u, v) => v,
    })
    art.close()
    art.add(
      `<circle class="s-k" cx="${x}" cy="${y}" r="${r - 6}" stroke-width="4" stroke-dasharray="3 13"/>`,
    )
    art.disc(x, y, r * 0.27 + 5, 'k')
    art.disc(x, y, r * 0.27, 'a')
    art.carve(on.ring(x, y, r * 0.06, r * 0.24, -60, 60), 'p', {
      rows: 2,
      dash: [10, 24],
      gap: [6, 10],
      w: 5,
    })
    art.carve(on.ring(x, y, r * 0.06, r * 0.24, 110, 250), 'k', {
      rows: 3,
      dash: [10, 24],
      gap: [6, 10],
      w: 5,
    })
  }
  shield(690, 990, 62, 'p', 'b', 'q')
  shield(800, 1000, 68, 'c', 'a', 's')
  shield(1052, 998, 60, 'a', 'b', 'x')
  // customers, lit from the right
  woman(art, 948, 1096, 0.94, -1, 'c', 'p', { hair: 'scarf', hairInk: 'p' })
  woman(art, 1040, 1100, 0.56, -1, 'b', 'a', { hair: 'long', hairInk: 'c' })
  man(art, 574, 1112)
  // barrel, basket
  {
    const d = 'M1150 930C1136 970 1136 1020 1150 1062H1266C1280 1020 1280 970 1266 930Z',
      c = outlined(art, d, 'a', 12)
    art.carve(
      on.loft(
        bezier([1150, 930], [1134, 970], [1134, 1020], [1150, 1062]),
        bezier([1266, 930], [1282, 970], [1282, 1020], [1266, 1062]),
      ),
      'k',
      {
        rows: 13,
        dash: [50, 130],
        gap: [8, 20],
        w: 8,
        tone: (_u, v) => clamp(1 - v * 1.1) + 0.1,
        clip: c,
      },
    )
    art.line('M1142 962Q1208 976 1274 962M1140 1032Q1208 1046 1276 1032', 'k', 11)
    art.line('M1142 960Q1208 974 1274 960M1140 1030Q1208 1044 1276 1030', 'b', 5)
    art.disc(1208, 930, 58, 'k', 16)
    art.disc(1208, 928, 50, 'b', 11)
    for (const [x, y] of pairs([1180, 922, 1208, 914, 1236, 922])) {
      art.disc(x, y, 19, 'k')
      art.disc(x, y, 15, 'b')
      art.disc(x + 4, y - 5, 4, 'p')
    }
  }
  art.fill('M300 1010H420L404 1090H316Z', 'k')
  art.carve(on.straight(306, 1018, 414, 1018, 0, 66), 'a', {
    rows: 5,
    dash: [16, 20],
    gap: [9, 11],
    w: 11,
    jit: 0,
  })
  art.line('M296 1010H424', 'k', 18)
  art.line('M300 1008H420', 'a', 8)
  for (const [x, y, c] of [
    [326, 1000, 'c'],
    [358, 992, 'b'],
    [390, 1000, 'p'],
  ] as const) {
    art.disc(x, y, 20, 'k')
    art.disc(x, y, 15, c)
  }
  for (const [x, y, s] of triples([470, 180, 0.8, 540, 230, 0.5, 1120, 150, 0.6]))
    gull(art, x, y, s)
  return art
}
