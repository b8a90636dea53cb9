/**
 * The whole product for the browser tests: a database of its own with the demonstration, the
 * content service, and the websites, until it is ended.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startBoxOffice } from '../../../testbed/boxOffice.ts'
import { DemoInstallation, type StartOptions } from '../../../testbed/demoInstallation.ts'
import { root, vitrine } from '../../../testbed/paths.ts'
import { boxOfficeOrigin, measuredPort, newsletterList, port, tagManagerPort } from './addresses.ts'

const installation = new DemoInstallation({
  name: 'host',
  vitrine,
  output: 'inherit',
  env: {
    // The lists of the demonstration are invented: nobody's address leaves the machine.
    VITRINE_WEB_NEWSLETTER_URL: newsletterList,
    VITRINE_LOG: 'warn',
  },
})

const boxOffice = await startBoxOffice(boxOfficeOrigin, port)

function end(code: number): never {
  boxOffice.kill()
  installation.stopWithoutWaiting()
  process.exit(code)
}

/** Starts a service; returns what the pattern captures of its first lines. */
async function start(args: string[], listens: RegExp, options: StartOptions = {}) {
  const { child, captured } = await installation.start(args, listens, options)
  child.once('exit', (code) => {
    process.stderr.write(`vitrine ${args[0]} ended with ${code}\n`)
    end(1)
  })
  return captured[0] ?? ''
}

/** Does a part of the preparation, and says how long it took. */
async function part<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now()
  const done = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${name} took ${seconds} s\n`)
  return done
}

/** The group as in production: with a tag manager, and on hosts of this machine. */
function measuredGroup(): string {
  const group = readFileSync(join(root, 'demo/group.toml'), 'utf8')
  const file = join(installation.folder, 'measured.toml')
  const tagManager = `[measurement]
container = "GTM-DEMO"
address = "http://127.0.0.1:${tagManagerPort}"
`
  const hosts = group.replaceAll(
    /production = "([^"]+)\.example\.org"/g,
    'production = "$1.localhost"',
  )
  writeFileSync(file, `${hosts}\n${tagManager}`)
  return file
}

/** Starts the sites as in production, with the certificate of those in development. */
function startMeasured(env: NodeJS.ProcessEnv) {
  const { folder } = installation
  const args = ['web', '--environment', 'production', '--listen', `127.0.0.1:${measuredPort}`]
  return start(args, /^website on (\S+)/m, {
    env: {
      ...env,
      VITRINE_WEB_GROUP: measuredGroup(),
      VITRINE_WEB_PORT: String(measuredPort),
      VITRINE_WEB_DATA: join(folder, 'measured'),
      VITRINE_WEB_CERTIFICATE: join(folder, 'certificate.pem'),
      VITRINE_WEB_KEY: join(folder, 'key.pem'),
      VITRINE_WEB_WORKERS: '1',
    },
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
try {
  await part('the demonstration', () => installation.importDemo())
  const content = await start(['content', '--listen', '127.0.0.1:0'], /on (http:\S+)/)
  const env = {
    VITRINE_WEB_CONTENT: content,
    VITRINE_WEB_TOKEN: installation.createWebsiteTokens(),
  }
  // Every page is looked at once without a browser; what it says of a broken one is plainer.
  await part('vitrine check', () =>
    installation.run(vitrine, ['check', '--explained', 'demo/explained.txt'], env),
  )
  // No type of page may ask PostgreSQL more often than a page can bear, and every mapping of a
  // source map must lead to its value.
  await part('bench-types', () =>
    installation.run(join(dirname(vitrine), 'bench-types'), ['--check']),
  )
  await start(['web', '--listen', `127.0.0.1:${port}`], /^website on (\S+)/m, { env })
  await startMeasured(env)
} catch (error) {
  process.stderr.write(`${error}\n`)
  end(1)
}
process.stdout.write(`the group is served on port ${port}\n`)
