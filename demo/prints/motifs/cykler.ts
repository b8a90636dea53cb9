import { Art } from '../kit/art.ts'
import { bike } from '../kit/bike.ts'
import { clamp, disc } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { outlined } from '../kit/limbs.ts'
import { gull } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

const quay = 640

/** A house of the quay: `storeys` of three windows under a gable or a straight roof. */
const house = (art: Art, x: number, w: number, h: number, ink: Ink, gable: boolean) => {
  const y = quay - h
  const roof = gable
    ? `M${x - 6} ${y}L${x + w / 2} ${y - w * 0.52}L${x + w + 6} ${y}Z`
    : `M${x - 8} ${y}L${x + 16} ${y - 66}H${x + w - 16}L${x + w + 8} ${y}Z`
  const onRoof = outlined(art, roof, 'k', 10)
  art.carve(on.straight(x, y - 90, x, y, w, 0), 'c', {
    rows: Math.round(w / 15),
    dash: [16, 34],
    gap: [6, 14],
    w: 7,
    tone: (_u, v) => clamp(1 - v * 0.9),
    clip: onRoof,
  })
  const wall = `M${x} ${y}H${x + w}V${quay}H${x}Z`
  const onWall = outlined(art, wall, ink, 10)
  const cut: Ink = ink === 'k' ? 'a' : 'k'
  art.carve(on.straight(x, y, x + w, y, 0, h), cut, {
    rows: Math.round(h / 15),
    dash: [14, 36],
    gap: [10, 26],
    w: 6,
    tone: (u) => clamp(u * 1.5 - 0.55),
    clip: onWall,
  })
  if (ink !== 'p')
    art.carve(on.straight(x, y, x + w, y, 0, h), 'p', {
      rows: Math.round(h / 24),
      dash: [10, 26],
      gap: [20, 60],
      w: 5,
      tone: (u) => clamp(0.9 - u * 1.8),
      clip: onWall,
    })
  const storeys = Math.floor(h / 94)
  for (let s = 0; s < storeys; s++)
    for (let i = 0; i < 3; i++) {
      const [wx, wy] = [x + w * (0.14 + i * 0.28), y + 24 + s * 94]
      const [ww, wh] = [w * 0.17, 54]
      if (s === storeys - 1 && i === 1) {
        art.rect(wx - 6, wy, ww + 12, quay - wy, 'k')
        continue
      }
      art.rect(wx - 5, wy - 5, ww + 10, wh + 10, 'p')
      art.rect(wx, wy, ww, wh, (s * 3 + i + x) % 5 === 0 ? 'c' : 'k')
      art.line(`M${wx + ww / 2} ${wy}V${wy + wh}M${wx} ${wy + wh * 0.4}H${wx + ww}`, 'p', 3.4)
    }
  if (gable) {
    art.disc(x + w / 2, y - w * 0.18, 15, 'p')
    art.disc(x + w / 2, y - w * 0.18, 10, 'k')
  }
}

