import { from } from '../components/breakpoints.ts'
import { columnsFor } from '../components/columns.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { RunCard as RunCardModel } from '../model.ts'
import { Stage } from './Stage.tsx'

/** `pairs`: two in a row. `rows`: up to three. `poster`: one large, the others beside it. */
type Arrangement = 'pairs' | 'rows' | 'poster'

const sizes: Readonly<Record<Arrangement, string>> = {
  pairs: `${from('md')} 46vw, 91vw`,
  rows: `${from('lg')} 30vw, ${from('md')} 46vw, 91vw`,
  poster: `${from('lg')} 53vw, 91vw`,
}

/** What has no time, a collection, has no stage. */
type ShownCard = Omit<RunCardModel, 'stage'> & { stage: RunCardModel['stage'] | null }

interface ExhibitionCardsProps {
  exhibitions: readonly ShownCard[]
  level: 2 | 3 | 4
  arrangement: Arrangement
}

/** Exhibitions, and what is like them, with large prints. */
export function ExhibitionCards({ exhibitions, level, arrangement }: ExhibitionCardsProps) {
  return (
    <ul
      className="exhibitions"
      data-arrangement={arrangement}
      data-columns={columnsFor(exhibitions.length, 3)}
    >
      {exhibitions.map((card) => (
        <li key={card.item.id}>
          <RunCard card={card} level={level} sizes={sizes[arrangement]} />
        </li>
      ))}
    </ul>
  )
}

interface ExhibitionCardProps {
  card: ShownCard
  level: 2 | 3 | 4
  sizes: string
}

function RunCard({ card, level, sizes }: ExhibitionCardProps) {
  const { item, subtitle, stage } = card
  const Heading = `h${level}` as const
  const more = subtitle ?? item.excerpt
  return (
    <article className="card">
      <div className="artwork ratio-card">
        {item.picture ? (
          <Picture picture={item.picture} loading="lazy" sizes={sizes} decorative />
        ) : null}
      </div>
      <div className="card-text">
        {stage || item.meta ? (
          <p className="meta">
            {stage ? <Stage stage={stage} ofProject={item.type === 'project'} /> : null}
            {item.meta ? <span>{item.meta}</span> : null}
          </p>
        ) : null}
        <Heading className="title-2" style={fitting(item.link.title)}>
          <Link link={item.link} />
        </Heading>
        {more ? <p className="card-excerpt">{more}</p> : null}
      </div>
    </article>
  )
}
