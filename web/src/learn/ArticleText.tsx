import { PortableText, type PortableTextComponents, toPlainText } from '@portabletext/react'
import { blocksOf } from '../components/blocks.ts'
import { TextLink } from '../components/RichText.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { RichText } from '../model.ts'
import { markAddress, noteAddress, noteText } from './noteAddresses.ts'
import { withNoteMarks } from './noteMarks.ts'

interface ArticleTextProps {
  value: RichText
  /** Whether its first letter is set large. */
  dropCap: boolean
}

/** Paragraphs of a long text. Its headings have anchors, its notes numbers. */
export function ArticleText({ value, dropCap }: ArticleTextProps) {
  return (
    <div className="prose read" data-drop-cap={dropCap}>
      <PortableText
        value={blocksOf(value).map(withNoteMarks)}
        components={components}
        onMissingComponent={false}
      />
    </div>
  )
}

/** Keeps a number on the line of the word before it. */
const wordJoiner = '\u2060'

/** `[1]` in the text. One who hears it hears the note too. */
function NoteMark({ value: { number } }: { value: { number: number } }) {
  const say = useMessage()
  return (
    <>
      {wordJoiner}
      <a
        className="note-mark"
        id={markAddress(number)}
        href={`#${noteAddress(number)}`}
        aria-label={say('note', { number })}
        aria-describedby={noteText(number)}
      >
        {number}
      </a>
    </>
  )
}

const components: PortableTextComponents = {
  block: {
    h2: ({ value, children }) => (
      <h2 id={value._key} className="title-2" style={fitting(toPlainText(value))}>
        {children}
      </h2>
    ),
    h3: ({ value, children }) => (
      <h3 id={value._key} className="title-3" style={fitting(toPlainText(value))}>
        {children}
      </h3>
    ),
    h4: ({ value, children }) => (
      <h4 id={value._key} className="title-4">
        {children}
      </h4>
    ),
    lead: ({ children }) => <p className="read-lead">{children}</p>,
  },
  marks: { link: TextLink },
  types: { noteMark: NoteMark },
}

/** Below this a large letter is taller than its paragraph. */
const shortestForDropCap = 160

/** Whether a text begins with a paragraph that a large letter can open. */
export function opensWithLetter(text: RichText): boolean {
  const [first] = blocksOf(text)
  if (first?.style !== 'normal' || first.listItem) return false
  const said = first.children.map((child) => ('text' in child ? child.text : '')).join('')
  return /^\p{L}/u.test(said) && said.length >= shortestForDropCap
}
