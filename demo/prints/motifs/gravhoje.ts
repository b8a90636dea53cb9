import { Art } from '../kit/art.ts'
import { bezier, clamp, type Point, round } from '../kit/geometry.ts'
import { outlined } from '../kit/limbs.ts'
import { gull } from '../kit/nature.ts'
import { on } from '../kit/surfaces.ts'

/** Two great mounds with a white church between them, under a dramatic sky. */
export function gravhoje(): Art {
  const art = new Art(81)
  art.rect(-40, -40, 1680, 1280, 'b')
  const sx = 860,
    sy = 560

  art.carve(on.rays(sx, sy, 60, 1400, 175, 365), 'k', {
    rows: 100,
    dash: [90, 300],
    gap: [16, 40],
    w: 24,
    tone: (u) => clamp(u * 1.5 - 0.25),
  })
  art.carve(on.rays(sx, sy, 60, 1100, 165, 375), 'p', {
    rows: 96,
    dash: [80, 260],
    gap: [20, 60],
    w: 15,
    tone: (u) => clamp(1.1 - u * 0.95),
  })
  art.carve(on.rays(sx, sy, 200, 600, 182, 358), 'c', {
    rows: 40,
    dash: [30, 110],
    gap: [60, 160],
    w: 9,
    tone: (u) => 1 - u,
  })
  art.disc(sx, sy, 96, 'p')
  art.carve(on.rays(sx, sy, 80, 170), 'p', { rows: 40, dash: [50, 90], gap: [8, 16], w: 16 })
  art.carve(on.straight(640, 600, 1160, 600, 0, 230), 'p', {
    rows: 13,
    dash: [80, 240],
    gap: [12, 30],
    w: 17,
    tone: (u) => Math.sin(u * 3.14) + 0.1,
  })
  // clouds: great banks with carved undersides, lit from the horizon

  const cloud = (x: number, y: number, w: number, h: number) => {
    const n = 7,
      top = (i: number): Point => {
        const t = i / n
        return [
          x + t * w,
          y - h * Math.sin(t * 3.05 + 0.05) ** 0.8 * (0.72 + 0.28 * Math.sin(t * 9 + x)),
        ]
      }
    let d = `M${x} ${y}`
    for (let i = 0; i < n; i++) {
      const a = top(i),
        b = top(i + 1),
        r = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56
      d += `A${round(r)} ${round(r)} 0 0 1 ${round(b[0])} ${round(b[1])}`
    }
    d += `Q${x + w * 0.75} ${y + h * 0.22} ${x + w * 0.5} ${y + h * 0.08}T${x} ${y}Z`
    art.line(d, 'k', 10)
    art.fill(d, 'a')
    const c = art.clip(d)
    art.open({ clip: c })
    art.carve(
      (u, v) => [x - 20 + (w + 40) * u, y - h * 1.15 * (1 - v) - h * 0.2 * Math.sin(u * 9 + v * 3)],
      'p',
      {
        rows: Math.round(h / 9),
        dash: [50, 160],
        gap: [16, 50],
        w: 13,
        tone: (_u, v) => clamp(1.25 - v * 1.3),
      },
    )
    art.carve(
      (u, v) => [
        x - 20 + (w + 40) * u,
        y - h * 0.85 * (1 - v) - h * 0.14 * Math.sin(u * 9 + v * 3) + h * 0.1,
      ],
      'b',
      {
        rows: Math.round(h / 9),
        dash: [60, 180],
        gap: [12, 40],
        w: 14,
        tone: (_u, v) => clamp(v * 1.3 - 0.2),
      },
    )
    art.carve(
      (u, v) => [
        x - 20 + (w + 40) * u,
        y - h * 0.6 * (1 - v) - h * 0.12 * Math.sin(u * 9 + v * 3) + h * 0.14,
      ],
      'k',
      {
        rows: Math.round(h / 10),
        dash: [60, 180],
        gap: [12, 40],
        w: 14,
        tone: (_u, v) => clamp(v * 1.5 - 0.5),
      },
    )
    art.close()
  }
  cloud(-160, 250, 760, 210)
  cloud(980, 230, 780, 230)
  cloud(420, 130, 640, 150)
  cloud(-120, 400, 440, 110)
  cloud(1250, 420, 460, 120)
  // far land
  art.fill('M-40 800Q400 770 800 784T1640 790V1240H-40Z', 'k')
  art.carve(on.wave(-40, 1640, 790, 830, 6, 300), 'b', {
    rows: 4,
    dash: [50, 160],
    gap: [20, 60],
    w: 8,
  })
  // mounds
  const mound = (cx: number, by: number, w: number, h: number, lit: number) => {
    const top = (t: number): Point => {
      const k = Math.cos((t - 0.5) * Math.PI)
      return [cx + (t - 0.5) * 2 * w, by - h * Math.max(0, k) ** 0.72]
    }
    let d = 'M'
    for (let i = 0; i <= 40; i++)
      d +=
        (i ? 'L' : '') +
        top(i / 40)
          .map(round)
          .join(' ')
    d += `L${cx + w} ${by + 60}H${cx - w}Z`
    art.line(d, 'k', 12)
    art.fill(d, 'b')
    const c = art.clip(d)
    art.open({ clip: c })

    // strokes follow the fall of the slope
    const Q = (u: number, v: number): Point => {
      const t = (v - 0.5) * 2,
        x = cx + t * w * (0.12 + 1.02 * u)
      return [
        x,
        by -
          h *
            Math.max(0, Math.cos((0.12 + 1.02 * u) * t * 1.5708)) ** 0.72 *
            (1 - u) ** (0.55 * (1 - Math.abs(t) * 0.5)) -
          2 +
          (1 - Math.abs(t)) * u * 14,
      ]
    }
    art.carve(Q, 'k', {
      rows: 70,
      dash: [40, 120],
      gap: [10, 28],
      w: 17,
      tone: (_u, v) => clamp(lit > 0 ? 0.95 - v * 1.05 : v * 1.05 - 0.1) + 0.12,
    })
    art.carve(Q, 'a', {
      rows: 64,
      dash: [30, 90],
      gap: [20, 60],
      w: 11,
      tone: (_u, v) => clamp(lit > 0 ? v * 1.5 - 0.45 : 1.05 - v * 1.5),
    })
    art.carve(Q, 'p', {
      rows: 50,
      dash: [20, 60],
      gap: [30, 90],
      w: 8,
      tone: (u, v) => clamp(lit > 0 ? v * 2 - 1.05 : 0.95 - v * 2) * (1 - u * 0.4),
    })
    art.carve(Q, 'c', {
      rows: 36,
      dash: [12, 40],
      gap: [90, 240],
      w: 6,
      tone: (_u, v) => clamp(lit > 0 ? v * 1.5 - 0.4 : 1.1 - v * 1.5),
    })
    art.close()
    return top
  }
  mound(330, 850, 440, 400, 1)
  mound(1370, 850, 400, 350, -1)
  // trodden path and steps up the left mound, two walkers on top
  {
    const m = bezier([452, 860], [430, 700], [372, 560], [352, 452])
    let d = '',
      e = ''
    for (let i = 0; i <= 10; i++) {
      const p = m(i / 10)
      d += `${(i ? 'L' : 'M') + round(p[0] - 18 + i * 1.3)} ${round(p[1])}`
    }
    for (let i = 10; i >= 0; i--) {
      const p = m(i / 10)
      d += `L${round(p[0] + 22 - i * 1.6)} ${round(p[1])}`
    }
    art.line(`${d}Z`, 'k', 9)
    art.fill(`${d}Z`, 'a')
    for (let i = 0; i < 26; i++) {
      const p = m(i / 26)
      e += `M${round(p[0] - 17 + i * 0.5)} ${round(p[1])}L${round(p[0] + 20 - i * 0.62)} ${round(p[1] - 1)}`
    }
    art.line(e, 'p', 7)
  }
  art.fill('M336 452q-2-26 8-30q-8-12 2-18q12 2 6 18q10 4 8 30z', 'k')
  art.fill('M372 452q-2-22 7-26q-7-10 2-15q10 2 5 15q8 4 7 26z', 'k')
  // church
  art.open({ move: 'translate(0 14)' })
  const nave = 'M760 640H1010V850H760Z'
  art.line('M640 850V520H760V850Z', 'k', 14)
  art.line(nave, 'k', 14)
  art.fill(nave, 'p')
  // chancel
  art.fill('M1000 700H1090V850H1000Z', 'p')
  art.line('M1000 700H1090V850H1000Z', 'k', 9)
  art.fill('M994 700L1010 632H1076L1104 700Z', 'c')
  art.line('M994 700L1010 632H1076L1104 700Z', 'k', 9)
  art.carve(on.straight(1012, 636, 1000, 698, 88, 0), 'k', {
    rows: 13,
    dash: [40, 60],
    gap: [6, 10],
    w: 6,
    tone: (_u, v) => 0.4 + v * 0.6,
  })
  // nave roof
  const rf = 'M744 650L776 548H986L1026 650Z'
  const rc = outlined(art, rf, 'c', 12)
  art.carve((u, v) => [776 - 32 * u + (210 + 72 * u) * v, 548 + 102 * u], 'k', {
    rows: 30,
    dash: [30, 80],
    gap: [8, 20],
    w: 7,
    tone: (_u, v) => 0.35 + v * 0.6,
    clip: rc,
  })
  art.carve(on.straight(770, 560, 980, 556, -10, 84), 'p', {
    rows: 6,
    dash: [20, 60],
    gap: [40, 100],
    w: 6,
    tone: (u) => 1 - u,
    clip: rc,
  })
  art.carve(on.straight(764, 656, 764, 846, 244, 0), 'a', {
    rows: 30,
    dash: [40, 110],
    gap: [14, 40],
    w: 7,
    tone: (_u, v) => clamp(v * 1.3 - 0.2),
  })
  art.carve(on.straight(764, 656, 1010, 656, 0, 50), 'k', {
    rows: 4,
    dash: [40, 110],
    gap: [14, 40],
    w: 6,
    tone: (_u, v) => 0.9 - v,
  })
  for (const x of [800, 868, 936]) {
    art.fill(`M${x} 790V716Q${x + 17} 690 ${x + 34} 716V790Z`, 'k')
    art.line(`M${x + 6} 780V722`, 'a', 4)
  }
  art.fill('M1030 800V752Q1044 732 1058 752V800Z', 'k')
  // tower with stepped gable
  const tw = 'M640 850V500H656V470H672V440H688V412H712V440H728V470H744V500H760V850Z'
  const tc = outlined(art, tw, 'p', 12)
  art.carve(on.straight(644, 430, 644, 846, 116, 0), 'a', {
    rows: 17,
    dash: [50, 140],
    gap: [14, 40],
    w: 8,
    tone: (_u, v) => clamp(v * 1.4 - 0.35),
    clip: tc,
  })
  art.carve(on.straight(724, 480, 724, 846, 40, 0), 'k', {
    rows: 6,
    dash: [40, 130],
    gap: [14, 40],
    w: 8,
    tone: (_u, v) => v,
    clip: tc,
  })
  art.fill('M676 590V546Q686 530 696 546V590ZM704 590V546Q714 530 724 546V590Z', 'k')
  art.rect(690, 462, 20, 26, 'k')
  art.fill('M680 850V790Q700 762 720 790V850Z', 'k')
  art.line('M646 640H754', 'k', 5)
  art.line('M700 412V372M688 386H712', 'k', 6)
  art.close()
  // runestones
  art.fill('M872 900C866 850 884 820 904 816C926 822 936 860 932 900Z', 'k')
  art.fill('M878 898C874 852 888 828 904 824C922 830 928 862 926 898Z', 'a')
  art.line('M892 890C886 860 894 846 904 840C914 848 920 866 914 890M904 850V886', 'c', 4)
  art.fill('M820 902C818 870 830 852 844 852C856 858 860 880 858 902Z', 'k')
  art.fill('M826 900C824 872 834 860 844 860C852 866 854 882 852 900Z', 'a')
  art.carve(on.straight(832, 868, 832, 896, 18, 0), 'k', {
    rows: 4,
    dash: [8, 20],
    gap: [4, 8],
    w: 3,
  })
  // churchyard wall, meadow, path
  art.fill('M-40 884Q400 850 800 880T1640 872V1240H-40Z', 'k')
  const gc = art.clip('M-40 884Q400 850 800 900T1640 872V1240H-40Z')
  art.carve(on.rays(800, 700, 190, 1300, 8, 172), 'b', {
    rows: 110,
    dash: [50, 150],
    gap: [10, 28],
    w: 19,
    tone: (u) => 0.5 + u * 0.5,
    clip: gc,
  })
  art.carve(on.rays(800, 700, 180, 1200, 8, 172), 'a', {
    rows: 90,
    dash: [30, 110],
    gap: [40, 120],
    w: 11,
    tone: (_u, _v, x) => clamp(1.2 - Math.abs(x - 840) / 640),
    clip: gc,
  })
  art.carve(on.rays(800, 700, 180, 900, 14, 166), 'c', {
    rows: 60,
    dash: [14, 50],
    gap: [110, 260],
    w: 7,
    tone: (_u, _v, x) => clamp(1.1 - Math.abs(x - 840) / 560),
    clip: gc,
  })
  const path =
    'M676 872C660 930 760 950 800 1000C840 1060 700 1130 640 1240H1080C1080 1130 1040 1060 960 1010C880 960 740 930 730 872Z'
  art.line(path, 'k', 11)
  art.fill(path, 'p')
  const pc = art.clip(path)
  art.carve(
    (u, v) => {
      const m = bezier([703, 872], [700, 950], [870, 960], [890, 1030]),
        z = bezier([890, 1030], [910, 1100], [860, 1160], [850, 1240])
      const p = u < 0.5 ? m(u * 2) : z(u * 2 - 1),
        w = 22 + u * 220
      return [p[0] + (v - 0.5) * 2 * w, p[1]]
    },
    'a',
    { rows: 13, dash: [40, 120], gap: [24, 70], w: 11, tone: (u) => 0.5 + u * 0.5, clip: pc },
  )
  art.carve((u, v) => [640 + 440 * u, 885 + v * 330], 'k', {
    rows: 24,
    dash: [10, 36],
    gap: [70, 190],
    w: 6,
    clip: pc,
  })
  for (const [x, y, s] of [
    [560, 330, 0.8],
    [620, 370, 0.5],
    [1150, 400, 0.6],
  ] as const)
    gull(art, x, y, s)
  return art
}
