import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import '../../components/pressable.ts'
import { Cards } from '../../components/Card.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { RelatedContent } from '../../model/RelatedContent'
import { mostCards } from './mostCards.ts'

export type RelatedTabsProps = Pick<RelatedContent, 'title' | 'tabs'>

/** The tabs themselves, with the keyboard as the pattern asks. */
export default function RelatedTabs({ title, tabs }: RelatedTabsProps) {
  const say = useMessage()
  return (
    <Tabs>
      <TabList className="tab-list" aria-label={title ?? say('readMore')}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className="tab">
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="tab-panel">
          <Cards items={tab.items} level={title ? 3 : 2} columns={mostCards(tabs)} />
        </TabPanel>
      ))}
    </Tabs>
  )
}
