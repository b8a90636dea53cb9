/** Responses with files, for the catalogue and the preview server. */
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { within } from './drawings.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

/** What the pages of the fixtures may load: as the website sends it, with the hosts of the fixtures. */
export const policy = [
  "default-src 'self'",
  "script-src 'self' https://tags.example",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' https://film.example https://tags.example",
  "media-src 'self' blob: https://film.example https://lyd.example",
  "frame-src 'self' https://forms.example https://kort.example",
  "frame-ancestors 'self'",
].join('; ')

/** The document in the frame of a form. */
export const form = '<!doctype html><html lang="da"><title>Formular</title><p>Formular</p></html>'

export function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

export async function sendFile(response: ServerResponse, folder: string, name: string) {
  const path = within(name)
  try {
    const body = await readFile(join(folder, path))
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('assets') ? 'max-age=31536000, immutable' : 'no-cache',
    })
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
}
