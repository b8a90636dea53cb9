import { type ComponentType, useEffect, useState } from 'react'

/**
 * The slot for the player on every page. Its code is fetched when a visitor presses play
 * (`listen` in sound.ts notifies it), or has heard something before, by the cookie.
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
