import type { ReactNode } from 'react'
import { RichText } from '../components/RichText.tsx'
import type { RichText as RichTextModel } from '../model.ts'

interface TextWithAsideProps {
  content: RichTextModel
  /** What stands beside it; on a telephone above it. */
  box: ReactNode
}

/** The text of a page, and a box beside it with what one looks for first. */
export function TextWithAside({ content, box }: TextWithAsideProps) {
  if (content.length === 0 && !box) return null
  return (
    <div className="plain grid-12 told">
      {box ? <div className="told-box">{box}</div> : null}
      <RichText value={content} under={1} className="prose prose-opening told-text" />
    </div>
  )
}
