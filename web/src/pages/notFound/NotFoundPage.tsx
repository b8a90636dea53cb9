import { MoreLink } from '../../components/Button.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import type { NotFoundPage as NotFoundPageModel } from '../../model/NotFoundPage'
import { Modules } from '../../modules/Modules.tsx'

/** A page for what is not here, with the ways on. */
export default function NotFoundPage({ title, description, links, modules }: NotFoundPageModel) {
  return (
    <>
      <div className="lost on-tint">
        <div className="wrap">
          <PageTitle title={title} className="lost-number" />
          <p className="title-1">{description}</p>
          {links.length > 0 ? (
            <ul className="lost-links">
              {links.map((link) => (
                <li key={link.href + link.title}>
                  <MoreLink link={link} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <Modules modules={modules} />
    </>
  )
}
