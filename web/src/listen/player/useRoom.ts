import { type RefObject, useLayoutEffect } from 'react'

/**
 * Passes the player's height to the style sheet, which leaves as much free at the end of the
 * page, and scrolls what has the focus clear of it.
 */
export function useRoom(player: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = player.current
    if (!element) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--player', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    root.dataset.player = ''
    return () => {
      observer.disconnect()
      root.style.removeProperty('--player')
      delete root.dataset.player
    }
  }, [player])
}
