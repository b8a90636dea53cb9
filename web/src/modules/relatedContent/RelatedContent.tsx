import { Cards } from '../../components/Card.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { RelatedContent as RelatedContentModel } from '../../model.ts'
import { Tabbed } from '../../tabs/Tabbed.tsx'

/** Related pages under tabs, or in one row where there is one tab. */
export default function RelatedContent({ title, tabs }: RelatedContentModel) {
  const say = useMessage()
  const level = title ? 3 : 2
  const [first, ...others] = tabs
  // All tabs lay their cards like the fullest one, so that nothing jumps.
  const columns = Math.max(1, ...tabs.map((tab) => tab.items.length))
  return (
    <section className="plain related">
      <div className="wrap">
        {title ? (
          <h2 className="title-1" style={fitting(title)}>
            {title}
          </h2>
        ) : null}
        {first && others.length === 0 ? <Cards items={first.items} level={level} /> : null}
        {others.length > 0 ? (
          <Tabbed
            label={title ?? say('readMore')}
            level={level}
            tabs={tabs.map(({ key, title, items }) => ({
              key,
              title,
              render: (level) => <Cards items={items} level={level} columns={columns} />,
            }))}
          />
        ) : null}
      </div>
    </section>
  )
}
