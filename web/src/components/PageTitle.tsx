import { type ReactNode, use } from 'react'
import { TitleLevel } from '../shell/context.ts'
import { fitting } from './titleLines.ts'
import { Unbroken } from './Unbroken.tsx'

interface PageTitleProps {
  title: string
  className: string
  /** The title in another form, such as lines. */
  children?: ReactNode
}

/** The title of a page: its only heading of the first level, or of the second below an injected one. */
export function PageTitle({ title, className, children }: PageTitleProps) {
  const Heading = `h${use(TitleLevel)}` as const
  return (
    <Heading className={className} style={fitting(title)}>
      {children ?? <Unbroken title={title} />}
    </Heading>
  )
}
