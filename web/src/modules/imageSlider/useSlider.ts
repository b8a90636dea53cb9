import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import {
  type KeyboardEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

interface Slider {
  /** Goes on the element that shows the row. */
  frame: RefCallback<HTMLDivElement>
  /** Which picture is in sight, from 0. */
  index: number
  /** Whether the carousel has taken over from the row. */
  live: boolean
  /** Whether anybody has come to it: only then its neighbours are fetched. */
  awake: boolean
  wake: () => void
  previous: () => void
  next: () => void
  onKey: (event: KeyboardEvent) => void
}

type Embla = NonNullable<UseEmblaCarouselType[1]>

const options: Parameters<typeof useEmblaCarousel>[0] = {
  align: 'start',
  duration: 22,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

/** The state of a carousel and the ways to move it. */
export function useSlider(): Slider {
  const [attach, embla] = useEmblaCarousel(options)
  const element = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [awake, setAwake] = useState(false)
  const frame = useCallback<RefCallback<HTMLDivElement>>(
    (found) => {
      element.current = found
      attach(found)
      return () => {
        element.current = null
        attach(null)
      }
    },
    [attach],
  )
  useEffect(() => {
    if (!embla) return
    const onSelect = () => {
      // A slide that moves out of sight loses the focus: the frame takes it.
      if (element.current?.contains(document.activeElement)) {
        element.current.focus({ preventScroll: true })
      }
      setIndex(embla.selectedScrollSnap())
    }
    takeOver(embla)
    onSelect()
    embla.on('select', onSelect).on('reInit', onSelect)
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect)
    }
  }, [embla])
  return {
    frame,
    index,
    live: embla !== undefined,
    awake,
    wake: () => setAwake(true),
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    onKey: (event) => embla && onKey(embla, event),
  }
}

/** One may have moved the row before the carousel was here: it stays where it is. */
function takeOver(embla: Embla): void {
  const row = embla.rootNode()
  const at = Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
  row.scrollLeft = 0
  embla.scrollTo(at, true)
}

const ways: Readonly<Record<string, (embla: Embla) => void>> = {
  ArrowLeft: (embla) => embla.scrollPrev(),
  ArrowRight: (embla) => embla.scrollNext(),
  Home: (embla) => embla.scrollTo(0),
  End: (embla) => embla.scrollTo(embla.scrollSnapList().length - 1),
}

function onKey(embla: Embla, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (!Object.hasOwn(ways, event.key)) return
  event.preventDefault()
  ways[event.key]?.(embla)
}
