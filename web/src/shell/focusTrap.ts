/**
 * What an open menu does for the keyboard and the pointer: Escape closes it and gives the
 * focus back to its button, Tab goes round inside of it, a click beside it closes it.
 * Gives back what undoes that.
 */
export function focusTrap(menu: HTMLDetailsElement): () => void {
  const button = menu.querySelector<HTMLElement>(':scope > summary')
  const onKey = (event: KeyboardEvent) => {
    if (!menu.open) return
    if (event.key === 'Escape') {
      menu.open = false
      button?.focus()
    } else if (event.key === 'Tab' && menu.contains(document.activeElement)) {
      const next = goRound(reachable(menu), document.activeElement, event.shiftKey)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }
  const onPointer = (event: PointerEvent) => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPointer)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPointer)
  }
}

/** Where Tab goes from the last to the first and back; nothing where it goes by itself. */
function goRound(
  elements: readonly HTMLElement[],
  from: Element | null,
  back: boolean,
): HTMLElement | undefined {
  const [first, last] = [elements.at(0), elements.at(-1)]
  if (back) return from === first ? last : undefined
  return from === last ? first : undefined
}

function reachable(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('summary, a[href]')].filter((element) =>
    element.checkVisibility(),
  )
}
