import { useMessage } from '../messages/useMessage.ts'
import { Tabbed, type TabContent } from '../tabs/Tabbed.tsx'

interface GroupsProps {
  /** What the groups are of. */
  label: string
  groups: readonly (TabContent & { count: number })[]
}

/** Groups under tabs: none for an empty one, and no tabs where one is alone. */
export function Groups({ label, groups }: GroupsProps) {
  const say = useMessage()
  const [first, ...others] = groups.filter(({ count }) => count > 0)
  if (!first) return <p className="lead">{say('nothingListed')}</p>
  if (others.length > 0) return <Tabbed label={label} level={2} tabs={[first, ...others]} />
  return (
    <>
      <h2 className="title-1 section-title">{first.title}</h2>
      {first.render(3)}
    </>
  )
}
