/** One view of a page, as a browser does it. */
import {
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Page {
  host: string
  path: string
  /** What a browser says besides. */
  headers?: Record<string, string>
}

export type Coding = 'br' | 'gzip'

export interface View {
  status: number
  /** A last good copy, because the page could not be had. */
  stale: boolean
  /** Until the page was there whole. */
  milliseconds: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A view that takes longer has failed: nobody waits for it. */
const longest = 10_000

/** Looks at a page of the website at an address. */
export async function view(
  address: string,
  page: Page,
  coding: Coding,
  agent: Agent,
): Promise<View> {
  const begun = performance.now()
  const late = AbortSignal.timeout(longest)
  const ask = () => {
    const headers = { host: page.host, 'accept-encoding': coding, ...page.headers }
    const asked = request(`${address}${page.path}`, { agent, headers, signal: late })
    return { asked, answer: answerTo(asked) }
  }
  const { asked, answer } = ask()
  const seen = await answer.catch((error) => {
    // The server closed an idle connection just as it was to be used: browsers ask once more.
    if (asked.reusedSocket && error.code === 'ECONNRESET') return ask().answer
    throw late.aborted ? new Error(`no page within ${longest / 1000} s`) : error
  })
  return { ...seen, milliseconds: performance.now() - begun }
}

type Answer = Omit<View, 'milliseconds'>

function answerTo(asked: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (answer: IncomingMessage) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const { statusCode: status = 0, headers } = answer
        const stale = String(headers['cache-status'] ?? '').includes('detail=stale')
        resolve({ status, stale, headers, body: Buffer.concat(chunks) })
      })
    })
    asked.end()
  })
}

/** The text of a page. */
export function textOf({ body }: View, coding: Coding): string {
  return (coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString('utf8')
}
