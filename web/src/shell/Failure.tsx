import { useMessage } from '../messages/useMessage.ts'

/** The status where nothing else is known: spec 2.5. */
const failedStatus = 500

/** The error page of the browser's part, when there is no page from the host to show. */
export function Failure({ home, status = failedStatus }: { home: string; status?: number }) {
  const say = useMessage()
  return (
    <div className="wrap plain failure">
      <p className="meta">{say('error', { status })}</p>
      <h1 className="display-1">{say('errorHeading')}</h1>
      <p className="lead">{say('errorText')}</p>
      <p>
        <a className="btn" href={home}>
          {say('toFrontPage')}
        </a>
      </p>
    </div>
  )
}
