import { type RefObject, useEffect, useRef } from 'react'

/** What Escape closes before the pop-up. */
const before = '.choice, .menu[open], dialog[open], [aria-modal="true"], [aria-expanded="true"]'

/** Closes the pop-up by Escape, wherever the focus is, unless something else takes the key. */
export function useEscape(popUp: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    let free = false
    // Whatever handles the key may be closed already when the key gets to the document.
    const look = ({ target }: KeyboardEvent) => {
      const within = target instanceof Node && popUp.current?.contains(target) === true
      free = within || !document.querySelector(before)
    }
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && free && !event.defaultPrevented) latest.current()
    }
    document.addEventListener('keydown', look, true)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('keydown', look, true)
      document.removeEventListener('keydown', close)
    }
  }, [popUp])
}
