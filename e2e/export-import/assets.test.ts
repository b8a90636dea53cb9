/** A museum moves in with its pictures: an archive as a hosted project exports it. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createClient } from 'client-8'
import sharp from 'sharp'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { vitrine } from '../../testbed/paths.ts'
import { type Ended, run } from '../command-line/vitrine.ts'

const pictures = 1000
let service: ContentService
let folder: string
let env: Record<string, string>
before(async () => {
  service = await startContentService()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  env = {
    VITRINE_DATABASE_URL: service.database,
    VITRINE_DEFAULT_PROJECT: service.project,
    VITRINE_ASSETS_DATA: service.assets,
    VITRINE_ASSETS_STORE: `file:${join(service.assets, 'originals')}`,
    VITRINE_PUBLIC_URL: service.url,
  }
  await archive()
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')
const done = async (...args: string[]): Promise<Ended> => {
  const ended = await run(args, { env, cwd: folder })
  assert.equal(ended.code, 0, ended.stderr)
  return ended
}
const client = (dataset: string) =>
  createClient({
    projectId: service.project,
    dataset,
    apiHost: service.url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: service.administrator,
  })

/** `production-export/` with `data.ndjson`, `assets.json`, `images/` and `files/`. */
async function archive(): Promise<void> {
  const top = join(folder, 'production-export')
  await mkdir(join(top, 'images'), { recursive: true })
  await mkdir(join(top, 'files'))
  const documents: object[] = []
  const assets: Record<string, object> = {}
  for (let n = 0; n < pictures; n++) {
    const background = { r: n % 256, g: (n * 7) % 256, b: Math.floor(n / 4) }
    const create = { width: 12, height: 8, channels: 3 as const, background }
    const body = await sharp({ create }).png().toBuffer()
    const name = `${sha1(body)}-12x8.png`
    await writeFile(join(top, 'images', name), body)
    assets[`image-${sha1(body)}`] = { originalFilename: `${n}.png`, title: `Sten ${n}` }
    const image = { _type: 'image', _sanityAsset: `image@file://./images/${name}` }
    documents.push({ _id: `stone-${n}`, _type: 'stone', image })
  }
  const text = Buffer.from('Åbent hver dag')
  await writeFile(join(top, 'files', `${sha1(text)}.txt`), text)
  const file = { _type: 'file', _sanityAsset: `file@file://./files/${sha1(text)}.txt` }
  documents.push({ _id: 'leaflet', _type: 'leaflet', file })
  await writeFile(join(top, 'data.ndjson'), documents.map((one) => JSON.stringify(one)).join('\n'))
  await writeFile(join(top, 'assets.json'), JSON.stringify(assets))
  execFileSync('tar', ['czf', 'moved.tar.gz', 'production-export'], { cwd: folder })
}

/** Starts an import and ends it by a signal once it reports that so many assets are stored. */
async function cutShort(dataset: string, signal: NodeJS.Signals): Promise<string> {
  const child = spawn(vitrine, ['import', 'moved.tar.gz', '--dataset', dataset], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (/of 1001 assets stored/.test(output)) child.kill(signal)
  })
  const [code] = await once(child, 'exit')
  assert.notEqual(code, 0, output)
  return output
}

test('1,001 assets, cut short twice and gone on with', async () => {
  await done('dataset', 'create', 'moved')
  assert.match(await cutShort('moved', 'SIGINT'), /interrupted.*goes on\s+from there/s)
  await cutShort('moved', 'SIGKILL')
  const { stderr } = await done('import', 'moved.tar.gz', '--dataset', 'moved')
  assert.match(stderr, /1001 assets stored/)
  const counts = await client('moved').fetch(
    `{"images": count(*[_type == "sanity.imageAsset"]), "files": count(*[_type == "sanity.fileAsset"]),
      "stones": count(*[_type == "stone" && defined(image.asset->url)]),
      "leaflet": *[_id == "leaflet"][0].file.asset->mimeType, "title": *[_id == "stone-7"][0].image.asset->title}`,
  )
  assert.deepEqual(counts, {
    images: pictures,
    files: 1,
    stones: pictures,
    leaflet: 'text/plain',
    title: 'Sten 7',
  })
  const url = await client('moved').fetch('*[_id == "stone-7"][0].image.asset->url')
  const answer = await fetch(`${url}?w=160`)
  assert.equal(answer.status, 200)

  // A stored image is not inspected again, so no image worker is needed.
  const blind = { ...env, VITRINE_IMAGE_WORKER: '/no/such/program' }
  const args = ['import', 'moved.tar.gz', '--dataset', 'moved']
  const again = await run(args, { env: blind, cwd: folder })
  assert.equal(again.code, 0, again.stderr)
  assert.match(again.stderr, /0 documents written, 1001 there already/)
})

test('out and in again, and what nobody uses', async () => {
  await done('export', '--dataset', 'moved', '-o', 'out.tar.gz')
  await done('dataset', 'create', 'copied')
  await done('import', 'out.tar.gz', '--dataset', 'copied')
  const ids = (dataset: string) =>
    client(dataset).fetch(
      '*[defined(image.asset) || _id == "leaflet"]|order(_id){_id, "asset": coalesce(image, file).asset._ref}',
    )
  assert.deepEqual(await ids('copied'), await ids('moved'))

  const gc = (...args: string[]) => done('assets', 'gc', '--dataset', 'copied', ...args)
  assert.match((await gc('--older-than', '0')).stderr, /every original is used/)
  await client('copied').delete({ query: '*[_id in ["stone-1", "stone-2"]]' })
  assert.match((await gc()).stderr, /every original is used/) // They came within the last day.
  const listed = await gc('--older-than', '0')
  assert.equal(listed.stdout.trim().split('\n').length, 2)
  assert.match(listed.stderr, /2 originals of \d+ bytes are not used; --delete/)
  assert.match((await gc('--older-than', '0', '--delete')).stderr, /2 originals deleted/)
  assert.equal(await client('copied').fetch('count(*[_type == "sanity.imageAsset"])'), pictures - 2)
  assert.match((await gc('--older-than', '0')).stderr, /every original is used/)
})

test('a backup without its pictures is no backup', async () => {
  const elsewhere = { ...env, VITRINE_ASSETS_STORE: 'file:no-such-folder' }
  const args = ['export', '--dataset', 'copied', '-o', 'lost.tar.gz']
  const lost = await run(args, { env: elsewhere, cwd: folder })
  assert.equal(lost.code, 1)
  assert.match(lost.stderr, /the store has no bytes of \d+ assets; lost\.tar\.gz was not written/)
  assert.ok(!existsSync(join(folder, 'lost.tar.gz')))
  const some = await run([...args, '--allow-missing-assets'], { env: elsewhere, cwd: folder })
  assert.equal(some.code, 0, some.stderr)
  assert.match(some.stderr, /assets have no bytes/)
})
