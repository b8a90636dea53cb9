import type { ContentService } from './contentService.ts'

/** Uploads an image; returns its path. */
export async function uploadImage(
  service: Pick<ContentService, 'url' | 'dataset' | 'editor' | 'project'>,
  body: Buffer,
): Promise<string> {
  const response = await fetch(`${service.url}/v2025-02-19/assets/images/${service.dataset}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: {
      authorization: `Bearer ${service.editor}`,
      'x-sanity-project-id': service.project,
    },
  })
  if (!response.ok) throw new Error(`the upload was refused: ${await response.text()}`)
  const { document } = (await response.json()) as { document: { path: string } }
  return document.path
}
