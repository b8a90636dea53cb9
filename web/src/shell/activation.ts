import { footer } from './footerChunk.ts'

/** How near one must be to the footer before it is put to work: spec 9. */
export const footerMargin = 100

let active: Promise<void> | undefined
let activate: (() => void) | undefined

/** Kept when the footer works: when it is near, or has been called for. */
export function footerActive(): Promise<void> {
  active ??= new Promise<void>((resolve) => {
    activate = resolve
    watch(resolve)
  }).then(() => footer.load())
  return active
}

/** Puts the footer to work at once: the next page will draw another one. */
export function activateFooter(): Promise<void> {
  const wanted = footerActive()
  activate?.()
  return wanted
}

function watch(reached: () => void): void {
  const element = document.querySelector('[data-footer]')
  // Nothing was written by the server: there is nothing to wait beside.
  if (!element) {
    reached()
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      reached()
    },
    { rootMargin: `${footerMargin}px` },
  )
  observer.observe(element)
}
