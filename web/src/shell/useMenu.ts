import { type RefObject, use, useEffect } from 'react'
import { from } from '../components/breakpoints.ts'
import { OpenOverlays } from './openOverlays.ts'

/**
 * Closes the open menu: by Escape, which gives the focus back to its button; when the focus goes
 * on to the page, which lies below the menu's panel; and by a press beside it. The menu opens
 * without JavaScript, and so perhaps before it is hydrated. It opens as it did the first time:
 * on a wide window with one branch, on a telephone with all entries of the first level in sight.
 */
export function useMenu(reference: RefObject<HTMLDetailsElement | null>): void {
  const overlays = use(OpenOverlays)
  useEffect(() => {
    const menu = reference.current
    if (!menu) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !menu.contains(target)
    const wide = matchMedia(from('lg'))
    const register = () => overlays.set('menu', menu.open)
    /** The event of a `details` comes later than the next key may. */
    const close = () => {
      menu.open = false
      register()
    }
    const onWidth = () => showBranches(menu, wide.matches)
    const onToggle = () => {
      register()
      if (!menu.open) onWidth()
    }
    const onKey = (event: KeyboardEvent) => {
      if (!menu.open || event.key !== 'Escape') return
      // A pop-up leaves this Escape alone, even in the moment before the menu is registered as open.
      event.preventDefault()
      close()
      menu.querySelector('summary')?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (isOutside(event.relatedTarget)) close()
    }
    const onPointer = (event: PointerEvent) => {
      if (isOutside(event.target)) close()
    }
    register()
    // Who opened a branch already keeps it.
    if (!menu.querySelector('.menu-branch[open]')) onWidth()
    wide.addEventListener('change', onWidth)
    menu.addEventListener('toggle', onToggle)
    menu.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      overlays.set('menu', false)
      wide.removeEventListener('change', onWidth)
      menu.removeEventListener('toggle', onToggle)
      menu.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [reference, overlays])
}

/** Where the branches have a column of their own one of them is open, elsewhere none. */
function showBranches(menu: HTMLElement, wide: boolean): void {
  for (const branch of menu.querySelectorAll<HTMLDetailsElement>('.menu-branch')) {
    branch.open = wide && 'first' in branch.dataset
  }
}
