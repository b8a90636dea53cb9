import type { Locale } from '../model.ts'
import type { da } from './da.ts'

export type MessageKey = keyof typeof da
export type Messages = Readonly<Record<MessageKey, string>>

/** A language in a file of its own: a page fetches the one it is written in. */
interface Language {
  /** Its key in Vite's manifest, for the host's preload tags. */
  readonly source: string
  load(): Promise<void>
}

const here: Partial<Record<Locale, Messages>> = {}

function language(locale: Locale, fetch: () => Promise<Messages>): Language {
  return {
    source: `src/messages/${locale}.ts`,
    async load() {
      here[locale] ??= await fetch()
    },
  }
}

/** Every language and its file. */
export const languages: Readonly<Record<Locale, Language>> = {
  da: language('da', async () => (await import('./da.ts')).da),
  en: language('en', async () => (await import('./en.ts')).en),
  de: language('de', async () => (await import('./de.ts')).de),
  sv: language('sv', async () => (await import('./sv.ts')).sv),
}

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
  const text: string | undefined = here[locale]?.[key]
  if (text === undefined) {
    // biome-ignore lint/suspicious/noConsole: docs/rules.md#warnings asks for a warning here.
    console.warn(`no text for ${key} in ${locale}`)
    return ''
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
