import type { ReactNode } from 'react'
import { fitting } from '../components/titleLines.ts'

interface TitledSectionProps {
  title: string
  children: ReactNode
}

/** A part of a page on paper, below a heading of the second level. */
export function TitledSection({ title, children }: TitledSectionProps) {
  return (
    <section className="plain wrap">
      <h2 className="title-1 section-title" style={fitting(title)}>
        {title}
      </h2>
      {children}
    </section>
  )
}
