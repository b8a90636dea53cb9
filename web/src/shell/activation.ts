import { footer } from './footerChunk.ts'

/** How near one must be to the footer before it is put to work: spec 9. */
export const footerMargin = 100

let active: Promise<void> | undefined
let activate: (() => void) | undefined

/** Resolves when the footer's code is loaded: once it is near, or was requested. */
export function footerActive(): Promise<void> {
  active ??= new Promise<void>((resolve) => {
    activate = resolve
    watch(resolve)
  }).then(() => footer.load())
  return active
}

/** Activates the footer at once: the next page will render another one. */
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
