/** Images uploaded to the service, and fetched from it. */
import { writeFile } from 'node:fs/promises'
import { photograph } from '../../e2e/assets/pictures.ts'
import type { ContentService } from '../../e2e/content-service.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The address of a photograph of twelve megapixels, as a telephone takes them. */
export async function uploaded(
  service: ContentService,
  file: string,
  number: number,
): Promise<string> {
  const body = await photograph(4000, 3000, number)
  await writeFile(file, body)
  return `${service.url}/${await upload(service, body)}`
}

/** Uploads an image; returns its path. */
export async function upload(
  service: Pick<ContentService, 'url' | 'dataset' | 'editor' | 'project'>,
  body: Buffer,
): Promise<string> {
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
  return document.path
}

export async function taken(address: string): Promise<Buffer> {
  // A connection may have been given up by the service while something else was measured.
  const answer = await fetch(address).catch(() => fetch(address))
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
  return body
}
