import type { Art } from '../../kit/art.ts'
import { cloth, type Head, hand, head, type Light, shoe, sleeve } from '../../kit/figure.ts'
import { pairs, triples } from '../../kit/geometry.ts'
import type { Ink } from '../../kit/inks.ts'
import { outlined } from '../../kit/limbs.ts'

/** A woman in strap dress and apron who faces right; 420 tall, the feet at x, y. */
export const woman = (
  art: Art,
  x: number,
  y: number,
  s: number,
  flip: 1 | -1,
  dress: Ink,
  apron: Ink,
  looks: Head,
) => {
  const light: Light = { side: flip > 0 ? 1 : -1, rim: 'p' }
  art.open({ move: `translate(${x} ${y}) scale(${flip * s} ${s})` })
  art.fill('M-70 0Q-160 18-220 6Q-120-18 40-10L60 0Z', 'k')
  sleeve(art, triples([16, -306, 18, 44, -252, 16, 84, -244, 13]), light, dress)
  hand(art, 94, -246, 12)
  shoe(art, -14, 0, 42)
  shoe(art, 22, 0, 42)
  cloth(
    art,
    pairs([
      -30, -330, 0, -340, 26, -322, 32, -272, 26, -222, 46, -120, 64, -10, -66, -10, -56, -120, -36,
      -222, -42, -286,
    ]),
    light,
    { ink: dress, w: 8 },
  )
  cloth(art, pairs([4, -292, 26, -286, 26, -222, 44, -116, 56, -34, 8, -30, 4, -150]), light, {
    ink: apron,
    w: 6,
    outline: 5,
  })
  art.line('M8-40L54-44', dress, 9, 'stroke-dasharray="10 7"')
  art.line('M-38-222Q-6-208 26-222', 'k', 15)
  head(art, -2, -330, 0.72, light, looks)
  for (const [bx, by] of [
    [2, -296],
    [24, -292],
  ] as const) {
    art.disc(bx, by, 11, 'k')
    art.disc(bx, by, 7, 'a')
  }
  art.line('M4-290Q14-276 24-286', 'a', 5, 'stroke-dasharray="3 6"')
  sleeve(art, triples([-22, -306, 21, -30, -246, 19, 10, -216, 16, 52, -224, 13]), light, dress)
  hand(art, 62, -226, 13)
  art.close()
}

/** The man with spear and cloak, who faces the stall; 440 tall, the feet at x, y. */
export const man = (art: Art, x: number, y: number) => {
  const light: Light = { side: 1, rim: 'p' }
  art.open({ move: `translate(${x} ${y})` })
  art.fill('M-60 0Q-190 24-260 8Q-140-20 30-12L60 0Z', 'k')
  for (const [hip, knee, ankle] of [
    [18, 24, 18],
    [-16, -20, -30],
  ] as const) {
    sleeve(
      art,
      [
        [hip, -170, 27],
        [knee, -96, 22],
        [ankle, -18, 15],
      ],
      light,
      'a',
    )
    for (const k of [0.2, 0.4, 0.6, 0.8]) {
      const [lx, ly] = [knee + (ankle - knee) * k, -96 + 78 * k]
      art.line(`M${lx - 18} ${ly}L${lx + 18} ${ly - 8}`, 'k', 5)
    }
    shoe(art, ankle, 0, 46)
  }
  cloth(
    art,
    pairs([-8, -344, -48, -330, -74, -250, -96, -130, -108, -40, -60, -26, -30, -130, -10, -250]),
    light,
    { ink: 'k', fall: 98, w: 8, fold: 'b' },
  )
  cloth(
    art,
    pairs([
      -36, -334, 0, -346, 32, -328, 42, -272, 36, -222, 54, -132, -50, -126, -38, -222, -44, -284,
    ]),
    light,
    { ink: 'b', w: 8 },
  )
  art.line('M-46-134L50-140', 'c', 11, 'stroke-dasharray="12 7"')
  art.line('M-40-222Q0-208 38-222', 'k', 18)
  art.line('M-40-222Q0-208 38-222', 'a', 6)
  head(art, 0, -336, 0.74, light, { hair: 'long', hairInk: 'a', beard: 'a' })
  // the cloak over his shoulder, and its ring
  cloth(art, pairs([-44, -336, -4, -346, 28, -326, 10, -296, -26, -270, -58, -262]), light, {
    ink: 'k',
    fall: 120,
    w: 7,
    fold: 'b',
  })
  art.disc(16, -308, 14, 'k')
  art.add('<circle class="s-c" cx="16" cy="-308" r="8" stroke-width="6"/>')
  art.line('M92-420V0', 'k', 15)
  art.line('M92-410V-6', 'c', 6)
  outlined(art, 'M92-512C106-480 108-452 92-420C76-452 78-480 92-512Z', 'p', 10)
  art.line('M92-500V-432', 'k', 4)
  sleeve(art, triples([-6, -300, 23, 22, -250, 20, 76, -250, 15]), light, 'b')
  hand(art, 90, -252, 15)
  art.close()
}
