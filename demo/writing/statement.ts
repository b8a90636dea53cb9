/**
 * What every accessibility statement has to say besides the state of the pages: when it was last
 * gone through, and who supervises it.
 */
import type { Locale } from './marks.ts'
import { type Module, textSection } from './modules.ts'

const supervision: Partial<Record<Locale, Module>> = {
  da: textSection({
    title: 'Dato og tilsyn',
    text: `
      Erklæringen er senest gennemgået den 1. september 2026 og gælder hele dette websted.
      Digitaliseringsstyrelsen fører tilsyn med, at loven om webtilgængelighed bliver overholdt. Svarer
      vi ikke, eller er svaret ikke godt nok, kan du klage dertil.
    `,
  }),
  en: textSection({
    title: 'Date and supervision',
    text: `
      This statement was last reviewed on 1 September 2026 and covers the whole of this website. The
      Danish Agency for Digital Government supervises that the law on web accessibility is observed.
      If we do not reply, or the reply is not good enough, you may complain there.
    `,
  }),
}

/** The end of the statement in a language. */
export const supervisionIn = (locale: Locale): Module[] => {
  const module = supervision[locale] ?? supervision.en
  return module ? [module] : []
}
