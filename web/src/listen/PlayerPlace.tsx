import { type ComponentType, useEffect, useState } from 'react'

/**
 * Where the player stands on every page. Its code is fetched when someone presses play
 * (`listen` in sound.ts tells it), or has heard something before: the cookie says so.
 */
export function PlayerPlace() {
  const [Player, setPlayer] = useState<ComponentType>()
  useEffect(() => {
    const bring = () =>
      void import('./player/Player.tsx').then((file) => file && setPlayer(() => file.default))
    if (/(^|; )podcast=/.test(document.cookie)) bring()
    addEventListener('vitrine:listen', bring)
    return () => removeEventListener('vitrine:listen', bring)
  }, [])
  return Player ? <Player /> : null
}
