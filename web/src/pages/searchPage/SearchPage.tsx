import { Icon } from '../../components/Icon.tsx'
import { Link } from '../../components/Link.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Paging } from '../../learn/Paging.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { Link as LinkModel, SearchPage as SearchPageModel } from '../../model.ts'
import { fieldId, SearchField } from '../../search/SearchField.tsx'
import { SearchGroups, SearchItems } from './SearchItems.tsx'

/** What a search finds. The form is a plain one: it works before and without JavaScript. */
export default function SearchPage(page: SearchPageModel) {
  const say = useMessage()
  const { query, summary, advice, groups, items, totalResults, scope } = page
  return (
    <div className="search wrap">
      <PageTitle title={say('search')} className="display-2" />
      <SearchForm {...page} />
      {summary ? (
        <p className="lead search-summary" role="status">
          {summary}
        </p>
      ) : null}
      {advice ? <p className="search-advice">{advice}</p> : null}
      <SearchChoices {...page} />
      <SearchGroups groups={groups} />
      {items.length > 0 ? <SearchItems items={items} label={summary ?? query} level={2} /> : null}
      <Paging pages={page.parts} label={summary ?? query} />
      {scope ? (
        <p className="search-scope">
          <Link link={scope} className="more" />
        </p>
      ) : null}
      <SearchLinks id="search-ways-on" title={page.waysOnLabel} links={page.waysOn} />
      {totalResults === 0 ? (
        <SearchLinks
          id="search-suggestions"
          title={page.suggestionsLabel}
          links={page.suggestions}
        />
      ) : null}
    </div>
  )
}

function SearchForm({ action, query, everywhere, label, suggest }: SearchPageModel) {
  const say = useMessage()
  return (
    // A form without a script leads to the address that shows what is found.
    <search>
      <form className="search-form" action={action} method="get">
        <label htmlFor={fieldId}>{label}</label>
        <div className="search-field">
          <SearchField key={query} label={label} query={query} suggest={suggest} />
          {everywhere ? <input type="hidden" name="all" value="1" /> : null}
          <button type="submit" className="btn btn-impact">
            <Icon name="search" />
            <span>{say('search')}</span>
          </button>
        </div>
      </form>
    </search>
  )
}

/** Which types are shown, and in which order. */
function SearchChoices({ facets, facetsLabel, orders, ordersLabel }: SearchPageModel) {
  if (facets.length === 0) return null
  return (
    <div className="search-choices">
      <nav aria-label={facetsLabel}>
        <ul className="chips">
          {facets.map(({ link, count, chosen }) => (
            <li key={link.href}>
              <Link
                link={{ ...link, title: `${link.title} (${count})` }}
                aria-current={chosen ? 'true' : undefined}
              />
            </li>
          ))}
        </ul>
      </nav>
      {orders.length > 0 ? (
        <nav aria-label={ordersLabel}>
          <ul className="switch">
            {orders.map(({ title, href, chosen }) => (
              <li key={href}>
                <Link
                  link={{ title, href, kind: 'internal' }}
                  aria-current={chosen ? 'true' : undefined}
                />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

interface SearchLinksProps {
  id: string
  title: string
  links: readonly LinkModel[]
}

function SearchLinks({ id, title, links }: SearchLinksProps) {
  if (links.length === 0) return null
  return (
    <section className="search-suggestions" aria-labelledby={id}>
      <h2 id={id} className="title-3">
        {title}
      </h2>
      <ul className="chips">
        {links.map((link) => (
          <li key={link.href}>
            <Link link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}
