import type { Billboard } from '../model.ts'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { fitting } from './titleLines.ts'

interface BillboardArtworkProps extends Omit<Billboard, 'key'> {
  sizes: string
}

/** A large picture with its label cut into the lower left corner. */
export function BillboardArtwork({ link, text, picture, sizes }: BillboardArtworkProps) {
  return (
    <article className="billboard">
      {picture ? (
        <div className="billboard-artwork artwork">
          <Picture picture={picture} loading="lazy" sizes={sizes} />
        </div>
      ) : null}
      <div className="billboard-label">
        <h2 className="title-2" style={fitting(link.title)}>
          <Link link={link} />
        </h2>
        {text ? <p>{text}</p> : null}
      </div>
    </article>
  )
}
