import { useSyncExternalStore } from 'react'

/** Whether the component reacts: not on the server, nor in the first rendering in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
