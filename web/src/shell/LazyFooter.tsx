import { Suspense, use } from 'react'
import type { Shell } from '../model.ts'
import { footerActive } from './activation.ts'
import { footer } from './footerChunk.ts'

/**
 * The end of the page. The server writes it whole, for crawlers and for reading without
 * JavaScript. In the browser it stays as the server wrote it until the visitor is near;
 * only then is its code fetched and put to work.
 */
export function LazyFooter({ shell }: { shell: Shell }) {
  return (
    <Suspense fallback={null}>
      <FooterWhenNear shell={shell} />
    </Suspense>
  )
}

function FooterWhenNear({ shell }: { shell: Shell }) {
  const Footer = footer.component()
  if (Footer) return <Footer shell={shell} />
  use(footerActive())
  return null
}
