import type { PortableTextBlock } from '@portabletext/types'

/**
 * Puts a note's number after the words that it is about. In the text as it comes the note
 * is a mark on these words, and marks that overlap cut each other to pieces: the number
 * would stand there twice, and so would its anchor.
 */
export function withNoteMarks(block: PortableTextBlock): PortableTextBlock {
  const notes = (block.markDefs ?? []).filter((mark) => mark._type === 'footnote')
  if (notes.length === 0) return block
  const lastOf = new Map<number, typeof notes>()
  for (const note of notes) {
    const at = block.children.findLastIndex((child) => marksOf(child).includes(note._key))
    if (at >= 0) lastOf.set(at, [...(lastOf.get(at) ?? []), note])
  }
  const keys = new Set(notes.map((note) => note._key))
  const children = block.children.flatMap((child, index) => [
    { ...child, marks: marksOf(child).filter((mark) => !keys.has(mark)) },
    ...(lastOf.get(index) ?? []).map((note) => ({ ...note, _type: 'noteMark' })),
  ])
  return { ...block, children: children as PortableTextBlock['children'] }
}

function marksOf(child: PortableTextBlock['children'][number]): readonly string[] {
  return 'marks' in child && Array.isArray(child.marks) ? child.marks : []
}
