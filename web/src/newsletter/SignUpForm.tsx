import { type FormEvent, useId, useState } from 'react'
import { RichText } from '../components/RichText.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Newsletter } from '../model.ts'

type State = 'idle' | 'pending' | 'success' | 'error'

/** Where a sign-up is sent. Without JavaScript the form goes there by itself. */
const signUp = '/api/newsletter'

export function SignUpForm({ newsletter }: { newsletter: Newsletter }) {
  const say = useMessage()
  const email = useId()
  const [state, setState] = useState<State>('idle')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setState('pending')
    setState((await sent(form)) ? 'success' : 'error')
  }
  const { listId: list, account, region, userId } = newsletter.list
  const identifiers = Object.entries({ list, account, region, userId })
  return (
    <form className="newsletter-form" method="post" action={signUp} onSubmit={submit}>
      {identifiers.map(([name, value]) =>
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
          required
        />
        <button type="submit" className="btn" disabled={state === 'pending'}>
          {say('subscribe')}
        </button>
      </div>
      <label className="consent">
        <input type="checkbox" name="consent" value="yes" required />
        <span>{say('consent')}</span>
      </label>
      <Terms newsletter={newsletter} />
      <p role="status" className="newsletter-state">
        {state === 'success' ? say('subscribed') : null}
        {state === 'error' ? say('subscriptionFailed') : null}
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

async function sent(form: HTMLFormElement): Promise<boolean> {
  try {
    const body = new URLSearchParams(
      [...new FormData(form)].map(([key, value]) => [key, `${value}`]),
    )
    const response = await fetch(form.action, { method: 'POST', body })
    return response.ok
  } catch {
    return false
  }
}
