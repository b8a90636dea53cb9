/**
 * The asset service beside the bare engines, in one run: making a derivative beside libvips
 * in a process of its own, giving out a kept one beside nginx with the same bytes.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { photograph } from '../../e2e/assets/pictures.ts'
import { type ContentService, startContentService } from '../../e2e/content-service.ts'

const originals = 4
const widths = [390, 640, 960, 1200, 1600]
const formats = ['jpg', 'webp', 'avif']
/** Many: what else a machine does comes and goes. */
const rounds = 9
const seconds = 4

interface Job {
  source: string
  address: string
  width: number
  format: string
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0)

async function jobs(service: ContentService, folder: string): Promise<Job[]> {
  const all: Job[] = []
  for (let n = 0; n < originals; n++) {
    // Twelve megapixels, as a telephone takes them.
    const body = await photograph(4000, 3000, n)
    const source = join(folder, `${n}.jpg`)
    await writeFile(source, body)
    const answer = await fetch(`${service.url}/v2025-02-19/assets/images/${service.dataset}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        authorization: `Bearer ${service.editor}`,
        'x-sanity-project-id': service.project,
      },
    })
    if (!answer.ok) throw new Error(`the upload was refused: ${await answer.text()}`)
    const { document } = (await answer.json()) as { document: { path: string } }
    for (const width of widths) {
      for (const format of formats) {
        const address = `${service.url}/${document.path}?w=${width}&fm=${format}`
        all.push({ source, address, width, format })
      }
    }
  }
  return all
}

async function taken(address: string): Promise<Buffer> {
  // A connection may have been given up by the service while something else was measured.
  const answer = await fetch(address).catch(() => fetch(address))
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
  return body
}

/** Milliseconds for each job by the service, none of them kept, one after the other. */
async function byService(all: Job[]): Promise<number[]> {
  const times: number[] = []
  for (const { address } of all) {
    const began = performance.now()
    await taken(address)
    times.push(performance.now() - began)
  }
  return times
}

function byEngine(all: Job[]): number[] {
  const python = process.env.VITRINE_PYTHON
  if (!python) throw new Error('VITRINE_PYTHON is not set: eval "$(scripts/services env)"')
  const bare = new URL('bare.py', import.meta.url).pathname
  // libvips looks for its modules, AVIF's among them, beside the program: Python's is elsewhere.
  const env = { ...process.env, VIPS_CONCURRENCY: '1', VIPSHOME: '/usr' }
  const said = execFileSync(python, [bare], { input: JSON.stringify(all), env, encoding: 'utf8' })
  return JSON.parse(said) as number[]
}

const port = 24180

async function startNginx(folder: string): Promise<() => void> {
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  default_type image/webp; etag on;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options nosniff;
    add_header Access-Control-Allow-Origin "*";
  }
}
`,
  )
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', configuration], { stdio: 'inherit' })
  await wait(500)
  return () => child.kill()
}

/** Answers a second, by as many connections as a busy proxy keeps open. */
function load(address: string): number {
  const options = ['-t1', '-c32', `-d${seconds}s`, address]
  const said = execFileSync('wrk', options, { encoding: 'utf8' })
  if (/Non-2xx/.test(said)) throw new Error(said)
  return Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
}

/** The ratio of kept derivatives given out by the service to files by nginx. */
async function kept(address: string, folder: string): Promise<number> {
  const body = await taken(address)
  await writeFile(join(folder, 'derivative.webp'), body)
  const file = `http://127.0.0.1:${port}/derivative.webp`
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const [service, nginx] = [load(address), load(file)]
    ratios.push(service / nginx)
    say(
      `  ${(body.length / 1024).toFixed(0)} KB: service ${service.toFixed(0)}/s, nginx ${nginx.toFixed(0)}/s`,
    )
  }
  return median(ratios)
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
const service = await startContentService()
const stopNginx = await startNginx(folder)
try {
  const all = await jobs(service, folder)
  const [own, bare] = [await byService(all), byEngine(all)]
  say(`${'derivative'.padEnd(18)}${'service ms'.padStart(12)}${'libvips ms'.padStart(12)}`)
  for (const format of formats) {
    for (const width of widths) {
      const of = (times: number[]) =>
        median(times.filter((_, n) => all[n]?.format === format && all[n]?.width === width))
      const [a, b] = [of(own).toFixed(1), of(bare).toFixed(1)]
      say(`${`${width} ${format}`.padEnd(18)}${a.padStart(12)}${b.padStart(12)}`)
    }
  }
  const [first] = all
  const address = (width: number) => first?.address.replace(/\?.*/, `?w=${width}&fm=webp`) ?? ''
  const ratios = [await kept(address(390), folder), await kept(address(1200), folder)]
  const transform = (sum(own) / sum(bare)).toFixed(2)
  say(
    `transform: ${transform}x bare engine; cached derivative: ${Math.min(...ratios).toFixed(2)}x nginx`,
  )
} finally {
  stopNginx()
  await service.stop()
  await rm(folder, { recursive: true })
}
