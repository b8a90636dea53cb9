/**
 * Hot reload for development: `node scripts/hot.ts FOLDER`. Vite serves the sources as they
 * are, and draws pages from them; FOLDER becomes a build of which the host's workers pass
 * each page on to Vite. `vitrine web` fetches the sources by `VITRINE_WEB_HOT`.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { prefix } from '../catalogue/pageNames.ts'
import { markFile, markSet } from '../src/shell/marks.ts'

const port = Number(process.env.HOT_PORT ?? 24173)
const render = '/__render'
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2]
if (!folder) {
  process.stderr.write('usage: node scripts/hot.ts FOLDER\n')
  process.exit(2)
}

const server = createServer()
const vite = await createVite({
  root,
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  server: {
    middlewareMode: true,
    // Pages come from the host's port; what changed is told by this one.
    hmr: { server, protocol: 'ws', host: '127.0.0.1', clientPort: port },
  },
})

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The catalogue, from the sources as they are now. */
async function catalogue(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const source = (await vite.ssrLoadModule(
      '/catalogue/catalogue.tsx',
    )) as typeof import('../catalogue/catalogue.tsx')
    await (await source.Catalogue.of(folder ?? '')).respond(request, response)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    response.statusCode = 500
    response.end(error instanceof Error ? error.stack : String(error))
  }
}

server.on('request', async (request, response) => {
  if (request.url?.startsWith(prefix)) return catalogue(request, response)
  if (request.url !== render) {
    vite.middlewares(request, response)
    return
  }
  try {
    const source = (await vite.ssrLoadModule(
      '/src/render.tsx',
    )) as typeof import('../src/render.tsx')
    const chunks = (await vite.ssrLoadModule('/src/chunks.ts')) as typeof import('../src/chunks.ts')
    await chunks.loadAllChunks()
    response.end(JSON.stringify(source.render(JSON.parse(await body(request)))))
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    response.statusCode = 500
    response.end(error instanceof Error ? error.stack : String(error))
  }
})

/** What the host starts; the program itself is read as it is. */
const worker = `
import { serve } from ${JSON.stringify(join(root, 'scripts/hot-worker.ts'))}
serve(${JSON.stringify(`http://127.0.0.1:${port}${render}`)})
`

/** What the host starts to show the catalogue: the address of this process, which serves it. */
const catalogueProgram = `
process.stdout.write('http://127.0.0.1:${port}\\n')
setInterval(() => {}, 1 << 30)
`

function write(path: string, text: string): void {
  const file = join(folder ?? '', path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

const entry = { file: 'src/hot.ts', css: ['src/styles/main.css'] }
write('client/latest.json', JSON.stringify({ id: 'hot' }))
write('client/meta/hot.json', JSON.stringify({ id: 'hot', fonts: [] }))
write('client/.vite/manifest.json', JSON.stringify({ 'src/entry-client.tsx': entry }))
write(`client/icons/${markSet}.json`, markFile())
write('server/worker.js', worker)
write('catalogue/server.js', catalogueProgram)
for (const file of ['catalogue.css', 'controls.js']) {
  cpSync(join(root, 'catalogue', file), join(folder, 'catalogue', file))
}
cpSync(join(root, 'fixtures-art'), join(folder, 'catalogue/art'), { recursive: true })
write('server/package.json', JSON.stringify({ type: 'module' }))
server.listen(port, '127.0.0.1', () => process.stdout.write(`hot on http://127.0.0.1:${port}\n`))
