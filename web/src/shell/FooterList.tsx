import type { ReactNode } from 'react'
import { from } from '../components/breakpoints.ts'
import { useMedia } from './useMedia.ts'

interface FooterListProps {
  title: string
  children: ReactNode
}

/**
 * A list of the footer below its heading. On telephones it is folded, without JavaScript too; where
 * there is room the style sheet shows it whole, and its heading is no button.
 */
export function FooterList({ title, children }: FooterListProps) {
  const whole = useMedia(from('md'))
  return (
    <details className="footer-list" open={whole}>
      <summary tabIndex={whole ? -1 : undefined}>
        <h2>{title}</h2>
        <span className="plus" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
