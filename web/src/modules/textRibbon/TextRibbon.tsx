import { Icon } from '../../components/Icon.tsx'
import { Link } from '../../components/Link.tsx'
import { Sun } from '../../components/Sun.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { TextRibbon as TextRibbonModel } from '../../model/TextRibbon'

/** A band of short texts with suns between them. It moves only when one moves it. */
export default function TextRibbon({ items }: TextRibbonModel) {
  const say = useMessage()
  // A page may have several: the first text tells them apart.
  const label = [say('news'), items[0]?.title].filter(Boolean).join(': ')
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
