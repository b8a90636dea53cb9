import { useSyncExternalStore } from 'react'

/** What a visitor may consent to: content of other hosts, and measurement. */
export type Purpose = 'media' | 'statistics'

/** Dispatched on the page when the visitor chooses. */
export const choiceEvent = 'vitrine:choice'

/** What the cookie begins with. Another version means other purposes: the visitor is asked anew. */
export const begin = 'consent=1.'

/** Whether the visitor allows something, by the cookie: another window may have changed it. */
export function allows(purpose: Purpose): boolean {
  const stored = document.cookie.split('; ').find((cookie) => cookie.startsWith(begin))
  return stored?.includes(purpose) === true
}

/** The same in a component. The server renders for everybody, and assumes that nobody does. */
export function useConsent(purpose: Purpose): boolean {
  return useSyncExternalStore(
    onChoice,
    () => allows(purpose),
    () => false,
  )
}

function onChoice(listener: () => void): () => void {
  addEventListener(choiceEvent, listener)
  return () => removeEventListener(choiceEvent, listener)
}
