import { use, useId } from 'react'
import { MoreLink } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Language, useMessage } from '../../messages/useMessage.ts'
import type { NotFoundPage as NotFoundPageModel, NotFoundSearch } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { Suggestions } from './Suggestions.tsx'

/** `404` or one short word stands as a picture of itself; a sentence is a title. */
const oneWord = /^\S{1,8}$/

/** A page for what is not here, with the ways on. */
export default function NotFoundPage(page: NotFoundPageModel) {
  const say = useMessage()
  // What a status is called is English.
  const english = use(Language) === 'en'
  const { title, description, links, modules } = page
  const large = oneWord.test(title)
  return (
    <>
      <div className="lost on-tint">
        <div className="wrap">
          <p className="meta">
            {english
              ? `${page.status} ${page.statusMessage}`
              : say('error', { status: page.status })}
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
          <SearchForm search={page.search} />
          {/* They come later: nothing that one may be about to press moves. */}
          <Suggestions search={page.search} />
        </div>
      </div>
      <Modules modules={modules} />
    </>
  )
}

function SearchForm({ search: { action, label } }: { search: NotFoundSearch }) {
  const say = useMessage()
  const id = useId()
  return (
    <search>
      <form className="search-form" action={action} method="get">
        <label htmlFor={id}>{label}</label>
        <div className="search-field">
          <input id={id} type="search" name="q" maxLength={100} enterKeyHint="search" />
          <button type="submit" className="btn">
            <Icon name="search" />
            <span>{say('search')}</span>
          </button>
        </div>
      </form>
    </search>
  )
}
