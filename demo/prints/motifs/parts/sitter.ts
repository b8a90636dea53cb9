import type { Art } from '../../kit/art.ts'
import { cloth, type Head, hand, head, type Light, shoe, sleeve } from '../../kit/figure.ts'
import type { Joint } from '../../kit/geometry.ts'
import { pairs, triples } from '../../kit/geometry.ts'
import type { Ink } from '../../kit/inks.ts'
import { outlined } from '../../kit/limbs.ts'
import { on } from '../../kit/surfaces.ts'

interface Sitter {
  readonly head: Head
  /** The arm on the far side; the near one rests in the lap. */
  readonly arm: readonly Joint[]
  readonly bowl?: boolean
}

/** Someone on a low bench who faces right, toward the fire; 470 tall, the feet at x, y. */
export const sitter = (
  art: Art,
  x: number,
  y: number,
  s: number,
  flip: 1 | -1,
  trim: Ink,
  { head: looks, arm, bowl = false }: Sitter,
) => {
  const light: Light = { side: 1, rim: 'c' }
  art.open({ move: `translate(${x} ${y}) scale(${flip * s} ${s})` })
  const bench = outlined(art, 'M-150-128H40V-96H20V0H-14V-96H-104V0H-138V-96H-150Z', 'k', 10)
  art.carve(on.straight(-146, -122, 36, -122, 0, 22), 'c', {
    rows: 2,
    dash: [30, 80],
    gap: [14, 36],
    w: 7,
    tone: (u) => u,
    clip: bench,
  })
  const end = arm.at(-1) ?? [0, 0, 0]
  sleeve(art, arm, light, 'b')
  hand(art, end[0] + 8, end[1] - 4, 14, 'a')
  // far leg, then the cloak that falls behind
  sleeve(art, triples([10, -160, 38, 92, -166, 34, 108, -96, 25, 100, -24, 18]), light, 'k')
  shoe(art, 98, 0, 50)
  cloth(
    art,
    pairs([-52, -344, -104, -306, -134, -200, -152, -90, -150, -14, -92, -6, -66, -120, -40, -290]),
    light,
    { ink: 'k', fall: 96, w: 8, fold: 'b' },
  )
  cloth(
    art,
    pairs([
      -78, -110, -96, -210, -84, -300, -44, -346, 2, -340, 26, -296, 30, -220, 26, -150, -20, -104,
    ]),
    light,
    { ink: 'b', w: 8 },
  )
  art.line('M-88-176Q-30-160 28-176', 'k', 20)
  art.line('M-88-176Q-30-160 28-176', trim, 8)
  // near leg
  sleeve(
    art,
    triples([-50, -140, 46, 30, -150, 44, 82, -132, 34, 84, -76, 27, 70, -24, 19]),
    light,
    'b',
    7,
  )
  art.line('M62-64L96-58M58-46L90-40', trim, 6)
  shoe(art, 66, 0, 58)
  head(art, -16, -336, 0.9, light, looks)
  if (bowl) {
    outlined(art, 'M66-236H158C156-204 136-190 112-190C88-190 68-204 66-236Z', 'c', 11)
    art.disc(112, -236, 46, 'k', 11)
    art.disc(112, -236, 37, 'a', 6)
  }
  sleeve(art, triples([-50, -304, 27, -44, -236, 25, 6, -206, 20, 72, -216, 15]), light, 'b')
  hand(art, 84, -218, 15, 'a')
  art.close()
}
