import type { Locale } from '../model.ts'

interface ZoomWords {
  tools: string
  closer: string
  farther: string
  whole: string
  fullScreen: string
  leaveFullScreen: string
  close: string
  loading: string
  failed: string
  again: string
  /** How much larger than the whole picture: `Forstørret 400 %`. */
  magnified: (percent: number) => string
  keys: string
}

/** The words of the deep zoom. They come with its code, which few pages ever fetch. */
export const zoomWords: Readonly<Record<Locale, ZoomWords>> = {
  da: {
    tools: 'Værktøjer',
    closer: 'Forstør',
    farther: 'Formindsk',
    whole: 'Hele billedet',
    fullScreen: 'Fuld skærm',
    leaveFullScreen: 'Forlad fuld skærm',
    close: 'Luk',
    loading: 'Billedet hentes',
    failed: 'Billedet kunne ikke hentes.',
    again: 'Prøv igen',
    magnified: (percent) => `Forstørret ${percent} %`,
    keys: 'Plus og minus forstørrer og formindsker, 0 viser hele billedet, piletasterne flytter det.',
  },
  en: {
    tools: 'Tools',
    closer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Whole picture',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    close: 'Close',
    loading: 'Loading the picture',
    failed: 'The picture could not be loaded.',
    again: 'Try again',
    magnified: (percent) => `Magnified ${percent} %`,
    keys: 'Plus and minus zoom in and out, 0 shows the whole picture, the arrow keys move it.',
  },
  de: {
    tools: 'Werkzeuge',
    closer: 'Vergrößern',
    farther: 'Verkleinern',
    whole: 'Ganzes Bild',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild verlassen',
    close: 'Schließen',
    loading: 'Das Bild wird geladen',
    failed: 'Das Bild konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    magnified: (percent) => `${percent} % vergrößert`,
    keys: 'Plus und Minus vergrößern und verkleinern, 0 zeigt das ganze Bild, die Pfeiltasten bewegen es.',
  },
  sv: {
    tools: 'Verktyg',
    closer: 'Förstora',
    farther: 'Förminska',
    whole: 'Hela bilden',
    fullScreen: 'Helskärm',
    leaveFullScreen: 'Lämna helskärm',
    close: 'Stäng',
    loading: 'Bilden hämtas',
    failed: 'Bilden kunde inte hämtas.',
    again: 'Försök igen',
    magnified: (percent) => `Förstorad ${percent} %`,
    keys: 'Plus och minus förstorar och förminskar, 0 visar hela bilden, piltangenterna flyttar den.',
  },
}
