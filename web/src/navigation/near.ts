/**
 * Calls once when an element is within `margin` pixels of the window, after the page has
 * loaded: what is near from the start must not take the line from what is seen. Gives
 * back what stops the watching.
 */
export function whenNear(element: Element, margin: number, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      call()
    },
    { rootMargin: `${margin}px` },
  )
  const observe = () => observer.observe(element)
  if (document.readyState === 'complete') observe()
  else addEventListener('load', observe, { once: true })
  return () => {
    removeEventListener('load', observe)
    observer.disconnect()
  }
}
