import { from } from '../../components/breakpoints.ts'
import { Icon } from '../../components/Icon.tsx'
import { Link } from '../../components/Link.tsx'
import { Caption, Picture } from '../../components/Picture.tsx'
import type { PressPicture, PressPictures as PressPicturesModel } from '../../model.ts'

/** Pictures that the press may print: each with its credit, and the original to save. */
export function PressPictures({ title, terms, pictures }: PressPicturesModel) {
  return (
    <section className="plain grid-12 press-pictures">
      <h2 className="title-2">{title}</h2>
      {terms ? <p className="press-terms">{terms}</p> : null}
      <ul>
        {pictures.map((one) => (
          <li key={one.original.link.href}>
            <OnePicture {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnePicture({ picture, original: { link, file } }: PressPicture) {
  const shown = picture.caption ?? picture.alt
  return (
    <figure>
      <div className="artwork ratio-card">
        <Picture picture={picture} loading="lazy" sizes={`${from('md')} 30vw, 91vw`} />
      </div>
      <Caption picture={picture} />
      <Link link={link} className="press-download">
        <span>
          {link.title}
          <span className="visually-hidden">: {shown}</span> <small>{file}</small>
        </span>
        <Icon name="down" />
      </Link>
    </figure>
  )
}
