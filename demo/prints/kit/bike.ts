import type { Art } from './art.ts'
import { round } from './geometry.ts'
import type { Ink } from './inks.ts'
import { on } from './surfaces.ts'
import { transform } from './transform.ts'

/** A roadster seen from the side, its back wheel's foot at x, y; `paint` is laid on its tubes. */
export const bike = (
  art: Art,
  x: number,
  y: number,
  s: number,
  ink: Ink = 'k',
  rim: Ink = 'p',
  flip = 1,
  paint: Ink | null = null,
): void => {
  const T = transform(x, y, s, 0, flip)
  const tubing = (d: string, w: number, colour = ink) => art.line(T.D(d), colour, round(w * s))
  for (const hub of [0, 520]) {
    const [cx, cy] = T.f(hub, -170)
    art.add(
      `<circle class="s-${ink}" cx="${round(cx)}" cy="${round(cy)}" r="${round(160 * s)}" stroke-width="${round(24 * s)}"/>`,
    )
    let spokes = ''
    for (let i = 0; i < 14; i++) {
      const a = (i * 25.7 * Math.PI) / 180
      spokes += `M${hub} -170L${round(hub + Math.cos(a) * 158)} ${round(-170 + Math.sin(a) * 158)}`
    }
    tubing(spokes, 5)
    art.carve(on.ring(cx, cy, 157 * s, 169 * s, 190, 350), rim, {
      rows: 1,
      dash: [60 * s, 140 * s],
      gap: [20 * s, 40 * s],
      w: 12 * s,
    })
    art.disc(cx, cy, 20 * s, ink)
  }
  tubing('M-150-262C-110-360 60-380 150-270M380-280C430-360 560-380 640-300', 15)
  tubing(
    'M0-170H215L165-405L0-170M215-165L440-385M165-380L430-425M520-170L448-350L425-470C418-500 380-492 330-478',
    22,
  )
  if (paint)
    tubing('M215-165L440-385M165-380L430-425M215-168L168-396M520-170L448-350L430-440', 13, paint)
  tubing('M165-405L156-440', 18)
  art.fill(
    T.D('M90-452C120-462 190-462 222-448C190-434 150-432 128-424C104-424 92-436 90-452Z'),
    ink,
  )
  const [bx, by] = T.f(215, -168)
  art.disc(bx, by, 44 * s, ink)
  tubing('M215-168L250-80M225-78H285', 15)
  art.fill(T.D('M-60-360H110V-342H-60Z'), ink)
  tubing('M-40-352L0-170', 11)
  const [lx, ly] = T.f(476, -394)
  art.disc(lx, ly, 28 * s, ink)
  art.disc(lx + 4 * s * flip, ly, 17 * s, rim)
  tubing('M175-394L420-436M226-190L432-396M456-340L516-190', 7, rim)
}
