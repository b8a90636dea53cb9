import { Art } from '../kit/art.ts'
import { clamp, contour, type Joint, pick, spline } from '../kit/geometry.ts'
import { glow, lantern } from '../kit/lantern.ts'
import { tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'

const [lx, ly] = [905, 560]

const near = (x: number, y: number, reach: number) =>
  clamp(1.15 - Math.hypot(x - lx, y - ly) / reach)

/** One smooth beech, its foot at x, y; the side toward the lantern takes the light. */
const beech = (art: Art, x: number, y: number, w: number, lean: number, far = false) => {
  const top = -60
  const joints: readonly Joint[] = [
    [x, y + w * 0.5, w * 1.9],
    [x, y - w * 0.5, w * 1.12],
    [x + lean * 0.2, y - (y - top) * 0.35, w * 0.92],
    [x + lean * 0.6, y - (y - top) * 0.7, w * 0.82],
    [x + lean, top, w * 0.74],
  ]
  const trunk = tube(joints, { cap: 0, n: 40 })
  const side = x < lx ? 1 : -1
  if (far) art.fill(trunk.d, 'b')
  else {
    art.line(trunk.d, 'k', 16)
    art.fill(trunk.d, 'k')
  }
  const clip = art.clip(trunk.d)
  const rows = Math.max(4, Math.round(w / 6))
  if (far) {
    art.carve((u, v) => trunk.pt(u, -side * (-0.1 + 1.1 * v)), 'k', {
      rows,
      dash: [50, 160],
      gap: [12, 40],
      w: 9,
      tone: (_u, v) => 0.3 + v * 0.7,
      clip,
    })
    art.carve((u, v) => trunk.pt(u, side * (0.3 + 0.6 * v)), 'c', {
      rows: 2,
      dash: [24, 90],
      gap: [20, 70],
      w: 7,
      tone: (_u, _v, px, py) => near(px, py, 420),
      clip,
    })
    return
  }
  art.carve((u, v) => trunk.pt(u, side * (0.05 + 0.9 * v)), 'c', {
    rows,
    dash: [24, 110],
    gap: [10, 34],
    w: 11,
    tone: (_u, v, px, py) => near(px, py, 620) * (0.25 + v * 0.85),
    clip,
  })
  art.carve((u, v) => trunk.pt(u, side * (0.55 + 0.4 * v)), 'p', {
    rows: Math.max(2, Math.round(rows * 0.4)),
    dash: [16, 70],
    gap: [30, 90],
    w: 8,
    tone: (_u, v, px, py) => near(px, py, 340) * (0.4 + v * 0.6),
    clip,
  })
  art.carve((u, v) => trunk.pt(u, -side * (0.35 + 0.58 * v)), 'a', {
    rows: Math.max(3, Math.round(rows * 0.6)),
    dash: [30, 130],
    gap: [30, 90],
    w: 8,
    tone: (_u, v) => 0.25 + v * 0.6,
    clip,
  })
  // The eyes that a beech keeps of its lost branches.
  for (let i = 0; i < 3; i++) {
    const t = 0.24 + i * 0.22 + art.random() * 0.08
    const [ex, ey] = trunk.pt(t, side * 0.5)
    const r = w * 0.26
    art.fill(
      `M${ex - r} ${ey}Q${ex} ${ey - r * 0.9} ${ex + r} ${ey}Q${ex} ${ey + r * 0.9} ${ex - r} ${ey}Z`,
      'k',
    )
  }
}

/** A path through a beech wood at night, and the lantern that shows it. */
export function boegeskov(): Art {
  const art = new Art(83)
  art.rect(-40, -40, 1680, 1280, 'k')
  // the night between the trunks, warmer toward the lantern
  art.carve(on.swirl(lx, ly, 120, 1150), 'b', {
    rows: 58,
    dash: [50, 190],
    gap: [24, 70],
    w: 15,
    tone: (_u, v) => clamp(1.1 - v * 1.15),
  })
  art.carve(on.swirl(lx, ly, 300, 1200), 'a', {
    rows: 26,
    dash: [30, 120],
    gap: [90, 260],
    w: 8,
    tone: (_u, v, _x, y) => (y > 700 ? 0 : clamp(v * 1.2 - 0.15)),
  })
  glow(art, lx, ly + 10, 250)
  // far trunks
  for (const [x, y, w, lean] of [
    [470, 724, 22, 14],
    [590, 716, 17, -8],
    [690, 712, 14, 6],
    [770, 716, 15, -10],
    [1040, 716, 18, 10],
    [1130, 720, 24, -12],
    [1290, 728, 20, 16],
  ] as const)
    beech(art, x, y, w, lean, true)
  // floor of fallen leaves
  const floor = 'M-40 742Q300 690 620 706T1100 706T1640 740V1240H-40Z'
  art.fill(floor, 'k')
  const onFloor = art.clip(floor)
  art.carve((u, v) => [-40 + 1680 * u, 716 + v * v * 520 + 16 * Math.sin(u * 9 + v * 4)], 'b', {
    rows: 26,
    dash: [22, 90],
    gap: [14, 40],
    w: 15,
    tone: (_u, v, x) => 0.35 + v * 0.35 + near(x, 640, 560) * 0.4,
    clip: onFloor,
  })
  // path
  const left = [
    [856, 700],
    [880, 744],
    [800, 812],
    [660, 890],
    [560, 1000],
    [560, 1240],
  ] as const
  const right = [
    [900, 700],
    [968, 748],
    [950, 830],
    [900, 920],
    [930, 1040],
    [1060, 1240],
  ] as const
  const path = contour([...left, ...[...right].reverse()])
  art.line(path, 'k', 14)
  art.fill(path, 'c')
  const onPath = art.clip(path)
  const lane = on.loft(spline(left), spline(right))
  art.carve(lane, 'p', {
    rows: 13,
    dash: [24, 90],
    gap: [16, 50],
    w: 14,
    tone: (u) => clamp(1.2 - u * 1.15),
    clip: onPath,
  })
  art.carve((u, v) => lane(v, u), 'b', {
    rows: 26,
    dash: [14, 60],
    gap: [24, 90],
    w: 10,
    tone: (_u, v) => clamp(v * 1.2 - 0.2),
    clip: onPath,
  })
  art.carve((u, v) => lane(v, u), 'k', {
    rows: 30,
    dash: [20, 90],
    gap: [20, 70],
    w: 14,
    tone: (u, v) => clamp(v * 1.5 - 0.62) + clamp(Math.abs(u - 0.5) * 2.4 - 0.85),
    clip: onPath,
  })
  // middle and near trunks
  beech(art, 1222, 846, 42, -20)
  beech(art, 596, 820, 36, 16)
  beech(art, 336, 902, 58, 34)
  beech(art, 1420, 962, 68, -40)
  beech(art, 96, 1010, 92, 30)
  beech(art, 1640, 1090, 104, 20)
  // the lantern on its crook
  const pole = 'M1000 806V470Q1000 424 954 424Q908 424 906 466'
  art.line(pole, 'k', 22)
  art.line(pole, 'c', 7)
  art.line('M994 800V520', 'p', 3, 'stroke-dasharray="60 16"')
  lantern(art, lx, ly - 102, 0.94)
  // crowns: leaves as short cuts in hanging boughs
  for (const [x, y, rx, ry, ink] of [
    [120, 40, 330, 150, 'b'],
    [480, -10, 300, 130, 'a'],
    [800, -40, 260, 140, 'b'],
    [1120, 0, 300, 130, 'a'],
    [1480, 50, 330, 160, 'b'],
  ] as const) {
    art.disc(x, y, rx, 'k', ry)
    for (let i = 0; i < 46; i++) {
      const a = art.random() * 6.283
      const r = Math.sqrt(art.random())
      const [cx, cy] = [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r * 1.08]
      const turn = Math.round(art.random() * 120 - 60)
      const size = 0.7 + art.random() * 0.6
      art.add(
        `<path class="${i % 7 === 0 && y > -20 ? 'c' : ink}" transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${turn}) scale(${size.toFixed(2)})" d="M0-26C16-12 16 10 0 26C-16 10-16-12 0-26Z"/>`,
      )
    }
  }
  // leaves on the ground, larger toward us
  for (let i = 0; i < 74; i++) {
    const t = art.random()
    const x = -20 + art.random() * 1640
    const y = 770 + t * t * 420
    const size = 0.35 + (y - 740) / 520
    const ink = pick(['b', 'c', 'b', 'a'], i)
    art.add(
      `<path class="${ink}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${Math.round(art.random() * 180)}) scale(${size.toFixed(2)} ${(size * 0.7).toFixed(2)})" d="M0-26C18-12 18 10 0 26C-18 10-18-12 0-26Z"/>`,
    )
  }
  return art
}
