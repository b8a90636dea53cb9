import type { Track } from '../track.ts'

/** What is remembered of what was heard: `docs/rules.md#podcasts`. */
export interface PlayerState {
  track: Track
  /** Where it was, in seconds. */
  at: number
  speed: number
}

const name = 'podcast'
const year = 365 * 24 * 60 * 60
/** A browser stores 4096 bytes of a cookie, including its name and attributes. */
const most = 3800

/** The content of the cookie, unless it is malformed or forged. */
export function readPlayerCookie(cookies: string, here: URL): PlayerState | undefined {
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (value === undefined || value.length > most) return undefined
  try {
    return checked(JSON.parse(decodeURIComponent(value)), here)
  } catch {
    return undefined
  }
}

/** The cookie for what is playing. Without its picture, if the whole would be too long. */
export function playerCookie(state: PlayerState, here: URL): string | undefined {
  const { track } = state
  const value = [state, { ...state, track: { ...track, picture: null } }]
    .map(written)
    .find((one) => one.length <= most)
  return value === undefined ? undefined : cookie(value, year, here)
}

export function noCookie(here: URL): string {
  return cookie('', 0, here)
}

function cookie(value: string, age: number, here: URL): string {
  const secure = here.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
}

/** Whether a sound is of another host, which needs consent. */
export function isElsewhere({ provider, elsewhere }: Track): boolean {
  return Boolean(provider) || elsewhere === true
}

function written({ track, at, speed }: PlayerState): string {
  const { provider: _, ...stored } = track
  const elsewhere = isElsewhere(track) || undefined
  const value = { ...stored, elsewhere, at: Math.round(at * 10) / 10, speed }
  return encodeURIComponent(JSON.stringify(value))
}

function checked(value: unknown, here: URL): PlayerState | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, title, href, show, number, src, elsewhere, seconds, picture, at, speed } =
    value as Record<string, unknown>
  if (!isText(id) || !isText(title) || !isText(href) || !isText(src)) return undefined
  if (!isSafe(src, here) || (href !== '' && !isSafe(href, here))) return undefined
  if (!isAmount(at) || !isAmount(speed) || speed < 0.25 || speed > 4) return undefined
  const track: Track = {
    id,
    title,
    href,
    show: isText(show) ? show : null,
    number: isText(number) ? number : null,
    src,
    ...(elsewhere === undefined ? {} : { elsewhere: true }),
    seconds: isAmount(seconds) ? seconds : null,
    picture: isText(picture) && isSafe(picture, here) ? picture : null,
  }
  return { track, at, speed }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** Whether an address is one of ours, or cannot be listened to on the way. One that is none throws. */
function isSafe(address: string, here: URL): boolean {
  const { protocol, origin } = new URL(address, here)
  return address !== '' && (protocol === 'https:' || origin === here.origin)
}
