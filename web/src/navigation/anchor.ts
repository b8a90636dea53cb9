/** Scrolls to the element that an anchor names, and opens the answer of an accordion around it. */
export function openAnchor(hash: string): void {
  const element = openAnswer(hash)
  if (!element) return
  startFrom(element)
  const shown = element.closest('details') ?? element
  shown.scrollIntoView()
}

/** Opens the answer of an accordion around the element that an anchor names; returns the element. */
export function openAnswer(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  const element = document.getElementById(decoded(hash.slice(1)))
  const closed = element?.closest('details')
  if (closed) closed.open = true
  return element
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
