import { from } from '../components/breakpoints.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { Item } from '../model.ts'

const sizes = `${from('lg')} 23vw, ${from('md')} 30vw, 91vw`

/** The levels, as large links one below the other. */
export function LevelLinks({ levels }: { levels: readonly Item[] }) {
  return (
    <ul className="levels">
      {levels.map(({ id, link, excerpt, picture }) => (
        <li key={id}>
          <article className="card level">
            <div className="artwork">
              {picture ? (
                <Picture picture={picture} loading="lazy" sizes={sizes} decorative />
              ) : null}
            </div>
            <div className="level-title">
              <h3 className="title-1" style={fitting(link.title)}>
                <Link link={link} />
              </h3>
            </div>
            {excerpt ? <p className="lead">{excerpt}</p> : null}
          </article>
        </li>
      ))}
    </ul>
  )
}
