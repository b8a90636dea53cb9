import { Cards } from '../components/Card.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Item } from '../model.ts'
import { TitledSection } from './TitledSection.tsx'

/** What else to see. */
export function RelatedCards({ items }: { items: readonly Item[] }) {
  const say = useMessage()
  if (items.length === 0) return null
  return (
    <TitledSection title={say('seeAlso')}>
      <Cards items={items} level={3} />
    </TitledSection>
  )
}
