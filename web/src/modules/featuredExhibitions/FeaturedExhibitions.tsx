import { fitting } from '../../components/titleLines.ts'
import type { FeaturedExhibitions as FeaturedExhibitionsModel } from '../../model.ts'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** As many as one remembers. */
const most = 3

/** Exhibitions that an editor chose, large. */
export default function FeaturedExhibitions({ title, exhibitions }: FeaturedExhibitionsModel) {
  if (exhibitions.length === 0) return null
  return (
    <section className="plain wrap">
      {title ? (
        <h2 className="title-1 section-title" style={fitting(title)}>
          {title}
        </h2>
      ) : null}
      <ExhibitionCards
        exhibitions={exhibitions.slice(0, most)}
        level={title ? 3 : 2}
        arrangement="poster"
      />
    </section>
  )
}
