import { useEffect, useState } from 'react'
import type { Component } from '../lazyComponent.ts'
import type { NewsletterPopUp } from '../model.ts'
import type { PopUpProps } from './PopUp.tsx'
import { endPopUp } from './popUpMemory.ts'

/** Who leaves within so many milliseconds fetches nothing of the pop-up. None shows sooner. */
const fetchAfter = 5000

interface PopUpPlaceProps {
  popUp: NewsletterPopUp | null
  path: string
  type: string
}

/** The slot for the newsletter's pop-up. The first page of a visit has none. */
export function PopUpPlace({ popUp, path, type }: PopUpPlaceProps) {
  const [first] = useState(path)
  const [ready, setReady] = useState<{ path: string; PopUp: Component<PopUpProps> }>()
  useEffect(() => {
    const isFirst = path === first && !document.referrer.startsWith(location.origin)
    if (!popUp || isFirst) return undefined
    const timer = setTimeout(
      () =>
        void import('./PopUp.tsx').then((file) => file && setReady({ path, PopUp: file.default })),
      fetchAfter,
    )
    return () => clearTimeout(timer)
  }, [popUp, path, first])
  useEffect(() => {
    if (!popUp) return undefined
    const end = () => endPopUp('signed-up')
    addEventListener('vitrine:signed-up', end)
    return () => removeEventListener('vitrine:signed-up', end)
  }, [popUp])
  if (!popUp || ready?.path !== path) return null
  return <ready.PopUp popUp={popUp} type={type} waited={fetchAfter / 1000} />
}
