/** Scrolls to the element that an anchor names, and opens the answer of an accordion around it. */
export function openAnchor(hash: string): void {
  if (hash.length < 2) return
  const element = document.getElementById(decoded(hash.slice(1)))
  if (!element) return
  const closed = element.closest('details')
  if (closed) closed.open = true
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
