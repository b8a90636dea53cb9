/** The sound of the fixtures: a quiet hum of any length, made when it is asked for. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Few samples a second make a small file; a browser plays no fewer than 3000. */
const rate = 4000
const header = 44

/** `/lyd/1080.wav`, 18 minutes of it, or a part that the browser asks for. */
export function sound(request: IncomingMessage, response: ServerResponse, name: string): void {
  const seconds = Number(/^(\d{1,4})\.wav$/.exec(name)?.[1])
  if (!seconds) return void response.writeHead(404).end()
  const file = wave(seconds)
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const from = Number(range?.[1] ?? 0)
  const to = Math.min(Number(range?.[2] || file.length - 1), file.length - 1)
  response.writeHead(range ? 206 : 200, {
    'content-type': 'audio/wav',
    'content-length': to - from + 1,
    'accept-ranges': 'bytes',
    ...(range ? { 'content-range': `bytes ${from}-${to}/${file.length}` } : {}),
  })
  response.end(file.subarray(from, to + 1))
}

function wave(seconds: number): Buffer {
  const size = seconds * rate
  const file = Buffer.alloc(header + size)
  // Eight bits a sample, around 128: a tone of 200 Hz.
  file.fill(Buffer.from(Array.from({ length: 20 }, hum)), header)
  file.write('RIFF', 0)
  file.writeUInt32LE(header - 8 + size, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  for (const [index, value] of [1, 1].entries()) file.writeUInt16LE(value, 20 + index * 2)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  for (const [index, value] of [1, 8].entries()) file.writeUInt16LE(value, 32 + index * 2)
  file.write('data', 36)
  file.writeUInt32LE(size, 40)
  return file
}

function hum(_: unknown, index: number): number {
  return 128 + Math.round(8 * Math.sin((index / 20) * 2 * Math.PI))
}
