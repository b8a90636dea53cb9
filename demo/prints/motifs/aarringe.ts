import { Art } from '../kit/art.ts'
import { clamp, type Point, polyline, round } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

/** A slice of oak with its year rings, measured with a caliper beside a clinker-built plank. */
export function aarringe(): Art {
  const art = new Art(73)
  art.rect(-40, -40, 1680, 1280, 'k')
  // bench
  art.carve(
    (u, v) => [
      -40 + 1680 * u,
      -40 + v * 1280 + 14 * Math.sin(u * 7 + v * 9) + 5 * Math.sin(u * 23),
    ],
    'b',
    {
      rows: 64,
      dash: [120, 420],
      gap: [20, 60],
      w: 18,
      tone: (_u, v) => 0.5 + 0.4 * Math.sin(v * 37),
    },
  )
  for (const y of [190, 520, 850, 1170]) art.rect(-40, y, 1680, 8, 'k')
  art.carve((u, v) => [-40 + 1680 * u, -40 + v * 1280 + 14 * Math.sin(u * 7 + v * 9)], 'a', {
    rows: 34,
    dash: [40, 160],
    gap: [160, 420],
    w: 6,
    tone: (_u, _v, x, y) => clamp(1.2 - (x + y) / 2200),
  })
  // ship timber: two clinker strakes with rivets, diagonal on the right
  art.open({ move: 'translate(1170 600) rotate(14)' })
  const strake = (x: number, w: number, f: Ink) => {
    const d = `M${x} -760Q${x + 20} 0 ${x - 10} 760H${x + w - 10}Q${x + w + 22} 0 ${x + w} -760Z`
    art.fill(d, 'k', 'transform="translate(26 14)"')
    art.line(d, 'k', 22)
    art.fill(d, f)
    const c = art.clip(d)
    art.carve(
      (u, v) => [
        x + w * v + 14 * Math.sin(u * 3.1) + 6 * Math.sin(u * 14 + v * 7),
        -760 + 1520 * u,
      ],
      'k',
      {
        rows: Math.round(w / 9),
        dash: [60, 240],
        gap: [16, 50],
        w: 9,
        tone: (_u, v) => 0.25 + 0.7 * clamp(v * 1.2 - 0.15),
        clip: c,
      },
    )
    art.carve(
      (u, v) => [
        x + w * v + 14 * Math.sin(u * 3.1) + 6 * Math.sin(u * 14 + v * 7),
        -760 + 1520 * u,
      ],
      f === 'a' ? 'p' : 'a',
      {
        rows: Math.round(w / 12),
        dash: [40, 160],
        gap: [40, 120],
        w: 8,
        tone: (_u, v) => clamp(1 - v * 1.3),
        clip: c,
      },
    )
    for (const [ky, kx] of [
      [-300, 0.5],
      [260, 0.4],
    ] as const) {
      art.carve(on.ring(x + w * kx, ky, 6, 30, 0, 360, 1.7), 'k', {
        rows: 4,
        dash: [20, 60],
        gap: [6, 12],
        w: 6,
        clip: c,
      })
    }
    art.carve((u) => [x + 12 + 14 * Math.sin(u * 3.1), -760 + 1520 * u], f === 'a' ? 'p' : 'a', {
      rows: 1,
      dash: [60, 200],
      gap: [14, 40],
      w: 8,
    })
  }
  strake(150, 210, 'b')
  strake(-20, 190, 'c')
  for (let i = 0; i < 10; i++) {
    const y = -640 + i * 142,
      x = 152 + 14 * Math.sin(((y + 760) / 1520) * 3.1)
    art.disc(x - 12, y + 6, 24, 'k')
    art.disc(x - 14, y, 19, 'a')
    art.fill(`M${x - 14} ${y - 14}L${x} ${y}L${x - 14} ${y + 14}L${x - 28} ${y}Z`, 'k')
    art.disc(x - 17, y - 4, 5, 'p')
  }
  art.line('M156-700Q176 0 146 700', 'k', 6, 'stroke-dasharray="30 12"')
  art.close()
  // the slice
  const cx = 690,
    cy = 600,
    wob = (a: number, k: number) =>
      1 +
      0.028 * Math.sin(a * 2 + 0.6) +
      0.022 * Math.sin(a * 3 + 2) +
      0.012 * Math.sin(a * 7 + 1) * k +
      0.006 * Math.sin(a * 13) * k
  const ring = (r: number, k = 1, ox = 0, oy = 0) => {
    const P = []
    for (let i = 0; i < 90; i++) {
      const a = (i / 90) * 6.2832,
        q = r * wob(a, k)
      P.push([cx + ox + Math.cos(a) * q, cy + oy + Math.sin(a) * q])
    }
    return `${polyline(P)}Z`
  }
  art.fill(ring(430, 1, 34, 40), 'k')
  const bark = []
  for (let i = 0; i < 150; i++) {
    const a = (i / 150) * 6.2832,
      q =
        424 *
        wob(a, 1) *
        (1 + 0.022 * Math.sin(a * 41) * Math.sin(a * 17) + 0.008 * Math.sin(a * 90))
    bark.push([cx + Math.cos(a) * q, cy + Math.sin(a) * q])
  }
  const bd = `${polyline(bark)}Z`
  art.line(bd, 'k', 16)
  art.fill(bd, 'k')
  const RS =
    (r0: number, r1: number, a0 = 0, a1 = 360) =>
    (u: number, v: number): Point => {
      const a = ((a0 + (a1 - a0) * u) * Math.PI) / 180,
        q = (r0 + (r1 - r0) * v) * wob(a, 1)
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q]
    }
  const RR =
    (r0: number, r1: number) =>
    (u: number, v: number): Point => {
      const a = v * 6.2832,
        q = (r0 + (r1 - r0) * u) * wob(a, 1)
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q]
    }
  art.carve(RR(392, 424), 'b', { rows: 120, dash: [18, 40], gap: [6, 14], w: 11, tone: () => 0.9 })
  art.carve(RR(396, 420), 'a', {
    rows: 90,
    dash: [12, 24],
    gap: [20, 30],
    w: 7,
    tone: (_u, v) => clamp(0.5 - 0.7 * Math.cos(v * 6.28 - 0.8)),
  })
  art.fill(ring(388), 'p')
  art.fill(ring(346), 'a')
  art.fill(ring(336), 'c')
  const hc = art.clip(ring(388))
  // year rings, uneven as weather
  art.open({ clip: hc })
  let r = 12,
    i = 0
  const rr = []
  while (r < 384) {
    rr.push(r)
    r += 7 + Math.abs(Math.sin(i * 1.7) * 6) + Math.abs(Math.sin(i * 0.41)) * 7
    i++
  }
  for (const [j, q] of rr.entries())
    art.line(
      ring(q, q / 388),
      'k',
      j % 5 ? 3.4 + (j % 3) : 7,
      q > 340 ? 'stroke-dasharray="70 5 120 8"' : 'stroke-dasharray="130 6 60 9 200 7"',
    )
  art.carve(RR(20, 386), 'p', {
    rows: 150,
    dash: [14, 60],
    gap: [40, 150],
    w: 6,
    tone: (_u, v) => clamp(0.5 - 0.7 * Math.cos(v * 6.28 - 0.8)),
  })
  art.carve(RR(20, 386), 'b', {
    rows: 150,
    dash: [20, 80],
    gap: [30, 120],
    w: 9,
    tone: (u, v) => clamp(0.25 + 0.8 * Math.cos(v * 6.28 - 0.8)) * (u < 0.86 ? 1 : 0.3),
  })
  art.carve(RS(250, 386, 0, 360), 'k', {
    rows: 12,
    dash: [30, 100],
    gap: [40, 120],
    w: 9,
    tone: (u, v) => clamp(0.1 + 0.8 * Math.cos(u * 6.28 - 0.8)) * v,
  })
  // cracks
  for (const [a, l, w] of [
    [200, 330, 17],
    [98, 180, 9],
    [318, 220, 10],
    [20, 130, 6],
  ] as const) {
    const q = (a * Math.PI) / 180,
      q2 = ((a + 5) * Math.PI) / 180,
      q3 = ((a - 2) * Math.PI) / 180
    const P = (an: number, rad: number) =>
      `${round(cx + Math.cos(an) * rad)} ${round(cy + Math.sin(an) * rad)}`
    art.fill(
      `M${P(q3, 400)}L${P(q2, 400 - l * 0.5)}L${P(q, 400 - l)}L${P(q2 + w / 900, 400 - l * 0.5)}L${P(q3 + w / 190, 400)}Z`,
      'k',
    )
  }
  art.close()
  art.disc(cx, cy, 9, 'k')
  art.line(ring(388), 'k', 6)
  art.line(ring(341), 'k', 5)
  // pins marking dated years
  for (const [rad, a, c] of [
    [126, -84, 'p'],
    [212, -72, 'p'],
    [292, -62, 'p'],
    [366, -52, 'p'],
  ] as const) {
    const q = (a * Math.PI) / 180,
      x = cx + Math.cos(q) * rad,
      y = cy + Math.sin(q) * rad
    art.line(`M${round(x)} ${round(y)}l14-62`, 'k', 9)
    art.line(`M${round(x)} ${round(y)}l14-62`, 'p', 3.4)
    art.fill(`M${round(x + 14)} ${round(y - 66)}l58 6l-16 18l10 20l-60-6z`, 'k')
    art.fill(`M${round(x + 19)} ${round(y - 58)}l38 4l-10 12l7 12l-40-5z`, c)
    art.disc(x, y, 7, 'k')
  }
  // caliper across the rings
  art.open({ move: 'translate(690 640) rotate(-14)' })
  const cal = 'M-500-34H560V34H-330V64L-316 250L-344 214L-372 64H-500Z'
  art.fill(cal, 'k', 'transform="translate(16 24)"')
  art.line(cal, 'k', 20)
  art.fill(cal, 'p')
  art.fill('M-500-34V-60H-372L-350-150L-330-60V-34Z', 'k')
  art.fill('M-492-40V-52H-366L-350-120L-338-52V-40Z', 'a')
  art.carve(on.straight(-490, 8, 550, 8, 0, 24), 'a', {
    rows: 3,
    dash: [60, 200],
    gap: [16, 50],
    w: 9,
  })
  art.carve(on.straight(-494, 70, -360, 70, 0, 0), 'k', {
    rows: 1,
    dash: [9, 9],
    gap: [9, 9],
    w: 2,
  })
  art.carve(on.straight(-366, 70, -340, 230, 22, 0), 'k', {
    rows: 3,
    dash: [30, 80],
    gap: [10, 20],
    w: 7,
    tone: (_u, v) => v,
  })
  let tk = ''
  for (let k = 0; k <= 56; k++) {
    const x = -300 + k * 15
    tk += `M${x}-34v${k % 10 === 0 ? 40 : k % 5 === 0 ? 30 : 18}`
  }
  art.line(tk, 'k', 4.4)
  // slider
  const sl = 'M40-62H300V78H150L136 250L108 214L90 78H40Z'
  art.fill(sl, 'k', 'transform="translate(14 20)"')
  art.line(sl, 'k', 18)
  art.fill(sl, 'c')
  art.fill('M86-62L108-150L124-62Z', 'k')
  art.fill('M94-56L108-122L118-56Z', 'a')
  art.carve(on.straight(48, -50, 292, -50, 0, 120), 'p', {
    rows: 9,
    dash: [40, 130],
    gap: [24, 60],
    w: 8,
    tone: (u) => clamp(1 - u * 1.1),
    clip: art.clip(sl),
  })
  art.carve(on.straight(48, -50, 292, -50, 0, 130), 'k', {
    rows: 10,
    dash: [40, 130],
    gap: [14, 40],
    w: 9,
    tone: (u) => clamp(u * 1.3 - 0.4),
    clip: art.clip(sl),
  })
  art.rect(66, -26, 190, 44, 'k')
  art.rect(72, -20, 178, 32, 'p')
  {
    let t = ''
    for (let k = 0; k <= 12; k++) t += `M${80 + k * 13.5}12v${k % 5 ? -15 : -24}`
    art.line(t, 'k', 4)
  }
  art.disc(262, -70, 26, 'k')
  art.disc(262, -70, 18, 'a')
  art.carve(on.rays(262, -70, 4, 18), 'k', { rows: 10, dash: [10, 14], gap: [6, 8], w: 4 })
  art.close()
  return art
}
