import type { CSSProperties } from 'react'

/** The length of the longest word, in letters; a hyphen lets a word break. */
export function longestWord(title: string): number {
  return Math.max(1, ...title.split(/[\s­-]+/).map((word) => word.length))
}

/**
 * A title in lines of about equal length, at most `most` letters where its words allow.
 * The hero sets each line on a strip of its own: `Vikingernes` / `hav`.
 */
export function titleLines(title: string, most: number): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

/** Tells the style sheet how long the longest word of a title is, so that it fits. */
export function fitting(title: string): CSSProperties {
  return { '--longest': longestWord(title) } as CSSProperties
}
