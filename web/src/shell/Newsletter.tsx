import { type FormEvent, useState } from 'react'
import { RichText } from '../components/RichText.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Newsletter as NewsletterModel } from '../model/Newsletter'

type State = 'idle' | 'pending' | 'success' | 'error'

/** Where a sign-up is sent. Without JavaScript the form goes there by itself. */
const signUp = '/api/newsletter'

/** A sign-up at the end of each page. */
export function Newsletter({ newsletter }: { newsletter: NewsletterModel }) {
  const say = useMessage()
  const [state, setState] = useState<State>('idle')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setState('pending')
    setState((await sent(form)) ? 'success' : 'error')
  }
  return (
    <section className="newsletter on-impact" aria-labelledby="newsletter-title">
      <div className="grid-12">
        <div className="newsletter-text">
          <h2 className="title-1" id="newsletter-title">
            {newsletter.title}
          </h2>
          <RichText value={newsletter.content} under={2} className="lead" />
        </div>
        <form className="newsletter-form" method="post" action={signUp} onSubmit={submit}>
          <input type="hidden" name="list" value={newsletter.listId} />
          <label htmlFor="newsletter-email">{say('email')}</label>
          <div className="field">
            <input
              id="newsletter-email"
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
          <RichText value={newsletter.terms} under={2} className="terms" />
          <p role="status" className="newsletter-state">
            {state === 'success' ? say('subscribed') : null}
            {state === 'error' ? say('subscriptionFailed') : null}
          </p>
        </form>
      </div>
    </section>
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
