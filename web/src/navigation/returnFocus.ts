import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { PageView } from '../model.ts'
import { historyKey } from './scroll.ts'

/** A link that the keyboard followed: its address, and which of those with this address it is. */
interface Followed {
  href: string
  place: number
}

/** The link that led away from each entry of the history, by the entry's key. */
const followed = new Map<string, Followed>()

/** Remembers the link by which the keyboard leaves this entry of the history. */
export function rememberFollowed(link: HTMLAnchorElement): void {
  const key = historyKey()
  const href = link.getAttribute('href')
  if (key && href) followed.set(key, { href, place: linksTo(href).indexOf(link) })
}

/** Leads the keyboard back to the link by which it left an entry, once that is shown again. */
export function useReturnFocus(view: PageView): void {
  const action = useNavigationType()
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (action === 'POP') focusFollowed()
  }, [view, action])
}

function focusFollowed(): void {
  const left = followed.get(historyKey() ?? '')
  const links = left ? linksTo(left.href) : []
  const link = links[left?.place ?? 0] ?? links[0]
  link?.focus({ preventScroll: true })
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
}
