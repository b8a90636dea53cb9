import type { Art } from '../../kit/art.ts'
import { cloth, hand, head, type Light, shoe, sleeve } from '../../kit/figure.ts'
import type { Joint } from '../../kit/geometry.ts'
import { clamp, contour, pairs, triples } from '../../kit/geometry.ts'
import { outlined } from '../../kit/limbs.ts'
import { on } from '../../kit/surfaces.ts'

const light: Light = { side: 1, rim: 'c' }

/** Breeches to the knee, a stocking, a buckled shoe. */
const leg = (art: Art, thigh: readonly Joint[], shin: readonly Joint[]) => {
  sleeve(art, shin, light, 'p')
  sleeve(art, thigh, light, 'k')
  const [x, y] = shin.at(-1) ?? [0, 0, 0]
  shoe(art, x, y + 22, 46)
  art.rect(x + 8, y + 2, 14, 12, 'c')
}

const jabot = (art: Art, x: number, y: number) => {
  outlined(
    art,
    `M${x - 10} ${y}Q${x + 16} ${y - 4} ${x + 24} ${y + 6}L${x + 22} ${y + 52}Q${x + 8} ${y + 60} ${x - 2} ${y + 46}Z`,
    'p',
    8,
  )
  art.line(`M${x + 4} ${y + 8}L${x + 8} ${y + 46}M${x + 14} ${y + 10}L${x + 15} ${y + 44}`, 'k', 4)
}

const cuff = (art: Art, x: number, y: number) => {
  art.disc(x, y, 20, 'k', 20)
  art.disc(x, y, 14, 'p', 14)
}

const wig = { hair: 'wig', hairInk: 'p', skin: 'p' } as const

/** Seated, facing right, the cello between his knees. */
export const cellist = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${s})` })
  outlined(art, 'M-104-128H20V-100H4V0H-20V-100H-70V0H-92V-100H-104Z', 'c', 10)
  leg(
    art,
    triples([0, -146, 36, 60, -156, 33, 116, -146, 27]),
    triples([118, -146, 23, 136, -92, 20, 128, -22, 13]),
  )
  // cello
  art.open({ move: 'translate(134 -128) rotate(12)' })
  art.line('M0 90V132', 'k', 9)
  art.line('M0-120V-330', 'k', 26)
  art.line('M0-120V-326', 'c', 9)
  const body = contour(
    pairs([
      0, -136, 44, -126, 54, -86, 38, -54, 34, -30, 58, 8, 64, 56, 38, 92, 0, 98, -38, 92, -64, 56,
      -58, 8, -34, -30, -38, -54, -54, -86, -44, -126,
    ]),
  )
  const wood = outlined(art, body, 'c', 15)
  art.carve(on.straight(-60, -130, -60, 96, 120, 0), 'k', {
    rows: 15,
    dash: [30, 90],
    gap: [14, 40],
    w: 8,
    tone: (_u, v) => clamp(1 - v * 1.7),
    clip: wood,
  })
  art.carve(on.straight(20, -120, 30, 90, 30, 0), 'p', {
    rows: 4,
    dash: [30, 90],
    gap: [20, 50],
    w: 6,
    clip: wood,
  })
  art.line('M-26-36Q-18-10-28 16M26-36Q18-10 28 16', 'k', 7)
  art.line('M-14-4H14', 'k', 9)
  art.line('M-8-320V64M-2-320V64M4-320V64', 'p', 2.4)
  art.fill('M-12 30H12L8 84H-8Z', 'k')
  art.line('M0-330Q-22-340-18-358Q-6-372 8-360', 'k', 15)
  art.close()
  // the far hand stops the strings
  sleeve(art, triples([14, -312, 22, 84, -280, 19, 156, -334, 14]), light, 'b')
  cuff(art, 158, -338)
  hand(art, 172, -350, 14)
  // coat
  cloth(
    art,
    pairs([-70, -170, -92, -100, -118, -30, -112, 0, -72, -8, -44, -90, -20, -150]),
    light,
    { ink: 'b', fall: 100, w: 8 },
  )
  cloth(
    art,
    pairs([-60, -120, -74, -210, -66, -300, -30, -344, 8, -338, 28, -296, 30, -220, 24, -130]),
    light,
    { ink: 'b', w: 8 },
  )
  leg(
    art,
    triples([-40, -126, 42, 40, -136, 38, 86, -122, 29]),
    triples([88, -122, 25, 92, -78, 22, 74, -22, 14]),
  )
  jabot(art, 0, -338)
  head(art, -8, -336, 0.84, light, { ...wig, turn: 8 })
  // the bow
  art.line('M66-168L290-214', 'k', 9)
  art.line('M66-164L290-208', 'p', 3)
  sleeve(art, triples([-36, -300, 27, -40, -228, 25, 6, -180, 20, 56, -176, 15]), light, 'b')
  cuff(art, 62, -176)
  hand(art, 80, -174, 14)
  art.close()
}

/** Standing, facing left. */
export const violinist = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${-s} ${s})` })
  leg(
    art,
    triples([14, -176, 27, 22, -140, 25, 26, -104, 21]),
    triples([26, -106, 19, 30, -64, 18, 24, -22, 12]),
  )
  leg(
    art,
    triples([-16, -176, 29, -18, -140, 27, -20, -104, 22]),
    triples([-20, -106, 20, -24, -64, 19, -36, -22, 13]),
  )
  cloth(
    art,
    pairs([
      -36, -336, 0, -348, 30, -332, 40, -280, 30, -224, 34, -150, -10, -130, -64, -92, -58, -160,
      -40, -230, -48, -290,
    ]),
    light,
    { ink: 'b', w: 8 },
  )
  cloth(art, pairs([12, -316, 34, -300, 34, -230, 40, -152, 16, -156, 8, -230]), light, {
    ink: 'c',
    w: 6,
    outline: 5,
  })
  for (const v of [-290, -262, -234, -206, -178]) art.disc(25, v, 4, 'k')
  jabot(art, 4, -342)
  head(art, -4, -336, 0.72, light, { ...wig, turn: 12 })
  // far arm under the violin
  sleeve(art, triples([22, -310, 19, 84, -290, 16, 126, -350, 12]), light, 'b')
  art.open({ move: 'translate(30 -352) rotate(-14)' })
  const fiddle = outlined(
    art,
    contour(
      pairs([
        0, -6, 10, -24, 36, -22, 52, -14, 72, -22, 92, -12, 96, 4, 88, 18, 70, 22, 52, 14, 34, 22,
        10, 20,
      ]),
    ),
    'c',
    11,
  )
  art.carve(on.straight(4, 6, 92, 6, 0, 16), 'k', {
    rows: 3,
    dash: [14, 40],
    gap: [8, 20],
    w: 6,
    clip: fiddle,
  })
  art.line('M90 0L158-4', 'k', 13)
  art.line('M60-2L150-5', 'p', 3)
  art.disc(162, -4, 9, 'k')
  art.close()
  cuff(art, 128, -356)
  hand(art, 136, -370, 12)
  art.line('M66-300L150-470', 'k', 7)
  art.line('M69-298L153-466', 'p', 2.6)
  sleeve(art, triples([-22, -308, 23, -14, -246, 21, 34, -256, 17, 62, -290, 13]), light, 'b')
  cuff(art, 64, -294)
  hand(art, 72, -308, 12)
  art.close()
}

