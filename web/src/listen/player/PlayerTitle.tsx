import { Link } from '../../components/Link.tsx'
import type { Track } from '../track.ts'

/** What is heard, with the way to its page. */
export function PlayerTitle({ track: { title, href, show, number, picture } }: { track: Track }) {
  const about = [number, show].filter(Boolean).join(' · ')
  const kind = href.startsWith('/') ? 'internal' : 'cross-site'
  return (
    <div className="player-what">
      {picture ? <img src={picture} alt="" width={56} height={56} /> : null}
      <div>
        <p className="player-title">
          <Link link={{ title, href, kind }}>{title}</Link>
        </p>
        {about ? <p className="player-about">{about}</p> : null}
      </div>
    </div>
  )
}
