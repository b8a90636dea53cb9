import { useId } from 'react'
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
  if (filters.length === 0) return null
  return (
    <div className="filters">
      {filters.map((filter) => (
        <Filter key={filter.key} filter={filter} />
      ))}
    </div>
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
