import { Art } from '../kit/art.ts'
import type { Joint } from '../kit/geometry.ts'
import { clamp, type Point } from '../kit/geometry.ts'
import { on } from '../kit/surfaces.ts'

const figures = {
  man: 'M0-52a11 11 0 1 0 .1 0M-7-30L-30-10L-24-4L-6-14L-10 8L-22 42H-10L0 16L10 42H22L10 8L8-14L26-28L22-36L6-28Z M30-62L34-62L26 40L22 40Z',
  deer: 'M-44-8Q-20-20 18-14L34-36L28-52L34-52L38-42L44-56L48-54L44-38L58-30L54-24L44-24L32 2L30 38H22L20 8L-18 8L-26 38H-34L-32 6Z',
  snake: 'M-50 10C-50-34-10-34-8 0S34 34 40-8L58-18L54 0C50 46-6 50-22 6C-26-16-36-10-36 12Z',
  star: 'M0-44L9-10L42-14L14 4L28 36L0 16L-28 36L-14 4L-42-14L-9-10Z',
  fish: 'M-50 0Q-10-34 34-6L56-26V26L34 6Q-10 34-50 0Z',
  bow: 'M-12-50a10 10 0 1 0 .1 0M-20-28H0L30-20V-14L2-12L4 10L12 42H2L-8 16L-20 42H-30L-16 6ZM30-56Q58-16 30 24L27 22Q48-16 27-54Z',
  rider:
    'M-48 0Q-20-14 14-8L30-28L46-20L34-10L30 8L34 36H26L16 12L-22 12L-34 36H-42L-34 8ZM-10-44a9 9 0 1 0 .1 0M-14-24H2L6-6H-14Z',
}
type Figure = keyof typeof figures

