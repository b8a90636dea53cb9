import { useId } from 'react'
import { fitting } from '../../components/titleLines.ts'
import { ManifestLink } from '../../look/ManifestLink.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { ImageSlider as ImageSliderModel } from '../../model.ts'
import { SlideFigure } from './SlideFigure.tsx'
import { SliderBar } from './SliderBar.tsx'
import { useSlider } from './useSlider.ts'

/**
 * A gallery, one picture at a time. Without JavaScript it is a row that one moves sideways;
 * with it, buttons and arrow keys move it, and what is out of sight is out of reach.
 */
export default function ImageSlider(props: ImageSliderModel) {
  const { title, slides, manifest } = props
  const [only] = slides
  return (
    <div className="slider plain">
      {title ? (
        <div className="wrap">
          <h2 className="title-1 section-title" style={fitting(title)}>
            {title}
          </h2>
        </div>
      ) : null}
      <div className="wrap">
        {only && slides.length === 1 ? (
          <SlideFigure slide={only} loading="lazy" />
        ) : (
          <Carousel {...props} />
        )}
        {manifest ? <ManifestLink href={manifest} /> : null}
      </div>
    </div>
  )
}

function Carousel({ title, slides }: ImageSliderModel) {
  const say = useMessage()
  const frame = useId()
  const slider = useSlider()
  const { index, live, awake } = slider
  const count = slides.length
  const place = (number: number) => say('slideOf', { number, count })
  const name = title ?? say('gallery')
  return (
    <section
      aria-roledescription={say('carousel')}
      aria-label={name}
      onKeyDown={slider.onKey}
      onPointerEnter={slider.wake}
      onFocus={slider.wake}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a set of fields is for forms. */}
      <div
        ref={slider.frame}
        id={frame}
        className="slider-frame"
        data-live={live || undefined}
        role="group"
        aria-label={name}
        // What scrolls must be reached by the keyboard.
        tabIndex={live ? -1 : 0}
      >
        <div className="slider-track">
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a set of fields is for forms.
            <div
              key={slide.key}
              className="slide"
              role="group"
              aria-roledescription={say('slide')}
              aria-label={place(at + 1)}
              inert={live && at !== index}
            >
              <SlideFigure
                slide={slide}
                loading={awake && Math.abs(at - index) === 1 ? 'eager' : 'lazy'}
              />
            </div>
          ))}
        </div>
      </div>
      <SliderBar
        frame={frame}
        place={place(index + 1)}
        shows={slides[index]?.picture.alt ?? ''}
        share={(index + 1) / count}
        {...(index > 0 ? { onPrevious: slider.previous } : {})}
        {...(index < count - 1 ? { onNext: slider.next } : {})}
      />
    </section>
  )
}
