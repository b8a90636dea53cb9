import { useEffect, useMemo, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import '../components/pressable.ts'
import type { TabbedProps } from './Tabbed.tsx'

/** The tabs themselves, with the keyboard support that the ARIA pattern requires. */
export default function LiveTabs({ label, level, tabs }: TabbedProps) {
  const [selected, setSelected] = useState(() => namedTab(tabs) ?? tabs[0]?.key ?? '')
  // After each rendering, since a link to a panel may have been followed before or in between.
  useEffect(() => {
    const follow = () => setSelected((before) => namedTab(tabs) ?? before)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })
  const select = (key: string) => {
    setSelected(key)
    // Replaces the history entry: Back leaves the page.
    history.replaceState(history.state, '', `#${key}`)
  }
  // Memoised, so that selecting a tab does not re-render tabs and panels.
  const tabList = useMemo(
    () => (
      <TabList className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className="tab">
            {tab.title}
          </Tab>
        ))}
      </TabList>
    ),
    [label, tabs],
  )
  const panels = useMemo(
    () =>
      tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="tab-panel">
          {tab.render(level)}
        </TabPanel>
      )),
    [level, tabs],
  )
  return (
    <Tabs
      selectedKey={selected}
      onSelectionChange={(key) => key !== selected && select(String(key))}
    >
      {tabList}
      {panels}
    </Tabs>
  )
}

/** The tab that the address names. */
function namedTab(tabs: TabbedProps['tabs']): string | undefined {
  return tabs.find((tab) => location.hash === `#${tab.key}`)?.key
}
