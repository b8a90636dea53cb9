/**
 * Goes to the element that an address names, and opens what is closed around it: an
 * answer of an accordion. An anchor that names nothing goes to the top.
 */
export function openAnchor(hash: string): void {
  if (hash.length < 2) return
  const element = document.getElementById(decoded(hash.slice(1)))
  const closed = element?.closest('details')
  if (closed) closed.open = true
  if (!element) {
    scrollTo(0, 0)
    return
  }
  // First the focus: one that comes later ends a smooth scroll.
  startFrom(element)
  const shown = closed ?? element
  shown.scrollIntoView()
}

/** Moves the keyboard to an element, as the browser does for an anchor that it follows. */
function startFrom(element: HTMLElement): void {
  if (element.tabIndex >= 0) {
    element.focus({ preventScroll: true })
    return
  }
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
