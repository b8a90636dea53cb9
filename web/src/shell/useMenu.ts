import { type RefObject, use, useEffect } from 'react'
import { OpenOverlays } from './openOverlays.ts'

/**
 * Closes the open menu: by Escape, which gives the focus back to its button; when the focus goes
 * on to the page, which lies below the menu's panel; and by a press beside it. The menu opens
 * without JavaScript, and so perhaps before it is hydrated.
 */
export function useMenu(reference: RefObject<HTMLDetailsElement | null>): void {
  const overlays = use(OpenOverlays)
  useEffect(() => {
    const menu = reference.current
    if (!menu) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !menu.contains(target)
    const register = () => overlays.set('menu', menu.open)
    const onKey = (event: KeyboardEvent) => {
      if (!menu.open || event.key !== 'Escape') return
      // A pop-up leaves this Escape alone, even in the moment before the menu is registered as open.
      event.preventDefault()
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (isOutside(event.relatedTarget)) menu.open = false
    }
    const onPointer = (event: PointerEvent) => {
      if (isOutside(event.target)) menu.open = false
    }
    register()
    menu.addEventListener('toggle', register)
    menu.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      overlays.set('menu', false)
      menu.removeEventListener('toggle', register)
      menu.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [reference, overlays])
}
