import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DeepZoom, deepZoom } from './deepZoom.ts'

export interface DeepZoomView {
  state: 'loading' | 'shown' | 'failed'
  /** How large it is, in per cent of the whole picture. */
  percent: number
  zoomBy: (factor: number) => void
  whole: () => void
  again: () => void
}

/** Shows a picture by its IIIF address in an element, and lets the keyboard move it. */
export function useDeepZoom(
  container: RefObject<HTMLElement | null>,
  address: string,
): DeepZoomView {
  const zoom = useRef<DeepZoom>(undefined)
  const [tries, setTries] = useState(1)
  const [state, setState] = useState<DeepZoomView['state']>('loading')
  const [percent, setPercent] = useState(100)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to begin anew.
  useEffect(() => {
    const ended = new AbortController()
    const failed = () => ended.signal.aborted || setState('failed')
    description(address, ended.signal)
      .then((info) => {
        if (ended.signal.aborted || !container.current) return
        zoom.current = deepZoom(container.current, info, {
          onShown: () => setState('shown'),
          onFailed: failed,
          onZoomed: setPercent,
        })
      })
      .catch(failed)
    return () => {
      ended.abort()
      zoom.current?.end()
      zoom.current = undefined
    }
  }, [container, address, tries])
  useZoomKeys(zoom)
  return {
    state,
    percent,
    zoomBy: (factor) => zoom.current?.zoomBy(factor),
    whole: () => zoom.current?.whole(),
    again() {
      setState('loading')
      setTries(tries + 1)
    },
  }
}

async function description(address: string, signal: AbortSignal): Promise<object> {
  const response = await fetch(`${address}/info.json`, { signal })
  if (!response.ok) throw new Error(`info.json: ${response.status}`)
  return (await response.json()) as object
}

/** How far an arrow key moves, as a share of what is in sight. */
const step = 0.2

const keys: Readonly<Record<string, (zoom: DeepZoom) => void>> = {
  '+': (zoom) => zoom.zoomBy(2),
  '=': (zoom) => zoom.zoomBy(2),
  '-': (zoom) => zoom.zoomBy(0.5),
  '0': (zoom) => zoom.whole(),
  ArrowLeft: (zoom) => zoom.move(-step, 0),
  ArrowRight: (zoom) => zoom.move(step, 0),
  ArrowUp: (zoom) => zoom.move(0, -step),
  ArrowDown: (zoom) => zoom.move(0, step),
}

/** The keys work wherever the focus is: nothing else is open. They match by `key`, not `code`. */
function useZoomKeys(zoom: RefObject<DeepZoom | undefined>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !zoom.current) return
      if (!Object.hasOwn(keys, event.key)) return
      event.preventDefault()
      keys[event.key]?.(zoom.current)
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [zoom])
}
