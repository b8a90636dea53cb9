import { useEffect, useRef } from 'react'

/**
 * Lets Back close what lies over the page, instead of leaving the page. Returns what closes it
 * otherwise: both take the same step back in the history.
 */
export function useCloseOnBack(close: () => void): () => void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    history.pushState(history.state, '')
    const back = (event: PopStateEvent) => {
      // The page stays: this step is not the router's.
      event.stopImmediatePropagation()
      latest.current()
    }
    addEventListener('popstate', back, { capture: true })
    return () => removeEventListener('popstate', back, { capture: true })
  }, [])
  return () => history.back()
}
