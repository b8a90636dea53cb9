import { type RefObject, useLayoutEffect } from 'react'

/**
 * Passes the height of the choice to the style sheet, which leaves as much free at the end of
 * the page, and scrolls what has the focus clear of it.
 */
export function useConsentRoom(choice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = choice.current
    if (!element) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--choice', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    root.dataset.asks = ''
    return () => {
      observer.disconnect()
      root.style.removeProperty('--choice')
      delete root.dataset.asks
    }
  }, [choice])
}
