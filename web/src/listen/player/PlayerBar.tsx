import { useRef } from 'react'
import { useMessage } from '../../messages/useMessage.ts'
import type { Locale } from '../../model.ts'
import { useOverlay } from '../../shell/openOverlays.ts'
import { useReservedHeight } from '../../shell/useReservedHeight.ts'
import { SoundMark } from '../SoundMark.tsx'
import { type Heard, play, setSpeed, stop, toggle } from '../sound.ts'
import { jump, jumpBy, onPlayerKey } from './keys.ts'
import { PlayerTitle } from './PlayerTitle.tsx'
import { SeekSlider } from './SeekSlider.tsx'
import { nextSpeed, speedText } from './speeds.ts'

interface PlayerPartProps {
  heard: Heard
  locale: Locale
}

/** The bar at the bottom of the window. */
export function PlayerBar({ heard, locale }: PlayerPartProps) {
  const say = useMessage()
  const bar = useRef<HTMLElement>(null)
  useReservedHeight(bar, '--player')
  useOverlay('player')
  return (
    <section
      ref={bar}
      className="player on-ink"
      aria-label={say('player')}
      onKeyDownCapture={onPlayerKey}
    >
      <PlayerTitle track={heard.track} />
      <Buttons heard={heard} />
      {heard.failed ? <Failed /> : <SeekSlider heard={heard} locale={locale} />}
      <Speed heard={heard} locale={locale} />
      <button
        type="button"
        className="player-close"
        aria-label={say('playerClose')}
        title={say('playerClose')}
        onClick={() => close(heard.track.id)}
      >
        <span className="player-cross" aria-hidden="true" />
      </button>
      <p className="visually-hidden" role="status">
        {heard.waiting ? say('playerWaiting') : ''}
      </p>
    </section>
  )
}

function Buttons({ heard: { playing, waiting } }: { heard: Heard }) {
  const say = useMessage()
  const name = playing ? say('playerPause') : say('playerPlay')
  return (
    <div className="player-buttons">
      <button
        type="button"
        aria-label={say('playerBack')}
        aria-keyshortcuts="J ArrowLeft"
        title={`${say('playerBack')} (${say('playerKey')}: J, ←)`}
        onClick={() => jumpBy(-jump)}
      >
        −{jump}
      </button>
      <button
        type="button"
        className="player-toggle"
        aria-label={name}
        aria-keyshortcuts="K Space"
        title={`${name} (${say('playerKey')}: K)`}
        data-waiting={waiting}
        onClick={toggle}
      >
        <SoundMark name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        aria-label={say('playerForward')}
        aria-keyshortcuts="L ArrowRight"
        title={`${say('playerForward')} (${say('playerKey')}: L, →)`}
        onClick={() => jumpBy(jump)}
      >
        +{jump}
      </button>
    </div>
  )
}

/** One button that cycles; its label is announced again when it changes. */
function Speed({ heard: { speed }, locale }: PlayerPartProps) {
  const say = useMessage()
  const text = speedText(speed, locale)
  return (
    <>
      <button
        type="button"
        className="player-speed"
        aria-label={`${say('playerSpeed')} ${text}×`}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={`${say('playerSpeed')} (${say('playerKey')}: ↑, ↓)`}
        onClick={() => setSpeed(nextSpeed(speed))}
      >
        {text}×
      </button>
      <span className="visually-hidden" role="status">
        {say('playerSpeed')} {text}
      </span>
    </>
  )
}

function Failed() {
  const say = useMessage()
  return (
    <div className="player-failed">
      <p role="alert">{say('playerFailed')}</p>
      <button type="button" onClick={play}>
        {say('playerAgain')}
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
