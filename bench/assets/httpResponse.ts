/** A response as it comes: `fetch` unpacks it, and lets nobody set the host. */
import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export function httpResponse(
  url: string,
  headers: OutgoingHttpHeaders = {},
  agent: Agent | false = false,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    clientRequest.once('error', reject)
    clientRequest.end()
  })
}
