import { type FormEvent, useId, useState } from 'react'
import { RichText } from '../components/RichText.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Newsletter } from '../model.ts'

/** What came of a sign-up, in the visitor's language, as the host says it. */
interface Outcome {
  outcome: string
  text: string
}

type State = 'idle' | 'pending' | Outcome

/** Where a sign-up is sent. Without JavaScript the form goes there by itself. */
const signUp = '/api/newsletter'

export function SignUpForm({ newsletter }: { newsletter: Newsletter }) {
  const say = useMessage()
  const email = useId()
  const status = useId()
  const [state, setState] = useState<State>('idle')
  const said = typeof state === 'string' ? undefined : state
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The button stays enabled: a disabled one would lose the focus.
    if (state === 'pending') return
    const form = event.currentTarget
    setState('pending')
    const came = (await sent(form)) ?? { outcome: 'away', text: say('subscriptionFailed') }
    if (came.outcome === 'sent') dispatchEvent(new Event('vitrine:signed-up'))
    setState(came)
  }
  // Where content names the list: the host looks its identifiers up itself.
  const { site, locale, page, module } = newsletter.form
  const place = Object.entries({ site, locale, page, module })
  return (
    <form className="newsletter-form" method="post" action={signUp} onSubmit={submit}>
      {place.map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={email}>{say('email')}</label>
      <div className="field">
        <input
          id={email}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={say('emailExample')}
          aria-invalid={said?.outcome === 'address' || undefined}
          aria-describedby={status}
          required
        />
        <button type="submit" className="btn" aria-disabled={state === 'pending' || undefined}>
          {say('subscribe')}
        </button>
      </div>
      {/* Visitors do not see it; programs that fill in forms do. */}
      <input name="website" autoComplete="off" tabIndex={-1} hidden />
      <label className="consent">
        <input type="checkbox" name="consent" value="yes" required />
        <span>{say('consent')}</span>
      </label>
      <Terms newsletter={newsletter} />
      <p role="status" id={status} className="newsletter-state">
        {said?.text}
      </p>
    </form>
  )
}

function Terms({ newsletter }: { newsletter: Newsletter }) {
  const title = newsletter.termsTitle
  const terms = <RichText value={newsletter.terms} under={2} className="terms" />
  if (!title || newsletter.terms.length === 0) return terms
  return (
    <details className="newsletter-terms">
      <summary>
        {title} <span className="plus" aria-hidden="true" />
      </summary>
      {terms}
    </details>
  )
}

/** Sends the form; nothing if the host cannot be reached, or says nothing. */
async function sent(form: HTMLFormElement): Promise<Outcome | undefined> {
  try {
    const body = new URLSearchParams(
      [...new FormData(form)].map(([key, value]) => [key, `${value}`]),
    )
    const headers = { accept: 'application/json' }
    const response = await fetch(form.action, { method: 'POST', headers, body })
    const said: Outcome = await response.json()
    return said.text ? said : undefined
  } catch {
    return undefined
  }
}
