/** What a cached page costs, part by part: each line does what the one before does, and more. */

import type { Product } from '../../testbed/product.ts'
import { load, type Server, serverCore } from '../assets/besideNginx.ts'
import { startNginx } from '../assets/nginx.ts'
import { median, say } from '../report.ts'
import type { CachedPage } from './cachedPage.ts'

const rounds = process.env.BENCH_FORM === 'short' ? 1 : 5

interface Part {
  name: string
  server: Server
  headers?: Record<string, string>
}

function parts(product: Product, { server, headers, response }: CachedPage): Part[] {
  const at = (address: string): Server => ({ address, pids: [product.websitePid] })
  const known = { ...headers, 'If-None-Match': response.headers.etag ?? '' }
  return [
    { name: 'ours: HTTP, and a router', server: at(`${product.inner}/healthz`) },
    { name: 'with id, log, metrics, headers', server: at(`${product.website}/healthz`), headers },
    { name: 'with the page found, not sent', server, headers: known },
    { name: 'with the page sent', server, headers },
  ]
}

export async function whereItGoes(product: Product, page: CachedPage): Promise<void> {
  const nginx = await startNginx(product.folder, page.response, serverCore)
  try {
    const all = [
      ...parts(product, page),
      { name: 'nginx: no page', server: nginx.empty, headers: page.headers },
      { name: 'with the page sent', server: nginx.same, headers: page.headers },
    ]
    report(all, measured(all))
  } finally {
    await nginx.stop()
  }
}

/** The measurements of each part, in turns. */
function measured(all: Part[]) {
  const turns = Array.from({ length: rounds }, () =>
    all.map(({ server, headers }) => load(server, headers)),
  )
  return all.map((_, part) => turns.flatMap((turn) => turn[part] ?? []))
}

function report(all: Part[], found: ReturnType<typeof measured>): void {
  say('where it goes, in µs of processor time        all   kernel')
  for (const [part, { name }] of all.entries()) {
    const of = (one: 'cost' | 'kernel') => median(found[part]?.map((each) => each[one]) ?? [])
    const column = (value: number) => value.toFixed(1).padStart(9)
    say(`  ${name.padEnd(38)}${column(of('cost'))}${column(of('kernel'))}`)
  }
}
