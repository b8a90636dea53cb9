import { createContext, use, useEffect } from 'react'

/** What lies over a page and has the visitor's attention. */
export type Overlay = 'menu' | 'consent' | 'player' | 'zoom' | 'suggestions'

/**
 * Which overlays are open. Handlers of events and timers read it, so that opening one renders
 * nothing else again.
 */
export class OverlaySet {
  readonly #open = new Set<Overlay>()

  set(overlay: Overlay, isOpen: boolean): void {
    if (isOpen) this.#open.add(overlay)
    else this.#open.delete(overlay)
  }

  hasAny(...overlays: readonly Overlay[]): boolean {
    return overlays.some((overlay) => this.#open.has(overlay))
  }
}

/** The open overlays of the page. `Site` provides the set; overlays register with `useOverlay`. */
export const OpenOverlays = createContext(new OverlaySet())

/** Registers an overlay while the component is mounted and the overlay is open. */
export function useOverlay(overlay: Overlay, isOpen = true): void {
  const overlays = use(OpenOverlays)
  useEffect(() => {
    overlays.set(overlay, isOpen)
    return () => overlays.set(overlay, false)
  }, [overlays, overlay, isOpen])
}
