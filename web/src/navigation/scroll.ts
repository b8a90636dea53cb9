/** The name under which the tab's storage has the position on each entry of the history. */
export const storageKey = 'vitrine:scroll'

/**
 * Leads back to where the window stood on this entry of the history before it was loaded. The
 * browser does so only for the entry that one left by a full load, not for one before it. React
 * Router has `ScrollRestoration` do it in an inline script, which the content security policy
 * forbids.
 */
export function restoreScroll(): void {
  if (historyKey() === undefined) {
    // The router would call the first entry of each load `default`, and mix their positions up.
    const unique = Math.random().toString(36).slice(2)
    history.replaceState({ ...history.state, key: unique }, '')
    return
  }
  const position = storedPosition()
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
}

/** Where the window stood on this entry of the history, if it has been here before. */
export function storedPosition(): number | undefined {
  const position = storedPositions()[historyKey() ?? '']
  return typeof position === 'number' ? position : undefined
}

/** The name that the router gave this entry of the history. */
export function historyKey(): string | undefined {
  const { key } = (history.state ?? {}) as { key?: unknown }
  return typeof key === 'string' ? key : undefined
}

function storedPositions(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    // A browser may forbid to store anything: the page begins at its top.
    return {}
  }
}
