/** The content service and the website with the demonstration, in its small form, on one day. */
import { join } from 'node:path'
import { DemoInstallation } from './demoInstallation.ts'
import { root } from './paths.ts'

/** Most who start it measure: without `VITRINE_BINARY` it is the release build. */
const vitrine = process.env.VITRINE_BINARY ?? join(root, 'target/release/vitrine')

/** The day on which all is measured: what a page shows depends on it. */
export const today = '2026-11-15'

export interface Product {
  /** Where the content service and the website listen. */
  content: string
  website: string
  /** The address of the website's metrics. */
  inner: string
  contentPid: number
  websitePid: number
  database: string
  folder: string
  /** The secret of one who may write. */
  editor: string
  /** PostgreSQL's processes for this database. */
  backends(): number[]
  stop(): Promise<void>
}

export interface Options {
  /** Settings of the product by environment variable. */
  env?: NodeJS.ProcessEnv
  /** A command that runs the website by exec: `taskset`, with the cores to run on. */
  wrapper?: readonly string[]
}

export async function startProduct(options: Options = {}): Promise<Product> {
  const installation = new DemoInstallation({
    name: 'product',
    vitrine,
    output: 'ignore',
    env: {
      DEMO_TODAY: today,
      // No image is fetched here: the small ones suffice.
      DEMO_FORM: 'sketch',
      VITRINE_WEB_AS_OF: `${today}T09:30`,
      // What is measured is a page that is rendered.
      VITRINE_WEB_PAGE_CACHE_BYTES: '0',
      // What encrypts is a proxy's work here, and no part of the comparison.
      VITRINE_WEB_PLAIN: 'true',
      ...options.env,
    },
  })
  try {
    installation.importDemo()
    return await startServices(installation, options.wrapper ?? [])
  } catch (error) {
    await installation.stop()
    throw error
  }
}

async function startServices(
  installation: DemoInstallation,
  wrapper: readonly string[],
): Promise<Product> {
  const { folder } = installation
  // Each has a log, as in production: writing it is part of what a response costs.
  const log = (service: string) => join(folder, `${service}.log`)
  const listen = ['--listen', '127.0.0.1:0']
  const content = await installation.start(['content', ...listen], /on (http:\S+)/, {
    log: log('content'),
  })
  const [address = ''] = content.captured
  const listening = /^website on (\S+)$.*^figures on (\S+)\/metrics$/ms
  const website = await installation.start(['web', ...listen], listening, {
    log: log('web'),
    wrapper,
    env: { VITRINE_WEB_CONTENT: address, VITRINE_WEB_TOKEN: installation.createWebsiteTokens() },
  })
  const [visitors, inner = ''] = website.captured
  return {
    content: address,
    website: `http://${visitors}`,
    inner,
    contentPid: content.pid,
    websitePid: website.pid,
    database: installation.database,
    folder,
    editor: installation.createToken('museerne', 'editor', 'editor'),
    backends: () => installation.databaseProcesses(),
    stop: () => installation.stop(),
  }
}
