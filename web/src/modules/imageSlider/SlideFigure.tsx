import { from } from '../../components/breakpoints.ts'
import { Caption, Picture } from '../../components/Picture.tsx'
import { LookCloser } from '../../look/LookCloser.tsx'
import { mounted, mountedSizes } from '../../look/mounted.ts'
import type { Slide } from '../../model.ts'

interface SlideFigureProps {
  slide: Slide
  loading: 'eager' | 'lazy'
}

/** A picture of a gallery on its mount, with its words beside it. */
export function SlideFigure({ slide, loading }: SlideFigureProps) {
  const { picture, zoom } = slide
  const sizes = [
    `${from('lg')} ${mountedSizes(picture, '62vw', 66)}`,
    mountedSizes(picture, '92vw', 62),
  ].join(', ')
  return (
    <figure className="slide-figure">
      <div className="mount slide-mount" style={mounted(picture)}>
        <Picture picture={picture} loading={loading} sizes={sizes} />
      </div>
      <div className="slide-words">
        <Caption picture={picture} />
        {zoom ? (
          <LookCloser
            picture={picture}
            zoom={zoom}
            title={picture.caption}
            className="more closer-quiet"
          />
        ) : null}
      </div>
    </figure>
  )
}
