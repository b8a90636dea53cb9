import { footer } from './footerChunk.ts'

/** How near one must be to the footer before it is hydrated: `docs/rules.md#footer`. */
export const footerMargin = 100

let active: Promise<void> | undefined
let loaded: (() => void) | undefined

/**
 * Resolves when the footer's code is loaded: once it is near, or was requested. Where the code
 * cannot be had it waits on, and the footer stays as the server wrote it.
 */
export function footerActive(): Promise<void> {
  active ??= new Promise<void>((resolve) => {
    loaded = resolve
    watch(activateOnLine)
  })
  return active
}

/** Activates the footer at once: the next page will render another one. Fails without a line. */
export async function activateFooter(): Promise<void> {
  void footerActive()
  await footer.load()
  loaded?.()
}

function activateOnLine(): void {
  activateFooter().catch(() => addEventListener('online', activateOnLine, { once: true }))
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
