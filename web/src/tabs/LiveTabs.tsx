import { useEffect, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import '../components/pressable.ts'
import type { TabbedProps } from './Tabbed.tsx'

/** The tabs themselves, with the keyboard support that the ARIA pattern requires. */
export default function LiveTabs({ label, level, tabs }: TabbedProps) {
  const named = () => tabs.find((tab) => location.hash === `#${tab.key}`)?.key
  // One may have followed a link to a panel before the tabs were here.
  const [selected, setSelected] = useState(() => named() ?? tabs[0]?.key ?? '')
  useEffect(() => {
    const follow = () => setSelected((before) => named() ?? before)
    // The address may have changed since it was read.
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })
  const select = (key: string) => {
    setSelected(key)
    // A choice is no step on the way: Back leads to the page before.
    history.replaceState(history.state, '', `#${key}`)
  }
  return (
    <Tabs
      selectedKey={selected}
      onSelectionChange={(key) => key !== selected && select(String(key))}
    >
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
