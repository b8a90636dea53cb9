import { useRef } from 'react'
import type { Locale } from '../../model.ts'
import { SoundMark } from '../SoundMark.tsx'
import { type Heard, play, setSpeed, stop, toggle } from '../sound.ts'
import { jump, jumpBy, onPlayerKey } from './keys.ts'
import { PlayerTitle } from './PlayerTitle.tsx'
import { SeekSlider } from './SeekSlider.tsx'
import { nextSpeed, speedText } from './speeds.ts'
import { useRoom } from './useRoom.ts'
import { type PlayerWords, playerWords } from './words.ts'

interface PlayerPartProps {
  heard: Heard
  locale: Locale
}

/** The bar at the bottom of the window. */
export function PlayerBar({ heard, locale }: PlayerPartProps) {
  const words = playerWords[locale]
  const bar = useRef<HTMLElement>(null)
  useRoom(bar)
  return (
    <section
      ref={bar}
      className="player on-ink"
      aria-label={words.player}
      onKeyDownCapture={onPlayerKey}
    >
      <PlayerTitle track={heard.track} />
      <Buttons heard={heard} words={words} />
      {heard.failed ? (
        <Failed words={words} />
      ) : (
        <SeekSlider heard={heard} words={words} locale={locale} />
      )}
      <Speed heard={heard} words={words} locale={locale} />
      <button
        type="button"
        className="player-close"
        aria-label={words.close}
        title={words.close}
        onClick={() => close(heard.track.id)}
      >
        <span className="player-cross" aria-hidden="true" />
      </button>
      <p className="visually-hidden" role="status">
        {heard.waiting ? words.waiting : ''}
      </p>
    </section>
  )
}

function Buttons({ heard: { playing, waiting }, words }: { heard: Heard; words: PlayerWords }) {
  const name = playing ? words.pause : words.play
  return (
    <div className="player-buttons">
      <button
        type="button"
        aria-label={words.back}
        aria-keyshortcuts="J ArrowLeft"
        title={`${words.back} (${words.key}: J, ←)`}
        onClick={() => jumpBy(-jump)}
      >
        −{jump}
      </button>
      <button
        type="button"
        className="player-toggle"
        aria-label={name}
        aria-keyshortcuts="K Space"
        title={`${name} (${words.key}: K)`}
        data-waiting={waiting}
        onClick={toggle}
      >
        <SoundMark name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        aria-label={words.forward}
        aria-keyshortcuts="L ArrowRight"
        title={`${words.forward} (${words.key}: L, →)`}
        onClick={() => jumpBy(jump)}
      >
        +{jump}
      </button>
    </div>
  )
}

/** One button that cycles; its label is announced again when it changes. */
function Speed({ heard: { speed }, words, locale }: PlayerPartProps & { words: PlayerWords }) {
  const text = speedText(speed, locale)
  return (
    <>
      <button
        type="button"
        className="player-speed"
        aria-label={`${words.speed} ${text}×`}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={`${words.speed} (${words.key}: ↑, ↓)`}
        onClick={() => setSpeed(nextSpeed(speed))}
      >
        {text}×
      </button>
      <span className="visually-hidden" role="status">
        {words.speed} {text}
      </span>
    </>
  )
}

function Failed({ words }: { words: PlayerWords }) {
  return (
    <div className="player-failed">
      <p role="alert">{words.failed}</p>
      <button type="button" onClick={play}>
        {words.again}
      </button>
    </div>
  )
}

/** The focus goes to the button that plays the same, or to the page. */
function close(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-plays="${CSS.escape(id)}"]`)
  const next = button?.offsetParent ? button : document.getElementById('main')
  next?.focus({ preventScroll: next !== button })
  stop()
}
