import { useMessage } from '../messages/useMessage.ts'
import type { Note } from '../model.ts'
import { markAddress, noteAddress, noteText } from './noteAddresses.ts'

/** The notes of a text, each with a way back to where it belongs. */
export function ArticleNotes({ notes }: { notes: readonly Note[] }) {
  const say = useMessage()
  if (notes.length === 0) return null
  return (
    <section className="article-notes">
      <h2 className="title-3">{say('notes')}</h2>
      <ol>
        {notes.map(({ number, text }) => (
          <li key={number} id={noteAddress(number)} value={number}>
            <span id={noteText(number)}>{text}</span>{' '}
            <a
              href={`#${markAddress(number)}`}
              aria-label={`${say('backToText')}: ${say('note', { number })}`}
            >
              {say('backToText')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
