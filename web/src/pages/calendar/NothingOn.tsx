import { MoreLink } from '../../components/Button.tsx'
import { useMessage } from '../../messages/useMessage.ts'

/** Nothing was found, and the way out of the choice that led here. */
export function NothingOn({ reset }: { reset: string | null }) {
  const say = useMessage()
  return (
    <div className="nothing-on">
      <p className="title-2">{say('nothingOn')}</p>
      {reset ? <MoreLink link={{ title: say('allDays'), href: reset, kind: 'internal' }} /> : null}
    </div>
  )
}
