import type { ReactNode } from 'react'

/** What a page's own top says beyond the article's hero that takes its place. */
export function RestOfTop({ children }: { children?: ReactNode }) {
  return <div className="wrap rest-of-top">{children}</div>
}
