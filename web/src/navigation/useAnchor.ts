import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { openAnchor, openAnswer } from './anchor.ts'
import { storedPosition } from './scroll.ts'

/**
 * Goes to the element that an address names, when a page is loaded and when a link leads to it.
 * On the way back and forward, and after a reload, the visitor stays where the window stood.
 */
export function useAnchor(): void {
  const { key, hash } = useLocation()
  const isOnTheWayBack = useNavigationType() === 'POP'
  const opened = useRef<string>(undefined)
  // After the same effect of `ScrollRestoration`, which does not open what is closed.
  useLayoutEffect(() => {
    const isLoad = opened.current === undefined
    if (opened.current === key) return
    opened.current = key
    if (isLoad && storedPosition() !== undefined) openAnswer(hash)
    else if (isLoad || !isOnTheWayBack) openAnchor(hash)
  }, [key, hash, isOnTheWayBack])
}
