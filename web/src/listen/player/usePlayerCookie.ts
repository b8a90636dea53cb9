import { useEffect } from 'react'
import { allows, choiceEvent } from '../../consent/consent.ts'
import { type Heard, heardNow, onHeard, play, restore, stop } from '../sound.ts'
import type { Track } from '../track.ts'
import { isElsewhere, noCookie, playerCookie, readPlayerCookie } from './playerCookie.ts'

const every = 5000
/** So near to its end a sound has been heard, and begins anew. */
const end = 1
/** Whether this tab was playing: another one must not begin to play the same. */
const tab = 'vitrine:playing'

/**
 * Brings back what was heard, and remembers what is: on a pause, on another page, when
 * one leaves, and now and then.
 */
export function usePlayerCookie(): void {
  useEffect(() => {
    // What another tab has stored since is newer than what this one has only restored.
    let last = bringBack() ? cookieOf(heardNow()) : undefined
    let before = heardNow()
    let page = location.href
    const keep = () => {
      const now = heardNow()
      markTab(now?.playing === true)
      const next = cookieOf(now)
      if (next === undefined || next === last) return
      last = next
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
      document.cookie = next
    }
    const follow = () => {
      const now = heardNow()
      const changed = now?.playing !== before?.playing || now?.speed !== before?.speed
      if (changed || page !== location.href) keep()
      before = now
      page = location.href
    }
    const stops = [
      onHeard(follow),
      on(window, choiceEvent, stopRefused),
      on(window, 'pagehide', keep),
      on(document, 'visibilitychange', keep),
    ]
    const timer = setInterval(keep, every)
    keep()
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [])
}

/** A sound of another host ends when the visitor refuses such content. */
function stopRefused(): void {
  const heard = heardNow()
  if (heard && isRefused(heard.track)) stop()
}

function isRefused(track: Track): boolean {
  return isElsewhere(track) && !allows('media')
}

/**
 * Whether anything was restored. A malformed cookie counts as nothing, as does a sound of another
 * host after the consent was taken back; either is removed.
 */
function bringBack(): boolean {
  const saved = readPlayerCookie(document.cookie, new URL(location.href))
  if (!saved || heardNow() || isRefused(saved.track)) return false
  restore(saved.track, saved.at, saved.speed)
  // A browser that forbids it leaves it paused.
  if (tabPlayed()) play()
  return true
}

/** Nothing playing means nothing stored: closing the player deletes the cookie. */
function cookieOf(heard: Heard | undefined): string | undefined {
  const here = new URL(location.href)
  // A sound of another host that was allowed once is not offered again without the question.
  if (!heard || isRefused(heard.track)) return noCookie(here)
  const { track, speed, length } = heard
  const at = length !== null && heard.at > length - end ? 0 : heard.at
  return playerCookie({ track, at, speed }, here)
}

function markTab(playing: boolean): void {
  try {
    if (playing) sessionStorage.setItem(tab, '')
    else sessionStorage.removeItem(tab)
  } catch {
    // A forbidden memory: it is paused then after a reload.
  }
}

function tabPlayed(): boolean {
  try {
    return sessionStorage.getItem(tab) !== null
  } catch {
    return false
  }
}

function on(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
