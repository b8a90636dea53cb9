import { type RefObject, use, useEffect, useRef } from 'react'
import { OpenOverlays } from '../shell/openOverlays.ts'

/**
 * Closes the pop-up by Escape, wherever the focus is, unless the key belongs to something that is
 * open: the first Escape closes the menu, the next one the pop-up.
 */
export function useEscape(popUp: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const overlays = use(OpenOverlays)
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    let isOurs = false
    // Whatever handles the key may be closed already when the key gets to the document.
    const decide = ({ target }: KeyboardEvent) => {
      const isWithin = target instanceof Node && popUp.current?.contains(target) === true
      isOurs = isWithin || !overlays.hasAny('menu', 'consent', 'zoom', 'suggestions')
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented) latest.current()
    }
    document.addEventListener('keydown', decide, true)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('keydown', decide, true)
      document.removeEventListener('keydown', close)
    }
  }, [popUp, overlays])
}
