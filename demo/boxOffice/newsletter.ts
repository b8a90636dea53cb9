/**
 * The list of the demonstration's newsletters, which speaks like Mailchimp's. It forgets every
 * address at once.
 */

/** `http://127.0.0.1:24180/newsletter?EMAIL=…` is the address of every list. */
export const newsletterPath = '/newsletter'

const addressWithHost = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The response to a sign-up: JSON as the argument of a function that `c` names. */
export function signUp(query: URLSearchParams): string {
  const accepted = addressWithHost.test(query.get('EMAIL') ?? '')
  const response = accepted
    ? { result: 'success', msg: 'This is a demonstration: nothing is stored.' }
    : { result: 'error', msg: '0 - An email address must contain a host.' }
  return `answer(${JSON.stringify(response)})`
}
