import { blocksOf, type TextBlock } from '../../components/blocks.ts'
import { text } from '../../fixtures/content.ts'
import type { ArticlePart } from '../../model.ts'

/** A part with text as `text` reads it; `ord[^1]` is a word with note 1. */
export function words(key: string, ...lines: string[]): ArticlePart {
  const blocks = blocksOf(text(...lines)).map((block, index) => ({
    ...block,
    _key: `${key}${index}`,
  }))
  return { type: 'text', key, text: blocks.map(noted) }
}

function noted(block: TextBlock): TextBlock {
  const markDefs = [...(block.markDefs ?? [])]
  const children = block.children.flatMap((span) => {
    if (!('text' in span) || typeof span.text !== 'string') return [span]
    return span.text.split(/(\S+\[\^\d+\])/).map((piece, index) => {
      const [, word, number] = /^(\S+)\[\^(\d+)\]$/.exec(piece) ?? []
      const shown = { ...span, _key: `${span._key}${index}`, text: word ?? piece }
      if (!number) return shown
      const _key = `fodnote${number}`
      markDefs.push({ _type: 'footnote', _key, number: Number(number) })
      const marks = 'marks' in span && Array.isArray(span.marks) ? span.marks : []
      return { ...shown, marks: [...marks, _key] }
    })
  })
  return { ...block, markDefs, children }
}
