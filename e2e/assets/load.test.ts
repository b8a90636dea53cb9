/** Many derivatives at once, and a power cut in the middle of a hundred uploads. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { photograph } from '../../testbed/photograph.ts'

/** The gate requests 200 derivatives, the nightly run 1,000. */
const originals = Number(process.env.VITRINE_LOAD_ORIGINALS ?? 10)
const widths = [160, 240, 320, 390, 480, 640, 780, 960, 1200, 1440]
const formats = ['jpg', 'webp']
const derivatives = originals * widths.length * formats.length

let service: ContentService
before(async () => {
  service = await startContentService({
    env: {
      // A slow machine may take minutes for a thousand.
      VITRINE_REQUEST_SECONDS: '300',
      VITRINE_CONTENT_UNCAPPED: '127.0.0.1',
      // Some of the widths are none that pages request.
      VITRINE_ODD_MILLISECONDS_AT_ONCE: '1000000',
    },
  })
})
after(() => service.stop())

interface Asset {
  _id: string
  path: string
}

async function upload(body: Buffer): Promise<Asset> {
  const address = `${service.url}/v2025-02-19/assets/images/${service.dataset}?meta=none`
  const answer = await fetch(address, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${service.editor}`, 'x-sanity-project-id': service.project },
  })
  const text = await answer.text()
  assert.equal(answer.status, 200, text)
  return (JSON.parse(text) as { document: Asset }).document
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  const line = text.split('\n').find((line) => line.startsWith(`vitrine_${name} `))
  return Number(line?.split(' ')[1])
}

/** Megabytes that the service and its image workers have in memory. */
function resident(): number {
  const workers = readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8')
  const megabytes = (pid: string) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024
    } catch {
      return 0 // It ended meanwhile.
    }
  }
  const all = [String(service.pid), ...workers.split(' ').filter(Boolean)]
  return all.map(megabytes).reduce((sum, one) => sum + one, 0)
}

test(`${derivatives} derivatives of ${originals} originals, each asked for twice at once`, async (t) => {
  const assets: Asset[] = []
  for (let n = 0; n < originals; n++) assets.push(await upload(await photograph(1500, 1000, n)))
  const made = await figure('derivatives_made_total')
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, resident())
  }, 50)
  const ask = async (address: string) => {
    const answer = await fetch(address)
    const body = Buffer.from(await answer.arrayBuffer())
    assert.equal(answer.status, 200, `${address}: ${body}`)
    assert.ok(body.length > 100, address)
  }
  const addresses = assets.flatMap(({ path }) =>
    widths.flatMap((w) => formats.map((fm) => `${service.url}/${path}?w=${w}&fm=${fm}`)),
  )
  const started = performance.now()
  await Promise.all([...addresses, ...addresses].map(ask)).finally(() => clearInterval(watch))
  const seconds = (performance.now() - started) / 1000
  t.diagnostic(
    `${derivatives} derivatives in ${seconds.toFixed(1)} s, at most ${most.toFixed(0)} MB`,
  )
  assert.equal((await figure('derivatives_made_total')) - made, derivatives)
  assert.equal(await figure('image_worker_mishaps_total'), 0)
  assert.ok(most < 1500, `${most} MB`)
})

test('kill -9 during 100 uploads: no asset document without its original', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 100 }, (_, n) => photograph(320, 240, 1000 + n)),
  )
  const acknowledged = new Set<string>()
  const twenty = Promise.withResolvers<void>()
  const uploads = bodies.map(async (body) => {
    acknowledged.add((await upload(body))._id)
    if (acknowledged.size === 20) twenty.resolve()
  })
  const settled = Promise.allSettled(uploads)
  await twenty.promise
  await service.kill()
  await settled
  assert.ok(acknowledged.size < 100, 'the cut came too late')
  await service.start()
  const query = encodeURIComponent('*[_type == "sanity.imageAsset"]{_id, path}')
  const answer = await fetch(
    `${service.url}/v2025-02-19/data/query/${service.dataset}?query=${query}`,
    { headers: { 'x-sanity-project-id': service.project } },
  )
  const { result } = (await answer.json()) as { result: Asset[] }
  const documents = new Map(result.map((asset) => [asset._id, asset]))
  for (const id of acknowledged) assert.ok(documents.has(id), `${id} is lost`)
  for (const { path } of result) {
    const original = await fetch(`${service.url}/${path}`)
    await original.arrayBuffer()
    assert.equal(original.status, 200, path)
  }
  // What was under way is cleared up at the start, and each can be uploaded again.
  const left = await readdir(service.assets, { recursive: true })
  assert.deepEqual(
    left.filter((name) => /incoming\/.+|\.part$/.test(name)),
    [],
  )
  for (const body of bodies) await upload(body)
})
