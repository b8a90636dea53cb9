import type { Locale } from '../model.ts'

/** Days for which a chosen language is remembered: spec 9. */
export const rememberedDays = 365

/** The cookie of a chosen language. */
export function languageCookie(locale: Locale | string): string {
  return `language=${locale}; Max-Age=${rememberedDays * 24 * 60 * 60}; Path=/; SameSite=Lax`
}
