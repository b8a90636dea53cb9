import type { Locale } from '../../model.ts'

/** The words of the player. They come with its code, so that no page carries them before. */
export interface PlayerWords {
  player: string
  play: string
  pause: string
  back: string
  forward: string
  position: string
  /** `{at}` and `{length}` are filled in. */
  positionOf: string
  speed: string
  close: string
  waiting: string
  failed: string
  again: string
  key: string
}

export const playerWords: Readonly<Record<Locale, PlayerWords>> = {
  da: {
    player: 'Afspiller',
    play: 'Afspil',
    pause: 'Pause',
    back: '15 sekunder tilbage',
    forward: '15 sekunder frem',
    position: 'Sted i lyden',
    positionOf: '{at} af {length}',
    speed: 'Hastighed',
    close: 'Luk afspilleren',
    waiting: 'Henter lyden',
    failed: 'Lyden kan ikke hentes.',
    again: 'Prøv igen',
    key: 'tast',
  },
  en: {
    player: 'Player',
    play: 'Play',
    pause: 'Pause',
    back: '15 seconds back',
    forward: '15 seconds forward',
    position: 'Place in the sound',
    positionOf: '{at} of {length}',
    speed: 'Speed',
    close: 'Close the player',
    waiting: 'Fetching the sound',
    failed: 'The sound cannot be fetched.',
    again: 'Try again',
    key: 'key',
  },
  de: {
    player: 'Player',
    play: 'Abspielen',
    pause: 'Pause',
    back: '15 Sekunden zurück',
    forward: '15 Sekunden vor',
    position: 'Stelle im Ton',
    positionOf: '{at} von {length}',
    speed: 'Tempo',
    close: 'Player schließen',
    waiting: 'Der Ton wird geladen',
    failed: 'Der Ton kann nicht geladen werden.',
    again: 'Erneut versuchen',
    key: 'Taste',
  },
  sv: {
    player: 'Spelare',
    play: 'Spela',
    pause: 'Pausa',
    back: '15 sekunder bakåt',
    forward: '15 sekunder framåt',
    position: 'Plats i ljudet',
    positionOf: '{at} av {length}',
    speed: 'Hastighet',
    close: 'Stäng spelaren',
    waiting: 'Hämtar ljudet',
    failed: 'Ljudet kan inte hämtas.',
    again: 'Försök igen',
    key: 'tangent',
  },
}
