import { checkEvery, isStale, mayReload } from './builds.ts'
import { navigationState } from './state.ts'

/** Which build this page runs, and whether there is a newer one. */
export interface Deployment {
  readonly build: string
  stale: boolean
}

/** Watches for a new deployment; the next navigation then is a full load. */
export function watchDeployment(build: string): Deployment {
  const deployment: Deployment = { build, stale: false }
  const check = async () => {
    if (!deployment.stale) deployment.stale = await isStale(build)
  }
  setInterval(check, checkEvery)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check()
  })
  return deployment
}

/**
 * Leaves for a page by a full load, and never comes back. Nothing, if that very page has
 * just been loaded in full: it would load for ever.
 */
export function leave(url: URL): Promise<never> | undefined {
  if (!mayReload(url.pathname, Date.now(), () => sessionStorage)) return undefined
  location.assign(url)
  return new Promise<never>(() => {})
}

/**
 * A file of our build is gone, most likely because of a new deployment: load the page
 * anew. Where that has just been done the error takes its course: spec 8.
 */
export function reloadOnMissingFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    // On the way to another page it is that page that is loaded in full; and without a line
    // what is here is better than nothing.
    if (navigationState() === 'pending' || !navigator.onLine) return
    if (!mayReload(location.pathname, Date.now(), () => sessionStorage)) return
    event.preventDefault()
    location.reload()
  })
}
