/** The real client uploads, and the ecosystem's tools take assets along. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { createClient as createClient7 } from 'client-7'
import { createClient as createClient8 } from 'client-8'
import sharp from 'sharp'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { photograph } from '../../testbed/photograph.ts'
import { quarters, transparent } from './pictures.ts'

let service: ContentService
let folder: string
before(async () => {
  service = await startContentService()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

const generations = {
  'client 7': createClient7 as unknown as typeof createClient8,
  'client 8': createClient8,
}
const make = (createClient = createClient8, dataset = service.dataset, token?: string) =>
  createClient({
    projectId: service.project,
    dataset,
    // The tools send only address and token, so the address names the project.
    apiHost: `${service.url}/project/${service.project}`,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(token && { token }),
  })
const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

let number = 0
for (const [name, createClient] of Object.entries(generations)) {
  describe(name, () => {
    test('an image, with all that is said about it', async () => {
      const client = make(createClient, service.dataset, service.editor)
      number += 1
      const body = await quarters(300 + number, 200)
        .jpeg()
        .toBuffer()
      const asset = await client.assets.upload('image', body, {
        filename: 'runesten på høj.jpg',
        label: 'front',
        title: 'Runestenen',
        description: 'Den store sten i Jelling',
        creditLine: 'Foto: Karen Holm',
        source: { name: 'arkiv', id: 'J-17', url: 'https://arkiv.example.org/J-17' },
      })
      const id = `${sha1(body)}-${300 + number}x200`
      assert.equal(asset._id, `image-${id}-jpg`)
      assert.equal(asset._type, 'sanity.imageAsset')
      assert.equal(asset.sha1hash, sha1(body))
      assert.equal(asset.size, body.length)
      assert.equal(asset.mimeType, 'image/jpeg')
      assert.equal(asset.extension, 'jpg')
      assert.equal(asset.originalFilename, 'runesten på høj.jpg')
      assert.equal(asset.path, `images/${service.project}/${service.dataset}/${id}.jpg`)
      assert.equal(asset.label, 'front')
      assert.equal(asset.title, 'Runestenen')
      assert.equal(asset.creditLine, 'Foto: Karen Holm')
      assert.equal(asset.source?.name, 'arkiv')
      const { dimensions, lqip, palette, hasAlpha, isOpaque } = asset.metadata
      assert.equal(dimensions.width, 300 + number)
      assert.ok(Math.abs(dimensions.aspectRatio - (300 + number) / 200) < 1e-9)
      assert.match(lqip ?? '', /^data:image\/jpeg;base64,/)
      assert.match(palette?.dominant?.background ?? '', /^#[0-9a-f]{6}$/)
      assert.deepEqual([hasAlpha, isOpaque], [false, true])
      const answer = await fetch(asset.url)
      assert.equal(answer.status, 200)
      const seen = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      assert.deepEqual([seen.width, seen.height], [300 + number, 200])

      const again = await client.assets.upload('image', body, { filename: 'other.jpg' })
      assert.equal(again._id, asset._id)
      assert.equal(again.originalFilename, asset.originalFilename)
      assert.equal(await client.fetch('count(*[_id == $id])', { id: asset._id }), 1)
    })

    test('a file, by a stream', async () => {
      const client = make(createClient, service.dataset, service.editor)
      number += 1
      const body = Buffer.from(`%PDF-1.4\n% program ${number}\n%%EOF\n`)
      const asset = await client.assets.upload('file', body, { filename: 'program.pdf' })
      assert.equal(asset._id, `file-${sha1(body)}-pdf`)
      assert.equal(asset._type, 'sanity.fileAsset')
      assert.equal(asset.mimeType, 'application/pdf')
      const answer = await fetch(asset.url)
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), body)
      const part = await fetch(asset.url, { headers: { range: 'bytes=0-3' } })
      assert.equal(part.status, 206)
      assert.equal(await part.text(), '%PDF')
    })

    test('who may not, and what is no picture', async () => {
      const body = await quarters(40, 40).png().toBuffer()
      await assert.rejects(make(createClient).assets.upload('image', body), /Unauthorized/)
      const viewer = make(createClient, service.dataset, service.viewer)
      await assert.rejects(viewer.assets.upload('image', body), /Insufficient permissions/)
      const editor = make(createClient, service.dataset, service.editor)
      await assert.rejects(
        editor.assets.upload('image', randomBytes(400), { filename: 'x.jpg' }),
        (error: Error & { statusCode?: number }) => error.statusCode === 400,
      )
    })
  })
}

test('@sanity/export and @sanity/import take assets along', async () => {
  const source = make(createClient8, service.dataset, service.administrator)
  const picture = await source.assets.upload('image', await photograph(320, 240, 1), {
    filename: 'foto.jpg',
  })
  const clear = await source.assets.upload('image', await transparent(64, 64).png().toBuffer())
  const file = await source.assets.upload('file', Buffer.from('hej'), { filename: 'hej.txt' })
  const reference = (asset: { _id: string }) => ({ _type: 'reference', _ref: asset._id })
  await source.createOrReplace({
    _id: 'show',
    _type: 'exhibition',
    image: { _type: 'image', asset: reference(picture) },
    marks: [{ _key: 'm', _type: 'image', asset: reference(clear) }],
    programme: { _type: 'file', asset: reference(file) },
  })
  const outputPath = join(folder, 'all.tar.gz')
  const exported = await exportDataset({
    client: source as never,
    dataset: service.dataset,
    outputPath,
  })
  assert.ok(exported.assetCount >= 3)
  await source.datasets.create('copy')
  const target = make(createClient8, 'copy', service.administrator)
  await sanityImport(createReadStream(outputPath), {
    client: target as never,
    operation: 'createOrReplace',
  })
  const show = await target.fetch(
    '*[_id == "show"][0]{"ids": [image.asset->_id, marks[0].asset->_id, programme.asset->_id], "url": image.asset->url}',
  )
  assert.deepEqual(show.ids, [picture._id, clear._id, file._id])
  assert.match(show.url, /\/copy\//)
  const [here, there] = await Promise.all(
    [picture.url, show.url].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  )
  assert.deepEqual(here, there)
})
