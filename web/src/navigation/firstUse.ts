const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'] as const

let used = false
const waiting = new Set<() => void>()

/**
 * Watches, from the start of a page, for a visitor who moves, presses, types or scrolls. The styles
 * are given a mark then: what is far below is laid out, and has its place.
 */
export function watchFirstUse(): void {
  const note = () => {
    used = true
    holdPlace(() => {
      document.documentElement.dataset.used = ''
    })
    for (const sign of signs) removeEventListener(sign, note, true)
    for (const call of waiting) call()
    waiting.clear()
  }
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
  // Who has scrolled did so before this code was here.
  if (scrollY > 0) note()
}

/** What is in the middle of the window stays there: a search in the page may have led to it. */
function holdPlace(change: () => void): void {
  const held = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = () => (held ? held.getBoundingClientRect().top : 0)
  const before = top()
  change()
  scrollBy({ top: top() - before, behavior: 'instant' })
}

/**
 * Calls once a visitor uses the page: what is complete as the server wrote it need not take the
 * processor while a page loads. Gives back what stops the waiting.
 */
export function onFirstUse(call: () => void): () => void {
  if (used) call()
  else waiting.add(call)
  return () => waiting.delete(call)
}
