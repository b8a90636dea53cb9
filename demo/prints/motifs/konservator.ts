import { Art } from '../kit/art.ts'
import { clamp, type Joint, moveAll, type Point, polyline, triples } from '../kit/geometry.ts'
import { tube } from '../kit/limbs.ts'
import { on } from '../kit/surfaces.ts'
import { conservatorsHands } from './parts/conservators-hands.ts'

/** Under a microscope's light two hands clean a horned helmet with a brush. */
export function konservator(): Art {
  const art = new Art(35)
  art.rect(-40, -40, 1680, 1280, 'k')
  // wall, lit around the lamp
  art.carve(on.ring(800, 470, 200, 1300), 'b', {
    rows: 46,
    dash: [60, 210],
    gap: [20, 60],
    w: 16,
    tone: (_u, v, _x, y) => (y > 930 ? 0 : clamp(1.15 - v * 0.95)),
  })
  // shelf with jars behind
  art.rect(-40, 330, 520, 16, 'a')
  for (const [x, w, h, c] of [
    [30, 70, 120, 'b'],
    [120, 54, 90, 'a'],
    [196, 80, 150, 'b'],
    [300, 50, 110, 'c'],
    [372, 64, 84, 'a'],
  ] as const) {
    art.rect(x, 330 - h, w, h, 'k')
    art.rect(x + 5, 330 - h + 26, w - 10, h - 30, c)
    art.rect(x + 8, 330 - h, w - 16, 20, 'a')
    art.rect(x + 9, 330 - h * 0.6, w - 18, h * 0.32, 'p')
    art.line(`M${x + 15} ${330 - h * 0.5}h${w - 30}M${x + 15} ${330 - h * 0.38}h${w - 40}`, 'k', 4)
  }
  // table
  art.fill('M-40 900H1640V1240H-40Z', 'a')
  art.carve(on.rays(800, 300, 600, 1500, 20, 160), 'p', {
    rows: 60,
    dash: [60, 220],
    gap: [20, 60],
    w: 16,
    tone: (_u, v) => clamp(1.1 - Math.abs(v - 0.5) * 2.2),
    clip: art.clip('M-40 900H1640V1240H-40Z'),
  })
  art.carve(on.straight(-40, 906, 1640, 906, 0, 330), 'k', {
    rows: 16,
    dash: [60, 240],
    gap: [40, 160],
    w: 10,
    tone: (u) => clamp(Math.abs(u - 0.5) * 2.2 - 0.15) + 0.1,
  })
  art.rect(-40, 890, 1680, 14, 'k')
  // beam
  const bm = 'M716 372H884L1130 930H470Z'
  art.fill(bm, 'a')
  art.carve(on.rays(800, 150, 220, 860, 52, 128), 'p', {
    rows: 30,
    dash: [90, 260],
    gap: [14, 40],
    w: 22,
    tone: (u) => 0.6 + u * 0.4,
    clip: art.clip(bm),
  })
  art.disc(800, 952, 400, 'k', 62)
  art.carve(on.ring(800, 952, 300, 400, 0, 180, 0.155), 'b', {
    rows: 5,
    dash: [40, 120],
    gap: [14, 40],
    w: 9,
  })
  // sandbag ring
  const sb = tube(
    triples([560, 950, 36, 680, 978, 44, 800, 986, 46, 920, 978, 44, 1040, 950, 36]),
    { cap0: 1 },
  )
  art.line(sb.d, 'k', 18)
  art.fill(sb.d, 'p')
  art.carve((u, v) => sb.pt(u, -0.2 + 1.2 * v), 'k', {
    rows: 7,
    dash: [20, 70],
    gap: [10, 26],
    w: 9,
    tone: (_u, v) => v,
    clip: art.clip(sb.d),
  })
  // horns
  const horn = (M: number) => {
    const m = (...a: Joint[]) => moveAll(a, (x, y) => [800 + M * x, y])
    const T = tube(
      m(
        [-150, 640, 44],
        [-226, 590, 40],
        [-284, 510, 35],
        [-308, 430, 29],
        [-290, 350, 23],
        [-256, 300, 18],
        [-236, 278, 18],
      ),
      { cap: 0.8, n: 50 },
    )
    art.line(T.d, 'k', 24)
    art.fill(T.d, 'c')
    const c = art.clip(T.d)
    art.carve((u, v) => T.pt(u, -1 + 2 * v), 'k', {
      rows: 9,
      dash: [30, 90],
      gap: [8, 20],
      w: 11,
      tone: (_u, v) => (M > 0 ? clamp(v * 1.7 - 0.65) : clamp(1 - v * 1.7 + 0.05)),
      clip: c,
    })
    art.carve((u, v) => T.pt(u, -1 + 2 * v), 'p', {
      rows: 9,
      dash: [40, 110],
      gap: [14, 40],
      w: 9,
      tone: (_u, v) =>
        M > 0 ? clamp(1 - Math.abs(v - 0.22) * 4) : clamp(1 - Math.abs(v - 0.78) * 4),
      clip: c,
    })
    for (const t of [0.08, 0.16, 0.9]) {
      art.line(polyline([T.pt(t, -1.05), T.pt(t, 1.05)]), 'k', 9)
      art.line(polyline([T.pt(t + 0.02, -0.9), T.pt(t + 0.02, 0.9)]), 'p', 3)
    }
  }
  horn(-1)
  horn(1)
  // helmet
  const hd =
    'M800 470C980 470 1052 600 1060 740C1062 800 1062 860 1056 918C980 952 620 952 544 918C538 860 538 800 540 740C548 600 620 470 800 470Z'
  art.line(hd, 'k', 30)
  art.fill(hd, 'c')
  const hc = art.clip(hd)
  const Hs = (u: number, v: number): Point => {
    const a = (u - 0.5) * Math.PI * 0.99
    const y = 476 + 450 * v
    const r = y < 740 ? 260 * Math.sqrt(Math.max(0, 1 - ((740 - y) / 270) ** 2)) : 260
    return [800 + Math.sin(a) * r, y + Math.cos(a) * 26]
  }
  art.open({ clip: hc })
  art.carve(Hs, 'k', {
    rows: 32,
    dash: [40, 120],
    gap: [8, 22],
    w: 13,
    tone: (u, v) => clamp(Math.abs(u - 0.47) * 3.4 - 0.8) + clamp((v - 0.7) * 1.5) * 0.7,
  })
  art.carve(Hs, 'b', {
    rows: 26,
    dash: [20, 70],
    gap: [50, 140],
    w: 9,
    tone: (_u, v) => 0.3 + v * 0.6,
  })
  art.carve(Hs, 'p', {
    rows: 26,
    dash: [30, 110],
    gap: [20, 60],
    w: 11,
    tone: (u, v) => clamp(1.1 - Math.abs(u - 0.46) * 4.6) * clamp(1.05 - v * 1.15),
  })
  const Hb = (v: number, w: number, ds?: string) => {
    const P = []
    for (let i = 0; i <= 40; i++) P.push(Hs(i / 40, v))
    art.line(polyline(P), 'k', w, ds || '')
  }
  Hb(0.87, 8)
  Hb(0.915, 11, 'stroke-dasharray="1 24"')
  Hb(0.96, 8)
  art.close()
  // crest
  art.fill('M784 452H816L824 700H776Z', 'k')
  art.fill('M790 460H810L816 692H784Z', 'c')
  art.carve(on.straight(796, 466, 794, 690, 12, 0), 'p', {
    rows: 2,
    dash: [30, 70],
    gap: [10, 24],
    w: 7,
  })
  art.line('M800 470V690', 'k', 4, 'stroke-dasharray="3 14"')
  // eyes, brows, beak
  for (const M of [-1, 1]) {
    const x = 800 + M * 98
    art.disc(x, 718, 56, 'k')
    art.disc(x, 718, 46, 'c')
    art.disc(x, 718, 36, 'k')
    art.disc(x, 718, 27, 'a')
    art.disc(x, 718, 14, 'k')
    art.disc(x - 5, 712, 5, 'p')
    art.line(
      `M${800 + M * 26} 690C${800 + M * 60} 634 ${800 + M * 150} 630 ${800 + M * 184} 700`,
      'k',
      22,
    )
    art.line(
      `M${800 + M * 28} 688C${800 + M * 62} 638 ${800 + M * 148} 634 ${800 + M * 182} 698`,
      'p',
      7,
    )
    for (const [dx, dy, r] of triples([
      190, 640, 15, 206, 770, 15, 150, 820, 15, 120, 560, 13, 60, 800, 11,
    ])) {
      art.disc(800 + M * dx, dy, r + 5, 'k')
      art.disc(800 + M * dx, dy, r, 'c')
      art.disc(800 + M * dx - 4, dy - 4, r * 0.4, 'p')
    }
  }
  art.fill(
    'M800 690C826 716 832 770 824 812C818 836 806 846 792 850C786 836 790 826 790 812C776 796 772 720 800 690Z',
    'k',
  )
  art.fill('M802 712C816 734 820 776 814 804C810 820 806 826 802 830C802 800 790 760 802 712Z', 'p')
  // microscope
  art.fill('M1236 -40H1290V906H1236Z', 'k')
  art.line('M1236 -40V900M1290 -40V900', 'a', 5)
  art.carve(on.straight(1248, -40, 1248, 890, 34, 0), 'a', {
    rows: 4,
    dash: [60, 200],
    gap: [20, 60],
    w: 8,
    tone: (_u, v) => 1 - v,
  })
  art.fill('M1180 890H1350L1372 930H1158Z', 'k')
  art.line('M1180 890H1350', 'p', 6)
  art.fill('M860 190H1330V246H860Z', 'k')
  art.line('M870 194H1330M870 242H1330', 'a', 5)
  art.carve(on.straight(880, 206, 1230, 206, 0, 30), 'a', {
    rows: 3,
    dash: [60, 170],
    gap: [20, 50],
    w: 8,
    tone: (_u, v) => 1 - v * 0.7,
  })
  art.disc(1262, 218, 54, 'k')
  art.disc(1262, 218, 44, 'b')
  art.carve(on.rays(1262, 218, 14, 42), 'k', { rows: 18, dash: [24, 30], gap: [10, 14], w: 7 })
  art.disc(1262, 218, 14, 'p')
  // head: eyepieces, body, turret, ring light
  for (const M of [-1, 1]) {
    const T = tube(
      [
        [800 + M * 34, 170, 30],
        [800 + M * 60, 96, 27],
        [800 + M * 84, 24, 27],
      ],
      { cap: 0 },
    )
    art.line(T.d, 'a', 9)
    art.fill(T.d, 'k')
    art.carve((u, v) => T.pt(u, -0.9 + 1.1 * v), 'a', {
      rows: 4,
      dash: [24, 60],
      gap: [8, 18],
      w: 7,
      tone: (_u, v) => 1 - v,
      clip: art.clip(T.d),
    })
    const e = tube(
      [
        [800 + M * 84, 30, 36],
        [800 + M * 100, -30, 38],
      ],
      { cap: 0 },
    )
    art.line(e.d, 'a', 7)
    art.fill(e.d, 'k')
  }
  const body = 'M716 140Q800 112 884 140V262L862 286V330H738V286L716 262Z'
  art.line(body, 'a', 9)
  art.fill(body, 'b')
  const bc = art.clip(body)
  art.carve(on.straight(722, 130, 722, 330, 160, 0), 'k', {
    rows: 17,
    dash: [40, 110],
    gap: [8, 20],
    w: 11,
    tone: (_u, v) => clamp(v * 1.5 - 0.35),
    clip: bc,
  })
  art.carve(on.straight(728, 140, 728, 320, 50, 0), 'p', {
    rows: 4,
    dash: [40, 90],
    gap: [14, 30],
    w: 8,
    clip: bc,
  })
  art.line(body, 'k', 7)
  art.disc(906, 200, 26, 'k')
  art.disc(906, 200, 18, 'a')
  art.disc(694, 200, 26, 'a')
  art.disc(694, 200, 20, 'k')
  art.disc(694, 200, 9, 'a')
  art.line('M738 290H862', 'k', 8)
  art.fill('M724 330H876L892 372H708Z', 'k')
  art.line('M724 332H876', 'a', 5)
  art.disc(800, 374, 92, 'k', 18)
  art.disc(800, 376, 80, 'p', 12)
  art.line('M730 376H870', 'c', 5, 'stroke-dasharray="14 9"')
  conservatorsHands(art)
  // tools on the table
  art.open({ move: 'translate(620 1080) rotate(-6)' })
  art.line('M-160 0H70', 'k', 26)
  art.line('M-156 0H66', 'c', 12)
  art.fill('M70-12L150-8Q176 0 150 8L70 12Z', 'k')
  art.fill('M76-6L146-4Q160 0 146 3L76 6Z', 'p')
  art.close()
  art.open({ move: 'translate(900 1100) rotate(5)' })
  art.fill('M-150-10L120-5L150 0L120 5L-150 26L-160 8Z', 'k')
  art.line('M-146-4L130 0M-140 18L126 3', 'p', 5)
  art.close()
  art.line('M860 1040q20-14 40 0t40 0', 'k', 5)
  return art
}
