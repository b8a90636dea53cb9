import { Art } from '../kit/art.ts'
import { bezier, clamp, disc, type Point, round, spline } from '../kit/geometry.ts'
import { outlined } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

/** A studio microphone sends carved rays of sound into the room; a reel of tape lies by it. */
export function mikrofon(): Art {
  const art = new Art(29)
  art.rect(-40, -40, 1680, 1280, 'b')
  const mx = 690,
    my = 400
  // sound: pulsing rings, then rays
  art.carve(on.ring(mx, my, 200, 1500, 100, 460), 'k', {
    rows: 74,
    dash: [70, 240],
    gap: [14, 36],
    w: 22,
    tone: (_u, v) => clamp(0.45 + 0.75 * Math.sin(v * 62 - 1.2)),
  })
  art.carve(on.ring(mx, my, 200, 1300, 100, 460), 'a', {
    rows: 64,
    dash: [40, 170],
    gap: [30, 90],
    w: 13,
    tone: (_u, v) => clamp(0.9 * Math.sin(v * 54 + 2.4) - 0.05) * (1.1 - v * 0.9),
  })
  art.carve(on.rays(mx, my, 215, 560), 'c', {
    rows: 60,
    dash: [40, 150],
    gap: [26, 70],
    w: 13,
    tone: (u) => 1 - u * 0.75,
  })
  art.carve(on.rays(mx, my, 190, 330), 'p', {
    rows: 60,
    dash: [30, 80],
    gap: [26, 60],
    w: 10,
    tone: (u) => 1 - u * 0.5,
  })
  // table
  art.fill('M-40 960Q400 950 800 958T1640 952V1240H-40Z', 'k')
  art.carve(on.rays(mx, my, 560, 1500, 15, 165), 'b', {
    rows: 80,
    dash: [60, 220],
    gap: [16, 40],
    w: 15,
    tone: () => 0.9,
    clip: art.clip('M-40 968Q400 958 800 966T1640 960V1240H-40Z'),
  })
  art.carve(on.straight(-40, 980, 1640, 980, 0, 240), 'a', {
    rows: 9,
    dash: [50, 220],
    gap: [110, 330],
    w: 7,
    tone: (u) => clamp(1.1 - Math.abs(u - 0.45) * 2),
  })
  // reel
  const rx = 1095,
    ry = 735,
    R = 262
  art.disc(rx + 26, ry + 22, R + 4, 'k')
  art.disc(rx, ry, R + 10, 'k')
  art.disc(rx, ry, R, 'a')
  const rc = art.clip(disc(rx, ry, R))
  art.carve(on.ring(rx, ry, R * 0.2, R, -30, 110), 'b', {
    rows: 17,
    dash: [40, 150],
    gap: [10, 30],
    w: 11,
    tone: (u, v) => clamp(v * 1.1) * Math.sin(u * 3.14),
    clip: rc,
  })
  art.carve(on.ring(rx, ry, R * 0.2, R, 150, 290), 'p', {
    rows: 17,
    dash: [40, 150],
    gap: [10, 30],
    w: 12,
    tone: (u, v) => clamp(v * 1.2) * Math.sin(u * 3.14),
    clip: rc,
  })
  // three windows showing the wound tape
  for (let i = 0; i < 3; i++) {
    const a0 = -84 + i * 120,
      a1 = a0 + 88,
      P = (r: number, a: number): Point => [
        rx + Math.cos((a * Math.PI) / 180) * r,
        ry + Math.sin((a * Math.PI) / 180) * r,
      ]
    const r0 = 92,
      r1 = R - 34
    let d = 'M'
    for (let k = 0; k <= 12; k++)
      d +=
        (k ? 'L' : '') +
        P(r1, a0 + ((a1 - a0) * k) / 12)
          .map(round)
          .join(' ')
    for (let k = 12; k >= 0; k--)
      d += `L${P(r0, a0 + 10 + ((a1 - a0 - 20) * k) / 12)
        .map(round)
        .join(' ')}`
    d += 'Z'
    const c = outlined(art, d, 'c', 12)
    art.carve(on.ring(rx, ry, r0, r1, a0, a1), 'k', {
      rows: 17,
      dash: [60, 170],
      gap: [8, 20],
      w: 8,
      tone: (_u, v) => 0.5 + 0.5 * v,
      clip: c,
    })
    art.carve(on.ring(rx, ry, r0, r1 * 0.86, a0, a1), 'p', {
      rows: 8,
      dash: [20, 70],
      gap: [40, 90],
      w: 6,
      tone: () => (i === 2 ? 1 : 0.5),
      clip: c,
    })
    art.carve(on.ring(rx, ry, r1 - 24, r1, a0, a1), 'k', {
      rows: 3,
      dash: [60, 170],
      gap: [2, 8],
      w: 12,
      clip: c,
    })
  }
  art.add(
    `<circle class="s-k" cx="${rx}" cy="${ry}" r="${R - 13}" stroke-width="4" stroke-dasharray="3 14"/>`,
  )
  art.disc(rx, ry, 66, 'k')
  art.disc(rx, ry, 56, 'p')
  art.carve(on.ring(rx, ry, 22, 54, -20, 140), 'b', { rows: 4, dash: [20, 60], gap: [8, 18], w: 8 })
  art.disc(rx, ry, 22, 'k')
  for (const a of [30, 150, 270])
    art.line(
      `M${rx} ${ry}L${round(rx + Math.cos((a * Math.PI) / 180) * 40)} ${round(ry + Math.sin((a * Math.PI) / 180) * 40)}`,
      'k',
      15,
    )
  // stand
  art.fill('M480 1010Q690 948 900 1010Q906 1046 690 1056Q474 1046 480 1010Z', 'k')
  art.line('M480 1010Q690 948 900 1010Q906 1046 690 1056Q474 1046 480 1010Z', 'k', 12)
  art.carve(on.ring(690, 1012, 60, 196, 170, 300, 0.22), 'a', {
    rows: 5,
    dash: [60, 170],
    gap: [16, 40],
    w: 6,
  })
  art.carve(on.ring(690, 1012, 150, 204, 20, 160, 0.22), 'c', {
    rows: 3,
    dash: [60, 150],
    gap: [16, 40],
    w: 5,
  })
  art.fill('M672 800H708V1000Q690 1010 672 1000Z', 'k')
  art.line('M672 800H708V1000Q690 1010 672 1000Z', 'k', 10)
  art.carve(on.straight(674, 810, 674, 996, 22, 0), 'p', {
    rows: 3,
    dash: [60, 150],
    gap: [14, 30],
    w: 7,
    tone: (_u, v) => 1 - v * 0.7,
  })
  // shock mount behind
  art.add(
    '<ellipse class="s-k" cx="690" cy="690" rx="222" ry="58" stroke-width="32"/><ellipse class="s-p" cx="690" cy="690" rx="222" ry="58" stroke-width="16"/>',
  )
  // body
  const body = 'M574 560H806L796 800Q690 836 584 800Z',
    bc = outlined(art, body, 'k', 14)
  art.carve(on.straight(582, 566, 590, 806, 212, 0), 'a', {
    rows: 21,
    dash: [60, 220],
    gap: [12, 36],
    w: 9,
    tone: (_u, v) => clamp(1.1 - v * 2.2) + clamp(v * 3 - 2.6) * 0.7,
    clip: bc,
  })
  art.carve(on.straight(600, 566, 606, 806, 50, 0), 'p', {
    rows: 5,
    dash: [60, 180],
    gap: [14, 40],
    w: 10,
    clip: bc,
  })
  art.rect(668, 610, 44, 44, 'c')
  art.disc(690, 632, 13, 'k')
  art.fill('M650 700h80v14h-80zM650 730h80v8h-80z', 'a')
  // head: grille
  const head = 'M560 520V330C560 210 620 160 690 160C760 160 820 210 820 330V520Z',
    hc = outlined(art, head, 'p', 18)
  art.open({ clip: hc })
  art.carve(on.box(540, 150, 300, 380, 52), 'k', {
    rows: 34,
    dash: [460, 520],
    gap: [2, 4],
    w: 6.5,
    jit: 0.05,
    tone: (_u, _v, x) => 0.5 + clamp((x - 640) / 190) * 0.6,
  })
  art.carve(on.box(540, 150, 300, 380, -52), 'k', {
    rows: 34,
    dash: [460, 520],
    gap: [2, 4],
    w: 6.5,
    jit: 0.05,
    tone: (_u, _v, x) => 0.5 + clamp((x - 640) / 190) * 0.6,
  })
  art.carve((u, v) => [720 + v * 110 - 20 * Math.sin(u * 3.14) * (1 - v), 150 + u * 380], 'k', {
    rows: 13,
    dash: [80, 240],
    gap: [8, 24],
    w: 13,
    tone: (u, v) => clamp(v * 1.35 - 0.15) + clamp(0.2 - u),
  })
  art.carve((u, v) => [572 + v * 46, 200 + u * 300], 'p', {
    rows: 5,
    dash: [60, 190],
    gap: [14, 40],
    w: 11,
    tone: (_u, v) => 1 - v * 0.7,
  })
  art.carve((u, v) => [800 + v * 16, 260 + u * 250], 'c', {
    rows: 2,
    dash: [50, 150],
    gap: [14, 40],
    w: 8,
  })
  art.close()
  art.fill('M672 160H708V520H672Z', 'k')
  art.carve(on.straight(676, 166, 676, 516, 28, 0), 'a', {
    rows: 4,
    dash: [60, 180],
    gap: [10, 30],
    w: 7,
    tone: (_u, v) => 1.1 - v,
  })
  const rg = outlined(art, 'M548 506H832V566H548Z', 'c', 14)
  art.carve(on.straight(552, 510, 552, 562, 276, 0), 'k', {
    rows: 44,
    dash: [50, 60],
    gap: [4, 6],
    w: 5,
    tone: (_u, v) => 0.3 + clamp(v * 1.3 - 0.3),
    clip: rg,
  })
  art.carve(on.straight(556, 512, 640, 512, 0, 50), 'p', {
    rows: 4,
    dash: [30, 80],
    gap: [10, 24],
    w: 7,
    clip: rg,
  })
  // shock mount front: ring and elastics
  art.line('M468 690A222 58 0 0 0 912 690', 'k', 34)
  art.line('M468 690A222 58 0 0 0 912 690', 'p', 17)
  art.line('M470 700A222 58 0 0 0 910 700', 'b', 5, 'stroke-dasharray="40 12 80 18"')
  const el =
    'M484 716L578 600M540 734L584 640M896 716L804 600M840 734L798 640M484 700L590 780M896 700L790 780'
  art.line(el, 'k', 15)
  art.line(el, 'c', 7)
  for (const x of [470, 910]) {
    art.disc(x, 690, 26, 'k')
    art.disc(x, 690, 17, 'c')
  }
  art.fill(
    'M880 690Q960 720 964 820Q966 960 860 1000L840 976Q936 940 930 830Q926 750 866 730Z',
    'k',
  )
  art.carve(
    on.loft(
      bezier([884, 704], [950, 740], [956, 900], [862, 988]),
      bezier([870, 724], [934, 750], [936, 900], [850, 978]),
    ),
    'p',
    { rows: 3, dash: [40, 120], gap: [14, 40], w: 6 },
  )
  // loose tape: a ribbon standing on its edge, front and back
  {
    const pt = [
      [1240, 985],
      [1160, 1040],
      [1010, 1086],
      [860, 1092],
      [786, 1064],
      [846, 1040],
      [930, 1072],
      [820, 1128],
      [600, 1136],
      [420, 1096],
      [352, 1052],
      [420, 1026],
      [486, 1066],
      [380, 1132],
      [200, 1146],
      [60, 1112],
      [-60, 1122],
    ] as const
    const c = spline(pt)
    const N = 220,
      segs: { s: number; p: Point[] }[] = []
    let cur: { s: number; p: Point[] } | null = null
    for (let i = 0; i <= N; i++) {
      const t = i / N,
        p = c(t),
        dx = c(Math.min(1, t + 0.002))[0] - c(Math.max(0, t - 0.002))[0],
        s = dx < 0 ? -1 : 1
      if (!cur || cur.s !== s) {
        if (cur) cur.p.push(p)
        cur = { s, p: [p] }
        segs.push(cur)
      } else cur.p.push(p)
    }
    const H = 40
    for (const back of [1, -1])
      for (const sg of segs)
        if (sg.s === back) {
          const P = sg.p,
            d = `M${P.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}L${[...P]
              .reverse()
              .map((p) => `${round(p[0])} ${round(p[1] - H)}`)
              .join('L')}Z`
          const cl = outlined(art, d, back > 0 ? 'k' : 'c', 10)
          const along = (i: number) => P[i] ?? [0, 0]
          const L = (u: number, v: number): Point => {
            const x = u * (P.length - 1),
              k = Math.min(P.length - 2, Math.floor(x)),
              f = x - k,
              [from, to] = [along(k), along(k + 1)]
            return [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f - v * H]
          }
          if (P.length > 3) {
            art.carve(L, back > 0 ? 'c' : 'k', {
              rows: 6,
              dash: [40, 130],
              gap: [14, 40],
              w: 6,
              tone: (_u, v) => (back > 0 ? 0.8 : clamp(0.95 - v * 1.3)),
              clip: cl,
            })
            if (back < 0)
              art.carve(L, 'p', {
                rows: 5,
                dash: [30, 110],
                gap: [40, 110],
                w: 6,
                tone: (_u, v) => clamp(v * 1.4 - 0.4),
                clip: cl,
              })
          }
        }
  }
  return art
}
