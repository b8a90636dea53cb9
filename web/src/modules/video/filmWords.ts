import type { Locale } from '../../model.ts'

interface FilmWords {
  failed: string
  again: string
  file: string
  at: (host: string) => string
}

/** The words of the player. They come with its code. */
export const filmWords: Readonly<Record<Locale, FilmWords>> = {
  da: {
    failed: 'Filmen kunne ikke afspilles.',
    again: 'Prøv igen',
    file: 'Åbn filmen som fil',
    at: (host) => `Åbn filmen hos ${host}`,
  },
  en: {
    failed: 'The film could not be played.',
    again: 'Try again',
    file: 'Open the film as a file',
    at: (host) => `Open the film at ${host}`,
  },
  de: {
    failed: 'Der Film konnte nicht abgespielt werden.',
    again: 'Noch einmal versuchen',
    file: 'Film als Datei öffnen',
    at: (host) => `Film bei ${host} öffnen`,
  },
  sv: {
    failed: 'Filmen kunde inte spelas upp.',
    again: 'Försök igen',
    file: 'Öppna filmen som fil',
    at: (host) => `Öppna filmen hos ${host}`,
  },
}
