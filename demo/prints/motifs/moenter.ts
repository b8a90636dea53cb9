import { Art } from '../kit/art.ts'
import { clamp, disc, type Point } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

/** Silver and gold coins of the Viking Age lie spread on a dark cloth. */
export function moenter(): Art {
  const art = new Art(19)
  art.rect(-40, -40, 1680, 1280, 'b')
  art.carve(
    (u, v) => [
      -40 + 1680 * u,
      -40 + v * 1280 + 60 * Math.sin(u * 6 + v * 5) + 24 * Math.sin(u * 17),
    ],
    'k',
    {
      rows: 62,
      dash: [90, 300],
      gap: [16, 40],
      w: 16,
      tone: (u, v) => 0.45 + 0.5 * Math.abs(Math.sin(u * 5 + v * 6)),
    },
  )
  art.carve(
    (u, v) => [
      -40 + 1680 * u,
      -30 + v * 1280 + 60 * Math.sin(u * 6 + v * 5) + 24 * Math.sin(u * 17),
    ],
    'a',
    { rows: 40, dash: [20, 90], gap: [120, 320], w: 6 },
  )
  const coin = (x: number, y: number, r: number, base: Ink, motif: string, rot = 0) => {
    const gold = base === 'a'
    const sh = gold ? 'c' : 'b'
    art.disc(x - 14, y + 20, r + 6, 'k')
    art.disc(x, y, r + 7, 'k')
    art.disc(x, y, r, base)
    const c = art.clip(disc(x, y, r))
    art.carve(on.ring(x, y, r * 0.3, r, 20, 170), sh, {
      rows: Math.round(r / 14),
      dash: [40, 130],
      gap: [10, 30],
      w: 11,
      tone: (u, v) => clamp(v * 1.3 - 0.25) * Math.sin(u * 3.14),
      clip: c,
    })
    art.carve(on.ring(x, y, r * 0.5, r, 195, 320), gold ? 'p' : 'a', {
      rows: Math.round(r / 16),
      dash: [40, 130],
      gap: [20, 50],
      w: 9,
      tone: (u, v) => clamp(v * 1.2 - 0.2) * Math.sin(u * 3.14),
      clip: c,
    })
    art.carve(on.ring(x, y, r * 0.86, r * 0.93), 'k', {
      rows: 1,
      dash: [8, 9],
      gap: [9, 10],
      w: 13,
    })
    art.add(
      `<circle class="s-k" cx="${x}" cy="${y}" r="${r * 0.8}" stroke-width="5"/><circle class="s-k" cx="${x}" cy="${y}" r="${r * 0.62}" stroke-width="4"/>`,
    )
    // legend ring as abstract strokes
    let lg = ''
    for (let i = 0; i < 26; i++) {
      const a = (i * 13.85 * Math.PI) / 180,
        q = art.random()
      const p1: Point = [x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.66],
        p2: Point = [x + Math.cos(a) * r * 0.76, y + Math.sin(a) * r * 0.76],
        p3: Point = [
          x + Math.cos(a + 0.1) * r * (q > 0.5 ? 0.76 : 0.68),
          y + Math.sin(a + 0.1) * r * (q > 0.5 ? 0.76 : 0.68),
        ]
      lg += `M${p1.map((n) => n.toFixed(0)).join(' ')}L${p2.map((n) => n.toFixed(0)).join(' ')}${q > 0.25 ? `L${p3.map((n) => n.toFixed(0)).join(' ')}` : ''}`
    }
    art.line(lg, 'k', r * 0.03)
    const k = r / 100
    art.open({ move: `translate(${x} ${y}) rotate(${rot}) scale(${k.toFixed(2)})` })
    if (motif === 'cross') {
      art.fill('M-7-52L7-52L9-9L52-7V7L9 9L7 52H-7L-9 9L-52 7V-7L-9-9Z', 'k')
      for (const [a, b] of [
        [-28, -28],
        [28, -28],
        [28, 28],
        [-28, 28],
      ] as const)
        art.disc(a, b, 9, 'k')
    }
    if (motif === 'king') {
      art.fill(
        'M-30 52C-20 30-16 22-18 8L-30 4L-24-10C-26-30-10-42 8-42C30-42 40-24 36-2C34 18 26 24 32 52Z',
        'k',
      )
      art.fill('M-26-34L-22-58L-10-44L2-62L14-44L28-56L30-32Q0-46-26-34Z', 'k')
      art.disc(-10, -14, 4, base)
      art.line('M-16 14Q-8 18 0 12M8-30Q24-16 18 10M18-32Q32-16 26 6', base, 4)
    }
    if (motif === 'ship') {
      art.fill('M-54 8Q-40 34 0 34T54 8L62-6Q48 12 30 14H-30Q-48 12-62-6Z', 'k')
      art.fill('M-3 14V-46H3V14ZM-36-40Q0-50 36-40L40-4Q0 4-40-4Z', 'k')
      art.line('M-18-40V-4M0-44V0M18-40V-4', base, 4)
    }
    if (motif === 'snake') {
      art.line(
        'M44-20C40-56-30-60-44-20C-56 20-10 50 20 36C46 22 30-14 4-12C-16-8-14 14 2 14',
        'k',
        13,
      )
      art.disc(46, -14, 10, 'k')
      art.line(
        'M44-20C40-56-30-60-44-20C-56 20-10 50 20 36C46 22 30-14 4-12C-16-8-14 14 2 14',
        base,
        3,
        'stroke-dasharray="3 7"',
      )
    }
    if (motif === 'knot') {
      for (const a of [0, 120, 240])
        art.add(
          `<path class="s-k" stroke-width="10" transform="rotate(${a})" d="M0 8C-50-6-36-56 0-56C36-56 50-6 0 8"/>`,
        )
      art.disc(0, 0, 12, 'k')
    }
    if (motif === 'bird') {
      art.fill(
        'M-52-10Q-30-30-4-16Q10-46 46-44L54-38L42-30Q44 0 16 20L30 50H18L4 26L-4 50H-16L-10 22Q-40 18-52-10Z',
        'k',
      )
      art.disc(40, -37, 4, base)
      art.line('M-36-8Q-10 6 20-8M-24 4Q-8 12 8 6', base, 4)
    }
    art.close()
  }
  coin(150, 250, 150, 'p', 'knot', 10)
  coin(1470, 230, 170, 'a', 'bird', -8)
  coin(130, 900, 190, 'a', 'ship', -14)
  coin(1480, 920, 180, 'p', 'snake', 20)
  coin(430, 1090, 140, 'p', 'cross', 24)
  coin(1130, 1100, 150, 'a', 'knot', 0)
  coin(470, 120, 130, 'a', 'snake', 0)
  coin(1130, 130, 140, 'p', 'ship', 8)
  coin(430, 560, 200, 'p', 'bird', 6)
  coin(1180, 590, 210, 'p', 'cross', 18)
  coin(800, 930, 180, 'p', 'snake', -20)
  coin(800, 250, 160, 'a', 'cross', 40)
  coin(800, 580, 270, 'a', 'king', 0)
  return art
}
