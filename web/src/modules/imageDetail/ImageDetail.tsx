import { Caption, Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import { LookCloser } from '../../look/LookCloser.tsx'
import { mounted, mountedSizes } from '../../look/mounted.ts'
import type { ImageDetail as ImageDetailModel } from '../../model.ts'

/** A picture that one can go close to, and what to look for in it. */
export default function ImageDetail({ title, text, picture, zoom }: ImageDetailModel) {
  return (
    <section className="detail plain">
      {title || text ? (
        <div className="grid-12 aside-layout detail-text">
          {title ? (
            <h2 className="title-1" style={fitting(title)}>
              {title}
            </h2>
          ) : null}
          {text ? <p className="lead">{text}</p> : null}
        </div>
      ) : null}
      <figure className="wrap detail-figure">
        <div className="mount" style={mounted(picture)}>
          <Picture picture={picture} loading="lazy" sizes={mountedSizes(picture, '92vw', 78)} />
          {zoom ? (
            <LookCloser picture={picture} zoom={zoom} title={title} className="btn closer" />
          ) : null}
        </div>
        <Caption picture={picture} />
      </figure>
    </section>
  )
}
