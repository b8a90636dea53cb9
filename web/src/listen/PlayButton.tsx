import { useRef, useSyncExternalStore } from 'react'
import { useConsent } from '../consent/consent.ts'
import { ProviderNotice } from '../consent/ProviderNotice.tsx'
import { useMessage } from '../messages/useMessage.ts'
import { useHydrated } from '../shell/useHydrated.ts'
import { SoundMark } from './SoundMark.tsx'
import { isPlaying, listen, onHeard, pause } from './sound.ts'
import type { Track } from './track.ts'

interface PlayButtonProps {
  track: Track
  /** How long it is: `18min.` */
  duration: string | null
  /** Other words than `Lyt`. */
  words?: string
}

/**
 * Plays a track in the player. The server writes a link to the sound, which is what one
 * has without JavaScript; hydrated it is a button. A sound at a host that the group's file does
 * not name stays a link.
 */
export function PlayButton({ track, duration, words }: PlayButtonProps) {
  const say = useMessage()
  const hydrated = useHydrated()
  const allowed = useConsent('media')
  const { provider } = track
  const button = useRef<HTMLButtonElement>(null)
  const playing = useSyncExternalStore(onHeard, () => isPlaying(track.id), isSilent)
  const verb = playing ? say('pauseSound') : (words ?? say('listen'))
  const named = playing || words !== undefined
  const shown = {
    className: 'play-button',
    'data-plays': track.id,
    'aria-label': named ? `${verb}: ${track.title}` : say('listenTo', { title: track.title }),
    children: (
      <>
        <span className="play-mark">
          <SoundMark name={playing ? 'pause' : 'play'} />
        </span>
        {verb}
      </>
    ),
  }
  return (
    <>
      <span className="play">
        {hydrated && provider?.named !== false ? (
          <button
            ref={button}
            type="button"
            onClick={() => (playing ? pause() : listen(track))}
            {...shown}
          />
        ) : (
          <a href={track.src} {...shown} />
        )}
        {duration ? <span className="play-length">{duration}</span> : null}
      </span>
      {provider?.named && !allowed ? (
        <ProviderNotice provider={provider} onAllow={() => button.current?.focus()} />
      ) : null}
    </>
  )
}

/** Nothing plays where the server renders. */
const isSilent = () => false
