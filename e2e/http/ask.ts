/** Plain requests to the service, without a client in between. */
import type { ContentService } from '../../testbed/contentService.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: the response is what is tested
  json: any
}

export type Ask = (path: string, init?: RequestInit & { token?: string }) => Promise<Answer>

/** Requests paths below `/v2025-02-19`; one that begins with `//` is requested as it is. */
export function asker(service: () => ContentService): Ask {
  return async (path, { token, ...init } = {}) => {
    const { url, project } = service()
    const address = path.startsWith('//') ? `${url}${path.slice(1)}` : `${url}/v2025-02-19${path}`
    const headers = new Headers(init.headers)
    headers.set('x-sanity-project-id', project)
    if (typeof init.body === 'string' && !headers.has('content-type'))
      headers.set('content-type', 'application/json')
    if (token) headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(address, { ...init, headers })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const json = isJson ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, text, json }
  }
}

/** Makes mutations and gives the id of the transaction. */
export async function mutate(
  ask: Ask,
  token: string,
  mutations: object[],
  transactionId?: string,
): Promise<string> {
  const body = JSON.stringify({ mutations, ...(transactionId && { transactionId }) })
  const answer = await ask('/data/mutate/production', { method: 'POST', token, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json.transactionId
}
