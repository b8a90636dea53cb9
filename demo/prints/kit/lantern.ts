import type { Art } from './art.ts'
import { clamp } from './geometry.ts'
import { on } from './surfaces.ts'

/** A lantern's glow: rings of light that thin out, and rays close about the flame. */
export const glow = (art: Art, x: number, y: number, r: number): void => {
  art.disc(x, y, r * 0.5, 'c')
  art.carve(on.rays(x, y, r * 0.34, r), 'c', {
    rows: 54,
    dash: [r * 0.2, r * 0.5],
    gap: [r * 0.06, r * 0.16],
    w: r * 0.05,
    tone: (u) => clamp(1.1 - u * 0.7),
  })
  art.carve(on.rays(x, y, r * 0.2, r * 0.56, 3, 363), 'p', {
    rows: 44,
    dash: [r * 0.12, r * 0.3],
    gap: [r * 0.05, r * 0.1],
    w: r * 0.032,
    tone: (u) => clamp(1.1 - u * 0.6),
  })
}

/** A lantern of four panes, 190 units tall at scale 1, hung by its ring at x, y. */
export const lantern = (art: Art, x: number, y: number, s: number): void => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  art.add('<circle class="s-k" cx="0" cy="12" r="15" stroke-width="9"/>')
  const cap = 'M-10 26H10L16 44L58 70V84H-58V70L-16 44Z'
  art.line(cap, 'k', 10)
  art.fill(cap, 'k')
  art.carve(on.straight(-50, 74, -12, 40, 18, 4), 'c', {
    rows: 2,
    dash: [20, 44],
    gap: [6, 12],
    w: 6,
  })
  art.rect(-52, 82, 104, 118, 'k')
  art.rect(-43, 89, 38, 103, 'c')
  art.rect(5, 89, 38, 103, 'c')
  art.fill('M-16 168C-30 140-6 128-2 104C18 126 24 150 14 168Q0 182-16 168Z', 'p')
  art.line('M0 84V200M-52 140H52', 'k', 7)
  art.rect(-62, 198, 124, 18, 'k')
  art.carve(on.straight(-56, 204, 56, 204, 0, 8), 'c', {
    rows: 1,
    dash: [20, 40],
    gap: [8, 16],
    w: 5,
  })
  art.close()
}
