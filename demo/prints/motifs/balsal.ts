import { Art } from '../kit/art.ts'
import type { Joint } from '../kit/geometry.ts'
import { clamp, type Point, pairs, polygon, round, triples } from '../kit/geometry.ts'
import { on } from '../kit/surfaces.ts'
import { cellist, flautist, violinist } from './parts/musicians.ts'

/** Three musicians play in the ballroom, under its chandeliers and on its chequered floor. */
export function balsal(): Art {
  const art = new Art(61)
  art.rect(-40, -40, 1680, 1280, 'k')
  const vx = 800,
    vy = 560
  // perspective: depth z 1..; half-width 1000, floor +480, ceiling -560 at z=1
  const P = (x: number, y: number, z: number): Point => [vx + x / z, vy + y / z]
  const q = (...p: Joint[]) => polygon(p.map((a) => P(...a)))
  const zb = 4.2,
    HW = 980,
    FL = 560,
    CE = -640
  // ceiling
  art.fill(q([-HW, CE, 0.8], [HW, CE, 0.8], [HW, CE, zb], [-HW, CE, zb]), 'b')
  const ceil = art.clip(q([-HW, CE, 0.8], [HW, CE, 0.8], [HW, CE, zb], [-HW, CE, zb]))
  art.carve((u, v) => P(-HW + 2 * HW * u, CE, 0.82 + v * v * 3.4), 'k', {
    rows: 26,
    dash: [40, 140],
    gap: [12, 36],
    w: 11,
    tone: (u) => 0.9 - 0.5 * (1 - Math.abs(u - 0.5) * 2),
    clip: ceil,
  })
  art.carve(on.rays(vx, vy - 250, 30, 900, 190, 350), 'c', {
    rows: 46,
    dash: [40, 130],
    gap: [40, 110],
    w: 8,
    tone: (u) => clamp(1.1 - u),
    clip: ceil,
  })
  for (let i = 0; i <= 6; i++) {
    const x = -HW + (i * HW) / 3
    const a = P(x, CE, 0.8),
      b = P(x, CE, zb)
    art.line(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`, 'k', 11)
    art.line(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`, 'c', 3.4)
  }
  for (const z of [0.9, 1.15, 1.5, 2, 2.8, 4.1]) {
    const a = P(-HW, CE, z),
      b = P(HW, CE, z)
    art.line(`M${round(a[0])} ${round(a[1])}H${round(b[0])}`, 'k', 14 / z + 2)
    art.line(`M${round(a[0])} ${round(a[1])}H${round(b[0])}`, 'c', 4 / z + 1)
  }
  // side walls
  for (const s of [-1, 1]) {
    const d = q([s * HW, CE, 0.8], [s * HW, CE, zb], [s * HW, FL, zb], [s * HW, FL, 0.8])
    art.fill(d, 'b')
    const c = art.clip(d)
    art.carve((u, v) => P(s * HW, CE + (FL - CE) * u, 0.82 + v * v * 3.4), 'k', {
      rows: 64,
      dash: [40, 130],
      gap: [10, 30],
      w: 13,
      tone: () => (s < 0 ? 0.75 : 0.5),
      clip: c,
    })
    art.carve((u, v) => P(s * HW, CE + (FL - CE) * u, 0.82 + v * v * 3.4), 'a', {
      rows: 40,
      dash: [16, 60],
      gap: [50, 140],
      w: 8,
      tone: () => (s > 0 ? 0.8 : 0.35),
      clip: c,
    })
    // tall windows, each a lofty arch
    for (const z of [1.02, 1.36, 1.84, 2.52, 3.4]) {
      const z2 = z * 1.19
      const a = [
        P(s * HW, 300, z),
        P(s * HW, -300, z),
        P(s * HW, -420, (z + z2) / 2),
        P(s * HW, -300, z2),
        P(s * HW, 300, z2),
      ] as const
      const wd = `M${a[0].map(round).join(' ')}L${a[1].map(round).join(' ')}Q${round((a[1][0] + a[2][0]) / 2)} ${round(a[2][1])} ${a[2].map(round).join(' ')}Q${round((a[3][0] + a[2][0]) / 2)} ${round(a[2][1])} ${a[3].map(round).join(' ')}L${a[4].map(round).join(' ')}Z`
      art.line(wd, 'k', 22 / z + 3)
      art.line(wd, 'c', 9 / z + 2)
      art.fill(wd, s < 0 ? 'a' : 'k')
      const wc = art.clip(wd)
      if (s < 0) {
        art.carve((u, v) => P(-HW, -440 + 760 * u, z + (z2 - z) * v), 'p', {
          rows: Math.round(16 / z) + 3,
          dash: [40, 140],
          gap: [14, 40],
          w: 14 / z + 2,
          tone: (u) => 0.4 + 0.6 * (1 - u),
          clip: wc,
        })
      } else {
        art.carve((u, v) => P(HW, -440 + 760 * u, z + (z2 - z) * v), 'b', {
          rows: Math.round(16 / z) + 3,
          dash: [30, 110],
          gap: [14, 40],
          w: 12 / z + 2,
          clip: wc,
        })
        art.carve((u, v) => P(HW, -440 + 760 * u, z + (z2 - z) * v), 'c', {
          rows: Math.round(9 / z) + 2,
          dash: [20, 60],
          gap: [50, 140],
          w: 9 / z + 2,
          clip: wc,
        })
      }
      const m1 = P(s * HW, -410, (z + z2) / 2),
        m2 = P(s * HW, 300, (z + z2) / 2)
      art.line(`M${m1.map(round).join(' ')}L${m2.map(round).join(' ')}`, 'k', 7 / z + 2)
      for (const y of [-280, -90, 100]) {
        const e = P(s * HW, y, z),
          f = P(s * HW, y, z2)
        art.line(`M${e.map(round).join(' ')}L${f.map(round).join(' ')}`, 'k', 6 / z + 2)
      }
      // gilt sconce between
      const zz = z2 * 1.06,
        pp = P(s * HW, -60, zz)
      art.disc(pp[0], pp[1], 22 / zz, 'c')
      art.disc(pp[0], pp[1] - 30 / zz, 9 / zz, 'p')
    }
    for (const y of [-520, 370]) {
      const e = P(s * HW, y, 0.8),
        f = P(s * HW, y, zb)
      art.line(`M${e.map(round).join(' ')}L${f.map(round).join(' ')}`, 'k', 13)
      art.line(`M${e.map(round).join(' ')}L${f.map(round).join(' ')}`, 'c', 4)
    }
  }
  // end wall
  const e0 = P(-HW, CE, zb),
    e1 = P(HW, FL, zb)
  art.rect(e0[0], e0[1], e1[0] - e0[0], e1[1] - e0[1], 'b')
  art.carve(on.rays(vx, vy - 20, 60, 340, 0, 360), 'a', {
    rows: 60,
    dash: [20, 70],
    gap: [14, 40],
    w: 7,
    tone: (u) => 1 - u * 0.6,
    clip: art.clip(`M${e0.map(round).join(' ')}H${round(e1[0])}V${round(e1[1])}H${round(e0[0])}Z`),
  })
  art.line(`M${e0.map(round).join(' ')}H${round(e1[0])}V${round(e1[1])}H${round(e0[0])}Z`, 'k', 9)
  art.fill(`M740 ${round(e1[1])}V540Q740 480 800 478Q860 480 860 540V${round(e1[1])}Z`, 'k')
  art.fill(`M750 ${round(e1[1])}V542Q752 492 800 490Q848 492 850 542V${round(e1[1])}Z`, 'c')
  art.carve(on.rays(800, 600, 10, 130, 180, 360), 'p', {
    rows: 22,
    dash: [20, 60],
    gap: [14, 30],
    w: 6,
  })
  art.line(`M800 490V${round(e1[1])}`, 'k', 4)
  for (const x of [630, 930]) {
    art.rect(x - 4, 490, 48, 140, 'k')
    art.rect(x + 2, 496, 36, 128, 'c')
    art.rect(x + 7, 502, 26, 116, 'a')
    art.carve(on.box(x + 7, 502, 26, 116, -50), 'p', {
      rows: 8,
      dash: [16, 30],
      gap: [10, 20],
      w: 5,
      clip: art.clip(`M${x + 7} 502h26v116h-26z`),
    })
  }
  // floor: chequer
  art.fill(q([-HW, FL, 0.7], [HW, FL, 0.7], [HW, FL, zb], [-HW, FL, zb]), 'p')
  let ck = ''
  const N = 12
  const step = (2 * HW) / N
  const z0 = 0.72
  const row = (j: number) => z0 + j * 0.145
  for (let j = 0; row(j) <= zb; j++) {
    const za = row(j),
      zc = Math.min(row(j + 1), zb)
    for (let i = 0; i < N; i++)
      if ((i + j) % 2)
        ck += q(
          [-HW + i * step, FL, za],
          [-HW + (i + 1) * step, FL, za],
          [-HW + (i + 1) * step, FL, zc],
          [-HW + i * step, FL, zc],
        )
  }
  art.fill(ck, 'k')
  const flc = art.clip(q([-HW, FL, 0.7], [HW, FL, 0.7], [HW, FL, zb], [-HW, FL, zb]))
  art.carve((u, v) => P(-HW + 2 * HW * v, FL, 0.72 + (1 - u) * 3.4), 'a', {
    rows: 60,
    dash: [20, 80],
    gap: [40, 130],
    w: 8,
    tone: (_u, v) => 0.4 + Math.abs(v - 0.5) * 0.9,
    clip: flc,
  })
  art.carve(on.straight(vx - 170, 700, vx - 430, 1240, 600, 0), 'c', {
    rows: 20,
    dash: [30, 100],
    gap: [40, 110],
    w: 10,
    tone: (_u, v) => clamp(1.1 - Math.abs(v - 0.5) * 2) * 0.9,
    clip: flc,
  })
  // chandeliers, far to near
  const chand = (x: number, y: number, s: number) => {
    art.carve(on.rays(x, y + 10 * s, 40 * s, 300 * s), 'c', {
      rows: 60,
      dash: [40 * s, 110 * s],
      gap: [30 * s, 80 * s],
      w: 9 * s + 1,
      tone: (u) => 1 - u * 0.85,
    })
    const ct = s > 0.9 ? -60 : y - s * 260
    art.line(`M${x} ${ct}V${y - 130 * s}`, 'k', 12 * s + 2)
    art.line(`M${x} ${ct}V${y - 130 * s}`, 'c', 5 * s + 1)
    const gl = (d: string, w: number) => {
      art.line(d, 'k', (w + 7) * s)
      art.line(d, 'c', w * s)
    }
    const T = (a: number, b: number) => `${round(x + a * s)} ${round(y + b * s)}`
    gl(
      `M${T(0, -130)}C${T(-60, -90)} ${T(-140, -40)} ${T(-180, 16)}M${T(0, -130)}C${T(60, -90)} ${T(140, -40)} ${T(180, 16)}`,
      4,
    )
    gl(
      `M${T(0, 70)}C${T(-60, 90)} ${T(-90, 30)} ${T(-110, 20)}M${T(0, 70)}C${T(60, 90)} ${T(90, 30)} ${T(110, 20)}M${T(0, 76)}C${T(-100, 110)} ${T(-170, 60)} ${T(-184, 20)}M${T(0, 76)}C${T(100, 110)} ${T(170, 60)} ${T(184, 20)}M${T(0, 60)}C${T(-30, 60)} ${T(-40, 30)} ${T(-42, 16)}M${T(0, 60)}C${T(30, 60)} ${T(40, 30)} ${T(42, 16)}`,
      8,
    )
    for (const [ry, w] of pairs([-130, 20, -96, 15, -50, 24, 0, 18, 50, 30, 92, 22, 122, 11])) {
      art.disc(x, y + ry * s, (w + 5) * s, 'k', (w * 0.7 + 5) * s)
      art.disc(x, y + ry * s, w * s, 'c', w * 0.7 * s)
    }
    art.line(`M${T(0, -120)}V${round(y + 110 * s)}`, 'c', 9 * s)
    for (const a of [-184, -112, -42, 42, 112, 184]) {
      art.fill(`M${T(a - 16, 20)}L${T(a + 16, 20)}L${T(a + 9, 30)}L${T(a - 9, 30)}Z`, 'k')
      art.rect(x + (a - 7) * s, y - 26 * s, 14 * s, 44 * s, 'p')
      art.line(
        `M${T(a - 7, 18)}V${round(y - 26 * s)}H${round(x + (a + 7) * s)}V${round(y + 18 * s)}`,
        'k',
        3 * s,
      )
      art.fill(
        `M${T(a, -66)}q${13 * s} ${22 * s} 0 ${38 * s}q${-13 * s} ${-16 * s} 0 ${-38 * s}z`,
        'p',
      )
      for (const k of [0, 1, 2]) art.disc(x + a * s, y + (42 + k * 13) * s, (5 - k) * s, 'p')
    }
    for (let i = 0; i < 15; i++) {
      const t = (i + 0.5) / 15,
        X = -180 + 360 * t,
        Y = 16 - 146 * (1 - Math.abs(t - 0.5) * 2) ** 1.4
      if (i % 2 === 0) art.disc(x + X * s, y + (Y + 16) * s, 5 * s, 'p')
    }
  }
  for (const [x, y, s] of triples([
    690, 464, 0.3, 910, 464, 0.3, 612, 408, 0.48, 988, 408, 0.48, 800, 262, 1,
  ]))
    chand(x, y, s)
  art.open({ move: 'translate(0 -52)' })
  art.fill('M330 1108Q560 1086 860 1098T1300 1098Q1380 1112 1280 1126Q700 1150 330 1108Z', 'k')
  cellist(art, 452, 1104, 1.16)
  violinist(art, 996, 1100, 1.22)
  flautist(art, 1214, 1112, 1.2)
  // music stand
  art.line('M760 1100L780 930M820 1100L786 930M784 930V860', 'k', 9)
  art.fill('M724 800L846 780L852 852L730 868Z', 'k')
  art.line('M724 800L846 780L852 852L730 868Z', 'c', 5)
  art.fill('M736 800L786 792L790 850L740 856ZM792 791L838 784L844 844L796 850Z', 'p')
  for (let i = 0; i < 5; i++) art.line(`M742 ${810 + i * 9}l38-6M798 ${801 + i * 9}l38-6`, 'k', 2.4)
  art.close()
  return art
}
