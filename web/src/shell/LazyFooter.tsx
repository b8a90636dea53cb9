import { Suspense, use } from 'react'
import { footerActive } from './activation.ts'
import type { FooterProps } from './Footer.tsx'
import { footer } from './footerChunk.ts'

/**
 * The end of the page. The server writes it whole, for crawlers and for reading without
 * JavaScript. In the browser it stays as the server wrote it until the visitor is near;
 * only then is its code fetched, and the footer hydrated.
 */
export function LazyFooter(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <FooterWhenNear {...props} />
    </Suspense>
  )
}

function FooterWhenNear(props: FooterProps) {
  const Footer = footer.component()
  if (Footer) return <Footer {...props} />
  use(footerActive())
  return null
}
