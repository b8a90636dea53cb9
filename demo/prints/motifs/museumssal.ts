import { Art } from '../kit/art.ts'
import { clamp, type Joint, type Point, pick, polyline, round, xy } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

interface Visitor {
  readonly fl?: 1 | -1
  readonly bun?: boolean | number
  readonly hat?: boolean | number
  readonly bag?: boolean | number
  readonly c?: Ink
}

/** Light falls from above between the columns of a great museum hall with its visitors. */
export function museumssal(): Art {
  const art = new Art(66)
  const vx = 800,
    vy = 690,
    Pp = (X: number, Y: number, Z: number): Point => [vx + X / Z, vy + Y / Z],
    q = (...a: Joint) => xy(Pp(...a))
  const W = 590,
    WA = 980,
    FL = 390,
    EN = -330,
    ZE = 3.4
  art.rect(-40, -40, 1680, 1280, 'k')
  // side walls (aisles)
  for (const s of [-1, 1]) {
    const d = `M${q(s * WA, FL, 0.6)}L${q(s * WA, FL, ZE)}L${q(s * WA, EN, ZE)}L${q(s * WA, EN, 0.6)}Z`
    art.fill(d, 'b')
    const c = art.clip(d)
    art.carve(
      (u, v) => Pp(s * WA, EN + (FL - EN) * v, 1 / (1 / 0.7 + (1 / ZE - 1 / 0.7) * u)),
      'k',
      {
        rows: 30,
        dash: [40, 140],
        gap: [12, 40],
        w: 14,
        tone: (_u, v) => 0.4 + 0.6 * (1 - v),
        clip: c,
      },
    )
    // framed pictures
    for (const [z0, z1] of [
      [1.12, 1.3],
      [1.46, 1.66],
      [1.88, 2.14],
      [2.44, 2.74],
    ] as const) {
      const y0 = -210,
        y1 = 60
      const fr = (e: number) =>
        `M${q(s * WA, y0 - e, z0 - e / 900)}L${q(s * WA, y0 - e, z1 + e / 900)}L${q(s * WA, y1 + e, z1 + e / 900)}L${q(s * WA, y1 + e, z0 - e / 900)}Z`
      art.fill(fr(34), 'k')
      art.fill(fr(24), 'a')
      art.fill(fr(0), 'c')
      art.carve((u, v) => Pp(s * WA, y0 + (y1 - y0) * v, z0 + (z1 - z0) * u), 'p', {
        rows: 9,
        dash: [14, 40],
        gap: [14, 40],
        w: 7,
        tone: (_u, v) => (v < 0.5 ? 0.9 : 0.3),
        clip: art.clip(fr(0)),
      })
    }
  }
  // end wall
  {
    const d = `M${q(-WA, FL, ZE)}V${round(vy - 760 / ZE)}H${round(vx + WA / ZE)}V${round(vy + FL / ZE)}Z`
    art.fill(d, 'c')
    art.carve(on.rays(vx, vy - 60, 60, 420), 'p', {
      rows: 70,
      dash: [30, 110],
      gap: [20, 60],
      w: 9,
      tone: (u) => 1 - u * 0.5,
      clip: art.clip(d),
    })
  }
  // floor
  const fd = `M${q(-WA, FL, 0.6)}L${q(-WA, FL, ZE)}L${q(WA, FL, ZE)}L${q(WA, FL, 0.6)}V1240H-40Z`
  art.fill(fd, 'a')
  const fc = art.clip(fd)
  art.open({ clip: fc })
  {
    const zs = [0.6, 0.68, 0.77, 0.88, 1, 1.14, 1.3, 1.5, 1.74, 2.02, 2.36, 2.8, ZE]
    let d = ''
    for (let i = 0; i < zs.length - 1; i++)
      for (let k = -6; k < 6; k++)
        if ((i + k) % 2 === 0) {
          const x0 = k * 165,
            x1 = x0 + 165
          d += `M${q(x0, FL, pick(zs, i))}L${q(x1, FL, pick(zs, i))}L${q(x1, FL, pick(zs, i + 1))}L${q(x0, FL, pick(zs, i + 1))}Z`
        }
    art.fill(d, 'p')
    art.carve((u, v) => Pp((v - 0.5) * 2 * WA, FL, 0.62 + (ZE - 0.62) * u ** 1.6), 'k', {
      rows: 72,
      dash: [40, 130],
      gap: [16, 50],
      w: 11,
      tone: (_u, v) => clamp(Math.abs(v - 0.5) * 3.2 - 0.75),
    })
    for (const z of zs) art.line(`M${q(-WA, FL, z)}L${q(WA, FL, z)}`, 'k', 5 / z)
    for (let k = -6; k <= 6; k++) art.line(`M${q(k * 165, FL, 0.6)}L${q(k * 165, FL, ZE)}`, 'k', 4)
  }
  // pool of light and the disc's shadow
  art.carve(on.ring(vx, 905, 60, 460, 0, 360, 0.24), 'p', {
    rows: 13,
    dash: [60, 200],
    gap: [20, 60],
    w: 13,
    tone: (_u, v) => 1 - v * 0.5,
  })
  art.close()
  // barrel vault
  const arc = (z: number, k = 1) => {
    const P = []
    for (let i = 0; i <= 40; i++) {
      const a = Math.PI * (1 + i / 40)
      P.push(Pp(Math.cos(a) * W * k, EN + Math.sin(a) * 470 * k, z))
    }
    return P
  }
  const V = (u: number, v: number) => {
    const a = Math.PI * (1 + u),
      z = 1 / (1 / 0.56 + (1 / ZE - 1 / 0.56) * v)
    return Pp(Math.cos(a) * W, EN + Math.sin(a) * 470, z)
  }
  {
    const o = arc(0.5),
      d = `${polyline(o.concat(arc(ZE).reverse()))}Z`
    art.fill(d, 'c')
    const c = art.clip(d)
    art.carve(V, 'k', {
      rows: 34,
      dash: [24, 80],
      gap: [10, 26],
      w: 17,
      tone: (u, v) =>
        (Math.abs(u - 0.5) < 0.17 ? 0 : 0.35 + 0.8 * Math.abs(u - 0.5)) * (1.1 - v * 0.6),
      clip: c,
    })
    art.carve((u, v) => V(v, u), 'a', {
      rows: 46,
      dash: [20, 70],
      gap: [30, 80],
      w: 8,
      tone: (_u, v) => (Math.abs(v - 0.5) < 0.17 ? 0 : clamp(1.2 - Math.abs(v - 0.5) * 2.6)),
      clip: c,
    })
    // skylight
    const sk = (a: number, z: number) => Pp(Math.cos(a) * W, EN + Math.sin(a) * 470, z),
      a0 = Math.PI * 1.35,
      a1 = Math.PI * 1.65
    const L = []
    for (const z of [0.5, 0.6, 0.8, 1.2, 2, ZE]) L.push(sk(a0, z))
    const Rr = []
    for (const z of [0.5, 0.6, 0.8, 1.2, 2, ZE]) Rr.push(sk(a1, z))
    const sd = `${polyline(L.concat(Rr.reverse()))}Z`
    art.line(sd, 'k', 20)
    art.fill(sd, 'p')
    const sc = art.clip(sd)
    art.carve((u, v) => V(0.35 + 0.3 * v, u), 'a', {
      rows: 18,
      dash: [30, 120],
      gap: [30, 90],
      w: 8,
      clip: sc,
    })
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const a = a0 + (a1 - a0) * t
      art.line(polyline([sk(a, 0.5), sk(a, ZE)]), 'k', 6)
    }
    for (const z of [0.62, 0.76, 0.93, 1.14, 1.4, 1.74, 2.2, 2.8]) {
      const P = []
      for (let i = 0; i <= 8; i++) P.push(sk(a0 + ((a1 - a0) * i) / 8, z))
      art.line(polyline(P), 'k', 7 / z + 2)
    }
    // ribs
    for (const z of [0.8, 1, 1.28, 1.64, 2.1, 2.7, ZE]) {
      art.line(polyline(arc(z)), 'k', 26 / z)
      art.line(polyline(arc(z, 0.985)), 'a', 9 / z)
    }
  }
  // sun disc on plinth
  art.disc(800, 640, 132, 'k')
  art.disc(800, 640, 122, 'a')
  for (const r of [112, 82, 52])
    art.add(`<circle class="s-k" cx="800" cy="640" r="${r}" stroke-width="4"/>`)
  {
    const sp = (x: number, y: number, r: number) => {
      let d = ''
      for (let i = 0; i <= 30; i++) {
        const t = i / 30,
          a = t * 12,
          k = r * (1 - t * 0.9)
        d += `${(i ? 'L' : 'M') + round(x + Math.cos(a) * k)} ${round(y + Math.sin(a) * k)}`
      }
      art.line(d, 'k', 3.4)
    }
    for (let i = 0; i < 12; i++) {
      const a = (i * 30 * Math.PI) / 180
      sp(800 + Math.cos(a) * 97, 640 + Math.sin(a) * 97, 13)
    }
    for (let i = 0; i < 7; i++) {
      const a = (i * 51.4 * Math.PI) / 180
      sp(800 + Math.cos(a) * 67, 640 + Math.sin(a) * 67, 13)
    }
    sp(800, 640, 40)
  }
  art.carve(on.ring(800, 640, 60, 120, 200, 320), 'p', {
    rows: 5,
    dash: [20, 70],
    gap: [14, 40],
    w: 7,
    tone: (_u, v) => v,
  })
  art.carve(on.ring(800, 640, 90, 120, 10, 110), 'b', {
    rows: 3,
    dash: [24, 70],
    gap: [8, 20],
    w: 8,
  })
  art.fill('M764 764H836L846 800H754Z', 'k')
  art.fill('M716 798H884V904H716Z', 'k')
  art.rect(728, 806, 144, 90, 'b')
  art.carve(on.straight(730, 810, 730, 896, 140, 0), 'k', {
    rows: 14,
    dash: [24, 70],
    gap: [8, 20],
    w: 9,
    tone: (_u, v) => clamp(v * 1.4 - 0.2),
  })
  art.fill('M700 900H900V926H700Z', 'k')
  art.line('M706 902H894M720 802H880', 'p', 5)
  // columns, far to near
  for (const z of [2.7, 2.1, 1.64, 1.28, 1])
    for (const s of [-1, 1]) {
      const [x, yb] = Pp(s * W, FL, z),
        yt = Pp(s * W, EN, z)[1],
        w = 56 / z,
        h = yb - yt
      const d = `M${round(x - w)} ${round(yb)}L${round(x - w * 0.84)} ${round(yt)}H${round(x + w * 0.84)}L${round(x + w)} ${round(yb)}Z`
      art.line(d, 'k', 13 / z + 3)
      art.fill(d, 'p')
      const c = art.clip(d)
      art.carve((u, v) => [x + (v * 2 - 1) * w * (1 - 0.16 * u), yb - h * u], 'k', {
        rows: 8,
        dash: [60 / z, 200 / z],
        gap: [8, 22],
        w: 12 / z + 1,
        tone: (_u, v) => {
          const k = s < 0 ? 1 - v : v
          return 0.25 + clamp(k * 1.3 - 0.3)
        },
        clip: c,
      })
      art.carve((u, v) => [x + (v * 2 - 1) * w * (1 - 0.16 * u), yb - h * u], 'a', {
        rows: 6,
        dash: [60 / z, 160 / z],
        gap: [20, 60],
        w: 9 / z,
        tone: (_u, v) => {
          const k = s < 0 ? 1 - v : v
          return k > 0.35 && k < 0.8 ? 0.9 : 0
        },
        clip: c,
      })
      const b = (y: number, ww: number, hh: number, f: Ink) => {
        art.rect(x - ww - 5 / z, y - 5 / z, ww * 2 + 10 / z, hh + 10 / z, 'k')
        art.rect(x - ww, y, ww * 2, hh, f)
      }
      b(yb - 30 / z, w * 1.35, 32 / z, 'p')
      b(yb - 50 / z, w * 1.16, 16 / z, 'a')
      b(yt, w * 1.06, 18 / z, 'a')
      b(yt - 34 / z, w * 1.4, 30 / z, 'p')
      for (const t of [-1, 1]) {
        art.add(
          `<circle class="k" cx="${round(x + t * w * 1.12)}" cy="${round(yt - 4 / z)}" r="${round(20 / z)}"/><circle class="a" cx="${round(x + t * w * 1.12)}" cy="${round(yt - 4 / z)}" r="${round(14 / z)}"/><circle class="k" cx="${round(x + t * w * 1.12)}" cy="${round(yt - 4 / z)}" r="${round(6 / z)}"/>`,
        )
      }
    }
  // entablature over the columns
  for (const s of [-1, 1]) {
    const d = `M${q(s * W * 0.93, EN - 34, 0.5)}L${q(s * W * 0.93, EN - 34, ZE)}L${q(s * W * 0.93, EN - 104, ZE)}L${q(s * W * 0.93, EN - 104, 0.5)}Z`
    art.line(d, 'k', 8)
    art.fill(d, 'b')
    const c = art.clip(d)
    for (const y of [-48, -90])
      art.line(`M${q(s * W * 0.93, EN + y, 0.5)}L${q(s * W * 0.93, EN + y, ZE)}`, 'a', 5)
    art.carve(
      (u, v) => Pp(s * W * 0.93, EN - 60 - 20 * v, 1 / (1 / 0.6 + (1 / ZE - 1 / 0.6) * u)),
      'p',
      { rows: 1, dash: [10, 16], gap: [10, 14], w: 9, clip: c },
    )
  }
  // visitors
  const ad =
      'M-5-84C-7-80-15-80-17-73C-20-62-20-50-19-42L-15-40C-14-50-14-60-12-66C-12-54-14-46-16-34L-10-32L-9-4L-13 0H-3L-1-30H1L4 0H13L9-4L10-32L16-34C14-46 12-54 12-66C14-60 14-50 15-40L19-42C20-50 20-62 17-73C15-80 7-80 5-84Z',
    dr =
      'M-5-84C-7-80-14-80-16-73C-18-62-18-52-17-44L-13-43C-13-54-12-60-11-64C-11-54-15-40-19-24H-8L-7-3L-10 0H-2L-1-24H2L3 0H10L7-3L8-24H19C15-40 11-54 11-64C13-58 16-54 20-50L24-54C20-62 18-70 15-75C13-80 7-80 5-84Z'
  const vis = (x: number, y: number, h: number, d: string, o: Visitor = {}) => {
    const k = h / 100
    art.add(
      `<path class="k" d="M${x - 14 * k} ${y}Q${x} ${y - 6 * k} ${x + 14 * k} ${y}L${x + (x - 800) * 0.22 + 10 * k} ${y + 46 * k}Q${x + (x - 800) * 0.2} ${y + 52 * k} ${x + (x - 800) * 0.2 - 16 * k} ${y + 44 * k}Z"/>`,
    )
    art.add(
      `<g transform="translate(${x} ${y}) scale(${round(k * (o.fl || 1) * 100) / 100} ${round(k * 100) / 100})"><path class="s-p" stroke-width="${round((7 / k) * 10) / 10}" d="${d}"/><path class="k" d="${d}"/><ellipse class="k" cx="0" cy="-91" rx="7.6" ry="9"/>${o.bun ? '<circle class="k" cx="3" cy="-101" r="4.6"/>' : ''}${o.hat ? '<path class="k" d="M-13-95Q0-100 13-95L8-98Q6-106 0-106T-8-98Z"/>' : ''}<path class="s-${o.c || 'a'}" stroke-width="1.6" d="M-11-76Q-5-80-3-82M11-76Q5-80 3-82M-4-98Q0-101 4-98M-5-72L-6-40M6-70L6-44M0-66V-40"/>${o.bag ? `<path class="s-p" stroke-width="2" d="M-12-78L12-48"/><path class="b" d="M8-56h13v16h-13z"/>` : ''}</g>`,
    )
  }
  vis(668, 900, 132, ad, { hat: 1 })
  vis(1010, 930, 150, dr, { bun: 1 })
  vis(1062, 938, 96, dr, { c: 'b' })
  vis(560, 1020, 236, ad, { bag: 1, c: 'c' })
  vis(470, 1040, 232, dr, { bun: 1, fl: -1, c: 'b' })
  vis(944, 872, 96, ad)
  vis(1180, 1056, 262, ad, { c: 'c' })
  return art
}
