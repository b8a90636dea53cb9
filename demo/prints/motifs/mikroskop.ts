import { Art } from '../kit/art.ts'
import { clamp, disc, type Joint, type Point, polygon, smooth } from '../kit/geometry.ts'
import { limb, outlined, tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

const [ex, ey, er] = [780, 500, 430]

/** A turned part of brass between two points, wider by `r0` and `r1` than its middle line. */
const barrel = (art: Art, a: Point, b: Point, r0: number, r1: number, ink: 'b' | 'c' = 'c') => {
  const joints: Joint[] = [
    [a[0], a[1], r0],
    [b[0], b[1], r1],
  ]
  const part = tube(joints, { cap: 0 })
  art.line(part.d, 'k', 22)
  art.fill(part.d, ink)
  const clip = art.clip(part.d)
  art.carve((u, v) => part.pt(u, -1 + 2 * v), 'k', {
    rows: 9,
    dash: [40, 130],
    gap: [8, 22],
    w: 11,
    tone: (_u, v) => clamp(1 - v * 2.4),
    clip,
  })
  art.carve((u, v) => part.pt(u, -1 + 2 * v), 'p', {
    rows: 9,
    dash: [50, 150],
    gap: [14, 40],
    w: 10,
    tone: (_u, v) => clamp(1 - Math.abs(v - 0.7) * 4.4),
    clip,
  })
  return part
}

const collar = (art: Art, part: ReturnType<typeof barrel>, t: number) => {
  art.line(polygon([part.pt(t, -1.16), part.pt(t, 1.16)]), 'k', 26)
  art.line(polygon([part.pt(t, -1.06), part.pt(t, 1.06)]), 'a', 9)
}

const knob = (art: Art, x: number, y: number, r: number) => {
  art.disc(x, y, r + 10, 'k')
  art.disc(x, y, r, 'c')
  art.carve(on.rays(x, y, r * 0.6, r), 'k', {
    rows: Math.round(r * 0.6),
    dash: [r * 0.3, r * 0.4],
    gap: [8, 10],
    w: 6,
  })
  art.disc(x, y, r * 0.54, 'k')
  art.disc(x, y, r * 0.42, 'b')
  art.carve(on.ring(x, y, r * 0.1, r * 0.38, 290, 400), 'p', {
    rows: 3,
    dash: [10, 24],
    gap: [5, 9],
    w: 5,
  })
}

/** A microscope under its lamp, and behind it what it shows: the cells of an old wood. */
export function mikroskop(): Art {
  const art = new Art(91)
  art.rect(-40, -40, 1680, 1280, 'k')
  art.carve(on.swirl(ex, ey, er + 30, 1300), 'b', {
    rows: 44,
    dash: [70, 240],
    gap: [22, 60],
    w: 17,
    tone: (_u, v) => clamp(1.1 - v * 0.9),
  })
  // the field of view
  art.disc(ex, ey, er + 22, 'k')
  art.disc(ex, ey, er, 'a')
  const view = art.clip(disc(ex, ey, er))
  art.open({ clip: view })
  for (let ring = 0; ring < 17; ring++) {
    const late = ring % 4 === 3
    const r = 300 + ring * 74 - (ring > 3 ? 22 : 0) - (ring > 7 ? 22 : 0)
    const n = Math.round(r / (late ? 13 : 17))
    for (let i = 0; i < n; i++) {
      const a = Math.PI * (0.98 + (i / n) * 0.62)
      const [x, y] = [ex + 620 + Math.cos(a) * r * 1.05, ey + 560 + Math.sin(a) * r * 1.05]
      if (Math.hypot(x - ex, y - ey) > er + 40) continue
      const [w, h] = [late ? 13 : 29 + 5 * art.random(), late ? 26 : 32]
      const turn = Math.round((a * 180) / Math.PI)
      const cell = smooth(
        [
          [-h, 0],
          [-h * 0.7, -w * 0.8],
          [0, -w],
          [h * 0.8, -w * 0.75],
          [h, 0],
          [h * 0.7, w * 0.8],
          [0, w],
          [-h * 0.8, w * 0.7],
          [-h, 0],
        ],
        24,
      )
      art.add(
        `<path class="${late ? 'b' : 'p'}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})" d="${cell}"/><path class="s-b" stroke-width="5" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})" d="${cell}"/>`,
      )
    }
  }
  // vessels in the early wood
  for (const [x, y, r] of [
    [560, 330, 58],
    [760, 220, 64],
    [960, 330, 54],
    [470, 560, 50],
    [640, 480, 44],
  ] as const) {
    art.disc(x, y, r + 9, 'b')
    art.disc(x, y, r, 'k')
    art.carve(on.ring(x, y, r * 0.4, r * 0.9, 20, 130), 'b', {
      rows: 4,
      dash: [20, 60],
      gap: [10, 24],
      w: 8,
    })
  }
  art.carve(on.ring(ex, ey, er * 0.72, er, -40, 130), 'k', {
    rows: 13,
    dash: [60, 190],
    gap: [12, 34],
    w: 17,
    tone: (u, v) => clamp(v * 1.4 - 0.3) * Math.sin(u * 3.14),
  })
  art.close()
  art.carve(on.ring(ex, ey, er + 2, er + 16, 170, 330), 'p', {
    rows: 1,
    dash: [90, 240],
    gap: [20, 50],
    w: 12,
  })
  // table
  const table = 'M-40 960H1640V1240H-40Z'
  art.fill(table, 'c')
  const onTable = art.clip(table)
  art.carve((u, v) => [-40 + 1680 * u, 970 + v * 260 + 7 * Math.sin(u * 9 + v * 5)], 'k', {
    rows: 17,
    dash: [80, 280],
    gap: [24, 80],
    w: 13,
    tone: (_u, _v, x) => clamp(0.25 + Math.abs(x - 640) / 700),
    clip: onTable,
  })
  art.carve((u, v) => [-40 + 1680 * u, 966 + v * 240 + 7 * Math.sin(u * 9 + v * 5)], 'p', {
    rows: 14,
    dash: [50, 190],
    gap: [40, 140],
    w: 11,
    tone: (_u, _v, x) => clamp(1.1 - Math.abs(x - 620) / 420),
    clip: onTable,
  })
  art.line('M-40 960H1640', 'k', 16)
  art.disc(860, 1098, 420, 'k', 56)
  // lamp: foot, neck, shade and its beam
  art.disc(300, 1070, 152, 'k', 40)
  art.disc(290, 1056, 142, 'k', 34)
  art.carve(on.ring(290, 1052, 70, 134, 190, 350, 0.22), 'a', {
    rows: 4,
    dash: [40, 110],
    gap: [14, 40],
    w: 8,
  })
  limb(
    art,
    [
      [286, 1050, 16],
      [190, 820, 15],
      [170, 560, 14],
      [240, 380, 14],
      [340, 340, 15],
    ],
    {
      fill: 'k',
      outline: 7,
      dark: null,
      light: 'a',
      side: -1,
      w: 9,
      rows: 5,
      dash: [40, 120],
      cap: 0,
    },
  )
  const beam = polygon([
    [436, 440],
    [528, 372],
    [930, 822],
    [640, 862],
  ])
  art.fill(beam, 'c')
  const inBeam = art.clip(beam)
  art.carve(on.rays(420, 330, 120, 720, 38, 66), 'p', {
    rows: 13,
    dash: [110, 300],
    gap: [16, 44],
    w: 22,
    tone: (u) => 1.1 - u * 0.5,
    clip: inBeam,
  })
  art.open({ move: 'translate(404 352) rotate(47)' })
  const shade = outlined(
    art,
    'M-60-44H20C60-44 88-84 120-92V92C88 84 60 44 20 44H-60C-78 30-78-30-60-44Z',
    'b',
    16,
  )
  art.carve(on.straight(-60, 8, 116, 14, 0, 74), 'k', {
    rows: 7,
    dash: [40, 120],
    gap: [10, 26],
    w: 11,
    tone: (_u, v) => 0.3 + v,
    clip: shade,
  })
  art.carve(on.straight(-54, -34, 110, -70, 0, 26), 'p', {
    rows: 3,
    dash: [40, 110],
    gap: [14, 36],
    w: 9,
    clip: shade,
  })
  art.disc(120, 0, 20, 'k', 96)
  art.disc(124, 0, 13, 'p', 80)
  art.close()
  // microscope: foot, arm, stage, tube
  const foot = outlined(
    art,
    'M640 1096C640 1060 690 1046 760 1040H1010C1080 1046 1120 1066 1120 1096Z',
    'k',
    18,
  )
  art.carve(on.straight(660, 1056, 1110, 1056, 0, 40), 'a', {
    rows: 4,
    dash: [60, 180],
    gap: [14, 44],
    w: 9,
    tone: (u) => clamp(1.1 - u),
    clip: foot,
  })
  art.line('M644 1092C650 1062 690 1050 760 1044H1010C1076 1050 1112 1068 1118 1092', 'a', 6)
  const arm = limb(
    art,
    [
      [1000, 1046, 46],
      [1050, 940, 44],
      [1096, 800, 42],
      [1086, 640, 44],
      [1010, 500, 48],
      [930, 430, 50],
    ],
    {
      fill: 'k',
      outline: 9,
      dark: null,
      light: 'a',
      side: -1,
      w: 13,
      rows: 11,
      dash: [50, 160],
      lightness: 1,
    },
  )
  art.carve((u, v) => arm.pt(u, -0.1 + 0.5 * v), 'b', {
    rows: 5,
    dash: [50, 160],
    gap: [20, 50],
    w: 12,
    clip: art.clip(arm.d),
  })
  // mirror below the stage
  art.line('M850 1040V960', 'k', 26)
  art.add(
    '<g transform="translate(830 950) rotate(-28)"><ellipse class="k" rx="88" ry="30"/><ellipse class="p" rx="74" ry="19"/><ellipse class="a" cx="14" cy="5" rx="48" ry="10"/></g>',
  )
  const stage = outlined(art, 'M590 848H1082V890H590Z', 'c', 18)
  art.carve(on.straight(594, 868, 1080, 868, 0, 24), 'k', {
    rows: 3,
    dash: [50, 160],
    gap: [12, 36],
    w: 9,
    tone: (u) => 0.3 + u,
    clip: stage,
  })
  art.line('M602 854H880', 'p', 6)
  // the slide with its sample
  art.fill('M630 846L664 822H900L880 846Z', 'p')
  art.line('M630 846L664 822H900L880 846Z', 'k', 9)
  art.disc(768, 833, 42, 'k', 11)
  art.disc(768, 832, 33, 'b', 7)
  art.line('M660 818L640 790M884 818L904 790', 'k', 15)
  art.line('M660 816L644 794M884 816L900 794', 'a', 5)
  // tube
  const [eye, low]: readonly [Point, Point] = [
    [768, 150],
    [768, 640],
  ]
  const body = barrel(art, [eye[0], 300], low, 62, 62)
  collar(art, body, 0.02)
  collar(art, body, 0.5)
  collar(art, body, 0.98)
  const draw = barrel(art, [eye[0], 176], [eye[0], 300], 44, 44)
  collar(art, draw, 0.96)
  const cap = barrel(art, [eye[0], 118], [eye[0], 180], 66, 52, 'b')
  collar(art, cap, 0.04)
  // revolver and lenses
  limb(
    art,
    [
      [690, 676, 26],
      [768, 660, 40],
      [846, 676, 26],
    ],
    { fill: 'c', outline: 10, cap: 1, cap0: 1, side: 1, w: 9, rows: 5 },
  )
  for (const [x0, y0, x1, y1, r] of [
    [700, 684, 640, 752, 24],
    [838, 684, 896, 748, 24],
  ] as const) {
    const lens = barrel(art, [x0, y0], [x1, y1], r, r * 0.72)
    collar(art, lens, 0.6)
  }
  const lens = barrel(art, [768, 690], [768, 800], 38, 22)
  collar(art, lens, 0.4)
  collar(art, lens, 0.94)
  // arm's head and the wheels that bring it into focus
  const head = outlined(art, 'M826 410H930C958 410 966 440 966 470V520H826Z', 'k', 14)
  art.carve(on.straight(836, 424, 956, 424, 0, 84), 'a', {
    rows: 6,
    dash: [30, 90],
    gap: [14, 36],
    w: 8,
    tone: (_u, v) => 1 - v * 0.6,
    clip: head,
  })
  knob(art, 1050, 600, 62)
  knob(art, 1092, 776, 40)
  knob(art, 900, 466, 34)
  // samples on the table
  art.disc(1330, 1086, 142, 'k', 44)
  art.disc(1322, 1076, 130, 'p', 34)
  art.disc(1322, 1070, 112, 'a', 24)
  for (const [x, y, r] of [
    [1270, 1066, 22],
    [1324, 1076, 30],
    [1372, 1064, 18],
  ] as const) {
    art.disc(x, y, r + 6, 'k', r * 0.5 + 5)
    art.disc(x, y - 2, r, 'c', r * 0.5)
  }
  for (const [i, ink] of (['b', 'c', 'a'] as const).entries()) {
    const x = 1240 + i * 82
    art.line(`M${x} 720V930`, 'k', 50)
    art.line(`M${x} 720V930`, 'p', 34)
    art.line(`M${x} ${800 + i * 26}V930`, ink, 30)
    art.line(`M${x - 8} 736V900`, 'p', 6, 'stroke-dasharray="60 16"')
    art.line(`M${x - 26} 716H${x + 26}`, 'k', 16)
  }
  const rack = outlined(art, 'M1190 850H1456V884H1190Z', 'c', 14)
  art.carve(on.straight(1196, 866, 1450, 866, 0, 14), 'k', {
    rows: 2,
    dash: [30, 90],
    gap: [10, 26],
    w: 7,
    clip: rack,
  })
  outlined(art, 'M1190 950H1456V984H1190Z', 'c', 14)
  art.line('M1204 884V950M1442 884V950', 'k', 22)
  art.line('M1204 884V950M1442 884V950', 'c', 8)
  // slides in a row
  for (const [x, y, t] of [
    [470, 1110, -8],
    [560, 1150, 4],
    [420, 1168, -3],
  ] as const)
    art.add(
      `<g transform="translate(${x} ${y}) rotate(${t})"><path class="k" d="M-82-14H92V30H-82Z"/><path class="p" d="M-88-24H82V14H-88Z"/><path class="s-k" stroke-width="6" d="M-88-24H82V14H-88Z"/><ellipse class="b" cx="14" cy="-5" rx="26" ry="10"/><path class="a" d="M-82-18H-50V8H-82Z"/></g>`,
    )
  return art
}