/** Bicycles lean on a railing by the canal; the row of old houses has the morning sun. */
export function cykler(): Art {
  const art = new Art(71)
  art.rect(-40, -40, 1680, 1280, 'a')
  const [sx, sy] = [330, 250]
  art.carve(on.rays(sx, sy, 150, 1700), 'p', {
    rows: 120,
    dash: [90, 300],
    gap: [18, 50],
    w: 17,
    tone: (u, _v, _x, y) => (y > 560 ? 0 : clamp(0.45 + u * 0.7)),
  })
  art.disc(sx, sy, 128, 'c')
  art.carve(on.straight(sx - 130, sy, sx + 130, sy, 0, 128), 'p', {
    rows: 7,
    dash: [40, 120],
    gap: [18, 50],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(disc(sx, sy, 128)),
  })
  // houses across the water
  for (const [x, w, h, ink, gable] of [
    [-30, 190, 270, 'b', false],
    [166, 150, 230, 'p', true],
    [322, 196, 310, 'c', false],
    [524, 160, 262, 'b', true],
    [690, 180, 330, 'p', false],
    [876, 150, 246, 'k', true],
    [1032, 200, 300, 'b', false],
    [1238, 156, 250, 'p', true],
    [1400, 230, 320, 'c', false],
  ] as const)
    house(art, x, w, h, ink, gable)
  // a mast before them
  art.line('M1150 660V150', 'k', 11)
  art.line('M1150 170L960 640M1150 170L1330 640M1150 230L1060 640M1150 230L1240 640', 'k', 4)
  art.fill('M1154 156q44-14 76 6q-34 4-46 20q-14-6-30-4z', 'b')
  // quay wall and water
  art.rect(-40, quay - 4, 1680, 26, 'k')
  art.carve(on.straight(-40, quay + 2, 1640, quay + 2, 0, 16), 'p', {
    rows: 2,
    dash: [26, 60],
    gap: [8, 16],
    w: 6,
  })
  art.rect(-40, quay + 20, 1680, 240, 'a')
  art.carve(on.wave(-40, 1640, quay + 26, quay + 250, 4, 260), 'k', {
    rows: 14,
    dash: [60, 220],
    gap: [40, 150],
    w: 9,
    tone: (_u, v) => 1 - v * 0.4,
  })
  art.carve(on.wave(-40, 1640, quay + 30, quay + 250, 4, 260, 0.3), 'p', {
    rows: 13,
    dash: [40, 150],
    gap: [60, 220],
    w: 8,
  })
  art.carve(on.straight(180, quay + 34, 520, quay + 34, 0, 200), 'c', {
    rows: 11,
    dash: [30, 110],
    gap: [24, 90],
    w: 10,
    tone: (u) => clamp(1.3 - Math.abs(u - 0.45) * 2.2),
  })
  // the hull of a moored boat
  const hull = outlined(
    art,
    'M930 640C1000 664 1300 664 1390 628C1388 676 1362 714 1320 724H1010C966 714 938 684 930 640Z',
    'k',
    12,
  )
  art.carve((u, v) => [940 + 440 * u, 656 + v * 60 + 14 * Math.sin(u * 3.14)], 'a', {
    rows: 5,
    dash: [50, 160],
    gap: [14, 40],
    w: 7,
    clip: hull,
  })
  art.line('M934 646C1004 668 1300 668 1388 634', 'c', 9)
  // cobbles
  const ground = 880
  art.rect(-40, ground, 1680, 400, 'p')
  art.rect(-40, ground - 16, 1680, 24, 'k')
  art.carve(on.straight(-40, ground - 8, 1640, ground - 8, 0, 8), 'a', {
    rows: 1,
    dash: [60, 150],
    gap: [10, 24],
    w: 7,
  })
  for (let j = 0; j < 8; j++) {
    const y = ground + 16 + j * j * 4 + j * 20
    const w = 46 + j * 11
    for (let x = -60 + ((j % 2) * w) / 2; x < 1640; x += w + 6) {
      const h = w * 0.34
      art.fill(
        `M${x + 4} ${y}Q${x + w / 2} ${y - 5} ${x + w - 3} ${y + 1}Q${x + w + 2} ${y + h / 2} ${x + w - 4} ${y + h}Q${x + w / 2} ${y + h + 4} ${x + 3} ${y + h - 1}Q${x - 1} ${y + h / 2} ${x + 4} ${y}Z`,
        art.random() < 0.3 ? 'c' : 'a',
      )
    }
  }
  art.carve(on.straight(-40, ground + 14, 1640, ground + 14, 0, 330), 'k', {
    rows: 22,
    dash: [10, 40],
    gap: [40, 130],
    w: 7,
    tone: (u) => 0.4 + u * 0.5,
  })
  // railing
  const rail = (y: number, w: number) => {
    art.line(`M-40 ${y}H1640`, 'k', w)
    art.line(`M-40 ${y - w * 0.22}H1640`, 'c', w * 0.24, 'stroke-dasharray="140 16 60 12"')
  }
  rail(706, 24)
  rail(800, 14)
  for (let x = 60; x < 1640; x += 246) {
    art.line(`M${x} 690V${ground}`, 'k', 26)
    art.line(`M${x - 6} 700V${ground - 10}`, 'c', 5, 'stroke-dasharray="50 10"')
    art.disc(x, 684, 21, 'k')
    art.carve(on.ring(x, 684, 6, 17, 150, 290), 'c', { rows: 2, dash: [10, 24], gap: [5, 9], w: 5 })
  }
  // shadows fall away from the sun
  const shadow = (x: number, y: number, w: number) =>
    art.fill(
      `M${x - 40} ${y - 6}Q${x + w * 0.5} ${y - 26} ${x + w} ${y - 8}L${x + w + 120} ${y + 30}Q${x + w * 0.6} ${y + 46} ${x + 40} ${y + 24}Z`,
      'k',
    )
  shadow(760, 1004, 620)
  shadow(330, 1078, 700)
  bike(art, 1352, 1004, 0.96, 'k', 'p', -1, 'c')
  bike(art, 392, 1080, 1.12, 'k', 'p', 1, 'b')
  // basket with flowers and bread on the first
  art.open({ move: 'translate(922 636) scale(.9)' })
  for (const [x, y, ink] of [
    [-26, -44, 'b'],
    [4, -62, 'c'],
    [34, -42, 'b'],
    [60, -58, 'p'],
  ] as const) {
    art.line(`M${x * 0.6 + 8} 10Q${x} -20 ${x} ${y}`, 'k', 6)
    art.disc(x, y, 22, 'k')
    art.disc(x, y, 17, ink)
    art.carve(on.rays(x, y, 5, 16), ink === 'p' ? 'b' : 'p', {
      rows: 8,
      dash: [9, 12],
      gap: [6, 8],
      w: 5,
    })
    art.disc(x, y, 5, 'k')
  }
  const weave = outlined(art, 'M-60 0H92L78 108H-46Z', 'c', 14)
  for (let j = 0; j < 5; j++)
    art.carve(on.straight(-58, 14 + j * 20, 92, 14 + j * 20, 0, 1), 'k', {
      rows: 1,
      dash: [13, 15],
      gap: [9, 11],
      w: 12,
      jit: 0,
      clip: weave,
    })
  art.line('M-64 0H96', 'k', 20)
  art.line('M-58-2H90', 'p', 6, 'stroke-dasharray="16 8"')
  art.close()
  gull(art, 720, 200, 0.9)
  gull(art, 830, 262, 0.6)
  gull(art, 610, 150, 0.5)
  return art
}
