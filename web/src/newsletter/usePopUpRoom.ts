import { type RefObject, useLayoutEffect } from 'react'

/** Passes the pop-up's height to the style sheet, which scrolls what has the focus clear of it. */
export function usePopUpRoom(popUp: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popUp.current
    if (!element) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--pop-up', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--pop-up')
    }
  }, [popUp])
}
