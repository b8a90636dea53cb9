import { useEffect, useRef } from 'react'
import { useMessage } from '../../messages/useMessage.ts'
import type { DayTab } from '../../model.ts'

/** The days that one can choose, side by side. They are links, and move only sideways. */
export function DayStrip({ tabs }: { tabs: readonly DayTab[] }) {
  const say = useMessage()
  const strip = useRef<HTMLOListElement>(null)
  const chosen = tabs.find((tab) => tab.chosen)?.date
  useEffect(() => {
    if (chosen && strip.current) showChosen(strip.current)
  }, [chosen])
  if (tabs.length === 0) return null
  return (
    <nav className="day-strip" aria-label={say('chooseDay')}>
      <ol ref={strip}>
        {tabs.map((tab) => (
          <li key={tab.date} data-month={tab.month !== null}>
            <Day tab={tab} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Not `scrollIntoView`, which would move the page too. */
function showChosen(strip: HTMLElement): void {
  const day = strip.querySelector<HTMLElement>('[aria-current]')?.parentElement
  if (!day) return
  const [inner, outer] = [day.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (inner.left >= outer.left && inner.right <= outer.right) return
  strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

function Day({ tab }: { tab: DayTab }) {
  const say = useMessage()
  const note = tab.open ? (tab.today ? say('today') : null) : say('closed')
  return (
    <a
      href={tab.href}
      data-internal=""
      data-open={tab.open}
      aria-current={tab.chosen ? 'true' : undefined}
    >
      <span className="visually-hidden">
        {[tab.label, note?.toLowerCase()].filter(Boolean).join(', ')}
      </span>
      <span className="day-name" aria-hidden="true">
        {tab.month ? <b>{tab.month}</b> : null}
        {tab.weekday}
        <span className="day-number">{tab.number}</span>
        {note}
      </span>
    </a>
  )
}
