import { MoreLink } from '../../components/Button.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { ExhibitionList as ExhibitionListModel } from '../../model.ts'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** Exhibitions of the site, and the way to all of them. */
export default function ExhibitionList({ title, exhibitions, link }: ExhibitionListModel) {
  const say = useMessage()
  if (exhibitions.length === 0) return null
  return (
    <section className="plain wrap">
      {title ? (
        <h2 className="title-1 section-title" style={fitting(title)}>
          {title}
        </h2>
      ) : null}
      <ExhibitionCards exhibitions={exhibitions} level={title ? 3 : 2} arrangement="rows" />
      {link ? (
        <p className="exhibitions-all">
          <MoreLink link={link} label={link.title || say('readMore')} />
        </p>
      ) : null}
    </section>
  )
}
