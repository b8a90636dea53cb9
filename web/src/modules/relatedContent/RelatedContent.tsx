import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Cards } from '../../components/Card.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { RelatedContent as RelatedContentModel } from '../../model/RelatedContent'
import { whenNear } from '../../navigation/near.ts'
import { mostCards } from './mostCards.ts'
import type { RelatedTabsProps } from './RelatedTabs.tsx'

/** How far below the window the code of the tabs is fetched. */
const margin = 400

/**
 * Related pages under tabs. The server writes all panels, one below the other, and links
 * to them: that is what one reads without JavaScript. The tabs take over when one is near.
 */
export default function RelatedContent({ title, tabs }: RelatedContentModel) {
  const place = useRef<HTMLElement>(null)
  const [Tabs, setTabs] = useState<ComponentType<RelatedTabsProps>>()
  useEffect(() => {
    if (!place.current || tabs.length < 2) return
    return whenNear(place.current, margin, async () => {
      const file = await import('./RelatedTabs.tsx')
      if (file) setTabs(() => file.default)
    })
  }, [tabs.length])
  return (
    <section className="plain related" ref={place}>
      <div className="wrap">
        {title ? (
          <h2 className="title-1" style={fitting(title)}>
            {title}
          </h2>
        ) : null}
        {Tabs ? <Tabs title={title} tabs={tabs} /> : <Panels title={title} tabs={tabs} />}
      </div>
    </section>
  )
}

function Panels({ title, tabs }: RelatedTabsProps) {
  const level = title ? 3 : 2
  const Heading = `h${level}` as const
  if (tabs.length === 1 && tabs[0]) return <Cards items={tabs[0].items} level={level} />
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
          <Cards items={tab.items} level={title ? 4 : 3} columns={mostCards(tabs)} />
        </div>
      ))}
    </div>
  )
}
