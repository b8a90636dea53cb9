import { allows } from './consent.ts'
import { isOwn } from './cookies.ts'

declare global {
  interface Window {
    /** What a tag manager reads. */
    dataLayer?: Record<string, unknown>[]
  }
}

let running = false

/** Fetches the tag manager, and tells it of this page and of each that follows. */
export function startTagManager(script: string): void {
  if (running) return
  running = true
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  pageview()
  addEventListener('vitrine:page', pageview)
  const element = document.createElement('script')
  element.async = true
  element.src = script
  document.head.append(element)
}

/**
 * Takes the consent back: removes the cookies that tags have set, and loads the page anew,
 * since a script that runs cannot be taken out of a page.
 */
export function stopTagManager(): void {
  if (!running) return
  removeEventListener('vitrine:page', pageview)
  removeForeignCookies()
  location.reload()
}

/** Another window may have taken the consent back. */
function pageview(): void {
  if (!allows('statistics')) return
  push({ event: 'pageview', page_title: document.title, page_path: location.pathname })
}

function push(entry: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** A tag may have set a cookie for any host above this one. */
function removeForeignCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (name === '' || isOwn(name)) continue
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}
