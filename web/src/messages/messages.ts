import type { Locale } from '../model/Locale'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { sv } from './sv.ts'

export type MessageKey = keyof typeof da
export type Messages = Readonly<Record<MessageKey, string>>

const languages: Readonly<Record<Locale, Messages>> = { da, en, de, sv }

/**
 * A text of the interface. `{name}` in it is filled in.
 *
 * A missing key is a type error. Should one get past the compiler, or a language come
 * from the host that this build does not know, it is a warning and an empty string.
 */
export function message(
  locale: Locale,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text: string | undefined = languages[locale]?.[key]
  if (text === undefined) {
    // biome-ignore lint/suspicious/noConsole: spec 8 asks for a warning here.
    console.warn(`no text for ${key} in ${locale}`)
    return ''
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
