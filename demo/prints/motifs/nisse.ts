import { Art } from '../kit/art.ts'
import { bezier, clamp, disc } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

/** A nisse in a red cap walks with his lantern through the snow toward the farm. */
export function nisse(): Art {
  const art = new Art(8)
  art.rect(-40, -40, 1680, 1280, 'k')
  const mx = 1130,
    my = 300
  art.carve(on.ring(mx, my, 180, 1300), 'a', {
    rows: 40,
    dash: [50, 190],
    gap: [40, 110],
    w: 12,
    tone: (_u, v) => clamp(1 - v * 1.2),
  })
  art.disc(mx, my, 150, 'p')
  art.carve(on.ring(mx + 20, my - 10, 20, 150, -30, 120), 'a', {
    rows: 9,
    dash: [40, 110],
    gap: [14, 40],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(disc(mx, my, 150)),
  })
  {
    const r = art.random
    for (let i = 0; i < 90; i++) {
      const x = r() * 1680 - 40,
        y = r() * 760,
        s = 3 + r() * 7
      art.disc(x, y, s, 'p')
    }
  }
  // forest
  const spruce = (x: number, y: number, h: number, c: Ink = 'k', cut: Ink = 'a') => {
    const w = h * 0.34
    let d = `M${x} ${y - h}`
    for (let i = 1; i <= 5; i++) {
      const yy = y - h + (h * 0.92 * i) / 5,
        ww = w * (0.25 + (0.75 * i) / 5)
      d += `L${x + ww} ${yy}L${x + ww * 0.55} ${yy - 6}`
    }
    d += `L${x + 14} ${y - h * 0.08}V${y}H${x - 14}V${y - h * 0.08}`
    for (let i = 5; i >= 1; i--) {
      const yy = y - h + (h * 0.92 * i) / 5,
        ww = w * (0.25 + (0.75 * i) / 5)
      d += `L${x - ww * 0.55} ${yy - 6}L${x - ww} ${yy}`
    }
    d += 'Z'
    art.fill(d, c)
    art.line(d, 'k', 6)
    const cc = art.clip(d)
    for (let i = 1; i <= 5; i++) {
      const yy = y - h + (h * 0.92 * i) / 5,
        ww = w * (0.25 + (0.75 * i) / 5),
        yt = y - h + (h * 0.92 * (i - 1.15)) / 5
      art.carve((u, v) => [x + (v - 0.5) * 2 * ww * (0.1 + 0.95 * u), yt + (yy - yt) * u], cut, {
        rows: 9 + i * 2,
        dash: [h * 0.07, h * 0.13],
        gap: [6, 16],
        w: 8,
        tone: (_u, v) => clamp(v * 1.3),
        clip: cc,
      })
      art.carve((u, v) => [x + (v - 0.5) * 2 * ww * (0.1 + 0.95 * u), yt + (yy - yt) * u], 'p', {
        rows: 9 + i,
        dash: [20, 44],
        gap: [6, 16],
        w: 9,
        u: [0.72, 1],
        tone: () => 1,
        clip: cc,
      })
    }
  }
  art.fill('M-40 800Q200 700 500 760T1100 740T1640 770V1240H-40Z', 'a')
  for (const [x, h] of [
    [60, 520],
    [190, 430],
    [330, 360],
    [1560, 560],
    [1430, 440],
    [450, 300],
    [1320, 330],
  ] as const)
    spruce(x, 800, h, 'k', 'a')
  // barn
  art.fill('M960 790V660L1090 560L1220 660V790Z', 'b')
  art.carve(on.straight(964, 650, 964, 790, 250, 0), 'k', {
    rows: 22,
    dash: [60, 140],
    gap: [6, 12],
    w: 6,
  })
  art.fill('M930 680L1090 550L1250 680L1236 640L1090 520L944 640Z', 'p')
  art.rect(1060, 700, 60, 90, 'k')
  art.rect(1074, 610, 32, 36, 'c')
  art.fill('M1088 610h4v36h-4zM1074 626h32v4h-32z', 'k')
  // snow ground
  const sg = 'M-40 850Q260 760 620 810T1200 780T1640 830V1240H-40Z'
  art.fill(sg, 'p')
  art.carve((u, v) => [-40 + 1680 * u, 812 + v * 430 - 34 * Math.sin(u * 8 + 0.6) * (1 - v)], 'a', {
    rows: 20,
    dash: [60, 220],
    gap: [30, 110],
    w: 13,
    tone: (_u, v) => 0.35 + v * 0.7,
    clip: art.clip(sg),
  })
  art.carve((u, v) => [-40 + 1680 * u, 830 + v * 430 - 34 * Math.sin(u * 8 + 0.6) * (1 - v)], 'k', {
    rows: 14,
    dash: [30, 110],
    gap: [120, 330],
    w: 8,
    clip: art.clip(sg),
  })
  // footprints
  for (let i = 0; i < 7; i++)
    art.disc(980 - i * 12 + (i % 2 ? 26 : 0), 830 + i * i * 4 + i * 8, 8 + i * 1.8, 'k', 4 + i)
  // lantern glow
  art.disc(1040, 760, 170, 'c')
  art.carve(on.rays(1040, 760, 90, 330), 'c', {
    rows: 46,
    dash: [60, 120],
    gap: [20, 50],
    w: 14,
    tone: (u) => 1 - u * 0.6,
  })
  art.carve(on.rays(1040, 760, 60, 175), 'p', { rows: 40, dash: [40, 90], gap: [14, 30], w: 9 })
  // body
  art.fill('M560 1090Q760 1150 1010 1086L980 1060L600 1060Z', 'k')
  const coat =
    'M640 620C560 720 540 900 560 1040C680 1086 880 1086 980 1040C1000 900 970 720 900 620Z'
  art.fill(coat, 'k')
  art.line(coat, 'k', 14)
  const cc = art.clip(coat)
  art.fill(
    'M650 640C580 740 566 900 580 1026C680 1066 860 1066 960 1026C976 900 950 740 890 640Z',
    'c',
    'transform="translate(0 0)" opacity="0"',
  )
  art.open({ clip: cc })
  art.fill('M520 600H1020V1100H520Z', 'k')
  art.carve(
    on.loft(
      bezier([650, 640], [580, 740], [560, 900], [570, 1050]),
      bezier([900, 640], [970, 740], [990, 900], [976, 1050]),
    ),
    'a',
    {
      rows: 24,
      dash: [40, 130],
      gap: [12, 36],
      w: 9,
      tone: (_u, v) => clamp(Math.abs(v - 0.35) * 1.4),
    },
  )
  art.carve(
    on.loft(
      bezier([880, 640], [950, 740], [970, 900], [960, 1050]),
      bezier([906, 640], [976, 740], [996, 900], [984, 1050]),
    ),
    'c',
    { rows: 4, dash: [40, 130], gap: [12, 36], w: 10 },
  )
  art.close()
  art.rect(562, 900, 424, 46, 'b')
  art.rect(736, 892, 64, 62, 'c')
  art.rect(752, 908, 32, 30, 'k')
  // boots
  for (const x of [640, 830]) {
    art.fill(`M${x} 1046h100v40q0 34-60 34h-80q-20-40 40-52z`, 'c')
    art.line(`M${x} 1046h100v40q0 34-60 34h-80q-20-40 40-52z`, 'k', 9)
    art.carve(on.straight(x - 30, 1094, x + 90, 1094, 0, 24), 'k', {
      rows: 3,
      dash: [20, 50],
      gap: [8, 14],
      w: 5,
    })
  }
  // arms
  art.fill('M880 660C960 680 1030 690 1060 670L1066 610C1020 620 980 590 900 600Z', 'k')
  art.carve(on.straight(890, 616, 1056, 626, -6, 44), 'a', {
    rows: 4,
    dash: [20, 70],
    gap: [10, 24],
    w: 8,
  })
  art.disc(1062, 640, 38, 'k')
  art.disc(1062, 640, 31, 'b')
  art.carve(on.ring(1062, 640, 10, 28, 180, 340), 'p', {
    rows: 3,
    dash: [12, 28],
    gap: [6, 10],
    w: 5,
  })
  art.fill('M660 650C580 690 540 780 560 840L620 850C610 790 640 740 700 710Z', 'k')
  art.carve(
    on.loft(
      bezier([650, 660], [590, 710], [566, 780], [576, 836]),
      bezier([690, 700], [630, 740], [606, 790], [612, 840]),
    ),
    'a',
    { rows: 4, dash: [20, 60], gap: [10, 20], w: 8 },
  )
  art.disc(592, 856, 36, 'k')
  art.disc(592, 856, 29, 'b')
  // lantern
  art.line('M1062 640Q1040 664 1040 690', 'k', 9)
  art.fill('M996 704L1040 676L1084 704V716H996Z', 'k')
  art.rect(1000, 716, 80, 96, 'k')
  art.rect(1010, 722, 60, 84, 'c')
  art.fill('M1040 736q22 34 0 62q-24-26 0-62z', 'p')
  art.fill('M1037 716h6v96h-6z', 'k')
  art.rect(990, 810, 100, 16, 'k')
  // beard & face
  const beard =
    'M640 560C610 640 620 740 680 820C710 862 740 900 770 960C800 900 840 860 866 810C920 740 930 640 900 560Z'
  art.fill(beard, 'k', 'transform="translate(6 10)"')
  art.fill(beard, 'p')
  art.line(beard, 'k', 8)
  const bc = art.clip(beard)
  art.carve(
    on.loft(
      bezier([640, 580], [620, 700], [690, 820], [765, 940]),
      bezier([900, 580], [920, 700], [860, 820], [775, 940]),
    ),
    'k',
    {
      rows: 20,
      dash: [40, 130],
      gap: [24, 70],
      w: 8,
      tone: (_u, v) => 0.3 + Math.abs(v - 0.6) * 0.8,
      clip: bc,
    },
  )
  art.carve(
    on.loft(
      bezier([640, 580], [620, 700], [690, 820], [765, 940]),
      bezier([780, 580], [770, 700], [770, 820], [770, 940]),
    ),
    'a',
    { rows: 11, dash: [40, 130], gap: [24, 60], w: 10, tone: (_u, v) => 1 - v, clip: bc },
  )
  art.fill(
    'M650 600C650 530 700 500 770 500C840 500 894 530 894 600C860 610 850 640 770 640C690 640 680 610 650 600Z',
    'c',
  )
  art.carve(on.ring(770, 560, 60, 120, 150, 215), 'b', {
    rows: 6,
    dash: [12, 30],
    gap: [8, 16],
    w: 7,
  })
  art.fill(
    'M690 640C720 612 756 616 772 632C790 614 830 612 858 640C830 668 790 660 772 650C752 662 716 668 690 640Z',
    'p',
  )
  art.line(
    'M690 640C720 612 756 616 772 632C790 614 830 612 858 640C830 668 790 660 772 650C752 662 716 668 690 640Z',
    'k',
    7,
  )
  art.disc(774, 606, 33, 'k', 28)
  art.disc(774, 604, 27, 'b', 23)
  art.disc(766, 596, 7, 'p')
  art.disc(720, 572, 8, 'k')
  art.disc(828, 572, 8, 'k')
  art.fill('M694 552q24-22 52-6q-26-4-50 14zM804 546q28-16 50 6q-26-12-50 2z', 'p')
  // cap
  const cap =
    'M606 556C620 440 660 330 740 250C800 190 900 150 1000 190C1016 198 1010 220 992 220C930 226 900 250 906 300C930 380 940 470 936 552C840 500 700 500 606 556Z'
  art.fill(cap, 'k', 'transform="translate(8 8)"')
  art.line(cap, 'k', 14)
  art.fill(cap, 'b')
  const kc = art.clip(cap)
  art.carve(
    on.loft(
      bezier([606, 556], [640, 420], [720, 250], [1000, 195]),
      bezier([936, 556], [940, 420], [880, 260], [1000, 215]),
    ),
    'k',
    {
      rows: 17,
      dash: [60, 170],
      gap: [14, 40],
      w: 13,
      tone: (_u, v) => clamp(0.75 - v * 1.1),
      clip: kc,
    },
  )
  art.carve(
    on.loft(
      bezier([606, 556], [640, 420], [720, 250], [1000, 195]),
      bezier([936, 556], [940, 420], [880, 260], [1000, 215]),
    ),
    'p',
    {
      rows: 15,
      dash: [30, 110],
      gap: [30, 90],
      w: 8,
      tone: (_u, v) => clamp(v * 1.5 - 0.5),
      clip: kc,
    },
  )
  art.disc(1012, 210, 34, 'k')
  art.disc(1012, 210, 27, 'p')
  art.carve(on.rays(1012, 210, 6, 27), 'a', { rows: 12, dash: [12, 20], gap: [6, 10], w: 4 })
  art.fill('M590 566Q770 470 950 562L944 596Q770 512 600 600Z', 'k')
  art.carve(
    on.loft(
      bezier([596, 576], [700, 510], [850, 510], [944, 572]),
      bezier([604, 596], [700, 536], [850, 536], [940, 592]),
    ),
    'p',
    { rows: 2, dash: [10, 16], gap: [8, 10], w: 12 },
  )
  return art
}
