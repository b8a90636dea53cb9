import type { PageView } from '../model/PageView'

const file = '_payload.json'

/** The address of a page's data: `/en/visit` has it at `/en/visit/_payload.json`. */
export function payloadAddress(pathname: string, build: string): string {
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
  return `${folder}${file}${build === '' ? '' : `?build=${encodeURIComponent(build)}`}`
}

/** The path of the page whose data an address holds; a redirect may have led to another. */
export function pathOfPayload(address: string): string {
  const { pathname } = new URL(address)
  const folder = pathname.slice(0, -file.length)
  return folder === '/' ? '/' : folder.replace(/\/$/, '')
}

/** What came of asking for a page's data. */
export type Payload = { view: PageView } | { redirect: string } | 'failed'

/**
 * Asks for a page's data. A page that is not there has data too (the 404 page), so the
 * status does not matter as long as data comes.
 */
export async function fetchPayload(
  url: URL,
  build: string,
  signal: AbortSignal,
  ask: typeof fetch = fetch,
): Promise<Payload> {
  const wanted = new URL(payloadAddress(url.pathname, build), url)
  const response = await ask(wanted, { signal, headers: { accept: 'application/json' } })
  if (!response.headers.get('content-type')?.includes('json')) return 'failed'
  if (response.redirected) {
    const end = new URL(response.url)
    if (end.origin !== url.origin) return 'failed'
    const path = pathOfPayload(response.url)
    if (path !== url.pathname) return { redirect: path + url.hash }
  }
  const view: unknown = await response.json()
  return isView(view) ? { view } : 'failed'
}

function isView(value: unknown): value is PageView {
  return typeof value === 'object' && value !== null && 'page' in value && 'shell' in value
}
