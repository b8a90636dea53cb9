import type { LinkList as LinkListModel } from '../model.ts'
import { MoreLink } from './Button.tsx'

/** What else to read, at the end of a page: `docs/rules.md#fields-of-a-page`. */
export function LinkList({ title, links }: LinkListModel) {
  return (
    <div className="wrap link-list">
      {title ? <h2 className="title-3">{title}</h2> : null}
      <ul>
        {links.map((link) => (
          <li key={link.href + link.title}>
            <MoreLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}
