import type { ReactNode } from 'react'

/** A function component: props in, markup out. */
export type Component<Props> = (props: Props) => ReactNode

/**
 * A part of the application in a file of its own, fetched only by pages that show it.
 * Once loaded it renders synchronously, so that the server's HTML and the first render in
 * the browser are the same.
 */
export interface LazyComponent<Props> {
  /** Its key in Vite's manifest, for the host's preload tags. */
  readonly source: string
  load(): Promise<void>
  /** The component, or nothing while it is not here. */
  component(): Component<Props> | undefined
}

export function lazyComponent<Props>(
  source: string,
  fetch: () => Promise<{ default: Component<Props> } | undefined>,
): LazyComponent<Props> {
  let component: Component<Props> | undefined
  let coming: Promise<void> | undefined
  return {
    source,
    load() {
      coming ??= fetch().then(
        (file) => {
          // Nothing comes where the page is being loaded anew: see `reloadOnMissingFiles`.
          if (file === undefined) return new Promise<void>(() => {})
          component = file.default
        },
        (error: unknown) => {
          // A later try may succeed: the line was bad, not the file.
          coming = undefined
          throw error
        },
      )
      return coming
    },
    component: () => component,
  }
}
