import { Art } from '../kit/art.ts'
import { bezier, clamp, pick } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { gull } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** A great rune stone with interlace and beast, before two mounds and a white church. */
export function runesten(): Art {
  const art = new Art(3)
  art.rect(-40, -40, 1680, 1280, 'b')
  art.carve(on.rays(800, 640, 300, 1400, 180, 360), 'p', {
    rows: 104,
    dash: [60, 210],
    gap: [30, 70],
    w: 11,
    tone: (u) => clamp(0.9 - u * 0.55),
  })
  art.carve(on.rays(800, 640, 300, 1400, 180, 360), 'k', {
    rows: 96,
    dash: [60, 260],
    gap: [40, 90],
    w: 13,
    tone: (u) => clamp(u * 1.4 - 0.2),
  })
  // mounds
  const m = (x: number, y: number, w: number, h: number) => {
    const d = `M${x - w} ${y}Q${x - w * 0.62} ${y - h} ${x} ${y - h}Q${x + w * 0.62} ${y - h} ${x + w} ${y}Z`
    art.fill(d, 'k')
    art.carve(
      (u, v) => {
        const t = u * 2 - 1
        const k = 1 - v
        return [x + t * w * (0.98 - 0.0 * v), y - h * (1 - t * t * (0.9 + 0.1 * t * t)) * k]
      },
      'a',
      {
        rows: 17,
        dash: [30, 110],
        gap: [14, 36],
        w: 10,
        tone: (u, v) => clamp(1.15 - u * 1.25) * (1 - v * 0.4),
        clip: art.clip(d),
      },
    )
  }
  m(240, 800, 440, 330)
  m(1390, 800, 430, 300)
  // church
  art.fill('M1090 800V610H1130V560L1170 470L1210 560V640H1330V800Z', 'p')
  art.fill('M1122 564L1170 452L1218 564Z', 'k')
  art.fill('M1206 644L1230 590H1330L1350 644Z', 'c')
  art.carve(on.straight(1212, 596, 1206, 642, 136, 0), 'k', {
    rows: 14,
    dash: [40, 46],
    gap: [10, 10],
    w: 5,
  })
  for (const x of [1240, 1290]) art.fill(`M${x} 740v-46q10-16 20 0v46z`, 'k')
  art.fill('M1162 620v-34q8-12 16 0v34z', 'k')
  art.carve(on.straight(1092, 620, 1092, 800, 40, 0), 'a', {
    rows: 5,
    dash: [40, 90],
    gap: [12, 20],
    w: 6,
  })
  // ground
  art.fill('M-40 790Q400 770 800 792T1640 784V1240H-40Z', 'k')
  art.carve((u, v) => [-40 + 1680 * u, 800 + v * v * 430 + 16 * Math.sin(u * 8)], 'b', {
    rows: 18,
    dash: [40, 140],
    gap: [16, 50],
    w: 12,
    tone: (_u, v) => 0.5 + v * 0.5,
  })
  art.carve((u, v) => [-40 + 1680 * u, 806 + v * v * 430 + 16 * Math.sin(u * 8)], 'a', {
    rows: 15,
    dash: [20, 90],
    gap: [40, 140],
    w: 10,
    tone: (_u, _v, x) => clamp(1 - x / 1500),
  })
  // stone
  const st =
    'M486 1020C452 860 470 640 520 470C560 330 640 226 748 192C830 168 900 196 962 262C1060 360 1128 560 1136 760C1140 880 1124 960 1104 1030C980 1066 640 1070 486 1020Z'
  art.fill('M486 1020C452 860 470 640 520 470L400 900L340 1060Q700 1120 1104 1030Z', 'k')
  art.fill('M1104 1030Q1250 1060 1420 1040Q1300 1090 1000 1096Q700 1100 480 1040Z', 'k')
  art.fill(st, 'k', 'transform="translate(10 8)"')
  art.fill(st, 'a')
  const sc = art.clip(st)
  art.open({ clip: sc })
  art.carve(on.box(440, 160, 720, 900, 72), 'p', {
    rows: 70,
    dash: [24, 80],
    gap: [16, 50],
    w: 8,
    tone: (_u, _v, x) => clamp(1.25 - (x - 470) / 520),
  })
  art.carve(on.box(440, 160, 720, 900, 66), 'k', {
    rows: 74,
    dash: [30, 120],
    gap: [10, 30],
    w: 11,
    tone: (_u, _v, x, y) => clamp((x - 860) / 240) * 0.95 + clamp((y - 960) / 90) * 0.8,
  })
  art.carve(on.box(440, 160, 720, 900, 66), 'b', {
    rows: 64,
    dash: [20, 80],
    gap: [20, 60],
    w: 8,
    tone: (_u, _v, x) => clamp((x - 620) / 260) * 0.8,
  })
  art.close()
  // rune band along the edge
  const band =
    'M560 960C530 820 546 640 592 500C628 386 690 290 764 268C832 252 880 282 920 330C1000 424 1054 590 1062 760C1066 850 1056 920 1044 970'
  art.line(band, 'k', 80, 'stroke-linecap="butt"')
  art.line(band, 'p', 66, 'style="stroke-linecap:butt"')
  // runes drawn as strokes perpendicular to band
  const segs = [
      bezier([560, 960], [530, 820], [546, 640], [592, 500]),
      bezier([592, 500], [628, 386], [690, 290], [764, 268]),
      bezier([764, 268], [832, 252], [880, 282], [920, 330]),
      bezier([920, 330], [1000, 424], [1054, 590], [1062, 760]),
      bezier([1062, 760], [1066, 850], [1056, 920], [1044, 970]),
    ],
    Ls = [475, 300, 170, 460, 212]
  const runes = [
    'M0-24V24M0-24L14-10',
    'M0-24V24M0-6L12 6M0 6L12 18',
    'M0-24V24M-10-12L10 4',
    'M0-24V24M0-24L12-12L0 0L12 24',
    'M0-24V24M-10 4L10-8',
    'M-8-24V24M8-24V24M-8-8L8 8',
    'M0-24V24M0-20L-12-6M0-20L12-6',
    'M0-24V24',
    'M0-24V24M0-24L12-14L0-4L12 8L0 18',
    'M0-24V24M-10-10L10 10M10-10L-10 10',
  ] as const
  let ri = 0
  segs.forEach((b, i) => {
    const n = Math.round(pick(Ls, i) / 34)
    for (let j = 0; j < n; j++) {
      const t = (j + 0.5) / n,
        q = b(t),
        q2 = b(t + 0.01),
        a = (Math.atan2(q2[1] - q[1], q2[0] - q[0]) * 180) / Math.PI
      art.add(
        `<path class="s-k" stroke-width="6" transform="translate(${q[0].toFixed(0)} ${q[1].toFixed(0)}) rotate(${a.toFixed(0)})" d="${pick(runes, (ri++ * 7 + 3) % 10)}"/>`,
      )
    }
  })
  // the great serpent, interlaced: draw each strand, then re-lay the "over" segments
  art.open({ move: 'translate(44 52) scale(.92)' })
  const strand = (d: string, w: number, c: Ink) => {
    art.line(d, 'k', w + 15, 'style="stroke-linecap:butt"')
    art.line(d, c, w, 'style="stroke-linecap:butt"')
    art.line(d, 'k', 3, 'stroke-dasharray="3 12"')
  }
  const m1 = [
    'M924 470C860 386 716 410 690 510',
    'M690 510C660 630 820 640 880 720',
    'M880 720C940 800 920 930 810 934',
    'M810 934C690 936 660 810 730 730',
    'M730 730C800 650 960 650 940 560',
  ] as const
  const m2 = [
    'M700 960C650 890 640 800 690 720',
    'M690 720C740 640 840 560 820 470C812 430 770 430 760 470',
    'M760 470C750 560 900 640 950 720',
    'M950 720C1000 800 960 900 900 960',
  ] as const
  strand(m1.join(' ').replace(/ M[\d. ]+C/g, 'C'), 46, 'c')
  strand(m2.join(' ').replace(/ M[\d. ]+C/g, 'C'), 22, 'p')
  strand('M690 510C664 620 800 640 870 706', 46, 'c')
  strand('M880 720C930 790 926 900 850 930', 46, 'c')
  strand('M730 730C760 696 810 682 850 664', 46, 'c')
  strand(
    'M800 590C816 550 826 510 820 470C812 430 770 430 760 470C756 516 784 556 816 590',
    22,
    'p',
  )
  strand('M660 860C652 812 662 764 690 720C700 706 712 692 726 676', 22, 'p')
  art.line(
    'M690 510C664 620 800 640 870 706',
    'p',
    5,
    'stroke-dasharray="26 18" transform="translate(-12 -4)"',
  )
  art.line(
    'M810 934C690 936 660 810 730 730',
    'p',
    5,
    'stroke-dasharray="26 18" transform="translate(-12 -6)"',
  )
  const hd =
    'M868 452C872 404 912 376 952 392C996 410 1006 470 984 540C974 574 958 606 930 628C930 600 926 584 910 574C922 556 926 536 916 516C896 504 872 486 868 452Z'
  art.line(hd, 'k', 15)
  art.fill(hd, 'c')
  art.carve(
    on.loft(
      bezier([880, 440], [900, 400], [940, 400], [970, 430]),
      bezier([930, 470], [960, 500], [960, 560], [940, 600]),
    ),
    'p',
    { rows: 4, dash: [18, 44], gap: [10, 20], w: 6, tone: (_u, v) => (v > 0.5 ? 0.8 : 0) },
  )
  art.fill('M884 448C904 416 944 412 976 448C948 462 910 470 884 448Z', 'p')
  art.line('M884 448C904 416 944 412 976 448C948 462 910 470 884 448Z', 'k', 5)
  art.disc(938, 440, 10, 'k')
  art.line('M880 430C850 396 806 396 790 360C784 330 820 318 832 340', 'k', 30)
  art.line('M880 430C850 396 806 396 790 360C784 330 820 318 832 340', 'c', 16)
  art.close()
  // grass
  art.carve(
    (u, v) => {
      const x = 380 + 800 * v
      return [x + (v - 0.5) * 60 * u, 1092 - u * (60 + 30 * Math.sin(v * 40))]
    },
    'k',
    { rows: 110, dash: [70, 90], gap: [30, 40], w: 11 },
  )
  art.carve(
    (u, v) => {
      const x = 370 + 820 * v
      return [x + (v - 0.4) * 70 * u, 1100 - u * (50 + 26 * Math.sin(v * 31))]
    },
    'b',
    { rows: 90, dash: [60, 90], gap: [30, 40], w: 8 },
  )
  art.carve(
    (u, v) => {
      const x = 370 + 820 * v
      return [x + (v - 0.4) * 70 * u, 1110 - u * (50 + 26 * Math.sin(v * 23))]
    },
    'c',
    { rows: 24, dash: [40, 50], gap: [30, 40], w: 6 },
  )
  for (const [x, y, s] of [
    [300, 260, 0.9],
    [380, 210, 0.6],
    [1240, 300, 0.8],
    [1330, 250, 0.5],
  ] as const)
    gull(art, x, y, s, 'k')
  return art
}
