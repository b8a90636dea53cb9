import { type ReactNode, Suspense, use } from 'react'
import { Boundaries } from './context.ts'

/** A part of the page that React hydrates by itself; the one that a visitor uses comes first. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return use(Boundaries) ? <Suspense fallback={null}>{children}</Suspense> : children
}
