import { useId } from 'react'
import { Fold } from '../../components/Fold.tsx'
import { Link } from '../../components/Link.tsx'
import type { MessageKey } from '../../messages/messages.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { CalendarFilter, FilterOption } from '../../model.ts'

const labels: Readonly<Record<string, MessageKey>> = {
  when: 'byTime',
  tag: 'byTag',
  audience: 'byAudience',
}

/** What else one can choose the days by. */
export function CalendarFilters({ filters }: { filters: readonly CalendarFilter[] }) {
  const say = useMessage()
  if (filters.length === 0) return null
  const chosen = filters.flatMap(({ options }) => options.slice(1).filter((one) => one.chosen))
  const titles = chosen.map(({ title }) => title).join(', ')
  return (
    <Fold
      className="filters-fold"
      summary={titles ? say('filtersChosen', { titles }) : say('filters')}
    >
      <div className="filters">
        {withoutRepeats(filters).map((filter) => (
          <Filter key={filter.key} filter={filter} />
        ))}
      </div>
    </Fold>
  )
}

/** A tag with the name of an audience is left out: `Børn og familier` is a choice once. */
function withoutRepeats(filters: readonly CalendarFilter[]): readonly CalendarFilter[] {
  const audience = filters.find(({ key }) => key === 'audience')?.options ?? []
  const named = new Set(audience.slice(1).map(({ title }) => title))
  return filters.map((filter) =>
    filter.key === 'audience'
      ? filter
      : {
          ...filter,
          options: filter.options.filter(({ title, chosen }) => chosen || !named.has(title)),
        },
  )
}

function Filter({ filter }: { filter: CalendarFilter }) {
  const say = useMessage()
  const id = useId()
  return (
    <nav className="filter" aria-labelledby={id}>
      <span className="filter-label" id={id}>
        {say(labels[filter.key] ?? 'byTag')}
      </span>
      <div className="chip-groups">
        {groupsOf(filter.options).map(({ name, options }) => (
          <ChipGroup key={name} name={name} options={options} />
        ))}
      </div>
    </nav>
  )
}

interface OptionGroup {
  name: string
  options: FilterOption[]
}

/** Options by the group of their tags; those without one come first. */
function groupsOf(options: readonly FilterOption[]): OptionGroup[] {
  const groups = new Map<string, FilterOption[]>()
  for (const option of options) {
    const name = option.group ?? ''
    groups.set(name, [...(groups.get(name) ?? []), option])
  }
  return [...groups].map(([name, options]) => ({ name, options }))
}

function ChipGroup({ name, options }: OptionGroup) {
  if (!name) return <Choices options={options} className="chips" />
  return (
    <div className="chip-group">
      <span>{name}</span>
      <Choices options={options} className="chips" />
    </div>
  )
}

/** The two ways to set out the days. */
export function LayoutSwitch({ layouts }: { layouts: readonly FilterOption[] }) {
  const say = useMessage()
  if (layouts.length < 2) return null
  return (
    <nav aria-label={say('calendarView')}>
      <Choices options={layouts} className="switch" />
    </nav>
  )
}

interface ChoicesProps {
  options: readonly FilterOption[]
  className: string
}

function Choices({ options, className }: ChoicesProps) {
  return (
    <ul className={className}>
      {options.map((option) => (
        <li key={option.title}>
          <Link
            link={{ title: option.title, href: option.href, kind: 'internal' }}
            aria-current={option.chosen ? 'true' : undefined}
          />
        </li>
      ))}
    </ul>
  )
}
