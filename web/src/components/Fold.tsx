import type { ReactNode } from 'react'
import { from } from './breakpoints.ts'
import { useMedia } from './useMedia.ts'

interface FoldProps {
  className: string
  /** What stands when it is folded. */
  summary: ReactNode
  children: ReactNode
}

/**
 * What is folded on telephones, without JavaScript too. Where there is room the style sheet shows
 * it whole, and its summary is no button.
 */
export function Fold({ className, summary, children }: FoldProps) {
  const whole = useMedia(from('md'))
  return (
    <details className={`fold ${className}`} open={whole}>
      <summary tabIndex={whole ? -1 : undefined}>
        {summary} <span className="plus" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
