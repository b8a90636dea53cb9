const longestLine = 17

/** Breaks a long name after its comma, or after the first word that can stand alone. */
export function nameLines(name: string): [string, string?] {
  if (name.length <= longestLine && !name.includes(',')) {
    const short = /^(\S{7,}) ((?:ved|på) .+)$/.exec(name)
    return short?.[1] && short[2] ? [short[1], short[2]] : [name]
  }
  const comma = name.indexOf(', ')
  if (comma > 0) return [name.slice(0, comma), name.slice(comma + 2)]
  const words = name.split(' ')
  const head = words.findIndex((word) => word.length >= 5) + 1
  if (head === 0 || head === words.length) return [name]
  return [words.slice(0, head).join(' '), words.slice(head).join(' ')]
}
