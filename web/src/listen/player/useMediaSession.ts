import { useEffect } from 'react'
import { type Heard, heardNow, pause, play, seek } from '../sound.ts'
import { jump, jumpBy } from './keys.ts'

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const handlers: Handlers = {
  play,
  pause,
  seekbackward: ({ seekOffset }) => jumpBy(-(seekOffset ?? jump)),
  seekforward: ({ seekOffset }) => jumpBy(seekOffset ?? jump),
  seekto: ({ seekTime }) => seek(seekTime ?? 0),
}

/** Reports what is playing to the system, for media keys, headphones and the lock screen. */
export function useMediaSession(heard: Heard | undefined): void {
  const track = heard?.track
  useEffect(() => {
    const session = navigator.mediaSession
    if (!track || !session) return
    session.metadata = new MediaMetadata({
      title: track.title,
      artist: track.show ?? '',
      artwork: track.picture ? [{ src: new URL(track.picture, location.href).href }] : [],
    })
    setHandlers(session, handlers)
    return () => {
      session.metadata = null
      setHandlers(session, {})
    }
  }, [track])

  const { playing = false, speed = 1, length = null } = heard ?? {}
  const second = Math.floor(heard?.at ?? 0)
  useEffect(() => {
    const session = navigator.mediaSession
    if (!track || !session) return
    session.playbackState = playing ? 'playing' : 'paused'
    const at = heardNow()?.at ?? second
    if (length !== null && at <= length) {
      session.setPositionState?.({ duration: length, position: at, playbackRate: speed })
    }
  }, [track, playing, speed, length, second])
}

function setHandlers(session: MediaSession, wanted: Handlers): void {
  for (const action of Object.keys(handlers) as MediaSessionAction[]) {
    try {
      session.setActionHandler(action, wanted[action] ?? null)
    } catch {
      // A browser that does not know an action goes without it.
    }
  }
}
