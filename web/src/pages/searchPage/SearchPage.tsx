import { from } from '../../components/breakpoints.ts'
import { Icon } from '../../components/Icon.tsx'
import { Link } from '../../components/Link.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { SearchItem, SearchPage as SearchPageModel } from '../../model.ts'
import { fieldId, SearchField } from '../../search/SearchField.tsx'

/** What a search finds. The form is a plain one: it works before and without JavaScript. */
export default function SearchPage(page: SearchPageModel) {
  const say = useMessage()
  const { query, summary, advice, items, totalResults, facets, scope, suggestions } = page
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
      {facets.length > 0 ? (
        <nav aria-label={page.facetsLabel}>
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
      ) : null}
      {items.length > 0 ? <SearchItems items={items} label={summary ?? query} /> : null}
      {scope ? (
        <p className="search-scope">
          <Link link={scope} className="more" />
        </p>
      ) : null}
      {suggestions.length > 0 && totalResults === 0 ? (
        <section className="search-suggestions" aria-labelledby="search-suggestions">
          <h2 id="search-suggestions" className="title-3">
            {page.suggestionsLabel}
          </h2>
          <ul className="chips">
            {suggestions.map((link) => (
              <li key={link.href}>
                <Link link={link} />
              </li>
            ))}
          </ul>
        </section>
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

/** The pages, the best first. The title's link covers the row. */
function SearchItems({ items, label }: { items: readonly SearchItem[]; label: string }) {
  return (
    <ol className="search-items" aria-label={label}>
      {items.map(({ item, label: type, prefix, excerpt }) => (
        <li key={item.id}>
          <article className="entry search-item">
            <div className="search-item-text">
              <p className="meta">
                {prefix ? `${prefix} · ${type}` : type}
                {item.date ? ` · ${item.date}` : null}
              </p>
              <h2 className="title-3" style={fitting(item.link.title)}>
                <Link link={item.link} />
              </h2>
              <p>
                {excerpt.map(({ text, found }, number) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order.
                  found ? <mark key={number}>{text}</mark> : <span key={number}>{text}</span>,
                )}
              </p>
            </div>
            {item.picture ? (
              <div className="artwork ratio-card">
                <Picture
                  picture={item.picture}
                  loading="lazy"
                  sizes={`${from('lg')} 16vw, ${from('md')} 23vw, 104px`}
                  decorative
                />
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ol>
  )
}
