import { lazyComponent } from '../lazyComponent.ts'
import type { FooterProps } from './Footer.tsx'

/** The end of a page: in the HTML from the start, its code only when one comes near it. */
export const footer = lazyComponent<FooterProps>(
  'src/shell/Footer.tsx',
  () => import('./Footer.tsx'),
)
