import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { openAnchor } from './anchor.ts'
import { placeAfter, ScrollMemory } from './scroll.ts'

/** Scrolls as spec 2.1 asks, on each entry of the history. */
export function useScroll(): void {
  const { key, hash } = useLocation()
  const arrival = useNavigationType()
  const memory = useRef<ScrollMemory>(null)
  const shown = useRef(key)

  useEffect(() => {
    const places = new ScrollMemory(sessionStorage)
    memory.current = places
    history.scrollRestoration = 'manual'
    const onScroll = () => places.set(shown.current, scrollY)
    // A full load is the browser's to restore: it does it before we are at work.
    const onHide = () => {
      places.keep()
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
    const place = placeAfter(arrival, hash, memory.current?.get(key))
    if (place === 'anchor') openAnchor(hash)
    else scrollTo({ top: place === 'top' ? 0 : place, behavior: 'instant' })
  }, [key, hash, arrival])
}
