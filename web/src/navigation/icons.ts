/** Icons of the host's endpoint: spec 7. */

/** Spec 9: after this the page goes on without. */
export const iconMilliseconds = 1500

interface Answer {
  readonly icons?: Readonly<Record<string, { readonly body?: string }>>
}

/** The paths of icons by their names; those that cannot be had in time are left out. */
export async function fetchIcons(
  set: string,
  names: readonly string[],
): Promise<Record<string, string[]>> {
  try {
    const answer = await fetch(`/api/icons/${set}.json?icons=${names.join(',')}`, {
      signal: AbortSignal.timeout(iconMilliseconds),
    })
    if (!answer.ok) return {}
    const { icons = {} } = (await answer.json()) as Answer
    // Only the lines are taken: an answer cannot put anything else into the page.
    const paths = (body = '') => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '')
    return Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, paths(body)]))
  } catch {
    return {}
  }
}
