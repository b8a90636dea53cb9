import './Player.css'
import { use, useEffect, useSyncExternalStore } from 'react'
import { Language } from '../../messages/useMessage.ts'
import { heardNow, onHeard, pause } from '../sound.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { PlayerBoundary } from './PlayerBoundary.tsx'
import { useMediaSession } from './useMediaSession.ts'
import { usePlayerCookie } from './usePlayerCookie.ts'

/** The player: there while something is heard, or was when one was last here. */
export default function Player() {
  const locale = use(Language)
  const heard = useSyncExternalStore(onHeard, heardNow)
  usePlayerCookie()
  useMediaSession(heard)
  // A sound that nobody can stop must not go on.
  useEffect(() => pause, [])
  return (
    <PlayerBoundary>{heard ? <PlayerBar heard={heard} locale={locale} /> : null}</PlayerBoundary>
  )
}
