import { type ComponentType, useEffect, useState } from 'react'
import type { Consent } from '../model.ts'
import type { ConsentDialogProps } from './ConsentDialog.tsx'

/**
 * The slot for the choice of cookies on every page. Its code is fetched where visits are
 * measured, or when a visitor follows a link to the choice. The server writes nothing here: a
 * page is the same for everybody.
 */
export function ConsentPlace({ consent }: { consent: Consent | null }) {
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps>>()
  const [opener, setOpener] = useState<HTMLElement>()
  const measured = Boolean(consent?.tagManager)
  const offered = consent !== null
  useEffect(() => {
    if (!offered) return
    const bring = () =>
      void import('./ConsentDialog.tsx').then((file) => file && setDialog(() => file.default))
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('[data-choice]') : null
      if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpener(link)
      bring()
    }
    if (measured) bring()
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [offered, measured])
  if (!Dialog || !consent) return null
  return <Dialog consent={consent} opener={opener} onClose={() => setOpener(undefined)} />
}
