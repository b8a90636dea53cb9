/** A script: paragraphs, of which some begin with the name of who speaks. */

export interface Line {
  /** Who says it: who spoke before, where no name begins it. */
  readonly speaker: string | undefined
  /** Whether the name is written. */
  readonly named: boolean
  readonly text: string
}

const naming = /^(\p{Lu}[\p{L}-]*): (.*)$/su

export function linesOf(script: string): Line[] {
  let speaker: string | undefined
  const paragraphs = script
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return paragraphs.map((paragraph) => {
    const [, name, text] = naming.exec(paragraph) ?? []
    if (!name) return { speaker, named: false, text: paragraph }
    speaker = name
    return { speaker, named: true, text: text ?? '' }
  })
}

/** The script to read, as Markdown: names stand out. */
export const transcriptOf = (script: string): string =>
  linesOf(script)
    .map(({ speaker, named, text }) => (named ? `**${speaker}:** ${text}` : text))
    .join('\n\n')
