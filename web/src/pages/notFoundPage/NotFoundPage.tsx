import { MoreLink } from '../../components/Button.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import type { NotFoundPage as NotFoundPageModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** `404` or one short word stands as a picture of itself; a sentence is a title. */
const oneWord = /^\S{1,8}$/

/** A page for what is not here, with the ways on. */
export default function NotFoundPage(page: NotFoundPageModel) {
  const { title, description, links, modules } = page
  const large = oneWord.test(title)
  return (
    <>
      <div className="lost on-tint">
        <div className="wrap">
          <p className="meta" lang="en">
            {page.status} {page.statusMessage}
          </p>
          <PageTitle title={title} className={large ? 'lost-number' : 'display-1'} />
          <p className={large ? 'title-2' : 'lead'}>{description}</p>
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
