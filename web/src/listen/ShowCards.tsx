import { from } from '../components/breakpoints.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { ShowCard as ShowCardModel } from '../model.ts'
import { ShowCount } from './ShowCount.tsx'
import { sizeInList } from './titleSizes.ts'

const sizes = `${from('lg')} 30vw, ${from('md')} 46vw, 91vw`

/** Shows with square artworks, two or three in a row. The whole card is the link. */
export function ShowCards({ shows, level }: { shows: readonly ShowCardModel[]; level: 2 | 3 }) {
  const columns = shows.length === 4 ? 2 : Math.min(shows.length, 3)
  return (
    <ul className="cards shows" data-columns={columns}>
      {shows.map((show) => (
        <li key={show.item.id}>
          <ShowCard show={show} level={level} />
        </li>
      ))}
    </ul>
  )
}

function ShowCard({ show, level }: { show: ShowCardModel; level: 2 | 3 }) {
  const { link, picture, excerpt } = show.item
  const Heading = `h${level}` as const
  return (
    <article className="card show">
      <div className="artwork">
        {picture ? <Picture picture={picture} loading="lazy" sizes={sizes} decorative /> : null}
      </div>
      <div className="card-text">
        <ShowCount seasons={show.seasons} episodes={show.episodes} />
        <Heading className={sizeInList[show.size]} style={fitting(link.title)}>
          <Link link={link} />
        </Heading>
        {excerpt ? <p className="card-excerpt">{excerpt}</p> : null}
      </div>
    </article>
  )
}
