import { playAlone } from './playAlone.ts'
import type { Track } from './track.ts'

/** What is heard, at one moment. */
export interface Heard {
  readonly track: Track
  readonly playing: boolean
  /** Whether it wants to play and has nothing to play yet. */
  readonly waiting: boolean
  /** Whether the sound cannot be had. */
  readonly failed: boolean
  /** Where it is, in seconds. */
  readonly at: number
  readonly length: number | null
  readonly speed: number
}

const changes = [
  'play',
  'pause',
  'playing',
  'waiting',
  'ended',
  'timeupdate',
  'durationchange',
  'seeking',
  'seeked',
  'ratechange',
  'error',
]

/**
 * One element for all pages. It is created here and not rendered by a page, so that it plays
 * on when another page is rendered, and so that a press on a button starts it at once: a
 * browser may refuse a sound that begins later than the press.
 */
let element: HTMLAudioElement | undefined
let track: Track | undefined
let heard: Heard | undefined
const listeners = new Set<() => void>()

export function heardNow(): Heard | undefined {
  return heard
}

export function isPlaying(id: string): boolean {
  return heard?.track.id === id && heard.playing
}

export function onHeard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Plays a track, from where it is if it is the one that is heard already. */
export function listen(wanted: Track): void {
  if (track?.id !== wanted.id) put(wanted)
  play()
  // An event, so that no page has to know where the player stands.
  dispatchEvent(new Event('vitrine:listen'))
}

/** Resumes. What failed to load is tried again, from the same position. */
export function play(): void {
  if (!element) return
  if (element.error) {
    const at = heard?.at ?? 0
    element.load()
    seek(at)
  }
  // Who forbids it, or cannot have it, leaves it paused.
  element.play().catch(note)
}

export function pause(): void {
  element?.pause()
}

export function toggle(): void {
  // The element updates at once; what was heard is reported a moment later.
  if (element && !element.paused && !element.error) pause()
  else play()
}

export function seek(to: number): void {
  if (!element) return
  element.currentTime = Math.max(0, Math.min(to, heard?.length ?? to))
  note()
}

export function setSpeed(speed: number): void {
  if (!element) return
  // Another sound begins with the default.
  element.defaultPlaybackRate = speed
  element.playbackRate = speed
  note()
}

/** What was heard before is there again, and waits. */
export function restore(saved: Track, at: number, speed: number): void {
  if (track) return
  put(saved)
  setSpeed(speed)
  // Nothing is fetched for it: playback begins at a position that is set before.
  seek(at)
}

/** Nothing is heard any more. */
export function stop(): void {
  track = undefined
  element?.pause()
  element?.removeAttribute('src')
  element?.load()
  note()
}

function put(wanted: Track): void {
  element ??= made()
  track = wanted
  element.src = wanted.src
  note()
}

function made(): HTMLAudioElement {
  const audio = document.createElement('audio')
  audio.preload = 'none'
  for (const change of changes) audio.addEventListener(change, note)
  playAlone(audio, 'podcast')
  document.body.append(audio)
  return audio
}

function note(): void {
  heard = track && element ? seen(track, element) : undefined
  for (const listener of listeners) listener()
}

function seen(of: Track, audio: HTMLAudioElement): Heard {
  const { paused, readyState, error, currentTime, duration, playbackRate } = audio
  const playing = !paused && error === null
  return {
    track: of,
    playing,
    waiting: playing && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    failed: error !== null,
    at: currentTime,
    length: Number.isFinite(duration) ? duration : of.seconds,
    speed: playbackRate,
  }
}