/** The lady with the flute, facing left, in a wide gown. */
export const flautist = (art: Art, x: number, y: number, s: number) => {
  art.open({ move: `translate(${x} ${y}) scale(${-s} ${s})` })
  const gown = pairs([
    -26, -230, 6, -236, 30, -224, 66, -150, 104, -60, 116, -6, 0, 8, -122, -6, -108, -70, -64, -160,
  ])
  cloth(art, gown, light, { ink: 'c', w: 9 })
  const front = pairs([16, -220, 34, -214, 70, -130, 98, -40, 104, -10, 40, -2, 24, -110])
  cloth(art, front, light, { ink: 'p', w: 7, outline: 6 })
  art.line('M-118-22Q0 6 114-22', 'k', 6)
  art.line('M-114-36Q0-8 110-36', 'b', 10, 'stroke-dasharray="16 10"')
  cloth(
    art,
    pairs([-30, -322, 2, -332, 28, -312, 32, -272, 24, -222, -26, -222, -38, -280]),
    light,
    { ink: 'b', w: 7 },
  )
  art.line('M-28-222Q0-212 26-222', 'k', 11)
  art.line('M6-304L20-240', 'p', 6, 'stroke-dasharray="8 6"')
  head(art, -4, -322, 0.72, light, { ...wig, bun: true })
  // flute
  art.line('M24-372L150-346', 'k', 14)
  art.line('M26-373L148-348', 'p', 5, 'stroke-dasharray="30 4"')
  sleeve(art, triples([20, -300, 17, 66, -276, 15, 108, -330, 11]), light, 'b')
  hand(art, 116, -346, 11)
  sleeve(art, triples([-20, -298, 20, -8, -246, 18, 38, -286, 15, 62, -340, 11]), light, 'b')
  cuff(art, 64, -344)
  hand(art, 70, -358, 11)
  art.close()
}
