import { Art } from '../kit/art.ts'
import { clamp, type Point, polygon } from '../kit/geometry.ts'
import { outlined } from '../kit/limbs.ts'
import { person } from '../kit/people.ts'
import { on } from '../kit/surfaces.ts'

/** A fluted column about x, from its base at `foot` up to `top`. */
const column = (art: Art, x: number, top: number, foot: number, r: number) => {
  const shaft = polygon([
    [x - r * 0.86, top],
    [x + r * 0.86, top],
    [x + r, foot],
    [x - r, foot],
  ])
  art.fill(`M${x + r} ${top}L${x + r + 36} ${top}V${foot}H${x + r}Z`, 'k')
  const clip = outlined(art, shaft, 'p', 14)
  const flute = (u: number, v: number): Point => {
    const a = (v - 0.5) * Math.PI
    return [x + Math.sin(a) * r * (0.86 + 0.14 * u), top + (foot - top) * u]
  }
  art.carve(flute, 'a', {
    rows: 11,
    dash: [120, 320],
    gap: [10, 26],
    w: 8,
    jit: 0.1,
    tone: (_u, v) => clamp(v * 1.4),
    clip,
  })
  art.carve(flute, 'k', {
    rows: 13,
    dash: [90, 280],
    gap: [12, 30],
    w: 10,
    jit: 0.1,
    tone: (_u, v) => clamp(v * 2.2 - 1.05) + clamp(0.08 - v) * 5,
    clip,
  })
  for (const [y, w, h] of [
    [top - 34, r * 1.4, 18],
    [top - 16, r * 1.14, 18],
    [foot, r * 1.2, 18],
    [foot + 18, r * 1.4, 20],
  ] as const) {
    const band = outlined(art, `M${x - w} ${y}H${x + w}V${y + h}H${x - w}Z`, 'p', 9)
    art.carve(on.straight(x, y + 3, x + w, y + 3, 0, h - 6), 'k', {
      rows: 2,
      dash: [14, 40],
      gap: [6, 12],
      w: 6,
      tone: (u) => 0.3 + u,
      clip: band,
    })
  }
}

const banner = (art: Art, x: number, ink: 'b' | 'c') => {
  art.line(`M${x - 66} 372H${x + 66}`, 'k', 15)
  const clip = outlined(art, `M${x - 54} 378H${x + 54}V700L${x} 668L${x - 54} 700Z`, ink, 12)
  art.carve(on.straight(x - 52, 384, x - 50, 700, 104, 0), 'k', {
    rows: 11,
    dash: [40, 140],
    gap: [14, 40],
    w: 9,
    tone: (_u, v) => clamp(v * 1.5 - 0.5),
    clip,
  })
  art.carve(on.straight(x - 50, 384, x - 48, 700, 44, 0), 'p', {
    rows: 4,
    dash: [30, 100],
    gap: [40, 90],
    w: 6,
    clip,
  })
  art.disc(x, 494, 40, 'p')
  art.disc(x, 494, 31, ink)
  art.carve(on.rays(x, 494, 12, 30), 'p', { rows: 12, dash: [14, 18], gap: [6, 9], w: 6 })
  art.disc(x, 494, 11, 'p')
}

