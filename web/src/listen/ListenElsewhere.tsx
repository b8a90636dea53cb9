import { MoreLink } from '../components/Button.tsx'
import { useMessage } from '../messages/useMessage.ts'

/** The way to an episode at the host of podcasts, where it has a page there. */
export function ListenElsewhere({ href }: { href: string | null }) {
  const say = useMessage()
  if (!href) return null
  const label = say('listenAt', { host: href.split('/')[2]?.replace(/^www\./, '') ?? '' })
  return (
    <p className="listen-elsewhere">
      <MoreLink link={{ title: label, href, kind: 'external' }} />
    </p>
  )
}
