/**
 * In which form the demonstration is made. The sketch goes the same ways as the full form with
 * fewer pixels, frames and words: it is for tests, which wait for it.
 */
import { type FilmForm, fullFilm, sketchedFilm } from './film/renditions.ts'

export interface Form {
  readonly name: 'full' | 'sketch'
  /** Of prints, in pixels: a print that asks for more does not get it. */
  readonly widest: number
  /** Of a sound, from its beginning. */
  readonly paragraphs: number
  readonly film: FilmForm
}

const forms: readonly Form[] = [
  {
    name: 'full',
    widest: Number.POSITIVE_INFINITY,
    paragraphs: Number.POSITIVE_INFINITY,
    film: fullFilm,
  },
  { name: 'sketch', widest: 1200, paragraphs: 3, film: sketchedFilm },
]

/** The form that is named, as in `DEMO_FORM=sketch`; none named is the full one. */
export function formNamed(name = 'full'): Form {
  const found = forms.find((form) => form.name === name)
  if (found) return found
  const known = forms.map((form) => form.name).join(' or ')
  throw new Error(`DEMO_FORM is “${name}”: it can be ${known}`)
}
