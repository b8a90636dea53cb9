/** Where a browser remembers that its visitor needs no pop-up any more. */
const key = 'newsletter-popup'

let over = false

/** Whether the visitor has closed the pop-up, or has signed up. */
export function isPopUpOver(): boolean {
  try {
    return over || localStorage.getItem(key) !== null
  } catch {
    // A browser may forbid to store anything.
    return over
  }
}

/** The pop-up never shows itself again. A site without one stores nothing. */
export function endPopUp(how: 'closed' | 'signed-up'): void {
  over = true
  try {
    localStorage.setItem(key, how)
  } catch {
    // Then it is over until the next load.
  }
}
