import { Art } from '../kit/art.ts'
import { bezier, clamp, disc, type Point, round } from '../kit/geometry.ts'
import { outlined } from '../kit/limbs.ts'
import { on, type Surface } from '../kit/surfaces.ts'

/** A soldier's dress of the 1700s: tricorne, red coat and a drum in the light of a window. */
export function uniform(): Art {
  const art = new Art(37)
  art.rect(-40, -40, 1680, 1280, 'a')
  // light falls from a window upper left
  art.carve(on.rays(-60, -80, 20, 2300, 4, 88), 'p', {
    rows: 70,
    dash: [120, 360],
    gap: [30, 80],
    w: 17,
    tone: (u, _v, _x, y) => clamp(1.15 - u * 0.95) * (y > 930 ? 0 : 1),
  })
  art.carve(on.rays(-60, -80, 700, 2300, 4, 80), 'k', {
    rows: 96,
    dash: [90, 280],
    gap: [14, 40],
    w: 19,
    tone: (_u, v, x) => clamp((x - 880) / 640) * clamp(1.1 - v * 0.3),
  })
  // floor
  const fl = 'M-40 930H1640V1240H-40Z',
    flc = art.clip(fl)
  art.fill(fl, 'k')
  art.carve(on.rays(800, 300, 600, 1500, 14, 166), 'c', {
    rows: 60,
    dash: [60, 190],
    gap: [14, 40],
    w: 17,
    tone: (_u, _v, x) => clamp(1.05 - (x - 100) / 1500),
    clip: flc,
  })
  art.carve(on.rays(800, 300, 600, 1500, 14, 166), 'p', {
    rows: 50,
    dash: [40, 150],
    gap: [60, 160],
    w: 9,
    tone: (_u, _v, x) => clamp(1 - (x - 100) / 900),
    clip: flc,
  })
  art.line('M-40 930H1640', 'k', 12)
  art.fill('M420 1080C620 1030 1180 1030 1420 1080C1300 1130 620 1140 420 1080Z', 'k')
  // stand
  art.line('M640 980V1080M520 1096L640 1040L770 1096', 'k', 30)
  art.line('M640 980V1076M526 1092L640 1044L762 1090', 'c', 12)
  art.fill('M612 330H668V430H612Z', 'c')
  art.line('M612 330H668V430H612Z', 'k', 11)
  art.carve(on.straight(618, 334, 618, 430, 44, 0), 'k', {
    rows: 5,
    dash: [30, 70],
    gap: [8, 20],
    w: 7,
    tone: (_u, v) => v,
  })
  // sleeves behind

  const skirtB = 'M520 700L760 700L850 1030C700 1060 580 1060 430 1030Z'
  outlined(art, skirtB, 'k', 14)
  // waistcoat & breeches
  const vest = 'M560 420C600 450 680 450 720 420L750 820L700 870L640 830L580 870L530 820Z',
    vc = outlined(art, vest, 'p', 12)
  art.carve(on.straight(560, 440, 540, 860, 200, 0), 'a', {
    rows: 17,
    dash: [50, 150],
    gap: [16, 44],
    w: 8,
    tone: (_u, v) => clamp(v * 1.2),
    clip: vc,
  })
  art.carve(on.straight(650, 440, 660, 860, 90, 0), 'k', {
    rows: 9,
    dash: [40, 130],
    gap: [18, 44],
    w: 8,
    tone: (_u, v) => v * 0.9,
    clip: vc,
  })
  art.line('M640 446V830', 'k', 6)
  for (let i = 0; i < 8; i++) {
    art.disc(626, 474 + i * 44, 11, 'k')
    art.disc(625, 472 + i * 44, 8, 'c')
    art.disc(622, 469 + i * 44, 2.6, 'p')
  }
  art.line(
    'M546 740H606M674 740H736M548 740L556 770H600L606 740M676 740L684 770H728L736 740',
    'k',
    6,
  )
  // coat fronts
  const L =
      'M566 404C520 424 470 440 440 470C462 560 480 640 476 720C440 820 410 930 396 1020C450 1050 520 1060 556 1050C580 960 596 860 590 760C584 640 570 540 590 430Z',
    Rr =
      'M714 404C760 424 810 440 840 470C818 560 800 640 804 720C840 820 870 930 884 1020C830 1050 760 1060 724 1050C700 960 684 860 690 760C696 640 710 540 690 430Z'
  const lc = outlined(art, L, 'b', 14),
    rc = outlined(art, Rr, 'b', 14)
  const fold = (x0: number, x1: number, X0: number, X1: number) =>
    on.loft(
      bezier([x0, 440], [x0 + 10, 620], [x0, 760], [X0, 1050]),
      bezier([x1, 440], [x1, 620], [x1, 760], [X1, 1050]),
    )
  art.carve(fold(446, 588, 398, 560), 'c', {
    rows: 13,
    dash: [60, 180],
    gap: [24, 70],
    w: 10,
    tone: (_u, v) => clamp(1 - v * 1.25),
    clip: lc,
  })
  art.carve(fold(446, 588, 398, 560), 'k', {
    rows: 15,
    dash: [60, 190],
    gap: [14, 40],
    w: 12,
    tone: (u, v) => clamp(0.25 + 0.8 * Math.sin(v * 13) * u + v * 0.5),
    clip: lc,
  })
  art.carve(fold(446, 520, 398, 470), 'p', {
    rows: 4,
    dash: [40, 120],
    gap: [40, 110],
    w: 7,
    clip: lc,
  })
  art.carve(fold(700, 836, 726, 880), 'k', {
    rows: 16,
    dash: [60, 190],
    gap: [12, 34],
    w: 13,
    tone: (u, v) => clamp(0.3 + v * 0.8 + 0.4 * Math.sin(v * 12) * u),
    clip: rc,
  })
  art.carve(fold(700, 836, 726, 880), 'c', {
    rows: 9,
    dash: [50, 150],
    gap: [40, 110],
    w: 8,
    tone: (_u, v) => clamp(0.9 - v * 1.5),
    clip: rc,
  })
  // turnbacks
  const tb = (d: string, P: Surface) => {
    const c = outlined(art, d, 'c', 9)
    art.carve(P, 'k', {
      rows: 9,
      dash: [40, 120],
      gap: [14, 40],
      w: 8,
      tone: (_u, v) => v * 0.9,
      clip: c,
    })
  }
  tb(
    'M556 1050C580 960 596 880 592 800C550 880 500 960 470 1048C500 1056 530 1056 556 1050Z',
    on.straight(590, 810, 480, 1050, 70, 10),
  )
  tb(
    'M724 1050C700 960 684 880 688 800C730 880 780 960 810 1048C780 1056 750 1056 724 1050Z',
    on.straight(690, 810, 740, 1050, 70, 0),
  )
  for (const [x, y] of [
    [586, 812],
    [694, 812],
  ] as const) {
    art.disc(x, y, 13, 'k')
    art.disc(x, y, 9, 'p')
  }
  // lapels
  const lap = (s: number) => {
    const X = (x: number) => 640 + s * x,
      d = `M${X(-50)} 412C${X(-92)} 430 ${X(-130)} 448 ${X(-140)} 470C${X(-132)} 560 ${X(-120)} 640 ${X(-96)} 706L${X(-52)} 718C${X(-66)} 620 ${X(-66)} 520 ${X(-50)} 412Z`
    const c = outlined(art, d, 'c', 11)
    art.carve(
      on.loft(
        bezier([X(-140), 470], [X(-132), 560], [X(-120), 640], [X(-96), 706]),
        bezier([X(-52), 420], [X(-68), 520], [X(-66), 620], [X(-54), 716]),
      ),
      s > 0 ? 'p' : 'k',
      {
        rows: 7,
        dash: [40, 130],
        gap: [16, 44],
        w: 8,
        tone: (_u, v) => (s > 0 ? 1 - v : 0.4 + v * 0.5),
        clip: c,
      },
    )
    for (let i = 0; i < 6; i++) {
      const t = i / 5,
        x = X(-118 + t * 32 + (i === 0 ? 4 : 0)),
        y = 476 + i * 43
      art.line(`M${x} ${y}L${X(-66)} ${y + 6}`, 'k', 5)
      art.disc(x, y, 14, 'k')
      art.disc(x - 1, y - 1, 10, 'p')
      art.disc(x - 3, y - 4, 3, 'c')
    }
  }
  lap(1)
  lap(-1)
  // collar and stock
  const col = 'M556 410C560 380 590 362 640 362C690 362 720 380 724 410C700 440 580 440 556 410Z'
  const cc = outlined(art, col, 'c', 12)
  art.carve(on.straight(560, 372, 720, 372, 0, 60), 'k', {
    rows: 5,
    dash: [40, 110],
    gap: [14, 40],
    w: 7,
    tone: (u) => u,
    clip: cc,
  })
  art.fill('M596 388C610 376 670 376 684 388C676 420 604 420 596 388Z', 'k')
  art.fill('M618 402L640 396L662 402L672 470L640 452L610 472Z', 'p')
  art.line('M618 402L640 396L662 402L672 470L640 452L610 472Z', 'k', 6)
  art.line('M640 400V448', 'k', 4)
  // sleeves
  const slv = (s: number) => {
    const X = (x: number) => 640 + s * x,
      d = `M${X(-196)} 470C${X(-250)} 520 ${X(-290)} 640 ${X(-296)} 760L${X(-206)} 784C${X(-190)} 690 ${X(-172)} 620 ${X(-166)} 560Z`,
      c = outlined(art, d, 'b', 14)
    const P = on.loft(
      bezier([X(-200), 474], [X(-250), 520], [X(-290), 640], [X(-296), 770]),
      bezier([X(-170), 540], [X(-176), 620], [X(-190), 690], [X(-206), 784]),
    )
    art.carve(P, 'k', {
      rows: 12,
      dash: [50, 160],
      gap: [14, 38],
      w: 12,
      tone: (_u, v) => (s > 0 ? clamp(v * 1.2 - 0.1) : clamp(1.1 - v * 0.6)),
      clip: c,
    })
    art.carve(P, s > 0 ? 'c' : 'c', {
      rows: 6,
      dash: [40, 120],
      gap: [30, 90],
      w: 8,
      tone: (_u, v) => (s > 0 ? 1 - v * 1.3 : 0.3 * v),
      clip: c,
    })
    const cf = `M${X(-318)} 740C${X(-280)} 766 ${X(-240)} 774 ${X(-190)} 772L${X(-202)} 880C${X(-250)} 884 ${X(-290)} 874 ${X(-330)} 850Z`,
      k = outlined(art, cf, 'c', 12)
    art.carve(on.straight(X(-316), 750, X(-326), 850, s * 116, 24), 'k', {
      rows: 11,
      dash: [30, 90],
      gap: [14, 34],
      w: 8,
      tone: (_u, v) => (s > 0 ? v * 0.9 : 1 - v * 0.4),
      clip: k,
    })
    for (let i = 0; i < 3; i++) {
      const x = X(-296 + i * 40),
        y = 800 + i * 11
      art.disc(x, y, 14, 'k')
      art.disc(x - 1, y - 1, 10, 'p')
      art.disc(x - 3, y - 4, 3, 'c')
    }
    art.fill(
      `M${X(-318)} 858C${X(-280)} 880 ${X(-240)} 888 ${X(-208)} 884L${X(-214)} 916C${X(-230)} 904 ${X(-240)} 926 ${X(-256)} 910C${X(-270)} 926 ${X(-284)} 900 ${X(-296)} 908Z`,
      'p',
    )
    art.line(
      `M${X(-318)} 858C${X(-280)} 880 ${X(-240)} 888 ${X(-208)} 884L${X(-214)} 916C${X(-230)} 904 ${X(-240)} 926 ${X(-256)} 910C${X(-270)} 926 ${X(-284)} 900 ${X(-296)} 908Z`,
      'k',
      6,
    )
  }
  slv(1)
  slv(-1)
  // bandolier
  const bd = 'M496 446L536 424C620 560 720 690 812 772L800 836C700 740 580 600 496 446Z',
    bc = outlined(art, bd, 'p', 10)
  art.carve(on.straight(506, 456, 760, 816, 30, -24), 'k', {
    rows: 3,
    dash: [14, 18],
    gap: [16, 20],
    w: 4,
    clip: bc,
  })
  art.rect(622, 592, 52, 44, 'k')
  art.rect(629, 599, 38, 30, 'c')
  art.fill('M638 606h20v16h-20z', 'k')
  // tricorne
  art.open({ move: 'translate(0 14)' })
  const crown = 'M520 290C530 200 580 150 640 150C700 150 750 200 760 290Z',
    kc = outlined(art, crown, 'k', 12)
  art.carve(on.ring(640, 290, 60, 130, 190, 330), 'a', {
    rows: 6,
    dash: [40, 120],
    gap: [14, 40],
    w: 9,
    tone: (u, v) => clamp(1 - u * 1.1) * v,
    clip: kc,
  })
  const brim =
      'M392 236C430 220 470 238 510 262C560 290 600 222 640 214C680 222 720 290 770 262C810 238 850 220 888 236C880 300 800 356 640 356C480 356 400 300 392 236Z',
    bmc = outlined(art, brim, 'k', 14)
  art.carve(
    on.loft(
      bezier([400, 246], [470, 250], [560, 330], [640, 230]),
      bezier([410, 290], [480, 350], [560, 350], [640, 350]),
    ),
    'a',
    { rows: 11, dash: [40, 130], gap: [14, 40], w: 10, tone: (u) => clamp(1 - u * 0.8), clip: bmc },
  )
  art.carve(
    on.loft(
      bezier([640, 230], [720, 330], [810, 250], [880, 246]),
      bezier([640, 350], [720, 350], [800, 350], [870, 290]),
    ),
    'a',
    { rows: 9, dash: [40, 120], gap: [30, 80], w: 6, tone: (u) => 0.6 - u * 0.5, clip: bmc },
  )
  art.line(
    'M394 238C430 222 470 240 510 264C560 292 600 224 640 216C680 224 720 292 770 264C810 240 850 222 886 238',
    'c',
    13,
  )
  art.line(
    'M394 238C430 222 470 240 510 264C560 292 600 224 640 216C680 224 720 292 770 264C810 240 850 222 886 238',
    'k',
    3,
    'stroke-dasharray="10 9"',
  )
  art.disc(548, 262, 34, 'k')
  art.disc(548, 262, 28, 'b')
  art.carve(on.rays(548, 262, 10, 28), 'p', { rows: 14, dash: [14, 18], gap: [6, 8], w: 6 })
  art.disc(548, 262, 9, 'c')
  art.fill('M556 236C600 160 560 110 620 96C600 130 640 150 590 236Z', 'p')
  art.line('M556 236C600 160 560 110 620 96C600 130 640 150 590 236', 'k', 7)
  art.line('M572 232C606 180 592 140 604 112', 'k', 4)
  art.close()
  // drum
  const dx = 1050,
    dt = 690,
    db = 980,
    rx = 206,
    ry = 58
  const bodyD = `M${dx - rx} ${dt}V${db}A${rx} ${ry} 0 0 0 ${dx + rx} ${db}V${dt}Z`,
    dc = outlined(art, bodyD, 'b', 16)
  art.open({ clip: dc })
  // painted coat of arms on the shell
  art.carve(
    (u, v) => {
      const a = (1 - v) * Math.PI
      return [dx + Math.cos(a) * rx, dt + Math.sin(a) * ry + u * 300]
    },
    'k',
    {
      rows: 38,
      dash: [80, 240],
      gap: [14, 40],
      w: 13,
      tone: (_u, v) => clamp(v * 1.5 - 0.5) + clamp(0.1 - v) * 6,
    },
  )
  art.carve(
    (u, v) => {
      const a = (1 - v) * Math.PI
      return [dx + Math.cos(a) * rx, dt + Math.sin(a) * ry + u * 300]
    },
    'c',
    {
      rows: 30,
      dash: [50, 150],
      gap: [50, 140],
      w: 8,
      tone: (_u, v) => clamp(1 - Math.abs(v - 0.28) * 3),
    },
  )
  art.close()
  // ropes zigzag
  {
    let d = ''
    const n = 9
    for (let i = 0; i <= n; i++) {
      const a = (1 - i / n) * Math.PI,
        x = dx + Math.cos(a) * rx * 0.99,
        y = (i % 2 ? db - 20 : dt + 46) + Math.sin(a) * ry
      d += `${(i ? 'L' : 'M') + round(x)} ${round(y)}`
    }
    art.line(d, 'k', 13)
    art.line(d, 'p', 7)
    for (let i = 1; i < n; i++) {
      const a = (1 - (i + 0.0) / n) * Math.PI,
        x = dx + Math.cos(a) * rx * 0.97,
        y = (i % 2 ? db - 66 : dt + 100) + Math.sin(a) * ry
      if (i % 2 === 0 && i !== 4) {
        art.fill(`M${round(x - 15)} ${round(y - 20)}h30l-8 44h-14z`, 'a')
        art.line(`M${round(x - 15)} ${round(y - 20)}h30l-8 44h-14z`, 'k', 5)
      }
    }
  }
  art.open({ move: 'translate(-210 -128) scale(1.2)' })
  const cr =
    'M984 834C984 806 1000 790 1018 800C1024 780 1048 780 1052 796C1060 780 1084 784 1086 802C1104 794 1118 812 1114 838L1106 880H992Z'
  outlined(art, cr, 'c', 9)
  art.line('M992 860H1106M1052 796V770M1040 782H1064', 'k', 7)
  art.line('M1052 796V770M1040 782H1064', 'c', 3)
  for (const x of [1010, 1050, 1090]) art.disc(x, 848, 6, 'b')
  art.close()
  const hoop = (y: number, h: number) => {
    const d = `M${dx - rx - 10} ${y}A${rx + 10} ${ry + 4} 0 0 0 ${dx + rx + 10} ${y}V${y + h}A${rx + 10} ${ry + 4} 0 0 1 ${dx - rx - 10} ${y + h}Z`,
      c = outlined(art, d, 'p', 12)
    art.open({ clip: c })
    let z = ''
    for (let i = 0; i < 16; i++) {
      const a0 = (1 - i / 16) * Math.PI,
        a1 = (1 - (i + 1) / 16) * Math.PI,
        f = (a: number): Point => [
          round(dx + Math.cos(a) * (rx + 10)),
          round(y + Math.sin(a) * (ry + 4)),
        ]
      const p = f(a0),
        r = f(a1)
      z += `M${p[0]} ${p[1] - 4}L${r[0]} ${r[1] - 4}L${(p[0] + r[0]) / 2} ${(p[1] + r[1]) / 2 + h + 4}Z`
    }
    art.fill(z, 'b')
    art.carve(
      (u, v) => {
        const a = (0.45 - u * 0.45) * Math.PI
        return [dx + Math.cos(a) * (rx + 10), y + Math.sin(a) * (ry + 4) + v * h]
      },
      'k',
      { rows: 5, dash: [30, 90], gap: [14, 30], w: 8, tone: (u) => u },
    )
    art.close()
  }
  hoop(db - 32, 38)
  art.disc(dx, dt, rx + 16, 'k', ry + 14)
  hoop(dt, 38)
  art.disc(dx, dt, rx + 12, 'k', ry + 9)
  art.disc(dx, dt, rx + 2, 'p', ry + 1)
  const hd = art.clip(disc(dx, dt, rx + 2, ry + 1))
  art.carve(on.ring(dx, dt, 30, rx, -40, 140, 0.28), 'a', {
    rows: 9,
    dash: [60, 180],
    gap: [16, 50],
    w: 8,
    tone: (_u, v) => v,
    clip: hd,
  })
  art.carve(on.ring(dx, dt, 120, rx, -40, 70, 0.28), 'k', {
    rows: 6,
    dash: [50, 140],
    gap: [16, 50],
    w: 7,
    tone: (u, v) => v * Math.sin(u * 3.14),
    clip: hd,
  })
  // sticks
  for (const d of ['M900 716L1186 644', 'M940 640L1210 726'] as const) {
    art.line(d, 'k', 24)
    art.line(d, 'c', 13)
    art.line(d, 'p', 4, 'transform="translate(0 -3)" stroke-dasharray="70 20 120 30"')
  }
  for (const [x, y] of [
    [892, 718],
    [932, 638],
  ] as const) {
    art.disc(x, y, 17, 'k')
    art.disc(x, y, 12, 'c')
    art.disc(x - 3, y - 4, 4, 'p')
  }
  return art
}
