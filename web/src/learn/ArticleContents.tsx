import { useMessage } from '../messages/useMessage.ts'
import type { ArticleHeading } from '../model.ts'

/** The headings of a long text, as links to them. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  const say = useMessage()
  if (headings.length === 0) return null
  return (
    <nav className="article-contents" aria-label={say('contents')}>
      <p className="kicker" aria-hidden="true">
        {say('contents')}
      </p>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
