import { useMessage } from '../messages/useMessage.ts'

/** The status where nothing else is known: `docs/rules.md#error-pages`. */
const failedStatus = 500

/** What a status is called: `docs/rules.md#error-pages`. */
function statusMessage(status: number): string {
  return status === 404 ? 'Page Not Found' : 'Internal Server Error'
}

/** The error page of the browser's part, when there is no page from the host to show. */
export function Failure({ home, status = failedStatus }: { home: string; status?: number }) {
  const say = useMessage()
  return (
    <div className="wrap plain failure">
      <p className="meta">
        {say('error', { status })}: <span lang="en">{statusMessage(status)}</span>
      </p>
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
