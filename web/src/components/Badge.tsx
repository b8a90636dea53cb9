import type { ReactNode } from 'react'

/** One or two words that must not be missed: `Aflyst`. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
