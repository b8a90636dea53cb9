/** Photographs uploaded to the service, and fetched from it. */
import { writeFile } from 'node:fs/promises'
import type { ContentService } from '../../testbed/contentService.ts'
import { photograph } from '../../testbed/photograph.ts'
import { uploadImage } from '../../testbed/uploadImage.ts'

/**
 * Makes a photograph of twelve megapixels, as telephones take them, writes it to a file and uploads
 * it. Returns its address.
 */
export async function uploadPhotograph(
  service: ContentService,
  file: string,
  seed: number,
): Promise<string> {
  const body = await photograph(4000, 3000, seed)
  await writeFile(file, body)
  return `${service.url}/${await uploadImage(service, body)}`
}

export async function fetchImage(address: string): Promise<Buffer> {
  // The service may have closed the idle connection while something else was measured.
  const response = await fetch(address).catch(() => fetch(address))
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${body}`)
  return body
}
