import { Art } from '../kit/art.ts'
import { clamp, type Point, pairs, spline, triples } from '../kit/geometry.ts'
import type { Ink } from '../kit/inks.ts'
import { on } from '../kit/surfaces.ts'

/** A medieval winged altarpiece in gold with the crucifixion, saints and lit candles. */
export function altertavle(): Art {
  const art = new Art(88)
  art.rect(-40, -40, 1680, 1280, 'k')
  const cx = 800,
    cy = 470
  art.carve(on.rays(cx, cy, 420, 1400, 180, 360), 'c', {
    rows: 84,
    dash: [80, 280],
    gap: [20, 60],
    w: 20,
    tone: (u) => 1 - u * 0.5,
  })
  art.carve(on.rays(cx, cy, 300, 1400, 150, 390), 'a', {
    rows: 90,
    dash: [50, 180],
    gap: [50, 150],
    w: 10,
    tone: (u) => clamp(1.2 - u * 1.1),
  })
  art.carve(on.rays(cx, cy, 300, 1400, 0, 180), 'c', {
    rows: 70,
    dash: [80, 240],
    gap: [30, 80],
    w: 15,
    tone: (u) => 0.7 - u * 0.5,
  })
  // gothic crown over the centre
  for (const [x, h, w] of triples([
    560, 210, 22, 1040, 210, 22, 680, 270, 24, 920, 270, 24, 800, 350, 34,
  ])) {
    const y = 270
    art.fill(
      `M${x - w} ${y}L${x - w * 0.6} ${y - h * 0.5}L${x} ${y - h * 0.78}L${x + w * 0.6} ${y - h * 0.5}L${x + w} ${y}Z`,
      'k',
    )
    art.fill(
      `M${x - w + 6} ${y}L${x - w * 0.42} ${y - h * 0.48}L${x} ${y - h * 0.7}L${x + w * 0.42} ${y - h * 0.48}L${x + w - 6} ${y}Z`,
      'a',
    )
    art.carve(on.straight(x + 2, y - h * 0.6, x + 4, y, w * 0.7, 0), 'b', {
      rows: 3,
      dash: [20, 60],
      gap: [8, 18],
      w: 6,
      tone: (_u, v) => 0.4 + v,
    })
    for (let i = 1; i < 6; i++)
      for (const s of [-1, 1])
        art.disc(x + s * w * (0.2 + (0.75 * i) / 6), y - h * 0.78 + (h * 0.78 * i) / 6, 7, 'a')
    art.line(`M${x} ${y - h * 0.72}V${y - h * 0.86}M${x - 9} ${y - h * 0.8}H${x + 9}`, 'a', 6)
  }
  {
    const y = 286
    art.rect(486, y - 62, 628, 66, 'k')
    let d = ''
    for (let i = 0; i < 13; i++) {
      const x = 496 + i * 47
      d += `M${x} ${y}V${y - 26}Q${x + 4} ${y - 48} ${x + 22} ${y - 56}Q${x + 40} ${y - 48} ${x + 44} ${y - 26}V${y}H${x + 35}V${y - 22}Q${x + 30} ${y - 36} ${x + 22} ${y - 40}Q${x + 14} ${y - 36} ${x + 9} ${y - 22}V${y}Z`
    }
    art.fill(d, 'a')
    for (let i = 0; i < 13; i++) art.disc(518 + i * 47, y - 14, 6, 'b')
  }
  // panel builder
  const frame = (x: number, y: number, w: number, h: number) => {
    art.rect(x - 22, y - 22, w + 44, h + 44, 'k')
    art.rect(x - 14, y - 14, w + 28, h + 28, 'a')
    art.carve(on.straight(x + w + 2, y - 10, x + w + 2, y + h + 10, 10, 0), 'b', {
      rows: 1,
      dash: [30, 90],
      gap: [10, 24],
      w: 10,
    })
    art.carve(on.straight(x - 10, y - 10, x - 10, y + h + 10, 8, 0), 'p', {
      rows: 1,
      dash: [30, 90],
      gap: [14, 30],
      w: 8,
    })
    art.line(`M${x - 14} ${y - 14}H${x + w + 14}V${y + h + 14}H${x - 14}Z`, 'k', 4)
    art.rect(x - 2, y - 2, w + 4, h + 4, 'k')
  }
  const fig = (x: number, y: number, s: number, robe: Ink, cut: Ink, attr: string, fl = 1) => {
    art.open({ move: `translate(${x} ${y}) scale(${fl * s} ${s})` })
    const LO = (a: readonly Point[], b: readonly Point[]) => on.loft(spline(a), spline(b))
    art.disc(0, -252, 50, 'k')
    art.disc(0, -252, 44, 'a')
    art.carve(on.rays(0, -252, 24, 42), 'b', { rows: 24, dash: [14, 18], gap: [8, 10], w: 4.5 })
    art.add('<circle class="s-k" cx="0" cy="-252" r="37" stroke-width="3"/>')
    // tunic, then the mantle opening over it
    const tu = 'M-26-214L-40 0H46L26-214Z'
    art.line(tu, 'k', 10)
    art.fill(tu, cut === 'p' ? 'p' : 'a')
    art.carve(LO(pairs([-18, -200, -30, -100, -36, 0]), pairs([20, -200, 30, -100, 42, 0])), 'k', {
      rows: 8,
      dash: [30, 90],
      gap: [10, 24],
      w: 7,
      tone: (_u, v) => 0.25 + 0.75 * v,
    })
    for (const M of [-1, 1]) {
      const d =
        M < 0
          ? 'M-4-226C-44-220-64-196-70-156C-80-100-76-50-86 0H-34C-26-60-44-110-28-160C-22-186-12-204 4-216Z'
          : 'M4-226C44-220 62-196 68-156C78-100 74-50 84 0H22C44-60 8-110 22-160C24-186 14-204-4-216Z'
      art.line(d, 'k', 10)
      art.fill(d, robe)
      const c = art.clip(d)
      art.carve(
        M < 0
          ? LO(pairs([-10, -220, -62, -150, -80, 0]), pairs([-4, -214, -30, -150, -36, 0]))
          : LO(pairs([8, -220, 24, -150, 30, 0]), pairs([20, -222, 66, -150, 82, 0])),
        'k',
        {
          rows: 7,
          dash: [30, 100],
          gap: [8, 20],
          w: 9,
          tone: (_u, v) =>
            (M < 0 ? 0.15 + 0.4 * v : 0.4 + 0.6 * v) * (0.7 + 0.3 * Math.sin(v * 20)),
          clip: c,
        },
      )
      art.carve(
        M < 0
          ? LO(pairs([-14, -220, -66, -150, -82, 0]), pairs([-10, -216, -50, -150, -60, 0]))
          : LO(pairs([8, -220, 26, -150, 34, 0]), pairs([10, -220, 34, -150, 44, 0])),
        'p',
        { rows: 3, dash: [24, 80], gap: [16, 36], w: 7, tone: () => (M < 0 ? 1 : 0.6), clip: c },
      )
      art.line(
        M < 0
          ? 'M4-216C-12-204-22-186-28-160C-44-110-26-60-34 0'
          : 'M-4-216C14-204 24-186 22-160C8-110 44-60 22 0',
        'a',
        5,
      )
    }
    // bowed head under a veil; no features
    art.fill('M-28-214C-36-250-26-292 2-294C30-292 36-254 28-214C10-204-12-204-28-214Z', 'k')
    art.fill('M-15-232C-21-256-13-276 4-276C20-272 22-250 13-234C6-222-7-222-15-232Z', 'p')
    art.line('M-10-255q5-4 9-1M5-256q5-3 9 0M2-256v12l-3 3', 'k', 2.6)
    art.line('M-3-235h8', 'k', 2.6)
    art.fill('M12-268C20-262 20-246 12-234C9-240 8-258 12-268Z', 'k')
    // forearms and joined hands
    art.line('M-54-112L-10-146M52-112L12-146', 'k', 32)
    art.line('M-54-112L-10-146M52-112L12-146', robe, 20)
    art.line('M-50-122L-14-150', 'p', 3.4)
    art.fill('M-11-138C-12-160-4-178 2-190C8-178 14-160 12-138Q0-130-11-138Z', 'k')
    art.fill('M-6-142C-6-160-1-172 1-180V-140ZM4-180C6-172 9-160 8-142L4-140Z', 'p')
    if (attr === 'key') {
      art.line('M38-96L62-200', 'k', 13)
      art.line('M38-96L62-200', 'a', 6)
      art.add('<circle class="s-a" cx="65" cy="-212" r="12" stroke-width="7"/>')
      art.line('M40-108l16 4', 'a', 7)
    }
    if (attr === 'sword') {
      art.line('M62-10V-206', 'k', 17)
      art.line('M62-14V-202', 'p', 8)
      art.line('M38-166H86', 'k', 15)
      art.line('M40-166H84', 'a', 7)
    }
    if (attr === 'book') {
      art.fill('M-32-176h58v62h-58z', 'k')
      art.fill('M-26-170h46v50h-46z', 'p')
      art.fill('M-21-165h36v40h-36z', 'k')
      art.fill('M-3-160l11 15l-11 15l-11-15z', 'a')
      art.line('M20-160h8M20-130h8', 'k', 5)
    }
    if (attr === 'staff') {
      art.line('M62 0V-226C62-270 104-268 98-232C96-218 78-220 82-234', 'k', 15)
      art.line('M62 0V-226C62-270 104-268 98-232C96-218 78-220 82-234', 'a', 7)
    }
    art.close()
  }
  const niche = (x: number, y: number, w: number, h: number, bg: Ink) => {
    art.rect(x, y, w, h, bg)
    const c = art.clip(`M${x} ${y}h${w}v${h}h${-w}z`)
    art.open({ clip: c })
    art.carve(on.rays(x + w / 2, y + h * 0.3, 30, h, 0, 360), bg === 'a' ? 'b' : 'a', {
      rows: 44,
      dash: [20, 70],
      gap: [24, 60],
      w: 6,
      tone: (u) => 1 - u * 0.4,
    })
    art.close()
  }
  const arch = (x: number, y: number, w: number) => {
    const d = `M${x} ${y}h${w}v74C${x + w - 6} ${y + 44} ${x + w * 0.7} ${y + 46} ${x + w * 0.62} ${y + 30}C${x + w * 0.58} ${y + 50} ${x + w * 0.54} ${y + 24} ${x + w / 2} ${y + 14}C${x + w * 0.46} ${y + 24} ${x + w * 0.42} ${y + 50} ${x + w * 0.38} ${y + 30}C${x + w * 0.3} ${y + 46} ${x + 6} ${y + 44} ${x} ${y + 74}Z`
    art.fill(d, 'k', 'transform="translate(0 7)"')
    art.fill(d, 'a')
    art.carve(on.straight(x, y + 4, x + w, y + 4, 0, 44), 'b', {
      rows: 4,
      dash: [14, 40],
      gap: [10, 26],
      w: 6,
      tone: () => 0.8,
      clip: art.clip(d),
    })
    for (const t of [0.16, 0.84])
      art.disc(x + w * t, y + 22, 9, 'k').disc(x + w * t, y + 22, 4, 'p')
  }
  // wings

  for (const [x, fl] of [
    [232, 1],
    [1136, -1],
  ] as const) {
    art.open({ move: `translate(${x + 116} 616) skewY(${fl * 3.2}) translate(${-(x + 116)} -616)` })
    frame(x, 322, 232, 588)
    niche(x, 322, 232, 288, 'b')
    niche(x, 622, 232, 288, 'c')
    art.rect(x - 4, 606, 240, 18, 'k')
    art.line(`M${x} 615h232`, 'a', 7)
    if (fl > 0) {
      fig(x + 116, 606, 0.84, 'c', 'p', 'key')
      fig(x + 116, 906, 0.84, 'b', 'p', 'book', -1)
    } else {
      fig(x + 116, 606, 0.84, 'c', 'p', 'sword', -1)
      fig(x + 116, 906, 0.84, 'b', 'p', 'staff')
    }
    arch(x, 322, 232)
    arch(x, 622, 232)
    art.close()
  }
  // centre
  frame(506, 292, 588, 628)
  art.rect(506, 292, 588, 628, 'a')
  const cc = art.clip('M506 292h588v628h-588z')
  art.open({ clip: cc })
  art.carve(on.rays(cx, cy, 60, 620), 'p', {
    rows: 72,
    dash: [60, 170],
    gap: [16, 40],
    w: 13,
    tone: (u) => 1 - u * 0.35,
  })
  art.carve(on.rays(cx, cy, 140, 620, 2, 362), 'b', {
    rows: 72,
    dash: [40, 130],
    gap: [30, 80],
    w: 9,
    tone: (u) => clamp(u * 1.3 - 0.05),
  })
  art.add(
    `<circle class="s-k" cx="${cx}" cy="${cy}" r="128" stroke-width="7"/><circle class="s-b" cx="${cx}" cy="${cy}" r="114" stroke-width="12"/><circle class="s-k" cx="${cx}" cy="${cy}" r="102" stroke-width="4"/>`,
  )
  art.carve(on.ring(cx, cy, 110, 118), 'p', { rows: 1, dash: [6, 7], gap: [17, 18], w: 12 })
  // hill
  art.fill('M500 930V850Q640 800 800 806T1100 850V930Z', 'k')
  art.carve((u, v) => [500 + 600 * u, 826 + v * 100 - 16 * Math.sin(u * 3.14)], 'c', {
    rows: 6,
    dash: [30, 100],
    gap: [16, 44],
    w: 10,
  })
  // cross
  const cr = 'M778 350H822V440H980V484H822V840H778V484H620V440H778Z'
  art.line(cr, 'k', 14)
  art.fill(cr, 'b')
  art.carve(on.straight(786, 352, 786, 838, 32, 0), 'k', {
    rows: 4,
    dash: [40, 130],
    gap: [10, 26],
    w: 8,
    tone: (_u, v) => 0.3 + v * 0.8,
  })
  art.carve(on.straight(626, 448, 976, 448, 0, 30), 'k', {
    rows: 3,
    dash: [40, 110],
    gap: [10, 26],
    w: 7,
    tone: (_u, v) => 0.2 + v,
  })
  art.rect(768, 330, 64, 34, 'k')
  art.line('M778 347h44', 'p', 6, 'stroke-dasharray="9 5"')
  // Christ, head bowed, no features
  const body =
    'M632 446C680 452 730 470 768 476C764 500 766 540 774 580C770 620 774 660 784 700C786 740 790 780 796 812H816C822 770 826 730 828 694C836 660 836 620 826 580C834 540 836 500 832 476C870 470 920 452 968 446L964 430C910 436 860 444 820 452H780C740 444 690 436 636 430Z'
  art.line(body, 'k', 13)
  art.fill(body, 'p')
  const bc = art.clip(body)
  art.carve(
    on.loft(
      spline(pairs([802, 470, 804, 580, 806, 700, 806, 812])),
      spline(pairs([836, 470, 830, 580, 832, 700, 818, 812])),
    ),
    'k',
    { rows: 6, dash: [20, 70], gap: [8, 20], w: 8, tone: (_u, v) => 0.2 + v, clip: bc },
  )
  art.line('M784 500q16 12 34 0M782 518q18 12 38 0M784 536q16 10 32 0M796 700V800', 'k', 4)
  art.carve(on.straight(640, 444, 770, 470, 0, 8), 'k', {
    rows: 2,
    dash: [20, 60],
    gap: [14, 30],
    w: 5,
    clip: bc,
  })
  art.carve(on.straight(960, 442, 830, 468, 0, 8), 'k', {
    rows: 2,
    dash: [20, 60],
    gap: [14, 30],
    w: 5,
    clip: bc,
  })
  const lo =
    'M766 582C790 596 812 596 834 580L846 650C820 640 800 652 786 690C780 660 770 640 762 640Z'
  art.line(lo, 'k', 8)
  art.fill(lo, 'a')
  art.line('M776 592q10 40 8 70M796 596q0 30-4 60M814 594q2 20-2 48', 'k', 4)
  art.disc(786, 424, 44, 'k')
  art.disc(786, 424, 37, 'a')
  art.line('M786 390V458M752 424H820', 'b', 7)
  art.fill('M770 470C752 450 754 408 784 402C812 402 822 430 812 462C800 480 784 484 770 470Z', 'k')
  art.fill('M768 462C760 446 764 426 778 422C792 422 798 440 792 460C784 474 774 474 768 462Z', 'p')
  art.line('M760 422Q784 404 812 424', 'a', 5, 'stroke-dasharray="6 5"')
  art.line('M767 441q4 3 8 0M782 441q4 3 8 0M777 440l-2 12', 'k', 2.8)
  art.fill('M768 458Q778 452 790 458Q786 476 776 478Q768 470 768 458Z', 'k')
  art.disc(632, 438, 9, 'k')
  art.disc(968, 438, 9, 'k')
  art.close()
  fig(636, 890, 1.12, 'c', 'p', '')
  fig(964, 890, 1.12, 'b', 'p', '', -1)
  // tracery over centre
  arch(506, 292, 196)
  arch(702, 292, 196)
  arch(898, 292, 196)
  art.rect(480, 284, 640, 12, 'k')
  art.line('M488 290H1112', 'p', 4)
  // predella
  art.rect(440, 930, 720, 74, 'k')
  art.rect(450, 938, 700, 58, 'b')
  art.carve(on.straight(452, 944, 1148, 944, 0, 46), 'k', {
    rows: 5,
    dash: [30, 110],
    gap: [14, 40],
    w: 8,
    tone: (_u, v) => 0.3 + v * 0.7,
  })
  for (let i = 0; i < 13; i++) {
    const x = 484 + i * 52.6
    art.disc(x, 967, 19, 'k')
    art.disc(x, 967, 15, 'a')
    art.fill(`M${x} 957l4 7l8 3l-8 4l-4 7l-4-7l-8-4l8-3z`, 'k')
  }
  // altar
  art.fill('M-40 1008H1640V1240H-40Z', 'k')
  art.rect(120, 1004, 1360, 64, 'p')
  {
    let d = ''
    for (let i = 0; i < 68; i++) d += `M${130 + i * 20} 1068l10 16l10-16z`
    art.fill(d, 'p')
  }
  art.carve(on.straight(130, 1010, 130, 1060, 1340, 0), 'k', {
    rows: 90,
    dash: [20, 44],
    gap: [10, 20],
    w: 5,
    tone: (_u, v) => 0.5 * Math.abs(Math.sin(v * 40)),
  })
  art.line('M130 1052H1470', 'b', 7, 'stroke-dasharray="2 18"')
  art.fill('M120 1084H1480V1240H120Z', 'b')
  art.carve(on.straight(126, 1090, 126, 1240, 1350, 0), 'k', {
    rows: 96,
    dash: [30, 110],
    gap: [10, 26],
    w: 10,
    tone: (_u, v) => 0.3 + 0.6 * Math.abs(Math.sin(v * 26)),
  })
  for (let i = 0; i < 9; i++) {
    const x = 200 + i * 150
    art.add(
      `<g transform="translate(${x} 1154)"><path class="k" d="M0-44L14-14L44 0L14 14L0 44L-14 14L-44 0L-14-14Z"/><path class="a" d="M0-34L10-10L34 0L10 10L0 34L-10 10L-34 0L-10-10Z"/><circle class="k" r="6"/></g>`,
    )
  }
  // candles
  for (const [x, h] of pairs([180, 150, 1420, 150, 90, 110, 1510, 110])) {
    const y = 1008
    art.disc(x, y - h - 48, 50, 'k', 60)
    art.carve(on.rays(x, y - h - 48, 50, 104), 'a', {
      rows: 20,
      dash: [20, 44],
      gap: [14, 30],
      w: 5.5,
    })
    art.fill(`M${x - 40} ${y}q30-14 32-44h16q2 30 32 44z`, 'k')
    art.fill(`M${x - 30} ${y - 3}q24-12 26-40h8q2 28 26 40z`, 'a')
    art.rect(x - 30, y - 56, 60, 12, 'k')
    art.rect(x - 25, y - 54, 50, 7, 'a')
    art.rect(x - 17, y - 56 - h + 40, 34, h - 40, 'k')
    art.rect(x - 12, y - 52 - h + 40, 24, h - 46, 'p')
    art.carve(on.straight(x + 4, y - h - 8, x + 4, y - 62, 7, 0), 'b', {
      rows: 1,
      dash: [24, 60],
      gap: [8, 14],
      w: 7,
    })
    art.fill(`M${x} ${y - h - 80}q26 40 0 66q-26-26 0-66z`, 'k')
    art.fill(`M${x} ${y - h - 72}q20 34 0 54q-20-22 0-54z`, 'p')
    art.fill(`M${x} ${y - h - 50}q10 18 0 30q-10-12 0-30z`, 'b')
  }
  return art
}
