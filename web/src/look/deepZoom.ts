import OpenSeadragon from 'openseadragon'

/** A picture in a window that one can go close to and move about in. */
export interface DeepZoom {
  /** By a factor: 2 shows everything twice as large. */
  zoomBy(factor: number): void
  /** By shares of what is in sight: `move(1, 0)` goes to what is just right of it. */
  move(x: number, y: number): void
  whole(): void
  end(): void
}

interface ZoomEvents {
  /** The first tile of the picture is visible. */
  onShown: () => void
  onFailed: () => void
  /** How large it is, in per cent of the whole picture; reported once it settles. */
  onZoomed: (percent: number) => void
}

/** How long a size must settle before it is reported: not at each turn of a wheel. */
const settled = 500

/** Shows what an IIIF description names. */
export function deepZoom(container: HTMLElement, info: object, events: ZoomEvents): DeepZoom {
  takeStyleName()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new OpenSeadragon.Viewer({
    element: container,
    tileSources: info as OpenSeadragon.Options['tileSources'] & object,
    // One that needs neither a worker nor the graphics card.
    drawer: 'canvas',
    showNavigationControl: false,
    showSequenceControl: false,
    // Its keys are those of an American keyboard: ours are in `useZoomKeys`.
    keyboardNavEnabled: false,
    // The element around it has the focus; its types know numbers only.
    tabIndex: '' as unknown as number,
    animationTime: calm ? 0 : 0.6,
    visibilityRatio: 1,
    constrainDuringPan: true,
    minZoomImageRatio: 1,
    maxZoomPixelRatio: 2,
    maxTilesPerFrame: 4,
    tileRetryMax: 1,
  })
  const stopTelling = tell(viewer, events)
  const { Point } = OpenSeadragon
  return {
    zoomBy(factor) {
      viewer.viewport?.zoomBy(factor).applyConstraints()
    },
    move(x, y) {
      const { viewport } = viewer
      if (!viewport) return
      const seen = viewport.getBounds()
      viewport.panBy(new Point(x * seen.width, y * seen.height)).applyConstraints()
    },
    whole() {
      viewer.viewport?.goHome()
    },
    end() {
      stopTelling()
      viewer.destroy()
    },
  }
}

/** Passes on what a viewer meets. Gives back what stops that. */
function tell(
  viewer: OpenSeadragon.Viewer,
  { onShown, onFailed, onZoomed }: ZoomEvents,
): () => void {
  let shown = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  viewer.addHandler('open-failed', onFailed)
  viewer.addHandler('tile-loaded', () => {
    if (!shown) onShown()
    shown = true
  })
  viewer.addHandler('tile-load-failed', () => {
    if (!shown) onFailed()
  })
  viewer.addHandler('zoom', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const { viewport } = viewer
      onZoomed(Math.round((viewport.getZoom() / viewport.getHomeZoom()) * 100))
    }, settled)
  })
  return () => clearTimeout(waiting)
}

/**
 * OpenSeadragon writes a style element that hides the focus on touch screens, unless one
 * with this name is there. The content security policy refuses it, so the name is taken by
 * an element that is called so and is none.
 */
function takeStyleName(): void {
  const name = 'data-openseadragon-mobile-css'
  if (document.querySelector(`style[${name}]`)) return
  const taken = document.createElementNS(null, 'style')
  taken.setAttribute(name, '')
  document.head.append(taken)
}
