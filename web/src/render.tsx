import { renderToString } from 'react-dom/server'
import { chunksOf } from './chunks.ts'
import type { PageView, RandomRelatedContent } from './model.ts'
import { RelatedItems } from './modules/randomRelatedContent/RelatedItems.tsx'
import { headHtml } from './navigation/headHtml.ts'
import { Boundaries } from './shell/context.ts'
import { Site } from './shell/Site.tsx'

/** A request of the host. */
export type Request =
  | { render: 'page'; view: PageView; preview?: boolean }
  | { render: 'island'; name: string; props: unknown }

export interface Rendered {
  /** Keys of Vite's manifest that the browser will want for this. */
  modules: string[]
  /** The metadata in a page's head; none for an island. */
  head: string
  html: string
}

const islands: Record<string, (props: unknown) => React.ReactNode> = {
  randomRelatedContent: (props) => <RelatedItems items={(props as RandomRelatedContent).items} />,
}

/** Renders a page or an island. Throws where a component does: the caller handles it. */
export function render(request: Request): Rendered {
  if (request.render === 'page') {
    const { view, preview = false } = request
    const [preloads, html] = splitPreloads(renderSite(<Site view={view} preview={preview} />))
    return {
      modules: chunksOf(view).map((needed) => needed.source),
      head: headHtml(view) + preloads,
      html,
    }
  }
  if (request.render === 'island') {
    const island = islands[request.name]
    if (!island) throw new Error(`unknown island: ${request.name}`)
    return { modules: [], head: '', html: renderToString(island(request.props)) }
  }
  throw new Error(`unknown request: ${JSON.stringify(request).slice(0, 200)}`)
}

/** What React writes for a boundary in which something failed. In a text `<` is escaped. */
const failedBoundary = '<!--$!-->'

/** React goes on beside a boundary that failed. A page is rendered whole or not at all. */
function renderSite(site: React.ReactNode): string {
  const written = renderToString(site)
  if (!written.includes(failedBoundary)) return written
  // Without boundaries it throws what the component threw, for the log.
  renderToString(<Boundaries value={false}>{site}</Boundaries>)
  throw new Error('a part of the page cannot be rendered')
}

/**
 * React writes a preload for each picture with a high priority before the markup. In the head the
 * browser finds it before the style sheets and fonts.
 */
function splitPreloads(written: string): [preloads: string, html: string] {
  const preloads = written.match(/^(?:<link rel="preload" as="image"[^>]*>)*/)?.[0] ?? ''
  return [preloads.replaceAll('><', '>\n<') + (preloads && '\n'), written.slice(preloads.length)]
}
