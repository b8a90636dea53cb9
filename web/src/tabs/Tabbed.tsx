import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { whenNear } from '../navigation/near.ts'

/** How far below the window the code of the tabs is fetched. */
const margin = 400

export interface TabContent {
  /** Its name in the address: `#kommende`. */
  key: string
  title: string
  /** What its panel shows, with titles of this level in the page's outline. */
  draw: (level: 2 | 3 | 4) => ReactNode
}

export interface TabbedProps {
  /** What the tabs are about. */
  label: string
  /** The level of a heading that replaces them. */
  level: 2 | 3
  tabs: readonly TabContent[]
}

/**
 * Contents under tabs. The server writes all panels, one below the other, and links to
 * them: that is what one reads without JavaScript. With it they look like tabs from the start,
 * and the tabs take over when one is near.
 */
export function Tabbed(props: TabbedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Tabs, setTabs] = useState<ComponentType<TabbedProps>>()
  const focused = useRef(false)
  useEffect(() => {
    const at = place.current
    if (!at) return
    const takeOver = async () => {
      const file = await import('./LiveTabs.tsx')
      // Tabs render their panels a moment after themselves: what is below must not jump.
      at.style.minHeight = `${at.offsetHeight}px`
      focused.current = at.querySelector('.tab:focus') !== null
      // All panels are rendered anew: in small parts, between which the page reacts.
      if (file) startTransition(() => setTabs(() => file.default))
    }
    return whenNear(at, margin, takeOver)
  }, [])
  useEffect(() => {
    const at = place.current
    if (!Tabs || !at) return
    let frame = 0
    const release = () => {
      const chosen = at.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      if (chosen && at.querySelector('[role="tabpanel"]')) {
        at.style.removeProperty('min-height')
        if (focused.current) chosen.focus()
      } else frame = requestAnimationFrame(release)
    }
    release()
    return () => cancelAnimationFrame(frame)
  }, [Tabs])
  return <div ref={place}>{Tabs ? <Tabs {...props} /> : <WrittenTabs {...props} />}</div>
}

function WrittenTabs({ level, tabs }: TabbedProps) {
  const Heading = `h${level}` as const
  return (
    <div className="tabs-written">
      <ul className="tab-list">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a className="tab" href={`#${tab.key}`}>
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map((tab) => (
        <div key={tab.key} id={tab.key} className="tab-panel">
          <Heading className="title-2 tab-heading">{tab.title}</Heading>
          {tab.draw(level === 2 ? 3 : 4)}
        </div>
      ))}
    </div>
  )
}
