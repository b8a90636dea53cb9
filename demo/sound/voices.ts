/** The voices that speak, and what they need to be told. */
import type { Voice } from './sound.ts'

const voice = (variant: string, pitch: number, speed: number): Voice => ({ variant, pitch, speed })

/** So different that one hears who speaks. */
export const voices = {
  calm: voice('f2', 46, 134),
  quick: voice('f4', 62, 144),
  low: voice('m3', 34, 132),
  dry: voice('m7', 44, 136),
  young: voice('m2', 58, 142),
} as const satisfies Record<string, Voice>

const year = /\b(1[1-9])(\d\d)\b/g

/** A letter of a name: its full stop does not end the sentence. */
const initial = /(?<=\p{L} \p{Lu})\.(?= \p{Lu})/gu

/** The text as it is to be said: a year is not a thousand and some, and a dash is a pause. */
export const speechText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(year, (_, hundreds: string, rest: string) =>
      rest === '00' ? `${hundreds} hundrede` : `${hundreds} hundrede ${Number(rest)}`,
    )
    .replace(initial, '')
    .replace(/[*_”“»«]/g, '')
    .replace(/ [–—] /g, ', ')
    .trim()
