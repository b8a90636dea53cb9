import { Art } from '../kit/art.ts'
import { bezier, clamp, disc, type Point, pairs, round, triples } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { billow, outlined } from '../kit/limbs.ts'
import { gull, swell, water } from '../kit/nature.ts'
import { on, type Surface } from '../kit/surfaces.ts'

/** A ship of the line of the 1700s under full sail gives its broadside; smoke rolls over the swell. */
export function orlogsskib(): Art {
  const art = new Art(61)
  art.rect(-40, -40, 1680, 1280, 'a')
  const sx = 400,
    sy = 500
  art.carve(on.rays(sx, sy, 245, 1700), 'p', {
    rows: 150,
    dash: [110, 320],
    gap: [16, 40],
    w: 17,
    tone: (u, _v, _x, y) => clamp(0.35 + u) * (y > 830 ? 0 : 1),
  })
  art.disc(sx, sy, 222, 'c')
  art.carve(on.straight(sx - 230, sy - 10, sx + 230, sy - 10, 0, 240), 'p', {
    rows: 13,
    dash: [60, 170],
    gap: [20, 60],
    w: 10,
    tone: (_u, v) => v,
    clip: art.clip(disc(sx, sy, 222)),
  })
  // battle smoke far off, lit from the left
  billow(
    art,
    triples([
      1290, 520, 70, 1380, 440, 110, 1500, 360, 130, 1620, 300, 150, 1470, 520, 120, 1600, 480, 140,
      1330, 640, 90, 1440, 670, 100, 1570, 640, 140, 1290, 760, 60, 1390, 790, 80, 1500, 780, 90,
      1600, 780, 100, 1240, 800, 44,
    ]),
    { fill: 'b', cut: 'k', mid: 'c', outline: 0, light: 200, w: 13 },
  )
  // far ship
  art.add(
    '<g transform="translate(170 800) scale(.9)"><path class="k" d="M-110-46H-60L-50-34H60L74-48H112C104-10 96 10 90 20H-92Z"/><path class="k" d="M-66-50V-190H-60V-50ZM-4-50V-230H2V-50ZM56-50V-200H62V-50Z"/><path class="p" d="M-92-120Q-60-132-34-120Q-24-90-32-66Q-62-76-96-66Q-84-94-92-120ZM-84-180Q-60-188-40-180Q-32-156-38-132Q-62-140-88-132Q-78-156-84-180ZM-36-140Q0-152 36-140Q46-104 36-66Q0-78-38-66Q-28-104-36-140ZM-28-214Q0-222 26-214Q36-184 28-152Q0-160-32-152Q-20-184-28-214ZM32-128Q60-138 86-128Q94-98 86-66Q60-76 30-66Q40-98 32-128ZM38-190Q60-198 80-190Q88-166 80-140Q60-148 36-140Q46-166 38-190Z"/><path class="a" d="M-84-16H86V-6H-86Z"/></g>',
  )
  art.fill('M-20 806Q200 796 420 808T820 802T1230 810T1620 802V1220H-20z', 'b')
  art.carve(on.wave(-20, 1620, 814, 960, 7, 210), 'k', {
    rows: 11,
    dash: [60, 200],
    gap: [14, 44],
    w: 13,
    tone: () => 0.85,
  })
  art.carve(on.wave(-20, 1620, 812, 950, 7, 210, 0.3), 'c', {
    rows: 10,
    dash: [26, 110],
    gap: [24, 80],
    w: 9,
    tone: (_u, _v, x) => clamp(1.15 - Math.abs(x - sx) / 330),
  })
  art.carve(on.wave(-20, 1620, 812, 950, 7, 210, 0.6), 'p', {
    rows: 6,
    dash: [20, 80],
    gap: [90, 240],
    w: 6,
    tone: () => 0.8,
  })
  art.open({ move: 'rotate(1.6 760 880)' })
  // standing rigging
  art.line(
    'M1128 690L1296 598M742 150L1000 330M985 200L1290 600M985 330L1250 622M742 180L520 420M520 268L360 640M742 150V720M985 190V720M520 262V700',
    'k',
    5,
  )
  // jibs
  const jib = (d: string, P: Surface) => {
    const c = outlined(art, d, 'p', 9)
    art.carve(P, 'k', {
      rows: 11,
      dash: [50, 150],
      gap: [12, 34],
      w: 8,
      tone: (_u, v) => clamp(v * 1.5 - 0.55),
      clip: c,
    })
  }
  jib(
    'M1000 236L1278 600Q1180 610 1120 642Q1090 470 1000 236Z',
    on.loft(
      (u) => [1000 + 120 * u, 240 + 400 * u],
      (u) => [1000 + 280 * u, 236 + 366 * u],
    ),
  )
  jib(
    'M996 350L1212 628Q1130 640 1068 676Q1050 510 996 350Z',
    on.loft(
      (u) => [996 + 72 * u, 350 + 326 * u],
      (u) => [996 + 220 * u, 350 + 280 * u],
    ),
  )
  art.line('M1110 700L1306 592', 'k', 17)
  art.line('M1116 694L1298 594', 'c', 5)
  // square sails
  const sail = (cx: number, y0: number, y1: number, w0: number, w1: number, bu: number) => {
    const h = y1 - y0,
      TL: Point = [cx - w0, y0 + 5],
      TR: Point = [cx + w0, y0 - 5],
      BR: Point = [cx + w1 + bu * 0.35, y1 - 4],
      BL: Point = [cx - w1 + bu * 0.35, y1 + 6]
    const L = bezier(TL, [TL[0] + bu * 0.75, y0 + h * 0.35], [BL[0] + bu * 0.6, y1 - h * 0.3], BL),
      R = bezier(TR, [TR[0] + bu * 1.1, y0 + h * 0.3], [BR[0] + bu * 0.75, y1 - h * 0.3], BR)
    const d = `M${TL}L${TR}C${[TR[0] + bu * 1.1, y0 + h * 0.3]} ${[BR[0] + bu * 0.75, y1 - h * 0.3]} ${BR}Q${[cx + bu * 0.7, y1 - h * 0.17]} ${BL}C${[BL[0] + bu * 0.6, y1 - h * 0.3]} ${[TL[0] + bu * 0.75, y0 + h * 0.35]} ${TL}Z`
    const c = outlined(art, d, 'p', 11)
    const P = (u: number, v: number): Point => {
      const a = L(u),
        b = R(u)
      return [
        a[0] + (b[0] - a[0]) * v,
        a[1] + (b[1] - a[1]) * v - h * 0.15 * Math.sin(v * 3.14) * u,
      ]
    }
    art.open({ clip: c })
    art.carve(P, 'a', {
      rows: Math.round(w1 / 6.5),
      dash: [h * 0.3, h * 0.7],
      gap: [10, 26],
      w: 9,
      tone: (_u, v) => clamp(v * 1.2 - 0.1) * 0.9,
    })
    art.carve(P, 'k', {
      rows: Math.round(w1 / 5.4),
      dash: [h * 0.2, h * 0.55],
      gap: [10, 26],
      w: 10,
      tone: (u, v) =>
        clamp(v * 2 - 1.02) + clamp(u * 3 - 2.45) * 0.8 + clamp(0.12 - u) * 5 * clamp(v + 0.2),
    })
    art.carve((u, v) => P(0.1 + v * 0.62, u), 'k', {
      rows: 2,
      dash: [8, 10],
      gap: [14, 18],
      w: 4,
      tone: () => 0.9,
    })
    art.close()
    art.line(`M${TL[0] - 18} ${TL[1] + 2}L${TR[0] + 18} ${TR[1] - 2}`, 'k', 13)
    art.line(`M${TL[0] - 8} ${TL[1] - 1}L${TR[0] + 4} ${TR[1] - 5}`, 'c', 3.6)
  }
  const mast = (x: number, y: number, b: number) => {
    art.line(`M${x} ${y}V${b}`, 'k', 12)
    art.line(`M${x - 2} ${y + 10}V${b}`, 'c', 3)
  }
  mast(985, 206, 720)
  sail(985, 536, 704, 104, 116, 44)
  sail(985, 368, 526, 84, 106, 46)
  sail(985, 256, 360, 58, 82, 34)
  mast(742, 140, 720)
  sail(742, 516, 702, 116, 130, 48)
  sail(742, 322, 506, 92, 118, 52)
  sail(742, 196, 314, 62, 90, 38)
  mast(520, 256, 700)
  sail(520, 446, 600, 74, 94, 38)
  sail(520, 322, 436, 50, 72, 30)
  for (const [x, y, w] of triples([
    742, 522, 30, 742, 330, 22, 985, 540, 28, 985, 374, 20, 520, 452, 22,
  ]))
    art.fill(`M${x - w} ${y - 2}H${x + w}L${x + w * 0.7} ${y + 12}H${x - w * 0.7}Z`, 'k')
  // pennants
  const pen = (x: number, y: number, l: number) => {
    art.fill(
      `M${x} ${y}q${l * 0.3}-16 ${l * 0.55} 0t${l * 0.5} 2q${-l * 0.25} 14 ${-l * 0.5} 8t${-l * 0.5} 8z`,
      'k',
      'transform="translate(2 4)"',
    )
    art.fill(
      `M${x} ${y}q${l * 0.3}-16 ${l * 0.55} 0t${l * 0.5} 2q${-l * 0.25} 14 ${-l * 0.5} 8t${-l * 0.5} 8z`,
      'b',
    )
  }
  pen(746, 140, 150)
  pen(989, 206, 90)
  pen(524, 256, 90)
  // shrouds
  for (const [x, y] of pairs([742, 660, 985, 664, 520, 606])) {
    let d = ''
    for (let i = -3; i <= 3; i++) d += `M${x + i * 12} ${y}L${x + i * 24} 724`
    art.line(d, 'k', 3.6)
  }
  // hull
  const hull =
      'M346 610L474 640L480 688L640 716L890 718L1004 700L1016 664L1132 654C1146 688 1164 704 1196 682L1222 676C1206 760 1164 850 1120 960L420 980C392 850 366 740 346 610Z',
    hc = outlined(art, hull, 'k', 14)
  const sheer = (y: number, x: number) => y - 46 * ((x - 760) / 400) ** 2
  const band = (y: number, h: number, c: Ink) => {
    let d = 'M'
    for (let x = 340; x <= 1230; x += 30) d += `${(x > 340 ? 'L' : '') + x} ${round(sheer(y, x))}`
    for (let x = 1230; x >= 340; x -= 30) d += `L${x} ${round(sheer(y + h, x))}`
    art.fill(`${d}Z`, c, `clip-path="url(#${hc})"`)
  }
  band(746, 34, 'c')
  band(812, 38, 'c')
  band(716, 8, 'p')
  art.carve(
    (u, v) => {
      const x = 340 + 890 * u
      return [x, sheer(684 + v * 210, x)]
    },
    'a',
    {
      rows: 15,
      dash: [70, 200],
      gap: [14, 40],
      w: 5.5,
      tone: (u) => clamp(1.2 - u * 1.1),
      clip: hc,
    },
  )
  art.carve(
    (u, v) => {
      const x = 340 + 890 * u
      return [x, sheer(748 + v * 32, x)]
    },
    'p',
    { rows: 3, dash: [40, 140], gap: [20, 60], w: 7, tone: (u) => clamp(0.9 - u), clip: hc },
  )
  art.carve(
    (u, v) => {
      const x = 340 + 890 * u
      return [x, sheer(816 + v * 32, x)]
    },
    'p',
    { rows: 3, dash: [40, 140], gap: [20, 60], w: 7, tone: (u) => clamp(0.9 - u), clip: hc },
  )
  art.carve(
    (u, v) => {
      const x = 340 + 890 * u
      return [x, sheer(746 + v * 36, x)]
    },
    'b',
    { rows: 4, dash: [40, 140], gap: [10, 30], w: 8, tone: (u) => clamp(u * 1.3 - 0.35), clip: hc },
  )
  // quarter gallery
  art.fill('M362 640L446 658L462 770L384 760Z', 'c')
  art.line('M362 640L446 658L462 770L384 760Z', 'k', 6)
  for (const [x, y] of pairs([376, 664, 402, 669, 428, 674, 388, 716, 413, 720, 438, 724]))
    art.fill(`M${x} ${y}l18 3l4 28l-18-3z`, 'k')
  art.line('M372 704L454 716', 'k', 7)
  art.line('M352 616L470 645', 'c', 8, 'stroke-dasharray="14 7"')
  for (let x = 488; x < 1130; x += 54)
    for (const [y, s] of [
      [752, 21],
      [819, 24],
    ] as const) {
      const Y = sheer(y, x)
      art.rect(x, Y, s, s, 'k')
      art.fill(`M${x - 3} ${Y - 2}h${s + 6}l4-12h${-s - 6}z`, 'b')
      art.line(`M${x - 3} ${Y - 2}h${s + 6}l4-12h${-s - 6}z`, 'k', 3.4)
      art.line(`M${x + 4} ${Y + s / 2 + 2}h${s * 0.7}`, 'a', 5)
    }
  // figurehead
  art.fill(
    'M1190 676C1204 640 1236 634 1254 648C1262 660 1252 668 1240 668C1244 684 1232 706 1212 716Z',
    'c',
  )
  art.line(
    'M1190 676C1204 640 1236 634 1254 648C1262 660 1252 668 1240 668C1244 684 1232 706 1212 716',
    'k',
    7,
  )
  art.line('M1206 680q10-24 32-24M1210 700q14-14 22-30', 'k', 4)
  // crew on the rail
  for (const [x, y] of pairs([
    500, 692, 540, 700, 610, 712, 668, 716, 840, 718, 900, 716, 1040, 666, 400, 622, 440, 632,
  ]))
    art.fill(`M${x - 10} ${y + 8}q-2-28 10-32q-10-14 3-22q14 4 6 22q11 4 9 32z`, 'k')
  // ensign: Dannebrog, split
  art.line('M352 618L322 430', 'k', 9)
  const fl =
      'M324 440C370 418 410 456 462 434C500 420 520 430 556 424L512 466L562 520C520 530 500 520 462 538C420 556 380 520 338 548Z',
    fc = outlined(art, fl, 'b', 9)
  art.open({ clip: fc })
  art.fill(
    'M384 400h26v190h-26zM310 480C370 456 420 500 480 472T570 466V490C520 496 500 486 470 500S380 490 320 508Z',
    'p',
  )
  art.carve(
    on.loft(
      (u) => [324 + 14 * u, 440 + 108 * u],
      (u) => [556 + 6 * u, 424 + 96 * u],
    ),
    'k',
    {
      rows: 16,
      dash: [24, 70],
      gap: [12, 30],
      w: 8,
      tone: (_u, v) => clamp(Math.sin(v * 16) * 0.9),
    },
  )
  art.close()
  art.close()
  // broadside
  const flash = (x: number, y: number, r: number) => {
    art.carve(on.rays(x, y, 6, r * 1.5, 10, 170), 'c', {
      rows: 15,
      dash: [r * 0.7, r * 1.3],
      gap: [14, 30],
      w: 13,
    })
    art.carve(on.rays(x, y, 0, r * 0.95, 20, 160), 'p', {
      rows: 7,
      dash: [r * 0.6, r * 0.9],
      gap: [4, 8],
      w: 11,
    })
    art.disc(x, y, 9, 'p')
  }
  for (const x of [632, 740, 848, 956]) flash(x, sheer(842, x), 58)
  billow(
    art,
    triples([
      1090, 850, 52, 1170, 830, 74, 1260, 780, 86, 1360, 800, 84, 1450, 850, 74, 1180, 900, 70,
      1280, 890, 92, 1390, 910, 86, 1060, 905, 50,
    ]),
    { light: 205, w: 11 },
  )
  billow(art, triples([950, 905, 46, 1000, 930, 54, 890, 935, 40, 1080, 950, 60, 1170, 960, 60]), {
    light: 205,
    w: 9,
  })
  billow(art, triples([735, 915, 34, 780, 930, 42, 690, 935, 30, 830, 945, 38]), {
    light: 205,
    w: 8,
  })
  billow(art, triples([560, 915, 24, 594, 925, 30, 528, 932, 22]), { light: 205, w: 7 })
  // swell
  const f1 = swell(945, 34, 330, 0.2),
    f2 = swell(1010, 52, 420, 0.62),
    f3 = swell(1104, 60, 520, 0.1)
  art.fill(water(f1), 'b')
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f1(x) + 6 + v * 110]
    },
    'k',
    { rows: 8, dash: [60, 200], gap: [14, 40], w: 13, tone: (_u, v) => 0.3 + v },
  )
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f1(x) + 4 + v * 80]
    },
    'p',
    { rows: 6, dash: [40, 150], gap: [24, 70], w: 10, tone: (_u, v) => 1 - v },
  )
  art.fill(water(f2), 'k')
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f2(x) + 7 + v * 120]
    },
    'p',
    { rows: 9, dash: [50, 170], gap: [16, 44], w: 12, tone: (_u, v) => clamp(1.05 - v * 1.1) },
  )
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f2(x) + 20 + v * 120]
    },
    'c',
    {
      rows: 8,
      dash: [60, 170],
      gap: [36, 84],
      w: 10,
      tone: (_u, v, x) => clamp(1.1 - Math.abs(x - 430) / 420) * v,
    },
  )
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f2(x) + 20 + v * 120]
    },
    'b',
    { rows: 8, dash: [60, 170], gap: [26, 64], w: 12, tone: (_u, v) => v },
  )
  art.fill(water(f3), 'b')
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f3(x) + 8 + v * 130]
    },
    'k',
    { rows: 11, dash: [60, 200], gap: [14, 40], w: 14, tone: (_u, v) => v + 0.2 },
  )
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, f3(x) + 6 + v * 110]
    },
    'p',
    { rows: 8, dash: [40, 150], gap: [40, 110], w: 10, tone: (_u, v) => clamp(1 - v * 1.2) },
  )
  for (const [x, y, s] of triples([250, 250, 0.9, 170, 330, 0.6, 610, 210, 0.6])) gull(art, x, y, s)
  return art
}
