import { allows, begin, choiceEvent, type Purpose } from './consent.ts'

/** A visitor's choice. */
export type Choice = Readonly<Record<Purpose, boolean>>

const purposes: readonly Purpose[] = ['media', 'statistics']
export const days = 180

/** The cookie of a choice: `consent=1.media-statistics`, or `consent=1.none`. */
export function choiceCookie(choice: Choice, here: URL): string {
  const given = purposes.filter((purpose) => choice[purpose]).join('-') || 'none'
  const secure = here.protocol === 'https:' ? '; Secure' : ''
  return `${begin}${given}; Path=/; SameSite=Lax; Max-Age=${days * 24 * 60 * 60}${secure}`
}

/** The stored choice, if there is one. */
export function choiceNow(): Choice | undefined {
  const stored = document.cookie.split('; ').some((cookie) => cookie.startsWith(begin))
  return stored ? { media: allows('media'), statistics: allows('statistics') } : undefined
}

/** Stores a choice. */
export function choose(choice: Choice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = choiceCookie(choice, new URL(location.href))
  dispatchEvent(new Event(choiceEvent))
}

/** Allows the content of other hosts, and leaves the rest as it is. */
export function allowMedia(): void {
  choose({ media: true, statistics: allows('statistics') })
}