/** Two gold horns with bands of figures shine on a dark ground. */
export function guldhorn(): Art {
  const art = new Art(33)
  art.rect(-40, -40, 1680, 1280, 'k')
  art.carve(on.rays(800, 600, 120, 1300, 0, 360), 'b', {
    rows: 150,
    dash: [80, 260],
    gap: [18, 50],
    w: 15,
    tone: (u) => clamp(0.12 + u * 1.5),
  })
  art.carve(on.rays(800, 600, 330, 800, 0, 360), 'a', {
    rows: 150,
    dash: [14, 50],
    gap: [60, 160],
    w: 6,
    tone: () => 0.8,
  })
  const horn = (
    HX: number,
    HY: number,
    R0: number,
    T0: number,
    T1: number,
    A0: number,
    A1: number,
    plan: readonly (readonly [number, readonly Figure[], number])[],
    KS: number,
  ) => {
    // horn: sweep along an arc, radius thickness grows
    const cen = (t: number): Joint => {
      const a = ((A0 + (A1 - A0) * t) * Math.PI) / 180,
        R = R0
      return [HX + Math.cos(a) * R * 1.1, HY + Math.sin(a) * R, a]
    }
    const th = (t: number) => T0 + T1 * t ** 0.85
    const pt = (t: number, s: number): Point => {
      const c = cen(t),
        c2 = cen(t + 0.002)
      let tx = c2[0] - c[0],
        ty = c2[1] - c[1]
      const l = Math.hypot(tx, ty)
      tx /= l
      ty /= l
      return [c[0] - ty * s * th(t), c[1] + tx * s * th(t)]
    }
    let d = 'M'
    for (let i = 0; i <= 60; i++)
      d +=
        (i ? 'L' : '') +
        pt(i / 60, 1)
          .map((n) => n.toFixed(1))
          .join(' ')
    for (let i = 60; i >= 0; i--)
      d += `L${pt(i / 60, -1)
        .map((n) => n.toFixed(1))
        .join(' ')}`
    d += 'Z'
    art.fill(d, 'k', 'transform="translate(-14 22)"')
    art.fill(d, 'a')
    const hc = art.clip(d)

    art.open({ clip: hc })
    // shadow side & highlight
    art.carve((u, v) => pt(u, 0.35 + v * 0.65), 'b', {
      rows: 9,
      dash: [40, 120],
      gap: [8, 20],
      w: 15,
      tone: (_u, v) => 0.3 + v,
    })
    art.carve((u, v) => pt(u, 0.72 + v * 0.28), 'k', {
      rows: 5,
      dash: [40, 120],
      gap: [8, 20],
      w: 13,
      tone: (_u, v) => 0.3 + v,
    })
    art.carve((u, v) => pt(u, -0.86 + v * 0.34), 'p', {
      rows: 5,
      dash: [50, 160],
      gap: [20, 60],
      w: 11,
      tone: (_u, v) => 1 - Math.abs(v - 0.4),
    })
    // bands
    const cuts = [0.05, 0.12, 0.2, 0.29, 0.385, 0.485, 0.59, 0.7, 0.82, 0.93]
    for (const t of cuts) {
      let b = 'M'
      for (let i = 0; i <= 10; i++)
        b +=
          (i ? 'L' : '') +
          pt(t + 0.0, i / 5 - 1)
            .map((n) => n.toFixed(1))
            .join(' ')
      for (let i = 10; i >= 0; i--)
        b += `L${pt(t + 0.017, i / 5 - 1)
          .map((n) => n.toFixed(1))
          .join(' ')}`
      art.fill(`${b}Z`, 'k')
      art.carve((u, v) => pt(t + 0.002 + 0.013 * v, -1 + 2 * u), 'a', {
        rows: 1,
        dash: [7, 8],
        gap: [6, 7],
        w: 9,
      })
    }
    // figures on bands
    const fig = (t: number, s: number, k: number, kind: Figure, fl: number) => {
      const c = pt(t, s),
        c2 = pt(t + 0.004, s)
      const a = (Math.atan2(c2[1] - c[1], c2[0] - c[0]) * 180) / Math.PI + (A1 > A0 ? 180 : 0)
      const G = figures[kind]
      art.add(
        `<path class="k" transform="translate(${c[0].toFixed(1)} ${c[1].toFixed(1)}) rotate(${a.toFixed(1)}) scale(${fl ? -k : k} ${k})" d="${G}"/>`,
      )
      art.add(
        `<path class="s-p" stroke-width="2" transform="translate(${(c[0] - 1.5).toFixed(1)} ${(c[1] - 1.5).toFixed(1)}) rotate(${a.toFixed(1)}) scale(${fl ? -k : k} ${k})" d="M-12-6L-4 12M6-8L4 10" />`,
      )
    }
    for (const [t, ks, k] of plan)
      ks.forEach((kk, i) => {
        fig(
          t,
          ks.length === 1 ? 0 : ks.length === 2 ? (i ? 0.36 : -0.42) : (i - 1) * 0.56 - 0.06,
          k * KS,
          kk,
          i % 2,
        )
      })
    art.close()
    // mouth ellipse
    {
      const c = pt(1, 0),
        e = pt(1, 1)
      const ang = (Math.atan2(e[1] - c[1], e[0] - c[0]) * 180) / Math.PI
      art.add(
        `<g transform="translate(${c[0].toFixed(1)} ${c[1].toFixed(1)}) rotate(${ang.toFixed(1)})"><ellipse class="a" rx="${(T0 + T1) * 1.06}" ry="${(T0 + T1) * 0.36}"/><ellipse class="k" rx="${(T0 + T1) * 0.88}" ry="${(T0 + T1) * 0.25}"/><ellipse class="s-p" rx="${(T0 + T1) * 0.97}" ry="${(T0 + T1) * 0.305}" stroke-width="6" stroke-dasharray="4 15"/></g>`,
      )
    }
    // tip ring
    {
      const c = pt(0, 0)
      art.disc(c[0], c[1], T0 * 1.3, 'a')
      art.disc(c[0], c[1], T0 * 0.7, 'k')
      art.disc(c[0] - 4, c[1] - 22, 5, 'p')
    }
  }
  const PL = [
    [0.165, ['snake'], 0.42],
    [0.25, ['fish', 'star'], 0.5],
    [0.345, ['man', 'deer'], 0.58],
    [0.44, ['bow', 'star'], 0.7],
    [0.54, ['deer', 'man'], 0.8],
    [0.65, ['rider', 'snake', 'star'], 0.74],
    [0.765, ['man', 'bow', 'fish'], 0.86],
    [0.88, ['deer', 'star', 'man'], 0.92],
  ] as const
  horn(800, 470, 440, 30, 130, 196, -14, PL, 1)
  horn(
    815,
    520,
    196,
    20,
    74,
    -16,
    -196,
    [
      [0.2, ['star'], 0.5],
      [0.3, ['fish'], 0.6],
      [0.4, ['snake'], 0.6],
      [0.5, ['deer'], 0.7],
      [0.62, ['man', 'star'], 0.6],
      [0.745, ['bow', 'fish'], 0.66],
      [0.875, ['rider', 'man'], 0.7],
    ],
    0.8,
  )
  return art
}
