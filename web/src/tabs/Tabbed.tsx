import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenNear } from '../navigation/near.ts'

/** How far below the window the code of the tabs is fetched. */
const margin = 400

export interface TabContent {
  /** Its name in the address: `#kommende`. */
  key: string
  title: string
  /** Renders its panel, with titles of this level in the page's outline. */
  render: (level: 2 | 3 | 4) => ReactNode
}

export interface TabbedProps {
  /** What the tabs are about. */
  label: string
  /** The level of a heading that replaces them. */
  level: 2 | 3
  tabs: readonly TabContent[]
}

/**
 * Contents under tabs. The server writes links and all panels, one below the other: that is what
 * one reads without JavaScript. With it they look like tabs from the start, and become tabs when
 * they are near the window.
 */
export function Tabbed(props: TabbedProps) {
  const container = useRef<HTMLDivElement>(null)
  const [Tabs, setTabs] = useState<ComponentType<TabbedProps>>()
  useEffect(() => {
    const element = container.current
    if (!element) return
    return whenNear(element, margin, async () => {
      const file = await import('./LiveTabs.tsx')
      // Nothing comes where the page is being loaded anew: see `reloadOnMissingFiles`.
      if (!file) return
      const hadFocus = element.querySelector('.tab:focus') !== null
      // At once, so that the focus can go on from a link to the tab in its place.
      flushSync(() => setTabs(() => file.default))
      if (hadFocus) element.querySelector<HTMLElement>('.tab[aria-selected="true"]')?.focus()
    })
  }, [])
  return <div ref={container}>{Tabs ? <Tabs {...props} /> : <TabLinks {...props} />}</div>
}

/** The tabs as links to their panels. */
function TabLinks({ level, tabs }: TabbedProps) {
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
          {tab.render(level === 2 ? 3 : 4)}
        </div>
      ))}
    </div>
  )
}
