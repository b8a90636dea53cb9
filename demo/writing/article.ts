/** The long text of an article as one writes it: paragraphs with notes, and what stands between. */

/** A line of its own that places a picture or a quote: `{{picture 0}}`, `{{wide 1}}`, `{{quote 0}}`. */
export interface Placed {
  readonly kind: 'picture' | 'wide' | 'quote'
  readonly at: number
}

const placing = /^\{\{(picture|wide|quote) (\d+)\}\}$/

/** Its runs of Markdown and what is placed between them, in order. */
export function articleParts(markdown: string): (string | Placed)[] {
  const parts: (string | Placed)[] = ['']
  for (const line of markdown.split('\n')) {
    const [, kind, at] = placing.exec(line.trim()) ?? []
    if (kind) parts.push({ kind: kind as Placed['kind'], at: Number(at) }, '')
    else if (line.includes('{{')) throw new Error(`“${line.trim()}” places nothing`)
    else parts.push(`${parts.pop()}${line}\n`)
  }
  return parts.filter((part) => typeof part !== 'string' || part.trim())
}

const scheme = 'note:'
/** What a note stands on: an emphasised part, or a word; then the note, which may hold brackets. */
const noted = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*|[^\s[\]*]+)\[\^((?:[^[\]]|\[[^\]]*\])+)\]/g

/** `word[^A note.]` as a link, which is what Markdown can mark a word with. */
export function notesAsLinks(markdown: string): string {
  const marked = markdown.replace(noted, (whole, word: string, text: string, at: number) => {
    if (markdown[at - 1] === ']') throw new Error(`a note stands on a word, not a link: ${whole}`)
    return `[${word}](${scheme}${escaped(text.replace(/\s+/g, ' ').trim())})`
  })
  const [left] = /.{0,20}\[\^.{0,20}/.exec(marked) ?? []
  if (left) throw new Error(`a note stands on a word: ${left}`)
  return marked
}

/** The note of such a link; none if it is a true link. */
export const noteOf = (href: string): string | undefined =>
  href.startsWith(scheme) ? decodeURIComponent(href.slice(scheme.length)) : undefined

/** Parentheses and stars too: they mean something in Markdown. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[()*!'~_]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
