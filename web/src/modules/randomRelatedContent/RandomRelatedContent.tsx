import { useEffect, useRef, useState } from 'react'
import { useMessage } from '../../messages/useMessage.ts'
import type { RandomRelatedContent as RandomRelatedContentModel } from '../../model.ts'
import { whenNear } from '../../navigation/near.ts'
import { RelatedItems } from './RelatedItems.tsx'

/** How far below the window the fresh choice is fetched, so that nothing changes in sight. */
const margin = 600

/**
 * Pages of the site by chance. The page may come from a cache, so the choice is made anew
 * by the island before one gets here; if that fails, the choice that came with it stays.
 */
export default function RandomRelatedContent({ title, island, items }: RandomRelatedContentModel) {
  const say = useMessage()
  const place = useRef<HTMLDivElement>(null)
  const [fresh, setFresh] = useState<string>()
  useEffect(() => {
    if (!place.current || island === '') return
    const ended = new AbortController()
    const stop = whenNear(place.current, margin, async () => {
      const html = await fetchIsland(island, ended.signal)
      if (html !== undefined && !ended.signal.aborted) setFresh(html)
    })
    return () => {
      ended.abort()
      stop()
    }
  }, [island])
  const label = title ?? say('readMore')
  return (
    <div className="plain" ref={place}>
      {title ? (
        <div className="wrap">
          <h2 className="title-1 section-title">{title}</h2>
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="shelf-frame" tabIndex={0} aria-label={label}>
        {fresh === undefined ? (
          <RelatedItems items={items} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server from the same components.
          <div dangerouslySetInnerHTML={{ __html: fresh }} />
        )}
      </section>
    </div>
  )
}

async function fetchIsland(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) return undefined
    const { html } = (await response.json()) as { html?: unknown }
    return typeof html === 'string' && html !== '' ? html : undefined
  } catch {
    return undefined
  }
}
