import { DrawnIcon, Icon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { FilterOption, ItemPages, Link as LinkModel, ListParts } from '../model.ts'

/** As many numbers as stand in one line on a telephone. */
const mostNumbers = 7

const back = ['M21 12H4M11 4.5L3.5 12l7.5 7.5']

interface PagingProps {
  pages: ItemPages | ListParts
  /** What the list is of. */
  label: string
}

/** The parts of a long list, each with an address of its own. */
export function Paging({ pages: { pages, previous, next }, label }: PagingProps) {
  const say = useMessage()
  if (pages.length === 0) return null
  return (
    <nav className="paging" aria-label={say('pagesOf', { title: label })}>
      {previous === null ? null : (
        <Link link={toPart(previous)} className="paging-step paging-previous">
          <DrawnIcon paths={back} /> <span>{say('previousPage')}</span>
        </Link>
      )}
      <ol>
        {shownNumbers(pages).map(({ page, gap }) => (
          <li key={page.href} data-gap={gap}>
            <Link
              link={toPart(page.href)}
              aria-label={say('pageNumber', { number: page.title })}
              aria-current={page.chosen ? 'page' : undefined}
            >
              {page.title}
            </Link>
          </li>
        ))}
      </ol>
      {next === null ? null : (
        <Link link={toPart(next)} className="paging-step paging-next">
          <span>{say('nextPage')}</span> <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}

function toPart(href: string): LinkModel {
  return { title: '', href, kind: 'internal' }
}

interface ShownNumber {
  page: FilterOption
  /** Whether numbers before it are left out. */
  gap: boolean
}

/** All of few numbers; of many the first, the last, and those around the chosen one. */
function shownNumbers(pages: readonly FilterOption[]): ShownNumber[] {
  const chosen = pages.findIndex((page) => page.chosen)
  const shown = pages
    .map((page, place) => ({ page, place }))
    .filter(
      ({ place }) =>
        pages.length <= mostNumbers ||
        place === 0 ||
        place === pages.length - 1 ||
        Math.abs(place - chosen) <= 1,
    )
  return shown.map(({ page, place }, index) => ({
    page,
    gap: place > (shown[index - 1]?.place ?? -1) + 1,
  }))
}
