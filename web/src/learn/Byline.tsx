import type { Person } from '../model.ts'
import { Authors } from './Authors.tsx'

interface BylineProps {
  authors: readonly Person[]
  published: string | null
}

/** Who wrote an article, and when it came out. */
export function Byline({ authors, published }: BylineProps) {
  return (
    <div className="byline">
      <Authors people={authors} />
      {published ? <p>{published}</p> : null}
    </div>
  )
}
