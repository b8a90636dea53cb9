import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import '../components/pressable.ts'
import type { TabbedProps } from './Tabbed.tsx'

/** The tabs themselves, with the keyboard support that the ARIA pattern requires. */
export default function LiveTabs({ label, level, tabs }: TabbedProps) {
  // One may have followed a link to a panel before the tabs were here.
  const named = tabs.find((tab) => location.hash === `#${tab.key}`)
  return (
    <Tabs {...(named ? { defaultSelectedKey: named.key } : {})}>
      <TabList className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className="tab">
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="tab-panel">
          {tab.draw(level)}
        </TabPanel>
      ))}
    </Tabs>
  )
}
