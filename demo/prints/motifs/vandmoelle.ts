import { Art } from '../kit/art.ts'
import { clamp, contour, type Point, pairs, polygon, round, spline } from '../kit/geometry.ts'
import { tree } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'
import { millStream } from './parts/mill-stream.ts'

/** Water runs from the race over the great wheel of a half-timbered mill into the stream. */
export function vandmoelle(): Art {
  const art = new Art(44)
  art.rect(-40, -40, 1680, 1280, 'a')
  const lx = 250,
    ly = 150
  art.carve(on.rays(lx, ly, 130, 1700), 'p', {
    rows: 150,
    dash: [90, 320],
    gap: [24, 70],
    w: 20,
    tone: (u, _v, _x, y) => (y > 760 ? 0 : clamp(1.1 - u * 0.75)),
  })
  art.disc(lx, ly, 118, 'p')
  art.carve(on.ring(lx, ly, 10, 112, 0, 360), 'c', {
    rows: 8,
    dash: [30, 90],
    gap: [20, 50],
    w: 8,
    tone: (_u, v) => 0.25 + v * 0.8,
  })
  // woods
  const wd =
    'M-40 640V470Q40 400 120 450Q190 350 300 420Q380 340 480 410Q580 330 680 400H1240Q1290 320 1390 380Q1480 290 1570 370L1640 350V700H-40Z'
  art.fill(wd, 'b')
  const wc = art.clip(wd)
  art.carve((u, v) => [-40 + 1680 * u, 400 + v * 290 + 26 * Math.sin(u * 40 + v * 9)], 'k', {
    rows: 17,
    dash: [24, 60],
    gap: [12, 30],
    w: 13,
    tone: (_u, v) => 0.3 + v * 0.75,
    clip: wc,
  })
  art.carve((u, v) => [-40 + 1680 * u, 370 + v * 200 + 26 * Math.sin(u * 40 + v * 9)], 'a', {
    rows: 16,
    dash: [16, 44],
    gap: [20, 60],
    w: 9,
    tone: (_u, v) => clamp(1 - v * 1.1),
    clip: wc,
  })
  tree(art, 1440, 690, 1.5, 'a', -1)
  tree(art, 1580, 720, 1.1, 'b', -1)
  // bank behind wheel
  art.fill('M-40 690Q200 650 480 690V1000H-40Z', 'k')
  art.carve((u, v) => [-40 + 560 * u, 690 + v * 190 - 16 * Math.sin(u * 5)], 'b', {
    rows: 11,
    dash: [24, 80],
    gap: [10, 26],
    w: 12,
    tone: (_u, v) => 0.9 - v * 0.4,
  })
  art.carve((u, v) => [-40 + 560 * u, 684 + v * 120 - 16 * Math.sin(u * 5)], 'a', {
    rows: 6,
    dash: [20, 60],
    gap: [26, 70],
    w: 9,
    tone: (_u, v) => 1 - v,
  })
  {
    const rb = 'M1180 700Q1400 660 1640 690V1010H1180Z'
    art.fill(rb, 'b')
    const c = art.clip(rb)
    art.carve((u, v) => [1180 + 480 * u, 700 + v * 260 - 20 * Math.sin(u * 3)], 'k', {
      rows: 13,
      dash: [30, 100],
      gap: [12, 36],
      w: 11,
      tone: (_u, v) => 0.3 + v * 0.6,
      clip: c,
    })
    art.carve((u, v) => [1180 + 480 * u, 690 + v * 240 - 20 * Math.sin(u * 3)], 'a', {
      rows: 10,
      dash: [26, 90],
      gap: [30, 80],
      w: 9,
      tone: (_u, v) => 0.9 - v * 0.5,
      clip: c,
    })
  }
  // mill house: stone foot, half-timber
  const hx = 650,
    hw = 580,
    hy = 500,
    hb = 880
  art.rect(hx, hy, hw, hb - hy, 'p')
  const hc = art.clip(`M${hx} ${hy}h${hw}v${hb - hy}h${-hw}z`)
  art.carve(on.box(hx, hy, hw, 260, 90), 'a', {
    rows: 90,
    dash: [30, 80],
    gap: [20, 60],
    w: 9,
    tone: (_u, _v, x) => 0.15 + clamp((x - hx) / hw) * 1.1,
    clip: hc,
  })
  art.carve(on.straight(hx, hy, hx + hw, hy, 0, 64), 'k', {
    rows: 7,
    dash: [60, 160],
    gap: [8, 20],
    w: 11,
    tone: (_u, v) => 1 - v,
  })
  // stone foot
  const sf = `M${hx - 16} 760H${hx + hw + 10}V960H${hx - 16}Z`
  art.fill(sf, 'k')
  const r = art.random
  for (let j = 0; j < 5; j++) {
    let x = hx - 10 - r() * 20
    while (x < hx + hw) {
      const w = 34 + r() * 46,
        y = 766 + j * 38
      const t = clamp(1.05 - ((x - hx) / hw) * 0.8)
      art.fill(
        contour([
          [x + 4, y + 4],
          [x + w * 0.5, y + 1],
          [x + w - 4, y + 4],
          [x + w - 3, y + 30],
          [x + w * 0.5, y + 33],
          [x + 5, y + 30],
        ]),
        j > 3 ? 'b' : t > 0.55 ? 'a' : 'b',
      )
      art.carve(
        on.straight(x + 8, y + 14, x + w - 8, y + 14, 0, 18),
        j > 3 || t <= 0.55 ? 'k' : 'b',
        { rows: 3, dash: [10, 24], gap: [4, 10], w: 5, tone: (_u, v) => 0.2 + v },
      )
      x += w + 2
    }
  }
  // timber
  let tb = ''
  for (let i = 0; i <= 7; i++) {
    const x = hx + (i * (hw - 16)) / 7
    tb += `M${round(x)} ${hy}h16v262h-16z`
  }
  tb += `M${hx} 624h${hw}v14h${-hw}zM${hx} 750h${hw}v16h${-hw}z`
  art.fill(tb, 'k')
  for (const [i, s] of [
    [1, 1],
    [5, -1],
  ] as const) {
    const x = hx + (i * (hw - 16)) / 7
    art.fill(
      s > 0
        ? `M${x + 8} 750L${x + 78} 638h18L${x + 28} 750z`
        : `M${x + 96} 750L${x + 16} 638h-0h18L${x + 112} 750z`,
      'k',
    )
  }
  const win = (x: number, y: number, w = 50, h = 66, lit = 1) => {
    art.rect(x - 8, y - 8, w + 16, h + 16, 'b')
    art.rect(x, y, w, h, lit ? 'c' : 'k')
    if (lit)
      art.carve(on.straight(x, y, x, y + h, w, 0), 'p', {
        rows: 5,
        dash: [16, 34],
        gap: [10, 20],
        w: 5,
      })
    else
      art.carve(on.box(x, y, w, h, -50), 'a', {
        rows: 6,
        dash: [16, 34],
        gap: [8, 20],
        w: 6,
        clip: art.clip(`M${x} ${y}h${w}v${h}h${-w}z`),
      })
    art.fill(`M${x + w / 2 - 3} ${y}h6v${h}h-6zM${x} ${y + h / 2 - 3}h${w}v6h${-w}z`, 'k')
  }
  win(836, 545)
  win(1000, 545, 50, 66, 0)
  win(1160, 545, 46, 66)
  win(1000, 662, 50, 66)
  win(1160, 662, 46, 66, 0)
  art.rect(822, 650, 84, 112, 'b')
  art.line('M822 762V650H906V762', 'k', 8)
  art.carve(on.straight(828, 654, 828, 760, 72, 0), 'k', {
    rows: 7,
    dash: [50, 100],
    gap: [6, 10],
    w: 7,
  })
  // tiled roof, gable right
  const rf = 'M596 520L700 300Q710 282 732 282H1160Q1182 284 1192 302L1290 520Q940 536 596 520Z'
  art.line(rf, 'k', 14)
  art.fill(rf, 'c')
  const rc = art.clip(rf)
  for (let j = 0; j < 9; j++) {
    const y = 306 + j * 25
    art.carve(
      (u, v) => {
        const k = (y - 282) / 238
        const xl = 712 - 112 * k,
          xr = 1180 + 108 * k
        return [xl + (xr - xl) * u, y + 6 * Math.abs(Math.sin(u * 78)) + v * 4]
      },
      'k',
      { rows: 1, dash: [26, 60], gap: [4, 10], w: 8, tone: (u) => 0.55 + u * 0.5, clip: rc },
    )
  }
  art.carve(
    (u, v) => {
      const xt = 716 + 460 * v,
        xb = 600 + 686 * v
      return [xt + (xb - xt) * u, 286 + 234 * u]
    },
    'k',
    {
      rows: 60,
      dash: [16, 22],
      gap: [4, 9],
      w: 7,
      tone: (_u, v) => clamp(v * 1.3 - 0.25),
      clip: rc,
    },
  )
  art.carve(
    (u, v) => {
      const xt = 716 + 460 * v,
        xb = 600 + 686 * v
      return [xt + (xb - xt) * u, 286 + 234 * u]
    },
    'p',
    {
      rows: 56,
      dash: [10, 18],
      gap: [16, 44],
      w: 6,
      tone: (_u, v) => clamp(1.1 - v * 1.7),
      clip: rc,
    },
  )
  art.fill('M712 290H1182V272Q940 262 712 272Z', 'k')
  art.carve(on.straight(716, 278, 1178, 278, 0, 6), 'p', {
    rows: 1,
    dash: [20, 40],
    gap: [8, 14],
    w: 5,
    tone: (u) => 1.05 - u * 0.7,
  })
  art.rect(1050, 196, 64, 96, 'k')
  art.carve(on.straight(1054, 204, 1110, 204, 0, 84), 'c', {
    rows: 8,
    dash: [20, 24],
    gap: [5, 6],
    w: 8,
  })
  art.rect(1040, 186, 84, 14, 'k')
  art.carve(
    (u, v) => [1082 + 150 * u + 26 * Math.sin(u * 7) + (v - 0.5) * (20 + 90 * u), 180 - 230 * u],
    'p',
    { rows: 6, dash: [30, 80], gap: [14, 40], w: 11, tone: (u) => 1 - u * 0.6 },
  )
  // dormer / hoist
  art.fill('M880 430V372L930 326L980 372V430Z', 'k')
  art.fill('M894 424V378L930 344L966 378V424Z', 'p')
  art.rect(908, 378, 44, 46, 'k')
  art.carve(on.straight(912, 380, 912, 424, 38, 0), 'b', {
    rows: 4,
    dash: [30, 44],
    gap: [6, 9],
    w: 7,
  })
  art.line('M862 388L930 322L998 388', 'k', 13)
  art.line('M866 382L930 318', 'a', 4)
  // flume
  const cx = 560,
    cy = 726,
    R = 248
  for (const x of [60, 210, 360]) {
    art.line(`M${x} 470V760M${x + 44} 470V760`, 'k', 15)
    art.line(`M${x} 520L${x + 44} 620M${x + 44} 520L${x} 620`, 'k', 8)
  }
  art.fill('M-40 424L486 446V500L-40 482Z', 'k')
  art.carve(on.straight(-40, 446, 480, 464, 0, 34), 'a', {
    rows: 4,
    dash: [50, 150],
    gap: [10, 30],
    w: 8,
    tone: (_u, v) => 0.9 - v * 0.5,
  })
  art.fill('M-40 408L500 434L520 452L-40 432Z', 'p')
  art.carve(on.straight(-40, 414, 510, 440, 0, 12), 'b', {
    rows: 2,
    dash: [40, 110],
    gap: [20, 50],
    w: 6,
  })
  // pit behind wheel
  art.fill('M300 700Q330 980 300 1010H830V760Q800 700 760 690Z', 'k')
  // wheel
  for (const [rr, w] of [
    [R, 40],
    [R - 70, 22],
  ] as const) {
    art.add(
      `<circle class="s-p" cx="${cx}" cy="${cy}" r="${rr}" stroke-width="${w + 10}"/><circle class="s-k" cx="${cx}" cy="${cy}" r="${rr}" stroke-width="${w}"/>`,
    )
  }
  for (let i = 0; i < 24; i++) {
    const a = (i * 15 * Math.PI) / 180
    const q = (r: number, t: number): Point => [cx + Math.cos(t) * r, cy + Math.sin(t) * r]
    const P = [q(R - 66, a), q(R + 16, a + 0.16), q(R + 22, a + 0.24), q(R - 60, a + 0.07)]
    art.line(polygon(P), 'k', 7)
    art.fill(polygon(P), i > 10 && i < 21 ? 'c' : 'b')
  }
  for (let i = 0; i < 8; i++) {
    const a = ((i * 45 + 12) * Math.PI) / 180,
      X = cx + Math.cos(a) * (R - 74),
      Y = cy + Math.sin(a) * (R - 74)
    art.line(`M${cx} ${cy}L${round(X)} ${round(Y)}`, 'k', 30)
    art.line(`M${cx} ${cy}L${round(X)} ${round(Y)}`, 'c', 17)
    art.line(
      `M${round(cx + Math.cos(a) * 54)} ${round(cy + Math.sin(a) * 54 - 4)}L${round(cx + Math.cos(a) * (R - 92))} ${round(cy + Math.sin(a) * (R - 92) - 4)}`,
      'p',
      3.4,
      'stroke-dasharray="40 10"',
    )
  }
  art.add(
    `<circle class="s-c" cx="${cx}" cy="${cy}" r="${R}" stroke-width="20"/><circle class="s-c" cx="${cx}" cy="${cy}" r="${R - 70}" stroke-width="11"/>`,
  )
  art.carve(on.ring(cx, cy, R - 8, R + 8), 'k', {
    rows: 3,
    dash: [24, 80],
    gap: [12, 30],
    w: 7,
    tone: (u) => clamp(0.5 + 0.7 * Math.cos(((u * 360 - 50) * Math.PI) / 180)),
  })
  art.carve(on.ring(cx, cy, R - 8, R + 8), 'p', {
    rows: 2,
    dash: [24, 80],
    gap: [16, 40],
    w: 7,
    tone: (u) => clamp(0.3 + 0.8 * Math.cos(((u * 360 - 225) * Math.PI) / 180)),
  })
  art.disc(cx, cy, 54, 'k')
  art.disc(cx, cy, 43, 'c')
  art.disc(cx, cy, 20, 'k')
  art.carve(on.ring(cx, cy, 24, 41, 170, 320), 'p', { rows: 2, dash: [14, 30], gap: [6, 10], w: 6 })
  // falling water
  const fall =
    'M470 436C530 440 560 452 566 500C520 486 470 500 430 540C370 600 330 720 336 900L286 920C270 740 300 580 380 500C410 470 440 450 470 436Z'
  art.fill(fall, 'k', 'transform="translate(6 6)"')
  art.fill(fall, 'p')
  const flc = art.clip(fall)
  art.carve(
    on.loft(
      spline(pairs([470, 438, 390, 490, 310, 620, 290, 920])),
      spline(pairs([566, 500, 440, 520, 346, 680, 334, 900])),
    ),
    'b',
    { rows: 9, dash: [40, 120], gap: [20, 50], w: 8, tone: (_u, v) => 0.3 + v * 0.8, clip: flc },
  )
  // stream
  const st =
    'M-40 948Q160 906 330 912Q600 930 780 948Q1000 930 1240 950Q1460 968 1640 940V1240H-40Z'
  art.fill(st, 'b')
  const sc = art.clip(st)
  art.carve(
    (u, v) => [-40 + 1680 * u, 930 + v * 300 + (8 + 10 * v) * Math.sin(u * 22 + v * 5)],
    'k',
    {
      rows: 19,
      dash: [60, 220],
      gap: [16, 50],
      w: 15,
      tone: (_u, v, x) => 0.35 + 0.5 * clamp((x - 300) / 900) + v * 0.2,
      clip: sc,
    },
  )
  art.carve(
    (u, v) => [-40 + 1680 * u, 924 + v * 300 + (8 + 10 * v) * Math.sin(u * 22 + v * 5)],
    'a',
    {
      rows: 17,
      dash: [40, 170],
      gap: [40, 140],
      w: 11,
      tone: (_u, _v, x) => clamp(1.1 - Math.abs(x - 360) / 1000),
      clip: sc,
    },
  )
  art.carve(
    (u, v) => [-40 + 1680 * u, 930 + v * 300 + (8 + 10 * v) * Math.sin(u * 22 + v * 5)],
    'p',
    {
      rows: 14,
      dash: [40, 150],
      gap: [70, 220],
      w: 11,
      tone: (_u, _v, x) => clamp(1.1 - Math.abs(x - 330) / 640),
      clip: sc,
    },
  )
  art.carve((u, v) => [800 + 320 * u, 960 + v * 200 + 8 * Math.sin(u * 12)], 'c', {
    rows: 9,
    dash: [30, 90],
    gap: [50, 130],
    w: 9,
    tone: (_u, v) => 0.9 - v * 0.5,
    clip: sc,
  })
  // foam
  for (let i = 0; i < 30; i++) {
    const x = 230 + r() * 330,
      y = 896 + r() * 56,
      s = 10 + r() * 22
    art.disc(x, y + 5, s, 'k', s * 0.6)
    art.disc(x, y, s, 'p', s * 0.62)
  }
  art.carve(on.rays(330, 920, 30, 190, 190, 350, 0.7), 'p', {
    rows: 26,
    dash: [20, 60],
    gap: [16, 40],
    w: 9,
    tone: (u) => 1 - u * 0.6,
  })
  millStream(art)
  return art
}
