import type { Art } from '../../kit/art.ts'
import { round, triples } from '../../kit/geometry.ts'

/** The ground she stands on, and the yarrow about her. */
export const yarrowMeadow = (art: Art): void => {
  // ground
  const gr = 'M-40 1010Q300 960 800 980T1640 1000V1240H-40Z'
  art.fill(gr, 'k')
  art.carve((u, v) => [-40 + 1680 * u, 990 + v * 240 + 16 * Math.sin(u * 8)], 'b', {
    rows: 12,
    dash: [50, 170],
    gap: [20, 60],
    w: 14,
    clip: art.clip(gr),
  })
  art.carve((u, v) => [-40 + 1680 * u, 996 + v * 240 + 16 * Math.sin(u * 8)], 'c', {
    rows: 9,
    dash: [20, 90],
    gap: [60, 170],
    w: 8,
    clip: art.clip(gr),
  })
  // yarrow
  const yar = (x: number, y: number, h: number, b: number, s = 1) => {
    art.line(`M${x} ${y}Q${x + b * 0.2} ${y - h * 0.5} ${x + b} ${y - h}`, 'k', 15)
    art.line(`M${x} ${y}Q${x + b * 0.2} ${y - h * 0.5} ${x + b} ${y - h}`, 'a', 6)
    for (let i = 1; i < 7; i++) {
      const t = i / 8,
        px = x + b * t * t * 0.9 + b * 0.1 * t,
        py = y - h * t,
        sd = i % 2 ? 1 : -1,
        l = (64 - i * 5) * s
      art.line(
        `M${round(px)} ${round(py)}q${round(sd * l * 0.5)} ${round(-l * 0.12)} ${round(sd * l)} ${round(-l * 0.55)}`,
        'a',
        5,
      )
      let d = ''
      for (let k = 1; k < 6; k++) {
        const q = k / 6
        d += `M${round(px + sd * l * q)} ${round(py - l * 0.55 * q * q)}l${round(sd * 4)} ${round(-15 * s)}M${round(px + sd * l * q)} ${round(py - l * 0.55 * q * q)}l${round(sd * 10)} ${round(11 * s)}`
      }
      art.line(d, 'a', 4)
    }
    for (const q of [-52, -26, 0, 26, 52])
      art.line(
        `M${x + b * 0.9} ${y - h * 0.88}L${round(x + b + q * s)} ${round(y - h - 8)}`,
        'a',
        4,
      )
    for (const [dx, dy, r] of triples([
      -60, -2, 15, -36, -14, 17, -10, -20, 18, 18, -20, 18, 44, -12, 17, 64, 0, 14, -22, 4, 14, 8,
      2, 15, 34, 6, 13,
    ])) {
      art.disc(x + b + dx * s, y - h + dy * s, (r + 4) * s, 'k', (r + 2) * s * 0.8)
      art.disc(x + b + dx * s, y - h + dy * s, r * s, 'p', r * s * 0.75)
      art.disc(x + b + dx * s, y - h + dy * s, 4 * s, 'c')
    }
  }
  yar(400, 1080, 380, -30, 1.1)
  yar(500, 1110, 250, -20, 0.9)
  yar(320, 1120, 240, -30, 0.9)
  yar(1210, 1090, 400, 30, 1.1)
  yar(1110, 1120, 230, 20, 0.85)
  yar(1300, 1110, 270, 20, 0.95)
  yar(210, 1140, 340, -20, 1)
  yar(1400, 1140, 330, 30, 1)
}
