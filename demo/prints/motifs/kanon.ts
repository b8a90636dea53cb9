import { Art } from '../kit/art.ts'
import { bezier, clamp } from '../kit/geometry.ts'
import { on } from '../kit/surfaces.ts'

/** A bronze cannon on its carriage before the row of vaults in an arsenal. */
export function kanon(): Art {
  const art = new Art(12)
  art.rect(-40, -40, 1680, 1280, 'k')
  const vx = 690,
    vy = 560
  // floor
  art.fill('M-40 700H1640V1240H-40Z', 'a')
  art.carve(on.rays(vx, vy - 20, 60, 1500, 4, 176), 'k', {
    rows: 60,
    dash: [120, 340],
    gap: [16, 40],
    w: 17,
    tone: (u) => 0.3 + u * 0.9,
  })
  art.carve(on.straight(-40, 720, 1640, 720, 0, 520), 'k', {
    rows: 10,
    dash: [30, 120],
    gap: [60, 240],
    w: 7,
    tone: () => 0.8,
  })
  // nested arches
  const arch = (s: number) => {
    const w = 900 * s,
      h = 760 * s,
      b = 280 * s
    return `M${vx - w} ${vy + b}V${vy - h * 0.28}A${w} ${h * 0.62} 0 0 1 ${vx + w} ${vy - h * 0.28}V${vy + b}`
  }
  const sc = [1.18, 0.8, 0.54, 0.365, 0.245, 0.165]
  art.fill('M-40-40H1640V900H-40Z', 'k')
  art.carve(on.rays(vx, vy - 210, 820, 1500, 160, 380), 'a', {
    rows: 60,
    dash: [60, 180],
    gap: [16, 40],
    w: 13,
    tone: (u) => 0.8 - u * 0.5,
  })
  sc.forEach((s, i) => {
    const nx = sc[i + 1] || s * 0.7
    art.fill(`${arch(s)}Z`, i % 2 ? 'b' : 'c')
    const c = art.clip(`${arch(s)}Z`)
    art.carve(
      on.ring(vx, vy - 210 * s, 760 * nx * 1.0, 900 * s * 1.15, 170, 372, 0.78),
      i % 2 ? 'k' : 'b',
      {
        rows: Math.round(26 * s) + 6,
        dash: [30 * s + 16, 120 * s + 20],
        gap: [8, 22],
        w: 15 * s + 4,
        tone: (u) => (u < 0.5 ? 1 : 0.55),
        clip: c,
      },
    )
    art.carve(on.rays(vx, vy - 210 * s, 860 * nx, 930 * s, 150, 392, 0.8), 'p', {
      rows: Math.round(34 * s) + 14,
      dash: [30 * s + 8, 90 * s + 10],
      gap: [16, 40],
      w: 9 * s + 3,
      tone: (_u, v) => (v > 0.5 ? 0.95 : 0.25),
      clip: c,
    })
    // pilaster edges
    art.fill(
      `M${vx - 900 * nx * 1.13} ${vy + 280 * s}V${vy - 300 * nx}H${vx - 900 * nx} V${vy + 280 * nx}Z`,
      'k',
    )
    art.fill(
      `M${vx + 900 * nx * 1.13} ${vy + 280 * s}V${vy - 300 * nx}H${vx + 900 * nx}V${vy + 280 * nx}Z`,
      'k',
    )
    art.line(arch(nx * 1.08), 'k', 18 * s + 5)
    art.line(arch(nx * 1.06), 'p', 5 * s + 2)
  })
  art.fill(`${arch(0.165 * 0.7)}Z`, 'p')
  art.carve(on.rays(vx, vy + 20, 0, 260, 180, 360), 'c', {
    rows: 30,
    dash: [30, 70],
    gap: [20, 60],
    w: 7,
  })
  // floor again in front of arches
  art.fill('M-40 900L560 640H820L1640 900V1240H-40Z', 'a')
  const fc = art.clip('M-40 900L560 640H820L1640 900V1240H-40Z')
  art.carve(on.rays(vx, vy, 60, 1500, 4, 176), 'k', {
    rows: 66,
    dash: [120, 340],
    gap: [16, 40],
    w: 15,
    tone: (u) => 0.25 + u * 0.75,
    clip: fc,
  })
  art.carve(on.rays(vx, vy, 60, 900, 50, 130), 'p', {
    rows: 30,
    dash: [60, 200],
    gap: [40, 120],
    w: 13,
    tone: (u) => 1 - u * 0.7,
    clip: fc,
  })
  // shadow
  art.fill('M200 1080Q600 1010 1180 1050Q1250 1080 1000 1110Q500 1140 200 1080Z', 'k')
  // cannonballs
  for (const [x, y] of [
    [1130, 1040],
    [1210, 1046],
    [1290, 1040],
    [1170, 978],
    [1250, 980],
    [1210, 918],
  ] as const) {
    art.disc(x, y, 43, 'k')
    art.carve(on.ring(x + 6, y - 4, 10, 36, 200, 350), 'a', {
      rows: 4,
      dash: [18, 40],
      gap: [6, 12],
      w: 6,
      tone: (_u, v) => v + 0.2,
    })
    art.disc(x + 14, y - 16, 6, 'p')
  }
  // far wheel

  const W = (x: number, y: number, r: number) => {
    const k = 0.94
    art.add(
      `<ellipse class="s-k" cx="${x}" cy="${y}" rx="${r * k}" ry="${r}" stroke-width="54"/><ellipse class="s-b" cx="${x}" cy="${y}" rx="${r * k}" ry="${r}" stroke-width="36"/>`,
    )
    for (let i = 0; i < 12; i++) {
      const a = ((i * 30 + 9) * Math.PI) / 180,
        X = x + Math.cos(a) * (r - 14) * k,
        Y = y + Math.sin(a) * (r - 14)
      art.line(`M${x} ${y}L${X.toFixed(0)} ${Y.toFixed(0)}`, 'k', 27)
      art.line(`M${x} ${y}L${X.toFixed(0)} ${Y.toFixed(0)}`, 'b', 15)
      art.line(
        `M${x + Math.cos(a) * 50} ${y + Math.sin(a) * 50 - 4}L${(x + Math.cos(a) * (r - 40)).toFixed(0)} ${(y + Math.sin(a) * (r - 40) - 4).toFixed(0)}`,
        'p',
        3,
      )
    }
    art.carve(on.ring(x, y, r - 14, r + 14, 0, 360), 'p', {
      rows: 3,
      dash: [16, 60],
      gap: [10, 26],
      w: 7,
      tone: (u) => clamp(0.5 - 0.7 * Math.cos(u * 6.28 - 0.8 + 3.14)),
    })
    art.disc(x, y, 50, 'k')
    art.disc(x, y, 40, 'c')
    art.disc(x, y, 22, 'k')
    art.carve(on.ring(x, y, 26, 38, 190, 350), 'p', { rows: 2, dash: [12, 26], gap: [6, 10], w: 6 })
  }
  art.open({ move: 'translate(150 -22)' })
  W(660, 880, 186)
  art.close()
  // trail/cheek
  const ck =
    'M900 800L640 690C560 740 420 850 240 1020L210 1070L290 1086C420 1000 560 930 700 900L880 900Z'
  art.fill(ck, 'b')
  art.line(ck, 'k', 13)
  art.carve(
    on.loft(
      bezier([640, 700], [520, 790], [380, 900], [230, 1050]),
      bezier([880, 890], [640, 900], [440, 990], [290, 1080]),
    ),
    'k',
    {
      rows: 11,
      dash: [50, 170],
      gap: [10, 30],
      w: 10,
      tone: (_u, v) => 0.4 + v * 0.6,
      clip: art.clip(ck),
    },
  )
  art.carve(
    on.loft(
      bezier([640, 700], [520, 790], [380, 900], [230, 1050]),
      bezier([800, 800], [620, 840], [420, 950], [270, 1070]),
    ),
    'p',
    { rows: 6, dash: [40, 120], gap: [30, 80], w: 6, clip: art.clip(ck) },
  )
  for (const [x, y] of [
    [560, 800],
    [470, 880],
    [370, 970],
  ] as const)
    art.disc(x, y, 11, 'k').disc(x - 2, y - 2, 5, 'a')
  // barrel
  const ang = -17.5
  art.open({ move: `translate(700 716) rotate(${ang})` })
  const br =
    'M-372-14C-372-34-350-36-340-22L-318-30V-84L-290-96L-60-88L-40-96L180-80L196-88L430-64L470-72L520-88L548-76V76L520 88L470 72L430 64L196 88L180 80L-40 96L-60 88L-290 96L-318 84V30L-340 22C-350 36-372 34-372 14Z'
  art.line(br, 'k', 16)
  art.fill(br, 'c')
  const bc = art.clip(br)
  art.open({ clip: bc })
  art.carve(on.straight(-330, -90, 550, -80, 0, 70), 'p', {
    rows: 6,
    dash: [60, 220],
    gap: [16, 50],
    w: 12,
    tone: (_u, v) => 1 - Math.abs(v - 0.45) * 1.4,
  })
  art.carve(on.straight(-330, 0, 550, 0, 0, 96), 'b', {
    rows: 8,
    dash: [50, 190],
    gap: [10, 30],
    w: 13,
    tone: (_u, v) => 0.3 + v,
  })
  art.carve(on.straight(-330, 40, 550, 34, 0, 60), 'k', {
    rows: 6,
    dash: [50, 190],
    gap: [8, 20],
    w: 12,
    tone: (_u, v) => 0.3 + v,
  })
  art.close()
  for (const [x, h] of [
    [-318, 84],
    [-290, 96],
    [-60, 88],
    [-40, 96],
    [180, 80],
    [196, 88],
    [430, 64],
    [470, 72],
    [520, 88],
  ] as const)
    art.line(`M${x} ${-h}V${h}`, 'k', 7)
  for (const [x, h] of [
    [-304, 88],
    [-50, 90],
    [188, 82],
    [534, 80],
  ] as const) {
    art.line(`M${x} ${-h}V${h}`, 'p', 4, 'stroke-dasharray="9 9"')
  }
  art.fill('M548-76h22v152h-22z', 'k')
  art.disc(562, 0, 16, 'k', 60)
  // royal cipher wreath & dolphins
  art.carve(on.ring(72, -4, 30, 40), 'k', { rows: 2, dash: [10, 16], gap: [6, 8], w: 8 })
  art.fill('M52 14L46-22L60-8L72-30L84-8L98-22L92 14Z', 'k')
  art.line('M-30-92C-20-136 30-136 40-92M60-90C70-134 120-134 130-88', 'k', 24)
  art.line('M-30-92C-20-132 30-132 40-92M60-90C70-130 120-130 130-88', 'c', 9)
  art.close()
  W(700, 884, 200)
  return art
}
