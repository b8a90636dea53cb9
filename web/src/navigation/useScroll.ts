import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { openAnchor } from './anchor.ts'
import { ScrollMemory, scrollTarget } from './scroll.ts'

/**
 * Scrolls as spec 2.1 requires, on each history entry. `ScrollRestoration` of react-router
 * does most of it, and weighs too much: `siteRouter` has the numbers.
 */
export function useScroll(): void {
  const { key, hash, pathname, search } = useLocation()
  const arrival = useNavigationType()
  const memory = useRef<ScrollMemory>(null)
  const shown = useRef(key)
  const page = useRef({ pathname, search })

  useEffect(() => {
    const positions = new ScrollMemory(() => sessionStorage)
    memory.current = positions
    history.scrollRestoration = 'manual'
    const onScroll = () => positions.set(shown.current, scrollY)
    // A full load is the browser's to restore: it does it before we are at work.
    const onHide = () => {
      positions.keep()
      history.scrollRestoration = 'auto'
    }
    const onShow = () => {
      history.scrollRestoration = 'manual'
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onShow)
    openAnchor(location.hash)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const before = page.current
    page.current = { pathname, search }
    const samePath = before.pathname === pathname && before.search !== search
    const saved = memory.current?.get(key)
    const target = scrollTarget({ arrival, hash, saved, samePath })
    // Nothing scrolls, so nobody else would note where this entry was left.
    if (target === 'here') memory.current?.set(key, scrollY)
    else if (target === 'anchor') openAnchor(hash)
    else scrollTo({ top: target === 'top' ? 0 : target, behavior: 'instant' })
  }, [key, hash, arrival, pathname, search])
}
