import { chunksOf } from './chunks.ts'
import type { PageView, RandomRelatedContent } from './model.ts'
import { RelatedItems } from './modules/randomRelatedContent/RelatedItems.tsx'
import { headHtml } from './navigation/headHtml.ts'
import { renderHtml } from './renderHtml.ts'
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
    const { preloads, html } = renderHtml(<Site view={view} preview={preview} />)
    return {
      modules: chunksOf(view).map((needed) => needed.source),
      head: headHtml(view) + preloads,
      html,
    }
  }
  if (request.render === 'island') {
    const island = islands[request.name]
    if (!island) throw new Error(`unknown island: ${request.name}`)
    return { modules: [], head: '', html: renderHtml(island(request.props)).html }
  }
  throw new Error(`unknown request: ${JSON.stringify(request).slice(0, 200)}`)
}
