/** What a visitor sees of a navigation. */
export type NavigationState = 'idle' | 'pending' | 'success' | 'error'

let state: NavigationState = 'idle'
let unreached: string | undefined
const listeners = new Set<() => void>()

export function navigationState(): NavigationState {
  return state
}

/** The page that could not be reached: one can try again. */
export function unreachedPath(): string | undefined {
  return unreached
}

export function setNavigationState(next: NavigationState, path?: string): void {
  unreached = path
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function onNavigationState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
