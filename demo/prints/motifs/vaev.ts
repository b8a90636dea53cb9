import { Art } from '../kit/art.ts'
import { clamp, disc } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

/** A warp-weighted loom with a half-made patterned cloth and clay weights, in the light of a door. */
export function vaev(): Art {
  const art = new Art(27)
  art.rect(-40, -40, 1680, 1280, 'b')
  art.carve(on.straight(-40, -40, -40, 960, 1680, 0), 'k', {
    rows: 60,
    dash: [90, 340],
    gap: [10, 26],
    w: 20,
    tone: (_u, v) => 0.35 + Math.abs(v - 0.5) * 1.3,
  })
  art.fill('M-40 960H1640V1240H-40Z', 'k')
  art.carve(on.rays(800, 500, 500, 1500, 20, 160), 'b', {
    rows: 70,
    dash: [60, 200],
    gap: [16, 40],
    w: 14,
  })
  // light from the right
  art.fill('M1290 -40H1500V960H1290Z', 'a')
  art.carve(on.straight(1290, -40, 1290, 960, 210, 0), 'p', {
    rows: 13,
    dash: [160, 420],
    gap: [16, 40],
    w: 18,
  })
  art.line('M1290-40V960M1500-40V960', 'k', 18)
  art.fill('M1290 960H1500L1240 1240H900Z', 'a')
  art.carve(on.straight(1300, 970, 930, 1240, 200, 0), 'p', {
    rows: 12,
    dash: [50, 160],
    gap: [16, 40],
    w: 14,
    clip: art.clip('M1290 960H1500L1240 1240H900Z'),
  })
  // warp behind
  const x0 = 430,
    x1 = 1170
  art.fill('M430 200H1170V900H430Z', 'k')
  art.carve(on.straight(x0 + 6, 560, x0 + 6, 930, x1 - x0 - 12, 0), 'p', {
    rows: 74,
    dash: [300, 400],
    gap: [4, 8],
    w: 7,
    jit: 0.05,
  })
  // cloth
  const cl = art.clip(`M${x0} 196H${x1}V585Q800 600 ${x0} 585Z`)
  art.fill(`M${x0} 196H${x1}V585Q800 600 ${x0} 585Z`, 'p')
  art.open({ clip: cl })
  let rowY = 206
  const rowsP = [
    ['c', 40, 'zig'],
    ['k', 12, ''],
    ['a', 64, 'dia'],
    ['k', 12, ''],
    ['c', 30, 'dash'],
    ['b', 84, 'dia2'],
    ['k', 12, ''],
    ['c', 46, 'zig'],
    ['k', 10, ''],
    ['a', 70, 'dia'],
  ] as const
  for (const [c, h, t] of rowsP) {
    art.rect(x0, rowY, x1 - x0, h, c)
    if (t === 'zig') {
      let d = ''
      for (let x = x0 - 20; x < x1 + 20; x += 40)
        d += `M${x} ${rowY + h - 6}l20 ${-h + 12}l20 ${h - 12}l-9 0l-11 ${-h + 28}l-11 ${h - 28}z`
      art.fill(d, 'p')
    }
    if (t.startsWith('dia')) {
      let d = '',
        e = ''
      const s = h
      for (let x = x0 - s / 2; x < x1 + s; x += s) {
        d += `M${x} ${rowY + h / 2}l${s / 2 - 4} ${-h / 2 + 6}l${s / 2 - 4} ${h / 2 - 6}l${-s / 2 + 4} ${h / 2 - 6}z`
        e += `M${x + s * 0.26} ${rowY + h / 2}l${s * 0.2} ${-h * 0.2}l${s * 0.2} ${h * 0.2}l${-s * 0.2} ${h * 0.2}z`
      }
      art.fill(d, t === 'dia2' ? 'c' : 'k')
      art.fill(e, 'p')
    }
    if (t === 'dash')
      art.carve(on.straight(x0, rowY, x1, rowY, 0, h), 'p', {
        rows: 2,
        dash: [18, 20],
        gap: [10, 12],
        w: 12,
        jit: 0,
      })
    rowY += h
  }
  art.carve(on.straight(x0, 196, x0, 590, x1 - x0, 0), 'k', {
    rows: 92,
    dash: [14, 34],
    gap: [14, 34],
    w: 4.5,
    tone: (_u, v) => 0.9 - v * 0.55,
  })
  art.carve(on.straight(x0, 196, x1, 196, 0, 394), 'p', {
    rows: 44,
    dash: [14, 40],
    gap: [30, 80],
    w: 4,
    tone: (u) => clamp(u * 1.4 - 0.3),
  })
  art.carve(on.straight(x0, 196, x0, 590, 150, 0), 'k', {
    rows: 14,
    dash: [60, 160],
    gap: [10, 30],
    w: 9,
    tone: (_u, v) => 1 - v,
  })
  art.close()
  // beams
  const post = (x: number, lean: number) => {
    art.fill(
      `M${x - 34} 1060L${x - 30 + lean} 110Q${x + lean} 84 ${x + 30 + lean} 110L${x + 34} 1060Z`,
      'k',
    )
    art.line(
      `M${x - 34} 1060L${x - 30 + lean} 110Q${x + lean} 84 ${x + 30 + lean} 110L${x + 34} 1060Z`,
      'k',
      10,
    )
    art.carve(on.straight(x - 24 + lean, 130, x - 26, 1050, 52, 0), 'c', {
      rows: 7,
      dash: [60, 220],
      gap: [12, 40],
      w: 8,
      tone: (_u, v) => 0.2 + v * 0.9,
    })
  }
  post(380, 10)
  post(1220, -10)
  const beam = (y: number, h: number, c: Ink = 'c') => {
    art.rect(320, y, 960, h, 'k', 'rx="14"')
    art.rect(328, y + 7, 944, h - 14, c, 'rx="9"')
    art.carve(on.straight(330, y + 8, 1270, y + 8, 0, h - 16), 'k', {
      rows: 5,
      dash: [70, 240],
      gap: [14, 50],
      w: 7,
      tone: (_u, v) => 0.3 + v * 0.8,
    })
    art.carve(on.straight(330, y + 8, 1270, y + 8, 0, h * 0.4), 'p', {
      rows: 2,
      dash: [60, 200],
      gap: [40, 120],
      w: 5,
    })
  }
  beam(146, 58)
  beam(770, 44)
  for (const x of [366, 1234]) {
    art.disc(x, 175, 34, 'k')
    art.disc(x, 175, 24, 'c')
    art.carve(on.ring(x, 175, 6, 22), 'k', { rows: 3, dash: [20, 40], gap: [8, 12], w: 5 })
  }
  for (const x of [395, 1205]) art.fill(`M${x - 18} 768q18-34 36 0z`, 'k')
  // weights
  for (let i = 0; i < 15; i++) {
    const x = 462 + i * 48.3,
      y = 960 + (i % 2) * 34 + art.random() * 8
    art.line(`M${x - 14} 860L${x} ${y - 44}L${x + 14} 860`, 'p', 4)
    art.disc(x, y, 43, 'k')
    art.disc(x, y, 36, i % 3 === 1 ? 'a' : 'c')
    art.carve(on.ring(x, y, 16, 34, -10, 170), 'k', {
      rows: 4,
      dash: [16, 40],
      gap: [6, 14],
      w: 6,
      tone: (_u, v) => v + 0.2,
    })
    art.carve(on.ring(x, y, 18, 33, 200, 330), 'p', { rows: 2, dash: [12, 30], gap: [8, 14], w: 5 })
    art.disc(x, y, 12, 'k')
    art.line(`M${x} ${y - 44}V${y - 6}`, 'p', 4)
  }
  // basket with yarn
  const yarn = (x: number, y: number, r: number, c: Ink, cut: Ink) => {
    art.disc(x, y, r + 6, 'k')
    art.disc(x, y, r, c)
    const q = art.clip(disc(x, y, r))
    for (const a of [20, 75, 140])
      art.carve(on.box(x - r, y - r, 2 * r, 2 * r, a), cut, {
        rows: 9,
        dash: [30, 80],
        gap: [14, 50],
        w: 5,
        clip: q,
      })
  }
  yarn(190, 1010, 64, 'c', 'p')
  yarn(290, 1000, 58, 'a', 'k')
  yarn(240, 940, 56, 'p', 'b')
  art.fill('M96 1020H384L350 1160H130Z', 'k')
  art.carve(on.straight(104, 1030, 376, 1030, 0, 124), 'c', {
    rows: 7,
    dash: [22, 26],
    gap: [12, 14],
    w: 13,
    jit: 0,
  })
  art.rect(88, 1012, 304, 22, 'c')
  art.carve(on.straight(88, 1014, 392, 1014, 0, 20), 'k', {
    rows: 2,
    dash: [16, 24],
    gap: [8, 12],
    w: 6,
  })
  yarn(1330, 1080, 56, 'c', 'p')
  art.line('M1330 1136C1240 1180 1160 1120 1090 1150C1040 1170 1010 1150 980 1130', 'c', 6)
  return art
}
