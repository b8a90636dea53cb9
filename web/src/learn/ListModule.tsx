import type { ReactNode } from 'react'
import { MoreLink } from '../components/Button.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { Link } from '../model.ts'

interface ListModuleProps {
  title: string | null
  /** The list, with titles of this level in the page's outline. */
  render: (level: 2 | 3) => ReactNode
  /** Where all of them are. */
  link?: Link | null
}

/** A module that lists: its heading, what it lists, the way to all. */
export function ListModule({ title, render, link }: ListModuleProps) {
  const say = useMessage()
  return (
    <section className="plain wrap">
      {title ? (
        <h2 className="title-1 section-title" style={fitting(title)}>
          {title}
        </h2>
      ) : null}
      {render(title ? 3 : 2)}
      {link ? (
        <p className="list-end">
          <MoreLink link={link} label={link.title || say('seeAll')} />
        </p>
      ) : null}
    </section>
  )
}
