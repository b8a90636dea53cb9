/**
 * What the browser starts with in development: React's part of hot reload must be there
 * before the first component is.
 */
// @ts-expect-error Vite makes this module.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./entry-client.tsx')
