import { Art } from '../kit/art.ts'
import {
  disc,
  type Point,
  pairs,
  polyline,
  round,
  smooth,
  spline,
  triples,
} from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import type { LimbStyle } from '../kit/limbs.ts'
import { limb, tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'
import { yarrowMeadow } from './parts/yarrow-meadow.ts'

/** A young woman of the Bronze Age in string skirt and belt disc, before a disc of spirals. */
export function egtvedpigen(): Art {
  const art = new Art(52)
  art.rect(-40, -40, 1680, 1280, 'k')
  const sx = 800,
    sy = 470
  art.carve(on.rays(sx, sy, 420, 1500), 'b', {
    rows: 120,
    dash: [100, 320],
    gap: [16, 46],
    w: 22,
    tone: (u) => 1.1 - u * 0.5,
  })
  art.carve(on.rays(sx, sy, 430, 1000, 1.5, 361.5), 'c', {
    rows: 100,
    dash: [24, 120],
    gap: [60, 170],
    w: 8,
    tone: (u) => 1 - u * 0.7,
  })
  // the disc
  art.disc(sx, sy, 412, 'k')
  art.disc(sx, sy, 400, 'b')
  art.carve(on.ring(sx, sy, 384, 398), 'c', { rows: 1, dash: [10, 11], gap: [14, 15], w: 16 })
  for (const r of [368, 250])
    art.add(`<circle class="s-c" cx="${sx}" cy="${sy}" r="${r}" stroke-width="6"/>`)
  const spir = (x: number, y: number, r: number, c: Ink, w: number, ph = 0) => {
    let d = ''
    for (let i = 0; i <= 50; i++) {
      const t = i / 50,
        a = ph + t * 16,
        q = r * (1 - t * 0.93)
      d += `${(i ? 'L' : 'M') + round(x + Math.cos(a) * q)} ${round(y + Math.sin(a) * q)}`
    }
    art.line(d, c, w)
  }
  for (let i = 0; i < 16; i++) {
    const a = (i * 22.5 * Math.PI) / 180
    spir(sx + Math.cos(a) * 309, sy + Math.sin(a) * 309, 48, 'c', 7, a)
  }
  art.disc(sx, sy, 236, 'k')
  art.carve(on.rays(sx, sy, 60, 232), 'c', {
    rows: 84,
    dash: [30, 80],
    gap: [20, 50],
    w: 7,
    tone: (u) => 0.35 + u * 0.65,
  })
  yarrowMeadow(art)
  // cast shadow
  art.fill('M680 1050Q860 1030 1130 1086Q900 1100 700 1076Z', 'k')
  const LO = (a: readonly Point[], b: readonly Point[]) => on.loft(spline(a), spline(b))
  const sk: LimbStyle = {
    fill: 'a',
    outline: 7,
    side: -1,
    dark: 'k',
    light: 'p',
    w: 11,
    dash: [24, 80],
    lightness: 0.8,
    from: -0.05,
  }
  // legs (down the page: right-hand side of travel is the left of the picture)
  limb(
    art,
    triples([846, 760, 56, 850, 826, 45, 846, 868, 40, 852, 920, 43, 846, 980, 27, 842, 1022, 20]),
    { ...sk, from: -0.45 },
  )
  {
    const T = limb(art, triples([840, 1014, 19, 850, 1040, 24, 862, 1056, 26]), {
      ...sk,
      from: -0.2,
      cap: 0.55,
    })
    for (const q of [-0.55, -0.15, 0.2, 0.5])
      art.line(
        polyline([T.pt(0.86, q), T.pt(1, q * 1.05).map((n, i) => n + (i ? 9 : 5))]),
        'k',
        3.4,
      )
  }
  limb(
    art,
    triples([762, 760, 58, 762, 828, 45, 764, 870, 39, 757, 922, 42, 762, 984, 28, 764, 1030, 20]),
    { ...sk, from: -0.15 },
  )
  {
    const T = limb(art, triples([764, 1022, 20, 756, 1050, 25, 748, 1066, 27]), {
      ...sk,
      cap: 0.55,
    })
    for (const q of [-0.5, -0.2, 0.15, 0.55])
      art.line(
        polyline([T.pt(0.86, q), T.pt(1, q * 1.05).map((n, i) => n + (i ? 9 : -5))]),
        'k',
        3.4,
      )
  }
  for (const [x, y] of [
    [762, 868],
    [848, 864],
  ] as const) {
    art.line(`M${x - 16} ${y + 6}q14 12 30 2M${x - 12} ${y - 16}q-6 10-2 18`, 'k', 4)
  }
  // far arm (right of picture), hanging, with bark bucket
  limb(
    art,
    triples([910, 372, 38, 936, 440, 36, 946, 520, 32, 952, 580, 28, 962, 650, 21, 966, 676, 20]),
    { ...sk, from: -0.2 },
  )
  // neck
  limb(art, triples([806, 270, 31, 808, 310, 33, 808, 352, 44]), { ...sk, cap: 0, from: -0.2 })
  // waist
  const wa = smooth(
    pairs([
      716, 480, 724, 540, 716, 590, 704, 640, 900, 640, 890, 590, 880, 540, 888, 480, 716, 480,
    ]),
    60,
  )
  art.line(wa, 'k', 14)
  art.fill(wa, 'a')
  art.carve(LO(pairs([820, 490, 816, 560, 824, 640]), pairs([890, 490, 880, 550, 900, 640])), 'k', {
    rows: 9,
    dash: [24, 80],
    gap: [8, 22],
    w: 10,
    tone: (_u, v) => 0.1 + v,
    clip: art.clip(wa),
  })
  art.carve(LO(pairs([722, 490, 730, 560, 716, 640]), pairs([760, 490, 766, 560, 756, 640])), 'p', {
    rows: 4,
    dash: [24, 70],
    gap: [12, 30],
    w: 8,
    clip: art.clip(wa),
  })
  art.line('M800 556q-4 12 0 20', 'k', 5)
  // skirt: two turns of cords
  const skd =
    'M700 606C740 624 860 624 904 606C930 680 956 740 970 802C900 836 700 838 630 802C646 740 674 680 700 606Z'
  art.line(skd, 'k', 22)
  art.fill(skd, 'k')
  const SK = (u: number, v: number): Point => {
    const xt = 702 + 200 * v,
      a = (v - 0.5) * 2,
      xb = 800 + a * 172 * (1 - 0.06 * a * a)
    return [xt + (xb - xt) * u ** 0.85 + Math.sin(v * 40) * 4 * u, 612 + u * (210 - 24 * a * a)]
  }
  art.carve(SK, 'p', {
    rows: 48,
    dash: [190, 260],
    gap: [4, 8],
    w: 9.5,
    jit: 0.3,
    tone: (_u, v) => 1.02 - v * 0.5,
  })
  art.carve(SK, 'k', {
    rows: 48,
    dash: [3, 6],
    gap: [9, 12],
    w: 5,
    jit: 0.1,
    tone: (_u, v) => 0.6 + v * 0.4,
    u: [0.03, 0.9],
  })
  for (const t of [0.86, 0.93]) {
    const P = []
    for (let i = 0; i <= 30; i++) P.push(SK(t, i / 30))
    art.line(polyline(P), 'k', 5)
  }
  {
    let d = ''
    for (let i = 0; i < 25; i++) {
      const q = SK(0.985, (i + 0.5) / 25)
      d += disc(q[0], q[1], 7.5)
    }
    art.fill(d, 'p')
    let e = ''
    for (let i = 0; i < 25; i++) {
      const q = SK(0.985, (i + 0.5) / 25)
      e += disc(q[0], q[1], 2.5)
    }
    art.fill(e, 'k')
  }
  // belt and tassel
  const bl = tube(triples([694, 600, 15, 760, 618, 16, 840, 618, 16, 908, 600, 15]), { cap: 0 })
  art.line(bl.d, 'k', 12)
  art.fill(bl.d, 'c')
  art.carve((u, v) => bl.pt(u, -0.8 + 1.6 * v), 'k', { rows: 3, dash: [8, 14], gap: [6, 9], w: 6 })
  limb(art, triples([872, 620, 7, 884, 680, 8, 880, 740, 9]), {
    fill: 'c',
    outline: 5,
    dark: 'k',
    light: null,
    w: 5,
  })
  art.carve(on.straight(870, 738, 864, 790, 34, 0), 'c', {
    rows: 5,
    dash: [44, 50],
    gap: [6, 8],
    w: 8,
  })
  // belt disc
  art.disc(800, 606, 74, 'k')
  art.disc(800, 606, 65, 'c')
  for (const r of [60, 44, 26])
    art.add(`<circle class="s-k" cx="800" cy="606" r="${r}" stroke-width="3.6"/>`)
  for (let i = 0; i < 12; i++) {
    const a = (i * 30 * Math.PI) / 180
    spir(800 + Math.cos(a) * 52, 606 + Math.sin(a) * 52, 7, 'k', 2.6)
  }
  for (let i = 0; i < 8; i++) {
    const a = (i * 45 * Math.PI) / 180
    spir(800 + Math.cos(a) * 35, 606 + Math.sin(a) * 35, 7, 'k', 2.6)
  }
  art.fill('M800 582L812 606L800 630L788 606Z', 'k')
  art.disc(800, 606, 9, 'c')
  art.carve(on.ring(800, 606, 52, 66, 150, 260), 'p', {
    rows: 2,
    dash: [16, 44],
    gap: [8, 14],
    w: 6,
  })
  // blouse
  const bd =
    'M770 336C742 342 706 350 686 372C664 398 650 446 640 496L706 516C712 494 718 474 724 458C722 490 716 514 712 530C770 548 840 548 894 528C888 506 884 484 882 456C890 476 896 500 900 522L968 504C964 452 950 402 930 374C908 350 872 342 846 336C832 360 788 362 770 336Z'
  art.line(bd, 'k', 18)
  art.fill(bd, 'b')
  const bc = art.clip(bd)
  art.open({ clip: bc })
  art.carve(LO(pairs([690, 380, 660, 450, 650, 510]), pairs([740, 380, 724, 450, 708, 520])), 'p', {
    rows: 7,
    dash: [20, 70],
    gap: [10, 26],
    w: 8,
    tone: (_u, v) => 1 - v * 0.8,
  })
  art.carve(LO(pairs([740, 350, 728, 450, 716, 540]), pairs([800, 360, 800, 450, 800, 545])), 'p', {
    rows: 7,
    dash: [20, 60],
    gap: [14, 36],
    w: 8,
    tone: (_u, v) => 0.9 - v * 0.8,
  })
  art.carve(LO(pairs([800, 366, 806, 450, 808, 545]), pairs([890, 350, 884, 450, 894, 540])), 'k', {
    rows: 11,
    dash: [30, 90],
    gap: [8, 22],
    w: 12,
    tone: (_u, v) => 0.15 + v,
  })
  art.carve(LO(pairs([890, 370, 890, 440, 900, 520]), pairs([930, 374, 956, 440, 968, 510])), 'k', {
    rows: 8,
    dash: [24, 80],
    gap: [8, 20],
    w: 11,
    tone: (_u, v) => 0.35 + v * 0.6,
  })
  art.carve(
    LO(
      [
        [724, 458],
        [716, 520],
      ],
      [
        [770, 470],
        [776, 540],
      ],
    ),
    'k',
    { rows: 6, dash: [24, 60], gap: [10, 20], w: 9, tone: (_u, v) => 1 - v },
  )
  art.close()
  art.line('M770 336C788 362 832 360 846 336', 'p', 6)
  art.line('M712 526C770 543 840 543 894 524', 'p', 5, 'stroke-dasharray="9 7"')
  art.line('M642 490L707 509', 'p', 5, 'stroke-dasharray="9 7"')
  art.line('M901 515L967 498', 'c', 5, 'stroke-dasharray="9 7"')
  art.line('M724 458C716 440 716 424 720 410M882 456C890 438 888 422 884 408', 'k', 6)
  // near arm raised across, holding yarrow
  limb(art, triples([674, 498, 34, 662, 548, 32, 660, 580, 30]), { ...sk, cap: 0.9, from: 0 })
  limb(art, triples([658, 574, 31, 690, 556, 28, 726, 512, 22, 746, 474, 19, 752, 458, 19]), {
    ...sk,
    side: 1,
    cap0: 0.9,
    from: 0.1,
  })
  art.line('M700 566L722 530', 'k', 0)
  {
    const T = tube(
      [
        [726, 516, 24],
        [738, 494, 23],
      ],
      { cap: 0 },
    )
    art.line(T.d, 'k', 9)
    art.fill(T.d, 'c')
    for (const t of [0.3, 0.7]) art.line(polyline([T.pt(t, -1), T.pt(t, 1)]), 'k', 3)
  }
  art.line('M778 500Q764 440 700 330', 'k', 12)
  art.line('M778 500Q764 440 700 330', 'c', 5)
  for (const [t, sd] of pairs([0.3, 1, 0.45, -1, 0.6, 1, 0.72, -1])) {
    const px = 778 - 78 * t * t * 0.9 - 8 * t,
      py = 500 - 170 * t
    art.line(`M${round(px)} ${round(py)}q${sd * 14} -4 ${sd * 28} -20`, 'c', 5)
  }
  for (const [dx, dy, r] of triples([
    -40, 4, 12, -22, -8, 14, 0, -14, 15, 22, -8, 14, 38, 4, 12, -10, 4, 12, 14, 6, 12,
  ])) {
    art.disc(700 + dx, 322 + dy, r + 4, 'k', r + 2)
    art.disc(700 + dx, 322 + dy, r, 'p', r * 0.8)
    art.disc(700 + dx, 322 + dy, 3.6, 'c')
  }
  // hand
  const hd = smooth(
    pairs([736, 470, 738, 440, 754, 424, 778, 430, 786, 450, 778, 478, 756, 486, 736, 470]),
    40,
  )
  art.line(hd, 'k', 10)
  art.fill(hd, 'a')
  for (const [y, x] of pairs([436, 786, 448, 790, 461, 788, 473, 780]))
    limb(
      art,
      [
        [756, y + 2, 8],
        [774, y - 1, 8],
        [x, y + 1, 7],
      ],
      { ...sk, outline: 3.4, w: 4, rows: 2 },
    )
  limb(art, triples([748, 462, 9, 752, 438, 9, 764, 420, 7]), {
    ...sk,
    outline: 3.4,
    w: 4,
    rows: 2,
  })
  // far hand and bucket
  art.line('M930 716Q966 650 1006 716', 'k', 9)
  art.line('M930 716Q966 652 1006 716', 'c', 4)
  const bk = 'M922 716H1014L1004 826H932Z'
  art.line(bk, 'k', 18)
  art.fill(bk, 'a')
  art.carve(on.straight(922, 722, 1014, 722, 0, 100), 'k', {
    rows: 10,
    dash: [14, 50],
    gap: [8, 22],
    w: 8,
    tone: (u) => 0.1 + u,
    clip: art.clip(bk),
  })
  art.carve(on.straight(924, 720, 1012, 720, 0, 10), 'p', {
    rows: 1,
    dash: [8, 10],
    gap: [6, 8],
    w: 8,
  })
  art.disc(968, 716, 46, 'k', 12)
  art.disc(968, 716, 38, 'c', 7)
  art.line('M926 760H1010M928 798H1008', 'k', 5)
  for (const [x] of [[948], [960], [972], [984]] as const)
    limb(
      art,
      [
        [x, 664, 8],
        [x + 1, 680, 8],
        [x - 1, 694, 7],
      ],
      { ...sk, outline: 3.4, w: 4, rows: 2, cap0: 1 },
    )
  {
    const T = tube(
      [
        [948, 560, 32],
        [953, 584, 30],
      ],
      { cap: 0 },
    )
    art.line(T.d, 'k', 9)
    art.fill(T.d, 'c')
    for (const t of [0.3, 0.7]) art.line(polyline([T.pt(t, -1), T.pt(t, 1)]), 'k', 3)
  }
  // head, profile to the light
  const hb =
    'M812 160C858 160 886 200 884 250C884 282 890 300 876 322C850 334 812 330 798 318C788 300 780 280 770 250C756 230 752 208 762 186C772 168 790 160 812 160Z'
  art.line(hb, 'k', 16)
  const fc =
    'M780 180C762 190 755 206 755 220C752 232 741 243 738 250C738 255 746 256 750 258C749 263 746 266 747 269C750 271 749 273 748 276C750 280 752 282 751 287C752 296 762 299 774 296C790 292 806 286 814 270L816 190Z'
  art.line(fc, 'k', 12)
  art.fill(hb, 'c')
  art.fill(fc, 'a')
  const cf = art.clip(fc)
  art.carve(LO(pairs([790, 200, 784, 240, 776, 296]), pairs([814, 200, 814, 240, 812, 290])), 'k', {
    rows: 5,
    dash: [16, 44],
    gap: [8, 16],
    w: 7,
    tone: (_u, v) => 0.1 + v * 0.9,
    clip: cf,
  })
  art.carve(LO(pairs([764, 200, 756, 230, 758, 290]), pairs([776, 200, 772, 236, 770, 290])), 'p', {
    rows: 2,
    dash: [14, 36],
    gap: [10, 18],
    w: 6,
    clip: cf,
  })
  art.line('M759 228Q768 222 780 226', 'k', 5)
  art.fill('M762 238Q770 233 780 238Q772 243 762 238Z', 'k')
  art.line('M750 272L764 273', 'k', 4)
  art.line('M751 258Q757 258 758 253', 'k', 3)
  const hh =
    'M812 160C858 160 886 200 884 250C884 282 890 300 876 322C850 334 820 330 800 320C806 290 804 262 796 236C790 222 776 212 756 214C752 196 762 178 780 168C790 162 800 160 812 160Z'
  art.fill(hh, 'c')
  const hc = art.clip(hh)
  art.carve(
    LO(
      pairs([770, 190, 800, 230, 806, 270, 804, 324]),
      pairs([820, 164, 870, 190, 880, 250, 874, 324]),
    ),
    'k',
    { rows: 11, dash: [40, 110], gap: [8, 20], w: 8, tone: (_u, v) => 0.35 + v * 0.65, clip: hc },
  )
  art.carve(
    LO(
      pairs([766, 190, 798, 226, 806, 260, 804, 300]),
      pairs([810, 166, 840, 190, 850, 230, 848, 290]),
    ),
    'p',
    { rows: 7, dash: [24, 60], gap: [24, 50], w: 5, clip: hc },
  )
  art.line(hh, 'k', 5)
  art.line('M757 208Q820 190 884 236', 'k', 10)
  art.line('M757 207Q820 190 884 234', 'p', 5, 'stroke-dasharray="8 6"')
  return art
}
