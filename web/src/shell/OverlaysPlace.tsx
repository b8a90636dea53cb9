import { useEffect, useState } from 'react'
import type { Component } from '../lazyComponent.ts'
import type { PageView } from '../model.ts'

/** The slot for what may lie over a page. Its code is fetched when the page is hydrated. */
export function OverlaysPlace({ view }: { view: PageView }) {
  const [Overlays, setOverlays] = useState<Component<PageView>>()
  useEffect(() => {
    void import('./Overlays.tsx').then(
      (file) => file && setOverlays(() => file.default),
      // Without a line the page goes on without them.
      () => {},
    )
  }, [])
  return Overlays ? <Overlays {...view} /> : null
}
