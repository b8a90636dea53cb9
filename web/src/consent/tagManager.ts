import type { Consent } from '../model.ts'
import { allows } from './consent.ts'

declare global {
  interface Window {
    /** What a tag manager reads. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** The cookies of the tags that run here. */
let running: readonly string[] | undefined

/** Fetches the tag manager, and notifies it of this page and of each that follows. */
export function startTagManager({ tagManager, tagCookies }: Consent): void {
  if (running || tagManager === null) return
  running = tagCookies
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  pageview()
  addEventListener('vitrine:page', pageview)
  document.addEventListener('visibilitychange', checkConsent)
  const element = document.createElement('script')
  element.async = true
  element.src = tagManager
  document.head.append(element)
}

/**
 * Takes the consent back: removes the cookies that tags have set, and loads the page anew,
 * since a script that runs cannot be taken out of a page.
 */
export function stopTagManager(): void {
  if (!running) return
  removeEventListener('vitrine:page', pageview)
  document.removeEventListener('visibilitychange', checkConsent)
  removeCookies(running)
  running = undefined
  location.reload()
}

/** Another window may have taken the consent back. */
function checkConsent(): void {
  if (!allows('statistics')) stopTagManager()
}

function pageview(): void {
  checkConsent()
  if (!running) return
  push({ event: 'pageview', page_title: document.title, page_path: location.pathname })
}

function push(entry: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** Removes cookies by name, or `_ga_*` by how they begin; for any host above this one too. */
function removeCookies(patterns: readonly string[]): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  const isTags = (name: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    )
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!isTags(name)) continue
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}
