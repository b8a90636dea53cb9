import { savedPosition } from './scroll.ts'

const parts = '.modules > *, .sections > *, .day'

/**
 * What is far below the window is left out of a page's first layout (`content-visibility` in the
 * styles). Once all is loaded, this has it laid out part by part while the browser is idle, so that
 * no task is long and a later touch has nothing to wait for.
 */
export async function layOutFarParts(): Promise<void> {
  if (isReturn()) {
    layOutAll()
    // The browser has led to it in a page of another height.
    const saved = savedPosition()
    if (saved !== undefined) scrollTo({ top: saved, behavior: 'instant' })
    return
  }
  await loaded()
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    await idleFrame()
    holdPlace(() => {
      part.style.contentVisibility = 'visible'
    })
  }
}

/** From here on, pages are laid out as a whole: Back leads to a place in one. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = ''
}

/** Whether one comes back to the page, by a reload or from another site. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' || load?.type === 'back_forward'
}

/** What is in the middle of the window stays there: a search in the page may have led to it. */
function holdPlace(change: () => void): void {
  const held = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = () => (held ? held.getBoundingClientRect().top : 0)
  const before = top()
  change()
  scrollBy({ top: top() - before, behavior: 'instant' })
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** A time after the next frame in which the browser is idle. */
function idleFrame(): Promise<unknown> {
  // Safari has no idle callbacks.
  const idle = window.requestIdleCallback ?? setTimeout
  return new Promise((resolve) => requestAnimationFrame(() => idle(resolve)))
}