/** A museum's portal: steps, columns and an open door with light behind it. */
export function indgang(): Art {
  const art = new Art(64)
  art.rect(-40, -40, 1680, 1280, 'a')
  art.carve(on.rays(180, 90, 130, 1900, -20, 110), 'p', {
    rows: 70,
    dash: [110, 330],
    gap: [20, 60],
    w: 20,
    tone: (u) => clamp(0.5 + u * 0.6),
  })
  art.disc(180, 90, 104, 'c')
  // wall
  const wall = 'M-40 300H1640V930H-40Z'
  art.fill(wall, 'b')
  const onWall = art.clip(wall)
  for (let j = 0; j < 11; j++)
    art.carve(on.straight(-60 + (j % 2) * 60, 326 + j * 57, 1640, 326 + j * 57, 0, 2), 'k', {
      rows: 1,
      dash: [108, 118],
      gap: [8, 12],
      w: 9,
      jit: 0,
      clip: onWall,
    })
  art.carve(on.box(-40, 300, 1680, 640, 64), 'k', {
    rows: 110,
    dash: [30, 120],
    gap: [20, 60],
    w: 11,
    tone: (_u, _v, x, y) => clamp((x - 760) / 900) + clamp((470 - y) / 160) * 0.8,
    clip: onWall,
  })
  art.carve(on.box(-40, 300, 1680, 640, 64), 'p', {
    rows: 80,
    dash: [20, 80],
    gap: [50, 150],
    w: 7,
    tone: (_u, _v, x) => clamp(0.8 - x / 900),
    clip: onWall,
  })
  banner(art, 250, 'c')
  banner(art, 1350, 'c')
  // doorway
  art.rect(600, 440, 400, 500, 'k')
  const open = 'M636 930V476H964V930Z'
  art.fill(open, 'c')
  const inside = art.clip(open)
  art.carve(on.rays(800, 640, 60, 520), 'p', {
    rows: 70,
    dash: [50, 170],
    gap: [16, 44],
    w: 16,
    tone: (u) => clamp(1.2 - u),
    clip: inside,
  })
  // the hall within: vault and a great jar on its plinth
  art.line('M690 930V640A110 110 0 0 1 910 640V930', 'k', 9, `clip-path="url(#${inside})"`)
  art.line('M724 930V660A76 76 0 0 1 876 660V930', 'k', 6, `clip-path="url(#${inside})"`)
  art.fill('M764 930V842H836V930Z', 'k')
  const jar = outlined(
    art,
    'M782 842C756 812 750 770 780 744V728H820V744C850 770 844 812 818 842Z',
    'b',
    9,
  )
  art.carve(on.straight(806, 740, 812, 842, 30, 0), 'k', {
    rows: 5,
    dash: [20, 60],
    gap: [8, 18],
    w: 7,
    clip: jar,
  })
  art.line('M758 786H842M760 802H840', 'p', 4, 'stroke-dasharray="8 6"')
  // leaves of the door, folded out
  for (const side of [-1, 1]) {
    const x = (n: number) => 800 + side * n
    const leaf = polygon([
      [x(164), 476],
      [x(250), 452],
      [x(250), 958],
      [x(164), 930],
    ])
    const clip = outlined(art, leaf, 'k', 12)
    for (const [y0, y1] of [
      [500, 610],
      [640, 760],
      [790, 900],
    ] as const) {
      const panel = polygon([
        [x(182), y0],
        [x(236), y0 - 10],
        [x(236), y1 + 8],
        [x(182), y1],
      ])
      art.line(panel, side < 0 ? 'c' : 'a', 6)
      art.carve(on.straight(x(188), y0 + 8, x(188), y1 - 6, side * 40, 0), side < 0 ? 'c' : 'b', {
        rows: 4,
        dash: [26, 80],
        gap: [10, 26],
        w: 7,
        clip,
      })
    }
    art.disc(x(176), 716, 9, 'c')
  }
  // entablature and pediment
  const beam = outlined(art, 'M440 352H1160V424H440Z', 'p', 14)
  art.carve(on.straight(440, 392, 1160, 392, 0, 30), 'k', {
    rows: 3,
    dash: [60, 180],
    gap: [14, 40],
    w: 9,
    tone: (_u, v) => 0.4 + v * 0.6,
    clip: beam,
  })
  art.line('M500 378H1100', 'k', 16, 'stroke-dasharray="20 14 34 14 12 14 26 14"')
  const roof = 'M404 352L800 160L1196 352Z'
  const onRoof = outlined(art, roof, 'p', 18)
  art.carve(on.straight(420, 344, 1180, 344, 0, -20), 'k', {
    rows: 2,
    dash: [10, 14],
    gap: [14, 18],
    w: 14,
    clip: onRoof,
  })
  const field = 'M500 330L800 186L1100 330Z'
  const onField = outlined(art, field, 'b', 9)
  art.carve(on.rays(800, 330, 80, 330, 180, 360), 'c', {
    rows: 44,
    dash: [40, 110],
    gap: [14, 40],
    w: 10,
    tone: (u) => 1 - u * 0.6,
    clip: onField,
  })
  art.open({ clip: onField })
  art.disc(800, 318, 66, 'k')
  art.disc(800, 318, 56, 'c')
  art.carve(on.ring(800, 318, 16, 52, 180, 360), 'k', {
    rows: 3,
    dash: [20, 44],
    gap: [8, 16],
    w: 8,
  })
  art.close()
  art.fill('M500 332H1100V352H500Z', 'p')
  art.line('M404 352H1196', 'k', 14)
  art.line('M404 350L800 156L1196 350', 'k', 9)
  for (const [x, y] of [
    [800, 148],
    [420, 338],
    [1180, 338],
  ] as const) {
    art.fill(
      `M${x} ${y - 62}C${x + 26} ${y - 40} ${x + 22} ${y - 12} ${x + 14} ${y}H${x - 14}C${x - 22} ${y - 12} ${x - 26} ${y - 40} ${x} ${y - 62}Z`,
      'c',
    )
    art.line(
      `M${x} ${y - 62}C${x + 26} ${y - 40} ${x + 22} ${y - 12} ${x + 14} ${y}H${x - 14}C${x - 22} ${y - 12} ${x - 26} ${y - 40} ${x} ${y - 62}Z`,
      'k',
      8,
    )
  }
  // square before the stair
  art.fill('M-40 930H1640V1240H-40Z', 'p')
  art.carve(on.straight(-40, 944, 1640, 944, 0, 290), 'k', {
    rows: 15,
    dash: [60, 220],
    gap: [30, 110],
    w: 10,
    tone: (u) => 0.3 + u * 0.6,
  })
  art.line('M-40 930H1640', 'k', 10)
  for (const x of [490, 1110]) column(art, x, 460, 880, 50)
  // steps, each wider than the one above
  const light = (x: number, w: number) => clamp(1.25 - Math.abs(x - 800) / w)
  for (let i = 0; i < 6; i++) {
    const y = 920 + i * 46
    const half = 400 + i * 62
    const [tread, rise] = [18 + i * 2, 30 + i * 2]
    const step = `M${800 - half} ${y}H${800 + half}L${800 + half + 26} ${y + tread}H${800 - half - 26}Z`
    const onTread = outlined(art, step, 'p', 10)
    art.carve(on.straight(800 - half, y + 4, 800 + half, y + 4, 0, tread), 'c', {
      rows: 2,
      dash: [40, 150],
      gap: [14, 40],
      w: 10,
      tone: (_u, _v, x) => light(x, 260 + i * 50),
      clip: onTread,
    })
    const front = `M${800 - half - 26} ${y + tread}H${800 + half + 26}V${y + tread + rise}H${800 - half - 26}Z`
    const onFront = outlined(art, front, 'a', 10)
    art.carve(
      on.straight(800 - half - 26, y + tread + 4, 800 + half + 26, y + tread + 4, 0, rise),
      'k',
      {
        rows: 4,
        dash: [50, 170],
        gap: [12, 40],
        w: 9,
        tone: (u, v) => 0.3 + v * 0.5 + u * 0.3,
        clip: onFront,
      },
    )
  }
  // guardians of the stair
  for (const side of [-1, 1]) {
    const x = 800 + side * 560
    const block = outlined(art, `M${x - 84} 900H${x + 84}V1240H${x - 84}Z`, 'p', 14)
    art.carve(on.straight(x - 80, 910, x - 80, 1230, 160, 0), 'k', {
      rows: 16,
      dash: [30, 110],
      gap: [14, 40],
      w: 10,
      tone: (_u, v) => clamp(v * 1.6 - 0.55),
      clip: block,
    })
    art.line(`M${x - 98} 900H${x + 98}`, 'k', 22)
    art.line(`M${x - 92} 897H${x + 92}`, 'p', 9)
    const urn = outlined(
      art,
      `M${x - 30} 888H${x + 30}L${x + 20} 862C${x + 66} 836 ${x + 74} 786 ${x + 60} 752H${x - 60}C${x - 74} 786 ${x - 66} 836 ${x - 20} 862Z`,
      'c',
      13,
    )
    art.carve(on.straight(x + 8, 756, x + 6, 880, 58, 0), 'k', {
      rows: 7,
      dash: [24, 80],
      gap: [10, 24],
      w: 8,
      tone: (_u, v) => 0.3 + v,
      clip: urn,
    })
    art.carve(on.straight(x - 50, 760, x - 30, 850, 22, 0), 'p', {
      rows: 3,
      dash: [24, 60],
      gap: [12, 30],
      w: 7,
      clip: urn,
    })
    art.line(`M${x - 68} 752H${x + 68}`, 'k', 18)
    art.line(`M${x - 62} 750H${x + 62}`, 'c', 7)
  }
  // people on their way in
  person(art, 958, 1090, 312, 'man', { rim: 'c', side: -1, out: 'p', ow: 4, fold: 'b', hat: 'b' })
  person(art, 628, 1096, 304, 'woman', { rim: 'c', side: 1, out: 'p', ow: 4, fill: 'b', hat: 'k' })
  person(art, 712, 1108, 200, 'dress', { rim: 'p', side: 1, out: 'p', ow: 4, fill: 'c', hat: 'b' })
  return art
}
