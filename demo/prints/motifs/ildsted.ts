import { Art } from '../kit/art.ts'
import { clamp, pairs, round, spline } from '../kit/geometry.ts'
import { on } from '../kit/surfaces.ts'
import { hearthSide } from './parts/hearth-side.ts'

/** A fire burns under the pot in an open hearth with copper and tiles; a cat sits before it. */
export function ildsted(): Art {
  const art = new Art(52)
  art.rect(-40, -40, 1680, 1280, 'k')
  const fx = 800,
    fy = 800
  // wall, lit by the fire
  art.carve(on.rays(fx, fy, 300, 1500, 168, 372), 'b', {
    rows: 110,
    dash: [60, 190],
    gap: [20, 60],
    w: 15,
    tone: (u) => clamp(0.95 - u * 0.75),
  })
  art.carve(on.rays(fx, fy, 300, 1500, 168, 372), 'a', {
    rows: 80,
    dash: [30, 110],
    gap: [60, 160],
    w: 8,
    tone: (u) => clamp(0.8 - u * 0.8),
  })
  // floor
  const fl = 'M-40 950H1640V1240H-40Z'
  art.fill(fl, 'b')
  const flc = art.clip(fl)
  art.carve(on.rays(fx, 560, 380, 1500, 4, 176), 'k', {
    rows: 64,
    dash: [80, 260],
    gap: [12, 30],
    w: 15,
    tone: (_u, _v, x) => clamp(Math.abs(x - fx) / 620 + 0.06),
    clip: flc,
  })
  for (const [y, w] of pairs([988, 6, 1046, 8, 1122, 10]))
    art.carve(on.straight(-40, y, 1640, y, 0, 6), 'k', {
      rows: 1,
      dash: [60, 240],
      gap: [8, 20],
      w: w * 1.6,
      clip: flc,
    })
  art.carve(on.rays(fx, 560, 390, 900, 50, 130), 'a', {
    rows: 34,
    dash: [50, 170],
    gap: [30, 80],
    w: 14,
    tone: (u) => clamp(1.1 - u),
    clip: flc,
  })
  art.carve(on.rays(fx, 560, 390, 720, 64, 116), 'p', {
    rows: 18,
    dash: [40, 110],
    gap: [40, 110],
    w: 10,
    tone: (u) => clamp(1 - u),
    clip: flc,
  })
  // fireplace mouth
  const mo = 'M440 950V520Q440 470 500 470H1100Q1160 470 1160 520V950Z'
  art.fill(mo, 'k')
  const mc = art.clip(mo)
  art.carve((u, v) => [440 + 720 * u + (Math.round(v * 13) % 2) * 28, 486 + v * 440], 'b', {
    rows: 13,
    dash: [48, 54],
    gap: [8, 10],
    w: 24,
    jit: 0,
    tone: (_u, _v, x, y) => clamp(1.25 - Math.hypot(x - fx, (y - fy) * 0.9) / 360) * 0.95,
    clip: mc,
  })
  art.carve(on.rays(fx, fy + 40, 120, 520, 180, 360), 'a', {
    rows: 70,
    dash: [30, 110],
    gap: [30, 80],
    w: 9,
    tone: (u) => clamp(1.05 - u * 1.1),
    clip: mc,
  })
  // tiled jambs
  const tile = (x: number, y: number, k: number) => {
    art.rect(x, y, 66, 66, 'p')
    art.rect(x + 3, y + 3, 60, 60, 'c')
    art.rect(x + 7, y + 7, 52, 52, 'p')
    art.add(
      `<g transform="translate(${x + 33} ${y + 33})">${k === 0 ? '<path class="c" d="M-20 10Q0 22 20 10L14 2H-14ZM-1-22h3V2h-3zM3-20Q20-10 4-2Z"/>' : k === 1 ? '<path class="c" d="M0-20C8-8 8-8 20 0C8 8 8 8 0 20C-8 8-8 8-20 0C-8-8-8-8 0-20Z"/><circle class="p" r="5"/>' : k === 2 ? '<path class="c" d="M-2 20V-2C-14-2-16-16-8-20C0-24 12-18 8-8C6-2 2-4 2 0L14 2V6L2 5V20Z"/>' : '<path class="s-c" stroke-width="4" d="M0 18V-6M0 6Q-14 4-14-8M0 6Q14 4 14-8"/><circle class="c" cy="-12" r="7"/>'}</g>`,
    )
    for (const [a, b] of pairs([9, 9, 57, 9, 9, 57, 57, 57])) art.disc(x + a, y + b, 3, 'c')
  }
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 2; i++) {
      tile(292 + i * 70, 536 + j * 69, (i + j * 3) % 4)
      tile(1172 + i * 70, 536 + j * 69, (i * 2 + j * 3 + 1) % 4)
    }
  art.fill('M286 532h148v6h-148zM1166 532h148v6h-148z', 'k')
  art.line('M288 532V952M436 532V952M1166 532V952M1314 532V952', 'k', 11)
  art.carve(on.straight(296, 540, 296, 950, 60, 0), 'k', {
    rows: 8,
    dash: [24, 60],
    gap: [20, 50],
    w: 9,
    tone: (_u, v) => 1 - v,
  })
  art.carve(on.straight(1250, 540, 1250, 950, 60, 0), 'k', {
    rows: 8,
    dash: [24, 60],
    gap: [20, 50],
    w: 9,
    tone: (_u, v) => v,
  })
  // mantel beam
  const mb = 'M250 440H1350L1332 532H268Z'
  art.fill(mb, 'k')
  art.line(mb, 'k', 12)
  art.carve(on.straight(262, 452, 1338, 452, 0, 74), 'b', {
    rows: 7,
    dash: [70, 240],
    gap: [10, 30],
    w: 12,
    tone: (_u, v) => 0.25 + v * 0.8,
  })
  art.carve(on.straight(420, 500, 1180, 500, 0, 30), 'a', {
    rows: 3,
    dash: [50, 170],
    gap: [30, 80],
    w: 8,
    tone: (u) => 1.1 - Math.abs(u - 0.5) * 1.8,
  })
  // hood
  const hd = 'M330 440L520 60L540-40H1060L1080 60L1270 440Z'
  art.fill(hd, 'p')
  const hc = art.clip(hd)
  art.line('M330 440L520 60L540-40M1060-40L1080 60L1270 440', 'k', 14)
  art.carve(
    (u, v) => {
      const k = u
      return [530 + 540 * v + (330 + 940 * v - 530 - 540 * v) * k, -20 + 460 * u]
    },
    'k',
    {
      rows: 60,
      dash: [40, 130],
      gap: [14, 40],
      w: 13,
      tone: (u, v) => clamp(Math.abs(v - 0.5) * 2.5 - 0.2) + clamp(0.62 - u) * 0.95,
      clip: hc,
    },
  )
  art.carve((u, v) => [300 + 1000 * u, 20 + 420 * v], 'a', {
    rows: 24,
    dash: [50, 150],
    gap: [40, 120],
    w: 10,
    tone: (_u, v) => 0.3 + 0.5 * v,
    clip: hc,
  })
  // shelf with copper and plates
  art.fill('M222 424H1378V446H222Z', 'k')
  art.carve(on.straight(232, 431, 1370, 431, 0, 8), 'a', {
    rows: 1,
    dash: [40, 110],
    gap: [10, 26],
    w: 6,
  })
  const cu = (d: string) => {
    art.line(d, 'k', 14)
    art.fill(d, 'b')
    const c = art.clip(d)
    return c
  }
  // jug, plate, kettle, plate, candlestick
  const plate = (x: number, y: number, r: number) => {
    art.disc(x, y, r + 6, 'k')
    art.disc(x, y, r, 'p')
    art.add(`<circle class="s-c" cx="${x}" cy="${y}" r="${r * 0.72}" stroke-width="5"/>`)
    art.carve(on.ring(x, y, r * 0.78, r * 0.95), 'c', {
      rows: 1,
      dash: [9, 11],
      gap: [8, 10],
      w: 9,
    })
    art.fill(
      `M${x} ${y - r * 0.4}q${r * 0.3} ${r * 0.2} ${r * 0.4} ${r * 0.4}q${-r * 0.3} ${r * 0.1} ${-r * 0.4} ${r * 0.4}q${-r * 0.1} ${-r * 0.3} ${-r * 0.4} ${-r * 0.4}q${r * 0.3} ${-r * 0.1} ${r * 0.4} ${-r * 0.4}z`,
      'c',
    )
  }
  plate(574, 352, 68)
  plate(1026, 352, 68)
  {
    const k = 'M690 424C672 380 700 330 760 322V308H800V322C860 330 888 380 870 424Z',
      c = cu(k)
    art.carve(
      on.loft(
        spline(pairs([700, 420, 694, 370, 740, 334])),
        spline(pairs([862, 420, 866, 370, 820, 334])),
      ),
      'k',
      {
        rows: 10,
        dash: [20, 60],
        gap: [8, 18],
        w: 9,
        tone: (_u, v) => clamp(Math.abs(v - 0.45) * 2.2 - 0.2),
        clip: c,
      },
    )
    art.carve(
      on.loft(
        spline(pairs([730, 420, 730, 370, 760, 336])),
        spline(pairs([800, 420, 800, 370, 790, 336])),
      ),
      'a',
      { rows: 4, dash: [24, 60], gap: [10, 20], w: 8, clip: c },
    )
    art.line('M866 392Q906 380 914 340L928 336', 'k', 26)
    art.line('M866 392Q906 380 914 340L924 337', 'b', 12)
    art.line('M716 330Q780 230 846 330', 'k', 17)
    art.line('M716 330Q780 230 846 330', 'b', 6)
    art.disc(780, 300, 11, 'k')
  }
  for (const [x, y] of [
    [436, 424],
    [1164, 424],
  ] as const) {
    art.fill(
      `M${x - 30} ${y}V${y - 10}H${x - 10}V${y - 70}H${x + 10}V${y - 10}H${x + 30}V${y}Z`,
      'b',
    )
    art.line(
      `M${x - 30} ${y}V${y - 10}H${x - 10}V${y - 70}H${x + 10}V${y - 10}H${x + 30}V${y}`,
      'k',
      7,
    )
    art.rect(x - 8, y - 122, 16, 54, 'p')
    art.line(`M${x - 8} ${y - 68}V${y - 122}H${x + 8}V${y - 68}`, 'k', 5)
  }
  // hanging copper pans on the walls
  const pan = (x: number, y: number, r: number) => {
    art.line(`M${x} 206V${round(y - r * 2.3)}`, 'a', 5)
    art.line(`M${x} ${y - r * 2.3}V${y - r + 4}`, 'k', 20)
    art.line(`M${x} ${y - r * 2.3}V${y - r + 4}`, 'b', 9)
    art.disc(x, y - r * 2.3, 11, 'k')
    art.disc(x, y, r + 8, 'k')
    art.disc(x, y, r, 'b')
    const lx = x < fx ? 1 : -1
    art.carve(on.ring(x, y, 10, r - 4, lx > 0 ? -70 : 110, lx > 0 ? 110 : 290), 'a', {
      rows: Math.round(r / 10),
      dash: [24, 70],
      gap: [12, 30],
      w: 8,
      tone: (u, v) => Math.sin(u * 3.14) * (0.3 + v * 0.8),
    })
    art.carve(on.ring(x, y, 14, r - 2, lx > 0 ? 110 : -70, lx > 0 ? 290 : 110), 'k', {
      rows: Math.round(r / 9),
      dash: [24, 80],
      gap: [10, 24],
      w: 8,
      tone: (_u, v) => 0.2 + v * 0.8,
    })
    art.add(`<circle class="s-k" cx="${x}" cy="${y}" r="${r * 0.82}" stroke-width="4"/>`)
    art.carve(on.ring(x, y, r - 9, r - 3, lx > 0 ? -50 : 130, lx > 0 ? 80 : 260), 'p', {
      rows: 1,
      dash: [24, 60],
      gap: [12, 26],
      w: 7,
    })
  }
  art.line('M90 206H320M1290 206H1520', 'k', 26)
  art.line('M90 206H320M1290 206H1520', 'a', 8, 'stroke-dasharray="60 8"')
  pan(150, 372, 62)
  pan(262, 330, 46)
  pan(1344, 336, 48)
  pan(1456, 380, 64)
  // fire
  const fl1 =
    'M600 918C530 840 622 780 606 690C664 726 668 780 676 800C682 720 700 680 676 600C760 650 770 720 800 752C836 700 880 690 900 590C940 670 904 740 924 790C944 770 956 740 960 700C1020 780 1050 860 1000 918Z'
  art.line(fl1, 'k', 10)
  art.fill(fl1, 'b')
  const fl2 =
    'M650 918C616 862 670 830 672 780C704 806 700 840 714 846C730 780 764 750 762 690C806 740 796 790 814 812C832 780 856 760 862 716C894 770 866 816 890 840C910 826 918 810 924 792C962 846 972 880 946 918Z'
  art.fill(fl2, 'a')
  const fl3 =
    'M700 918C684 884 712 866 716 846C738 862 736 880 746 880C756 840 782 822 782 786C806 820 800 850 812 860C828 846 840 830 846 812C866 846 850 872 868 882C884 874 890 866 894 856C916 888 914 904 904 918Z'
  art.fill(fl3, 'p')
  art.carve(
    on.loft(
      spline(pairs([630, 915, 650, 800, 734, 620])),
      spline(pairs([980, 915, 930, 800, 870, 640])),
    ),
    'k',
    { rows: 13, dash: [24, 60], gap: [40, 90], w: 7, tone: () => 0.5, clip: art.clip(fl1) },
  )
  const r = art.random
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * (0.2 + 0.6 * r()),
      q = 150 + r() * 100
    art.disc(
      fx + Math.cos(a) * q * 0.9,
      fy + Math.sin(a) * q - 30,
      2.4 + r() * 4.4,
      r() > 0.4 ? 'a' : 'p',
    )
  }
  // logs and andirons
  for (const [x0, y0, x1, y1] of [
    [600, 930, 900, 896],
    [1000, 930, 700, 898],
    [640, 944, 980, 940],
  ] as const) {
    art.line(`M${x0} ${y0}L${x1} ${y1}`, 'k', 52)
    art.line(`M${x0} ${y0 - 6}L${x1} ${y1 - 6}`, 'b', 10, 'stroke-dasharray="50 14 24 10"')
    art.line(`M${x0} ${y0 + 8}L${x1} ${y1 + 8}`, 'a', 5, 'stroke-dasharray="30 24 12 18"')
    art.disc(x0, y0, 25, 'k')
    art.disc(x0, y0, 19, 'a')
    art.add(`<circle class="s-k" cx="${x0}" cy="${y0}" r="11" stroke-width="3"/>`)
    art.disc(x0, y0, 4, 'k')
  }
  art.fill('M500 966H1100L1120 992H480Z', 'k')
  art.carve(on.straight(500, 972, 1100, 972, 0, 14), 'a', {
    rows: 2,
    dash: [30, 80],
    gap: [10, 24],
    w: 6,
    tone: (u) => 1 - Math.abs(u - 0.5) * 1.2,
  })
  // crane, chain and cauldron
  art.line('M470 500V940M470 540H830M470 640L600 544', 'k', 15)
  art.line('M476 544H826', 'a', 4, 'stroke-dasharray="60 14"')
  for (let i = 0; i < 3; i++)
    art.add(`<ellipse class="s-k" cx="800" cy="${566 + i * 22}" rx="9" ry="13" stroke-width="6"/>`)
  art.open({ move: 'translate(200 166) scale(.75)' })
  art.line('M694 690C700 620 900 620 906 690', 'k', 13)
  const pot = 'M664 682H936V704H920C940 760 930 836 860 858H740C670 836 660 760 680 704H664Z'
  art.line(pot, 'k', 14)
  art.fill(pot, 'k')
  art.carve(
    on.loft(
      spline(pairs([690, 716, 680, 780, 744, 852])),
      spline(pairs([910, 716, 920, 780, 856, 852])),
    ),
    'a',
    {
      rows: 17,
      dash: [24, 70],
      gap: [12, 30],
      w: 8,
      tone: (u, v) => clamp(Math.abs(v - 0.5) * 2.2 - 0.1) * 0.5 + clamp(u - 0.45) * 1.5,
      clip: art.clip(pot),
    },
  )
  art.carve(on.straight(672, 690, 928, 690, 0, 8), 'a', {
    rows: 1,
    dash: [30, 90],
    gap: [10, 24],
    w: 7,
  })
  art.line('M744 856L730 892M856 856L870 892', 'k', 14)
  art.close()
  // steam

  hearthSide(art)
  return art
}
