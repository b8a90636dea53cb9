import type { CSSProperties } from 'react'

/**
 * The length of the longest word, in letters of common width; a hyphen lets a word break.
 * Gloock draws capitals, m, w and æ almost twice as wide as the rest.
 */
export function longestWord(title: string): number {
  const parts = title.split(/[\s\u00AD-]+/)
  const wide = (part: string) => part.split(/[A-ZÆØÅmwæ]/).length - 1
  return Math.max(1, ...parts.map((part) => part.length + 0.8 * wide(part)))
}

/**
 * A title in as few lines of at most `most` letters as its words allow, about equally
 * long. The hero sets each line on a strip of its own: `Bank på,` / `og vent`.
 */
export function titleLines(title: string, most: number): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '')
  let lines = filled(words, most)
  // A narrower measure that takes no more lines leaves no word alone on the last.
  for (let measure = most - 1; measure > 0; measure--) {
    const narrower = filled(words, measure)
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines.map((line) => line)
}

function filled(words: readonly string[], measure: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= measure) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

/** Passes the length of the longest word of a title to the style sheet, so that it fits. */
export function fitting(title: string): CSSProperties {
  return { '--longest': longestWord(title) } as CSSProperties
}
