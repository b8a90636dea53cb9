import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the style sheet how high the player is: as much is left free at the end of the
 * page, and what has the focus is scrolled clear of it.
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
