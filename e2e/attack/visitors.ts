/** Visitors who look at pages at a steady rate, whatever becomes of those before. */
import { request } from 'node:http'

export interface Views {
  count: number
  failed: string[]
  /** Milliseconds until the page was there whole. */
  median: number
  slowest: number
}

/** Looks at pages of a host, so many a second for so many seconds. */
export async function visit(
  website: string,
  host: string,
  paths: string[],
  rate: number,
  seconds: number,
): Promise<Views> {
  const taken: number[] = []
  const failed: string[] = []
  const views: Promise<void>[] = []
  const total = rate * seconds
  const begun = performance.now()
  const view = async (path: string) => {
    const at = performance.now()
    try {
      const answer = await ask(`${website}${path}`, host)
      taken.push(performance.now() - at)
      if (answer !== 200) failed.push(`${path}: ${answer}`)
    } catch (error) {
      failed.push(`${path}: ${error}`)
    }
  }
  for (let index = 0; index < total; index++) {
    const wait = begun + (index * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    views.push(view(paths[index % paths.length] ?? '/'))
  }
  await Promise.all(views)
  taken.sort((a, b) => a - b)
  return {
    count: total,
    failed,
    median: taken[Math.floor(taken.length / 2)] ?? Number.NaN,
    slowest: taken.at(-1) ?? Number.NaN,
  }
}

/** The status of a page, once all of it is there. `fetch` lets nobody set the host. */
export function ask(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { headers: { host }, timeout: 10_000 }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    clientRequest.once('timeout', () => clientRequest.destroy(new Error('no answer for 10 s')))
    clientRequest.once('error', reject)
    clientRequest.end()
  })
}
