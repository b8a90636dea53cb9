/** What a visitor sees of a navigation. */
export type NavigationState = 'idle' | 'pending' | 'success' | 'error'

let state: NavigationState = 'idle'
const listeners = new Set<() => void>()

export function navigationState(): NavigationState {
  return state
}

export function setNavigationState(next: NavigationState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function onNavigationState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
