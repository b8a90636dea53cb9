/** Icons of the host's endpoint: spec 7. */

/** Spec 9: after this the page goes on without. */
export const iconMilliseconds = 1500

interface Answer {
  readonly icons?: Readonly<Record<string, { readonly body?: string }>>
}

type Icons = Record<string, string[]>

/** What was requested before: a navigation requests nothing again. */
const requested = new Map<string, Promise<Icons>>()

/** The paths of icons by their names; those that cannot be had in time are left out. */
export function icons(set: string, names: readonly string[]): Promise<Icons> {
  const address = `/api/icons/${set}.json?icons=${names.join(',')}`
  const known = requested.get(address)
  if (known) return known
  const coming = fetched(address)
  requested.set(address, coming)
  // A bad line is no reason to go without for good.
  void coming.then((found) => Object.keys(found).length > 0 || requested.delete(address))
  return coming
}

async function fetched(address: string): Promise<Icons> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(iconMilliseconds),
    })
    if (!answer.ok) return {}
    const { icons = {} } = (await answer.json()) as Answer
    // Only the paths are taken: a response cannot put anything else into the page.
    const paths = (body = '') => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '')
    return Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, paths(body)]))
  } catch {
    return {}
  }
}
