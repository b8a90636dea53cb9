import type { Art } from '../../kit/art.ts'
import { clamp, contour, type Joint, pairs, round, spline, triples } from '../../kit/geometry.ts'
import { tube } from '../../kit/limbs.ts'
import { on } from '../../kit/surfaces.ts'

/** The left hand that holds the block. */
export const steadyingHand = (art: Art): void => {
  // ---------- hand steadying the block (left hand, from lower left)
  const skin = 'a'

  art.open({ move: 'translate(318 1036) rotate(-27) scale(1.02 -1.02)' })
  // shadow
  art.fill(
    contour(
      pairs([
        -20, -96, 40, -130, 120, -160, 190, -150, 200, -110, 320, -106, 340, -40, 200, 0, 60, 10,
      ]),
    ),
    'k',
  )
  {
    const fs = [
      triples([84, 52, 22, 148, 76, 19, 204, 92, 16, 232, 99, 13]),
      triples([98, 20, 25, 182, 34, 22, 262, 42, 18.5, 300, 45, 15]),
      triples([102, -16, 26, 194, -16, 23, 284, -16, 19, 326, -15, 15.5]),
      triples([94, -50, 25, 176, -66, 22, 256, -76, 18.5, 294, -78, 15]),
    ] as const
    const th = triples([16, -50, 31, 66, -98, 27, 122, -126, 23, 158, -134, 17])
    const palm = contour(
        pairs([-30, -58, 30, -80, 86, -82, 122, -56, 130, -10, 124, 46, 86, 76, 30, 74, -30, 52]),
      ),
      arm = tube(triples([-420, 30, 84, -280, 14, 76, -140, 4, 64, -20, 2, 56, 20, 2, 58]), {
        cap: 0.3,
        cap0: 0.3,
      }).d
    const all = [
      arm,
      tube(th, { cap: 0.3, cap0: 0.3 }).d,
      ...fs.map((j: readonly Joint[]) => tube(j, { cap: 0.3, cap0: 0.3 }).d),
      palm,
    ]
    for (const d of all) art.line(d, 'k', 15)
    art.fill(arm, skin)
    art.fill(palm, skin)
    for (const q of [th, ...fs]) {
      const d = tube(q, { cap: 0.3, cap0: 0.3 }).d
      art.line(d, 'k', 10)
      art.fill(d, skin)
      const c = art.clip(d)
      art.carve(
        on.loft(
          spline(q.map((p) => [p[0], p[1] - p[2] * 0.9])),
          spline(q.map((p) => [p[0], p[1] - p[2] * 0.1])),
        ),
        'b',
        {
          rows: 4,
          dash: [16, 44],
          gap: [8, 18],
          w: 5.5,
          tone: (_u, v) => clamp(1.05 - v * 1.1),
          clip: c,
        },
      )
      art.carve(
        on.loft(
          spline(q.map((p) => [p[0], p[1] + p[2] * 0.2])),
          spline(q.map((p) => [p[0], p[1] + p[2] * 0.8])),
        ),
        'p',
        { rows: 2, dash: [14, 40], gap: [14, 30], w: 6, clip: c },
      )
      const [e0, e] = q.slice(-2) as [Joint, Joint],
        an = (Math.atan2(e[1] - e0[1], e[0] - e0[0]) * 180) / Math.PI
      art.add(
        `<g transform="translate(${e[0]} ${e[1]}) rotate(${round(an)})"><ellipse class="k" cx="${round(-e[2] * 0.1)}" cy="1" rx="${round(e[2] * 0.66)}" ry="${round(e[2] * 0.56)}"/><ellipse class="p" cx="${round(e[2] * 0.02)}" cy="1" rx="${round(e[2] * 0.58)}" ry="${round(e[2] * 0.42)}"/></g>`,
      )
      const [, k0, k1] = q
      if (q !== th && k0 && k1)
        art.line(
          `M${k1[0] - 64} ${round(k1[1] - 8 + (k0[1] - k1[1]) * 0.75)}q6 8 0 16M${k1[0] - 54} ${round(k1[1] - 7 + (k0[1] - k1[1]) * 0.7)}q6 7 0 14`,
          'k',
          3.4,
        )
    }
    // palm over finger roots
    const pin = contour(
      pairs([-40, -48, 30, -66, 82, -68, 110, -44, 116, 10, 110, 52, 84, 72, 30, 70, -40, 52]),
    )
    art.fill(pin, skin)
    const pc = art.clip(palm)
    for (const [x, y] of pairs([104, 38, 120, 4, 118, -34]))
      art.line(`M${x + 12} ${y}q-22 4-34 8`, 'k', 6)
    art.carve(
      on.loft(
        spline(pairs([-40, -56, 30, -72, 96, -66])),
        spline(pairs([-40, 0, 30, -14, 100, -20])),
      ),
      'b',
      {
        rows: 8,
        dash: [24, 70],
        gap: [10, 24],
        w: 7,
        tone: (_u, v) => clamp(1.1 - v * 1.3),
        clip: pc,
      },
    )
    art.carve(
      on.loft(spline(pairs([-30, 10, 40, 14, 110, 6])), spline(pairs([-30, 50, 40, 66, 104, 50]))),
      'p',
      { rows: 5, dash: [20, 60], gap: [16, 40], w: 7, tone: (_u, v) => 0.4 + v * 0.7, clip: pc },
    )
    for (const [x, y] of pairs([72, 46, 90, 14, 90, -22, 78, -54]))
      art.line(`M${x} ${y}q10-7 20 0`, 'k', 4)
    art.carve(
      on.loft(
        spline(pairs([-400, -50, -200, -64, -20, -54])),
        spline(pairs([-400, 20, -200, 0, -20, 0])),
      ),
      'b',
      {
        rows: 8,
        dash: [40, 110],
        gap: [12, 30],
        w: 9,
        tone: (_u, v) => clamp(1.1 - v * 1.2),
        clip: art.clip(arm),
      },
    )
    // sleeve
    const slv = contour(
      pairs([
        -460, -96, -300, -92, -140, -84, -118, -60, -112, 0, -120, 66, -140, 88, -300, 106, -460,
        124,
      ]),
    )
    art.line(slv, 'k', 15)
    art.fill(slv, 'p')
    const sc = art.clip(slv)
    art.open({ clip: sc })
    for (let i = 0; i < 8; i++)
      art.line(`M${-190 - i * 46} -120Q${-170 - i * 46} 0 ${-190 - i * 46} 140`, 'b', 22)
    art.close()
    art.carve(
      on.loft(
        spline(pairs([-460, -96, -300, -90, -120, -80])),
        spline(pairs([-460, 10, -300, 4, -116, 0])),
      ),
      'k',
      {
        rows: 9,
        dash: [40, 120],
        gap: [10, 30],
        w: 10,
        tone: (_u, v) => clamp(1.05 - v * 1.2),
        clip: sc,
      },
    )
    art.line('M-140 -84Q-122 0-140 88', 'k', 6)
    art.carve(on.straight(-136, -70, -136, 80, 20, 0), 'b', {
      rows: 2,
      dash: [14, 20],
      gap: [8, 12],
      w: 9,
      clip: sc,
    })
  }
  art.close()
}
