import type { PageView } from '../model.ts'

const file = '_payload.json'

/**
 * The address of a page's data: `/en/visit?day=2026-11-14` has it at
 * `/en/visit/_payload.json?day=2026-11-14`, and our build after that.
 */
export function payloadAddress(pathname: string, search: string, build: string): string {
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`
  const parts = [search.slice(1), build === '' ? '' : `build=${encodeURIComponent(build)}`]
  const query = parts.filter((part) => part !== '').join('&')
  return `${folder}${file}${query === '' ? '' : `?${query}`}`
}

/** The page whose data an address holds, as `/en/visit?a=1`; a redirect may have led to another. */
export function pageOfPayload(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const folder = pathname.slice(0, -file.length)
  searchParams.delete('build')
  const path = folder === '/' ? '/' : folder.replace(/\/$/, '')
  return searchParams.size === 0 ? path : `${path}?${searchParams}`
}

/** The result of requesting a page's data; `lost` where there is no line to the host. */
export type Payload = { view: PageView } | { redirect: string } | 'failed' | 'lost'

/**
 * Requests a page's data. A page that does not exist has data too (the 404 page), so the
 * status does not matter as long as data comes.
 */
export async function fetchPayload(
  url: URL,
  build: string,
  signal: AbortSignal,
  doFetch: typeof fetch = fetch,
): Promise<Payload> {
  const wanted = new URL(payloadAddress(url.pathname, url.search, build), url)
  const response = await doFetch(wanted, { signal, headers: { accept: 'application/json' } }).catch(
    (error: unknown) => {
      // No response at all: that is how a browser reports a line that is lost.
      if (error instanceof TypeError) return undefined
      throw error
    },
  )
  if (!response) return 'lost'
  if (!response.headers.get('content-type')?.includes('json')) return 'failed'
  if (response.redirected) {
    const end = new URL(response.url)
    if (end.origin !== url.origin) return 'failed'
    const page = pageOfPayload(response.url)
    if (page.split('?')[0] !== url.pathname) return { redirect: page + url.hash }
  }
  const view: unknown = await response.json()
  return isView(view) ? { view } : 'failed'
}

function isView(value: unknown): value is PageView {
  return typeof value === 'object' && value !== null && 'page' in value && 'shell' in value
}
