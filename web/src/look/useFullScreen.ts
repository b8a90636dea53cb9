import { type RefObject, useEffect, useState } from 'react'

interface FullScreen {
  /** Not every browser supports it: telephones reserve it for films. */
  offered: boolean
  on: boolean
  toggle: () => void
}

/** Gives the dialog around an element the whole screen. */
export function useFullScreen(within: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  return {
    offered: document.fullscreenEnabled === true,
    on,
    toggle() {
      const dialog = within.current?.closest('[role="dialog"]')
      const change = on ? document.exitFullscreen() : dialog?.requestFullscreen()
      // Refused, the window stays as it is.
      change?.catch(() => {})
    },
  }
}
