import { Art } from '../kit/art.ts'
import { bezier, clamp, type Point, pick } from '../kit/geometry.ts'
import { on } from '../kit/surfaces.ts'

/** A longship under striped sail crosses a high sea before a low, red sun. */
export function vikingeskib(): Art {
  const art = new Art(21)
  art.rect(-40, -40, 1680, 1280, 'a')
  const sx = 1120,
    sy = 470
  art.carve(on.rays(sx, sy, 290, 1500, 90, 450), 'p', {
    rows: 132,
    dash: [110, 320],
    gap: [16, 40],
    w: 15,
    tone: (u, _v, _x, y) => clamp(0.35 + u * 0.9) * (y > 800 ? 0 : 1),
  })
  art.disc(sx, sy, 262, 'b')
  art.carve(on.straight(sx - 270, sy - 20, sx + 270, sy - 20, 0, 290), 'a', {
    rows: 15,
    dash: [60, 190],
    gap: [20, 60],
    w: 11,
    tone: (_u, v) => v * 1.1,
    clip: art.clip(`M${sx - 262} ${sy}a262 262 0 1 0 524 0a262 262 0 1 0-524 0z`),
  })
  // clouds
  for (const [x, y, w, h] of [
    [-40, 250, 470, 70],
    [90, 360, 330, 46],
    [1290, 200, 400, 60],
    [1340, 690, 330, 40],
    [-60, 640, 360, 44],
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
  // far sea
  art.fill('M0 770Q200 752 420 776T820 764T1230 778T1600 762V1200H0z', 'c')
  art.carve(on.wave(0, 1600, 778, 900, 7, 190), 'a', {
    rows: 11,
    dash: [26, 110],
    gap: [24, 80],
    w: 9,
    tone: (_u, _v, x) => clamp(1.15 - Math.abs(x - sx) / 520),
  })
  art.carve(on.wave(0, 1600, 778, 960, 7, 190, 0.4), 'p', {
    rows: 9,
    dash: [20, 70],
    gap: [60, 150],
    w: 5,
    tone: () => 0.8,
  })
  // rigging behind
  art.line('M800 175L455 640M800 175L1165 640M800 190L640 690M800 190L985 690', 'k', 4)
  // sail
  const sail = 'M520 238Q800 205 1072 246Q1146 420 1092 622Q800 676 500 610Q440 420 520 238Z',
    sc = art.clip(sail)
  art.fill(sail, 'p')
  art.open({ clip: sc })
  for (let i = 0; i < 8; i += 2) {
    const x0 = 500 + i * 75,
      x1 = x0 + 75
    const q = (x: number, t: number) => x + (x - 800) * t
    art.fill(
      `M${q(x0, -0.02)} 190Q${q(x0, 0.14)} 430 ${q(x0, 0.02)} 690H${q(x1, 0.02)}Q${q(x1, 0.14)} 430 ${q(x1, -0.02)} 190Z`,
      'b',
    )
  }
  const sp = on.loft(
    (u) => [520 + 560 * u, 225 - 30 * Math.sin(u * 3.14)],
    (u) => [495 + 605 * u, 612 + 55 * Math.sin(u * 3.14)],
  )
  art.carve(
    (u, v) => {
      const p = sp(v, u)
      return [p[0] + (v - 0.5) * 70 * Math.sin(u * 3.14), p[1]]
    },
    'k',
    {
      rows: 46,
      dash: [50, 150],
      gap: [10, 34],
      w: 10,
      tone: (u, v) => clamp((0.34 - v) * 3.4) + clamp((u - 0.8) * 2.4) * 0.7,
    },
  )
  art.carve(
    (u, v) => {
      const p = sp(v, u)
      return [p[0] + (v - 0.5) * 70 * Math.sin(u * 3.14), p[1]]
    },
    'p',
    {
      rows: 40,
      dash: [40, 120],
      gap: [40, 90],
      w: 6,
      tone: (_u, v) => clamp((v - 0.5) * 1.8) * 0.9,
    },
  )
  art.close()
  art.line('M520 238Q800 205 1072 246', 'k', 15)
  art.line('M500 610Q800 676 1092 622', 'k', 5)
  art.fill('M790 128h20l6 600h-32z', 'k')
  art.fill('M800 104l-4 30h8zM806 110q60-14 96 8q-36 6-58 22q-20-8-38-4z', 'b')
  // hull
  const hull =
    'M352 402C330 372 372 342 398 366C420 388 404 420 382 416C396 520 420 610 470 668C620 716 990 716 1120 664C1166 600 1188 520 1192 436C1182 420 1164 420 1148 432C1152 402 1176 380 1206 376C1196 366 1196 352 1204 344C1218 358 1240 360 1256 376C1276 396 1300 398 1318 412C1306 428 1284 432 1262 428C1252 428 1244 436 1242 448C1240 610 1190 780 1096 846C1000 884 600 888 520 850C420 790 364 610 352 402Z'
  art.fill(hull, 'k')
  const hc = art.clip(hull)
  const top = bezier([398, 640], [600, 745], [1010, 745], [1180, 620]),
    bot = bezier([470, 850], [640, 900], [960, 900], [1120, 850])
  art.carve(on.loft(top, bot), 'a', {
    rows: 8,
    dash: [90, 260],
    gap: [14, 36],
    w: 8,
    jit: 0.12,
    tone: (u) => 0.35 + 0.65 * clamp(u * 1.2),
    clip: hc,
  })
  art.carve(
    on.loft(
      bezier([360, 420], [380, 560], [420, 640], [480, 700]),
      bezier([384, 420], [408, 560], [450, 640], [500, 690]),
    ),
    'a',
    { rows: 3, dash: [40, 90], gap: [12, 24], w: 5, clip: hc },
  )
  art.carve(
    on.loft(
      bezier([1196, 440], [1192, 560], [1164, 640], [1110, 720]),
      bezier([1240, 440], [1236, 600], [1190, 720], [1130, 800]),
    ),
    'a',
    { rows: 5, dash: [40, 90], gap: [10, 22], w: 6, clip: hc },
  )
  art.disc(1246, 392, 5, 'a')
  art.line('M1262 414q24 0 44-4', 'a', 3)
  art.line('M1200 372q-26 8-40 30', 'a', 4)
  // shields
  for (let i = 0; i < 11; i++) {
    const t = 0.08 + i * 0.084,
      q = top(t)
    const cl = pick(['b', 'p', 'c'], i % 3)
    art.disc(q[0], q[1] + 10, 33, 'k')
    art.disc(q[0], q[1] + 10, 28, cl)
    art.carve(on.rays(q[0], q[1] + 10, 10, 27), cl === 'p' ? 'b' : 'p', {
      rows: 8,
      dash: [16, 18],
      gap: [9, 9],
      w: 5,
    })
    art.disc(q[0], q[1] + 10, 8, 'k')
    art.disc(q[0] - 2, q[1] + 8, 3, 'a')
  }
  // crew silhouettes
  for (const [x, y] of [
    [520, 650],
    [606, 672],
    [900, 676],
    [1040, 650],
  ] as const)
    art.fill(`M${x - 14} ${y + 22}q-4-40 14-44q-14-22 4-30q20 4 8 30q16 6 14 44z`, 'k')
  // oars
  for (let i = 0; i < 7; i++) {
    const q = top(0.16 + i * 0.1)
    art.line(`M${q[0]} ${q[1] + 44}L${q[0] - 96} ${q[1] + 214}`, 'k', 8)
    art.line(`M${q[0] - 4} ${q[1] + 52}L${q[0] - 90} ${q[1] + 204}`, 'a', 2.4)
  }
  // near sea: three wave blocks
  const W = (y: number, amp: number, len: number, ph: number) => {
    let d = `M-20 1220V${y}`
    for (let x = -20; x <= 1620; x += 20)
      d += `L${x} ${(y + amp * Math.abs(Math.sin((x / len + ph) * Math.PI)) ** 0.7 * -1 + amp * 0.6).toFixed(0)}`
    return `${d}V1220z`
  }
  art.fill(W(868, 30, 250, 0.2), 'c')
  art.carve(on.wave(-20, 1620, 872, 960, 16, 250, 0.1), 'p', {
    rows: 7,
    dash: [40, 150],
    gap: [20, 60],
    w: 9,
    tone: (_u, v) => 1 - v * 0.5,
  })
  art.fill(W(948, 44, 330, 0.55), 'k')
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, 952 + v * 120 - 44 * Math.abs(Math.sin((x / 330 + 0.55) * Math.PI)) ** 0.7 + 26]
    },
    'p',
    { rows: 9, dash: [50, 170], gap: [16, 44], w: 11, tone: (_u, v) => clamp(1.05 - v) },
  )
  art.carve(
    (u, v) => {
      const x = -20 + 1640 * u
      return [x, 952 + v * 120 - 44 * Math.abs(Math.sin((x / 330 + 0.55) * Math.PI)) ** 0.7 + 26]
    },
    'c',
    { rows: 9, dash: [60, 170], gap: [36, 84], w: 12, tone: (_u, v) => v * 1.2 },
  )
  art.fill(W(1070, 56, 430, 0.1), 'c')
  const F = (u: number, v: number): Point => {
    const x = -20 + 1640 * u
    return [x, 1078 + v * 150 - 56 * Math.abs(Math.sin((x / 430 + 0.1) * Math.PI)) ** 0.7 + 34]
  }
  art.carve(F, 'k', { rows: 11, dash: [60, 190], gap: [14, 40], w: 11, tone: (_u, v) => v + 0.1 })
  art.carve(F, 'p', {
    rows: 10,
    dash: [40, 140],
    gap: [40, 110],
    w: 9,
    tone: (_u, v) => clamp(1 - v * 1.2),
  })
  art.carve(on.rays(1180, 880, 30, 150, 200, 330), 'p', {
    rows: 16,
    dash: [20, 50],
    gap: [14, 30],
    w: 9,
  })
  // gulls
  for (const [x, y, s] of [
    [330, 250, 1],
    [410, 310, 0.7],
    [1330, 330, 0.8],
    [250, 480, 0.6],
  ] as const)
    art.fill(
      `M${x} ${y}q${-26 * s} ${-26 * s} ${-60 * s} ${-18 * s}q${36 * s} ${2 * s} ${58 * s} ${30 * s}q${24 * s} ${-30 * s} ${62 * s} ${-34 * s}q${-36 * s} ${-4 * s} ${-60 * s} ${22 * s}z`,
      'k',
    )
  return art
}
