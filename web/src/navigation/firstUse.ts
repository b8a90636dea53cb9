const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'] as const

let used = false
const waiting = new Set<() => void>()

/** Watches, from the start of a page, for a visitor who moves, presses, types or scrolls. */
export function watchFirstUse(): void {
  const note = () => {
    used = true
    for (const sign of signs) removeEventListener(sign, note, true)
    for (const call of waiting) call()
    waiting.clear()
  }
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
  // Who has scrolled did so before this code was here.
  if (scrollY > 0) note()
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
