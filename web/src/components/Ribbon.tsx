import { useMessage } from '../messages/useMessage.ts'
import type { Link as LinkModel } from '../model.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Sun } from './Sun.tsx'

interface RibbonProps {
  items: readonly LinkModel[]
  /** What it is called, where another may have the same texts. */
  name?: string
}

/** A band of short texts with suns between them, if there are any. It moves only when one moves it. */
export function Ribbon({ items, name }: RibbonProps) {
  const say = useMessage()
  if (items.length === 0) return null
  // A page may have several: the first text tells them apart.
  const label = [name ?? say('news'), items[0]?.title].filter(Boolean).join(': ')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="ribbon on-deep" tabIndex={0} aria-label={label}>
      <ul>
        {items.map((item, index) => (
          <li key={item.href + item.title}>
            {index > 0 ? <Sun /> : null}
            <Link link={item} />
          </li>
        ))}
      </ul>
      <span className="ribbon-more" aria-hidden="true">
        <Icon name="arrow" />
      </span>
    </section>
  )
}
