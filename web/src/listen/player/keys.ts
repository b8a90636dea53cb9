import type { KeyboardEvent } from 'react'
import { heardNow, seek, setSpeed, toggle } from '../sound.ts'
import { stepSpeed } from './speeds.ts'

/** How far one jumps, in seconds. */
export const jump = 15

export function jumpBy(seconds: number): void {
  seek((heardNow()?.at ?? 0) + seconds)
}

function changeSpeed(direction: 1 | -1): void {
  setSpeed(stepSpeed(heardNow()?.speed ?? 1, direction))
}

const acts: Readonly<Record<string, () => void>> = {
  ' ': toggle,
  k: toggle,
  j: () => jumpBy(-jump),
  ArrowLeft: () => jumpBy(-jump),
  l: () => jumpBy(jump),
  ArrowRight: () => jumpBy(jump),
  ArrowUp: () => changeSpeed(1),
  ArrowDown: () => changeSpeed(-1),
}

/**
 * The keys of the player, which work only while the focus is inside of it: a single
 * letter that works everywhere is in the way of those who speak to their computer.
 */
export function onPlayerKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const act = acts[event.key]
  if (!act || isOwn(event)) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** Whether the key belongs to what has the focus: Space to a button, up and down to the slider. */
function isOwn({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLButtonElement) return key === ' '
  return target instanceof HTMLInputElement && (key === 'ArrowUp' || key === 'ArrowDown')
}
