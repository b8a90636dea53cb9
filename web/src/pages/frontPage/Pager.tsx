import type { MouseEvent } from 'react'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { HeroItem } from '../../model.ts'

interface PagerProps {
  items: readonly HeroItem[]
  shown: number
  choose: (index: number, event: MouseEvent) => void
}

/** The featured items small. Each shows itself in the hero; without JavaScript it leads to its page. */
export function Pager({ items, shown, choose }: PagerProps) {
  const say = useMessage()
  return (
    <nav className="wrap" aria-label={say('featured')}>
      <ul className="pager">
        {items.map(({ item }, index) => (
          <li key={item.id}>
            <a
              href={item.link.href}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => choose(index, event)}
            >
              <span className="artwork">
                {item.picture ? (
                  <Picture picture={item.picture} loading="lazy" sizes="112px" decorative />
                ) : null}
              </span>
              <span className="pager-text">
                <strong style={fitting(item.link.title)}>{item.link.title}</strong>
                {item.meta ? <span className="meta">{item.meta}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
