import type { Theme } from '../../src/model.ts'
import type { Rgb } from './colour.ts'
import { coloursOf, pairs } from './pairs.ts'

/**
 * A palette to tell colours by: each of its colours, and each that the style sheet derives from
 * them, is found nowhere else. They are equally light, so that nothing passes by its contrast.
 */
export const probe: Theme = {
  primary: { foreground: '#147800', background: '#965a00' },
  impact: { foreground: '#00738c', background: '#e6143c' },
  tint: '#783cc8',
  deep: '#0064ff',
}

function hex(rgb: Rgb): string {
  const parts = rgb.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const names = new Map(Object.entries(coloursOf(probe)).map(([name, rgb]) => [hex(rgb), name]))

/** A text in the colours of the probe. */
export interface Seen {
  where: string
  /** `#147800` */
  ink: string
  ground: string
  /** `4.5:1`, or `3:1` for large text. */
  needed: string
}

/** The texts whose pair of colours is not proved in all palettes. */
export function unproved(seen: readonly Seen[]): string[] {
  return seen.flatMap(({ where, ink, ground, needed }) => {
    const [over, under] = [names.get(ink) ?? ink, names.get(ground) ?? ground]
    const proved = pairs.some(
      ([first, second, least]) =>
        first === over && second === under && least >= Number.parseFloat(needed),
    )
    return proved ? [] : [`${over} on ${under} is no pair for ${needed}: ${where}`]
  })
}
