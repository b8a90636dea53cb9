import { useMessage } from '../messages/useMessage.ts'
import type { Link as LinkModel } from '../model.ts'
import { Link } from './Link.tsx'

/** The way to a page from the front page. */
export function Breadcrumbs({ links }: { links: readonly LinkModel[] }) {
  const say = useMessage()
  if (links.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={say('breadcrumbs')}>
      <ol>
        {links.map((link) => (
          <li key={link.href + link.title}>
            <Link link={link} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
