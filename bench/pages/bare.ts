/**
 * Bare React: `node bare.js FILE` renders the page whose data is in the file, as often as a
 * line of input requests, with the application's own components and nothing around them.
 *
 * `parse` and `encode` are what a worker does beside rendering, to show where its time goes.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { loadAllChunks } from '../../web/src/chunks.ts'
import { answer, done, RequestReader } from '../../web/src/frames.ts'
import type { PageView } from '../../web/src/model.ts'
import { render } from '../../web/src/render.tsx'

await loadAllChunks()
const data = readFileSync(process.argv[2] ?? '')
const view = JSON.parse(data.toString()) as PageView
const { html, modules } = render({ render: 'page', view })

const frame = Buffer.alloc(4 + data.length)
frame.writeUInt32BE(data.length)
data.copy(frame, 4)

const acts: Record<string, () => unknown> = {
  render: () => render({ render: 'page', view }),
  parse: () => [...new RequestReader().read(frame)].map((text) => JSON.parse(text)),
  encode: () => answer(done, { modules }, html),
}

process.stdout.write(`${JSON.stringify({ characters: html.length })}\n`)
for await (const line of createInterface({ input: process.stdin })) {
  const [name = '', count] = line.split(' ')
  const act = acts[name]
  if (!act) throw new Error(`what is ${line}?`)
  for (let n = 0; n < Number(count); n++) act()
  process.stdout.write('"done"\n')
}
