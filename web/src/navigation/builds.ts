/** The file that names the newest build: spec 7. */
export const latestBuild = '/builds/latest.json'
/** How often it is polled. */
export const checkEvery = 10 * 60 * 1000
/** A path is not loaded anew twice within this time: spec 9. */
export const reloadGuard = 10_000

const key = 'vitrine:reload'

/** Gets the tab's storage. It throws where a browser forbids all storage. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether a path may be loaded anew, and if so, that it now is. A build whose files are
 * missing would otherwise load itself again for ever.
 */
export function mayReload(path: string, now: number, storage: GetStorage): boolean {
  const last = read(storage)
  if (last && last.path === path && now - last.at < reloadGuard) return false
  try {
    storage().setItem(key, JSON.stringify({ path, at: now }))
  } catch {
    // Without a memory there is no guard, so there is no reload.
    return false
  }
  return true
}

function read(storage: GetStorage): { path: string; at: number } | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { path, at } = value as { path?: unknown; at?: unknown }
    return typeof path === 'string' && typeof at === 'number' ? { path, at } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether another build than ours is the newest. A file that fails to load is an error in
 * the console and changes nothing: pages are found as before, by the same rules. Spec 8.
 */
export async function isStale(build: string, doFetch: typeof fetch = fetch): Promise<boolean> {
  try {
    const response = await doFetch(latestBuild, { cache: 'no-store' })
    if (!response.ok) throw new Error(`${latestBuild} has status ${response.status}`)
    const { id } = (await response.json()) as { id?: unknown }
    return typeof id === 'string' && build !== '' && id !== build
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: spec 8 asks for an error in the console here.
    console.error('the latest build is not known', error)
    return false
  }
}
