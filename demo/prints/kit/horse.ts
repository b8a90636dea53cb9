import type { Art } from './art.ts'
import { clamp, contour, pairs, spline, triples } from './geometry.ts'
import type { Ink } from './inks.ts'
import { body, tube } from './limbs.ts'
import { on } from './surfaces.ts'

/** undefined */
export function horse(art: Art, coat: Ink = 'c', lit: Ink = 'a', sh: Ink = 'k'): void {
  const far = [
    tube(
      triples([-78, -150, 26, -74, -112, 17, -66, -76, 11, -60, -44, 8, -52, -20, 8.5, -58, -8, 9]),
      { cap: 0.3, cap0: 0.3 },
    ).d,
    tube(triples([74, -150, 30, 84, -112, 19, 72, -82, 12, 48, -48, 8.5, 32, -28, 9, 22, -20, 9]), {
      cap: 0.3,
      cap0: 0.3,
    }).d,
  ]
  const fh = ['M-72-12L-48-10L-46 1H-78Z', 'M28-30L14-12L2-22L12-34Z'] as const
  for (const d of far) {
    art.line(d, 'k', 9)
    art.fill(d, 'k')
  }
  for (const d of fh) art.fill(d, 'k')
  const trunk = contour(
    pairs([
      -62, -252, -30, -244, 10, -236, 50, -242, 84, -252, 112, -244, 130, -222, 136, -190, 126,
      -158, 104, -140, 78, -138, 40, -126, 0, -120, -40, -122, -72, -128, -100, -138, -122, -160,
      -126, -190, -104, -226,
    ]),
  )
  const neck = contour(
    pairs([
      -48, -250, -80, -284, -108, -322, -138, -346, -158, -340, -160, -312, -150, -286, -140, -262,
      -136, -232, -132, -196, -122, -164, -90, -170, -60, -210,
    ]),
  )
  const head = contour(
    pairs([
      -132, -344, -150, -350, -168, -340, -184, -318, -202, -288, -218, -262, -224, -248, -218,
      -236, -206, -232, -196, -238, -184, -252, -168, -268, -150, -278, -138, -296, -130, -320,
    ]),
  )
  const ear = 'M-156-346L-160-378L-142-352Z',
    ear2 = 'M-144-350L-140-378L-130-346Z'
  const nf = tube(
    triples([
      -92, -168, 34, -98, -140, 25, -116, -114, 17, -136, -94, 12.5, -140, -74, 9, -132, -48, 8,
      -126, -34, 9, -132, -22, 9,
    ]),
    { cap: 0.3, cap0: 0.3 },
  ).d
  const nh = tube(
    triples([
      92, -196, 46, 98, -160, 38, 110, -128, 24, 128, -104, 15, 136, -86, 12.5, 140, -58, 8.5, 144,
      -30, 9, 138, -14, 9.5,
    ]),
    { cap: 0.3, cap0: 0.3 },
  ).d
  const hv = [
    'M-142-26L-120-30L-120-14L-140-8L-150-12Z',
    'M128-14L150-16L152-2L128 1L120-2Z',
  ] as const
  const tail = contour(
    pairs([
      122, -238, 146, -240, 164, -214, 172, -170, 186, -120, 206, -92, 172, -98, 156, -122, 146,
      -160, 136, -200,
    ]),
  )
  art.line(tail, 'k', 10)
  art.fill(tail, 'k')
  body(
    art,
    [
      [trunk, coat],
      [nh, coat],
      [neck, coat],
      [nf, coat],
      [ear2, coat],
      [head, coat],
      [ear, coat],
    ],
    5,
  )
  for (const d of hv) art.fill(d, 'k')
  // carved form: light from the left and above
  const tc = art.clip(trunk),
    nc = art.clip(neck),
    hc = art.clip(head),
    nhc = art.clip(nh),
    nfc = art.clip(nf)
  art.carve(
    on.loft(
      spline(pairs([-110, -220, -40, -240, 20, -232, 84, -248, 130, -214])),
      spline(pairs([-120, -150, -40, -128, 20, -124, 84, -140, 130, -170])),
    ),
    lit,
    { rows: 11, dash: [14, 44], gap: [8, 20], w: 5.4, tone: (_u, v) => clamp(1.05 - v * 1.7) },
  )
  art.carve(
    on.loft(
      spline(pairs([-110, -220, -40, -240, 20, -232, 84, -248, 130, -214])),
      spline(pairs([-124, -150, -40, -122, 20, -120, 84, -138, 130, -160])),
    ),
    sh,
    {
      rows: 14,
      dash: [14, 46],
      gap: [5, 12],
      w: 6,
      tone: (u, v) => clamp(v * 2 - 0.9) + (u > 0.24 && u < 0.42 ? clamp(v * 1.3 - 0.5) : 0),
      clip: tc,
    },
  )
  art.carve(
    on.loft(
      spline(pairs([110, -246, 138, -200, 128, -150, 142, -90])),
      spline(pairs([74, -236, 60, -196, 84, -140, 124, -88])),
    ),
    lit,
    {
      rows: 8,
      dash: [12, 36],
      gap: [8, 20],
      w: 5,
      tone: (u, v) => clamp(0.2 + v * 0.9) * clamp(1.1 - u),
      clip: nhc,
    },
  )
  art.carve(
    on.loft(
      spline(pairs([120, -240, 140, -196, 132, -150, 146, -90, 150, -20])),
      spline(pairs([90, -236, 90, -196, 106, -140, 134, -88, 138, -20])),
    ),
    sh,
    { rows: 7, dash: [14, 44], gap: [5, 12], w: 6, tone: (_u, v) => clamp(1 - v * 1.2), clip: nhc },
  )
  art.line('M62-150Q72-176 60-206', 'k', 3.4)
  art.line('M-58-214Q-86-190-78-152', 'k', 3.4)
  art.carve(
    on.loft(
      spline(pairs([-122, -160, -136, -230, -150, -300])),
      spline(pairs([-86, -180, -96, -240, -120, -320])),
    ),
    lit,
    {
      rows: 7,
      dash: [14, 40],
      gap: [8, 18],
      w: 5.6,
      tone: (_u, v) => clamp(1.1 - v * 1.1),
      clip: nc,
    },
  )
  art.carve(
    on.loft(
      spline(pairs([-60, -200, -76, -260, -110, -320])),
      spline(pairs([-94, -180, -106, -240, -124, -310])),
    ),
    sh,
    { rows: 6, dash: [14, 40], gap: [6, 14], w: 6, tone: (_u, v) => clamp(1 - v * 1.1), clip: nc },
  )
  art.carve(
    on.loft(
      spline(pairs([-108, -150, -124, -112, -146, -92, -138, -40])),
      spline(pairs([-84, -150, -104, -112, -130, -92, -126, -40])),
    ),
    sh,
    { rows: 4, dash: [12, 34], gap: [6, 14], w: 5, tone: (_u, v) => v, clip: nfc },
  )
  art.carve(
    on.loft(
      spline(pairs([-112, -150, -128, -114, -148, -94])),
      spline(pairs([-98, -150, -116, -112, -138, -92])),
    ),
    lit,
    { rows: 3, dash: [12, 30], gap: [8, 16], w: 4.4, tone: (_u, v) => 1 - v * 0.7, clip: nfc },
  )
  // head details
  art.carve(
    on.loft(
      spline(pairs([-170, -334, -196, -296, -218, -256])),
      spline(pairs([-160, -326, -184, -292, -206, -252])),
    ),
    lit,
    { rows: 3, dash: [14, 40], gap: [6, 12], w: 5, tone: (_u, v) => 1.1 - v * 0.6, clip: hc },
  )
  art.line('M-140-300Q-150-276-170-272', 'k', 3.4)
  art.fill('M-178-316q6-6 12 0q-6 5-12 0z', 'k')
  art.disc(-213, -251, 3.2, 'k')
  art.line('M-216-240L-200-246', 'k', 2.6)
  art.carve(
    on.loft(
      spline(pairs([-142, -292, -160, -280, -190, -254])),
      spline(pairs([-150, -304, -168, -290, -196, -262])),
    ),
    sh,
    { rows: 3, dash: [10, 24], gap: [6, 12], w: 4, tone: (_u, v) => 0.9 - v * 0.6, clip: hc },
  )
  // mane, forelock
  art.fill(
    contour(
      pairs([
        -140, -352, -116, -340, -88, -306, -58, -268, -44, -246, -66, -236, -76, -246, -84, -262,
        -94, -260, -98, -278, -110, -280, -112, -298, -124, -304, -126, -322, -138, -330,
      ]),
    ),
    'k',
  )
  art.carve(
    on.loft(
      spline(pairs([-130, -346, -92, -302, -52, -252])),
      spline(pairs([-126, -322, -98, -284, -68, -244])),
    ),
    lit,
    { rows: 4, dash: [10, 22], gap: [8, 18], w: 3.6, tone: () => 0.9 },
  )
  art.fill('M-150-352q-14 4-26 30q20-6 34-26z', 'k')
  art.carve(
    on.loft(
      spline(pairs([132, -236, 158, -200, 168, -140, 200, -94])),
      spline(pairs([140, -226, 146, -180, 156, -130, 176, -98])),
    ),
    lit,
    { rows: 4, dash: [16, 44], gap: [10, 22], w: 4, tone: () => 0.9 },
  )
}
