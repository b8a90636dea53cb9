/** Words that say nothing of what is looked for. */
const noWords = /^(html?|php|aspx?|index|\d+)$/i

const mostWords = 5

/** The words of the last part of a path that has some: `guldhornen` of `/udstillinger/guldhornen`. */
export function pathWords(path: string): string {
  const parts = decoded(path).split('/').toReversed()
  const words = parts.map((part) =>
    part
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !noWords.test(word))
      .slice(0, mostWords)
      .join(' '),
  )
  return words.find((found) => found.length > 2)?.slice(0, 100) ?? ''
}

/** A path whose escapes are no text is searched as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
