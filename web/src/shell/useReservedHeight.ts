import { type RefObject, useLayoutEffect } from 'react'

/** The custom properties of the root element that have the height of such an element. */
type HeightProperty = '--player' | '--choice' | '--pop-up'

/**
 * Passes the height of what lies over the lower end of the window to the style sheet, which leaves
 * as much room at the end of the page and scrolls what has the focus clear of it.
 */
export function useReservedHeight(
  reference: RefObject<HTMLElement | null>,
  property: HeightProperty,
): void {
  useLayoutEffect(() => {
    const element = reference.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [reference, property])
}
