import type { CSSProperties } from 'react'
import { DrawnIcon } from '../../components/Icon.tsx'
import { useMessage } from '../../messages/useMessage.ts'

interface SliderBarProps {
  /** The id of what it moves. */
  frame: string
  /** `3 af 20` */
  place: string
  /** What the picture in sight shows. */
  shows: string
  /** How far one has come. */
  share: number
  /** Nothing at the ends. */
  onPrevious?: () => void
  onNext?: () => void
}

const back = ['M21 12H4M11 4.5 3.5 12l7.5 7.5']
const on = ['M3 12h17M13 4.5l7.5 7.5-7.5 7.5']

/** Where one is in a gallery, and the ways on. A button at its end keeps the focus. */
export function SliderBar({ frame, place, shows, share, onPrevious, onNext }: SliderBarProps) {
  const say = useMessage()
  const button = (label: string, paths: readonly string[], press?: () => void) => (
    <button
      type="button"
      className="tool"
      aria-label={label}
      aria-controls={frame}
      aria-disabled={press ? undefined : true}
      onClick={press}
    >
      <DrawnIcon paths={paths} />
    </button>
  )
  return (
    <div className="slider-bar">
      <p className="slider-place" role="status">
        {place}
        {shows ? <span className="visually-hidden">: {shows}</span> : null}
      </p>
      <span className="slider-line" style={{ '--share': share } as CSSProperties} />
      <div className="slider-tools">
        {button(say('previousPage'), back, onPrevious)}
        {button(say('nextPage'), on, onNext)}
      </div>
    </div>
  )
}
