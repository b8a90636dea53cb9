/** What of a click decides whether we follow the link ourselves. */
export interface Click {
  button: number
  defaultPrevented: boolean
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** What of a link does. */
export interface Followed {
  /** As the browser resolved it. */
  href: string
  internal: boolean
  target: string
  download: boolean
}

/**
 * The path that a click leads to without a full load, or nothing where the browser knows
 * better: another button or a modifier, another window, a download, another site, a link
 * that someone else has dealt with.
 *
 * `/en/visit#prices` on the same host gives `/en/visit#prices`.
 */
export function followedPath(click: Click, link: Followed, here: string): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined
  if (!link.internal || link.download) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const to = new URL(link.href)
  if (to.origin !== new URL(here).origin) return undefined
  return to.pathname + to.search + to.hash
}

/** Whether only the anchor differs: then nothing is fetched. */
export function sameDocument(path: string, here: string): boolean {
  const [to, from] = [new URL(path, here), new URL(here)]
  return to.hash !== '' && to.pathname === from.pathname && to.search === from.search
}

/** Whether the address is one of the same page with another choice, such as `?tag=…`. */
export function isOtherChoice(path: string, here: string): boolean {
  const [to, from] = [new URL(path, here), new URL(here)]
  return to.pathname === from.pathname && to.search !== from.search
}

/** Whether another page, or the same as another choice, must be fetched: not for an anchor. */
export function isOtherPage(from: URL, to: URL): boolean {
  return from.pathname !== to.pathname || from.search !== to.search
}

/**
 * The id of what the keyboard goes to after a navigation: another page, or what the anchor
 * names. Another choice on the same page leaves the focus on the choice.
 */
export function focusAfter(from: string, to: string, hash: string): string | undefined {
  if (from !== to) return 'main'
  return hash.length > 1 ? hash.slice(1) : undefined
}
