import { useMessage } from '../messages/useMessage.ts'
import type { Link as LinkModel } from '../model.ts'
import { Link } from './Link.tsx'

interface BreadcrumbsProps {
  links: readonly LinkModel[]
  /** The title of the page itself, which the way ends at. */
  current: string
}

/** The way to a page from the front page, and the page: `docs/rules.md#education`. */
export function Breadcrumbs({ links, current }: BreadcrumbsProps) {
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
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
