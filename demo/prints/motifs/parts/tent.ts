import type { Art } from '../../kit/art.ts'
import { clamp, type Point, polygon, polyline, round } from '../../kit/geometry.ts'
import type { Ink } from '../../kit/inks.ts'
import { outlined } from '../../kit/limbs.ts'
import { transform } from '../../kit/transform.ts'

/** An A-frame tent, seen gable on with one slope. */
export const tent = (
  art: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  dep: number,
  c1: Ink,
  c2: Ink,
  open: boolean,
) => {
  // slope side to the right (lit)
  const ax = x,
    ay = y - h,
    rx = x + dep,
    ry = ay - dep * 0.1
  const sl = polygon([
      [ax, ay],
      [rx, ry],
      [rx + w * 0.9, y - dep * 0.16],
      [ax + w, y],
    ]),
    c = outlined(art, sl, c1, 13)
  art.open({ clip: c })
  const P = (u: number, v: number): Point => {
    const a: Point = [ax + (rx - ax) * v, ay + (ry - ay) * v],
      b: Point = [ax + w + (rx + w * 0.9 - ax - w) * v, y - dep * 0.16 * v]
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + Math.sin(u * 3.14) * 14]
  }
  for (let i = 0; i < 6; i += 2) {
    let d = 'M'
    for (let k = 0; k <= 6; k++)
      d +=
        (k ? 'L' : '') +
        P(k / 6, i / 6)
          .map(round)
          .join(' ')
    for (let k = 6; k >= 0; k--)
      d += `L${P(k / 6, (i + 1) / 6)
        .map(round)
        .join(' ')}`
    art.fill(`${d}Z`, c2)
  }
  art.carve(P, 'k', {
    rows: 26,
    dash: [50, 150],
    gap: [14, 40],
    w: 10,
    tone: (u, v) => clamp(u * 1.2 - 0.4) + 0.35 * Math.abs(Math.sin(v * 9)),
  })
  art.close()
  const gb = polygon([
      [x - w, y],
      [ax, ay],
      [x + w, y],
    ]),
    gcl = outlined(art, gb, c2, 13)
  art.open({ clip: gcl })
  art.carve(
    (u, v) => {
      const t = (v - 0.5) * 2
      return [ax + t * w * u, ay + h * u]
    },
    'k',
    { rows: 34, dash: [60, 190], gap: [12, 34], w: 13, tone: (_u, v) => clamp(1.05 - v * 0.9) },
  )
  art.carve(
    (u, v) => {
      const t = (v - 0.5) * 2
      return [ax + t * w * u, ay + h * u]
    },
    'p',
    { rows: 26, dash: [40, 120], gap: [40, 110], w: 8, tone: (_u, v) => clamp(v * 1.4 - 0.5) },
  )
  art.close()
  if (open) {
    const o = polygon([
      [x - w * 0.42, y],
      [x + w * 0.04, ay + h * 0.3],
      [x + w * 0.46, y],
    ])
    art.fill(o, 'k')
    art.carve((u, v) => [x - w * 0.4 + w * 0.84 * u, y - h * 0.5 + h * 0.5 * v], 'c', {
      rows: 10,
      dash: [20, 60],
      gap: [30, 90],
      w: 6,
      tone: (_u, v) => v * 0.8,
      clip: art.clip(o),
    })
    art.fill(
      polygon([
        [x + w * 0.04, ay + h * 0.3],
        [x + w * 0.46, y],
        [x + w * 0.66, y],
        [x + w * 0.3, ay + h * 0.5],
      ]),
      'p',
    )
    art.line(
      polygon([
        [x + w * 0.04, ay + h * 0.3],
        [x + w * 0.46, y],
        [x + w * 0.66, y],
        [x + w * 0.3, ay + h * 0.5],
      ]),
      'k',
      7,
    )
    art.line(
      polyline([
        [x - w * 0.42, y],
        [x + w * 0.04, ay + h * 0.3],
      ]),
      'k',
      7,
    )
  }
  // gable boards with carved heads
  for (const s of [-1, 1]) {
    const k = 0.3,
      d = `M${x + s * w * 1.03} ${y + 6}L${round(x - s * w * k)} ${round(ay - h * k)}`
    art.line(d, 'k', 27)
    art.line(d, 'a', 12)
    art.line(d, 'k', 4, 'stroke-dasharray="3 15"')
    const T = transform(x - s * w * k, ay - h * k, w / 270, 0, -s),
      hd = T.D(
        'M-16 26C-28 0-34-26-20-44C-30-52-44-48-48-36C-58-58-36-76-14-66C0-62 10-58 22-54C44-56 66-50 92-36C76-26 58-26 40-24C56-16 70-10 82 4C58 6 32 0 16 4C12 12 12 20 12 28Z',
      )
    art.line(hd, 'k', 7)
    art.fill(hd, 'k')
    const e = T.f(20, -40)
    art.disc(e[0], e[1], 4.5, 'a')
    art.line(T.D('M44-34C60-36 72-36 84-36M-8 20C-18 0-22-20-12-40'), 'a', 3)
  }
}
