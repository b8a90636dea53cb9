/** Imports of one project: only the documents that are not as they were. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Mark, markId } from './mark.ts'
import type { Project } from './project.ts'

const dataset = 'stage'

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command of the program. With `shown` its progress is seen. */
async function run(vitrine: string, args: readonly string[], shown = false): Promise<Ended> {
  const child = spawn(vitrine, args, { stdio: ['ignore', 'pipe', shown ? 'inherit' : 'pipe'] })
  const [out, err]: [string[], string[]] = [[], []]
  child.stdout?.on('data', (text: Buffer) => out.push(String(text)))
  child.stderr?.on('data', (text: Buffer) => err.push(String(text)))
  // Who is ended ends what it has started; what was stored stays, and the next run goes on.
  const end = () => {
    child.kill('SIGINT')
    process.exit(1)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGINT', end).off('SIGTERM', end)
  return { code, stdout: out.join(''), stderr: err.join('') }
}

async function done(vitrine: string, args: readonly string[], shown = false): Promise<string> {
  const { code, stdout, stderr } = await run(vitrine, args, shown)
  if (code === 0) return stdout
  throw new Error(`vitrine ${args.join(' ')} ended with ${code}\n${stderr}`)
}

/** What a project holds; nothing if it is not there, or was not filled to the end. */
export async function marked(vitrine: string, project: string): Promise<Mark | undefined> {
  const query = `*[_id == "${markId}"][0]`
  const target = ['--project', project, '--dataset', dataset]
  const { code, stdout } = await run(vitrine, ['query', ...target, query])
  return code === 0 ? (JSON.parse(stdout) ?? undefined) : undefined
}

const file = /"(?:image|file)@file:\/\/\.\/([^"]+)"/g

export class Import {
  readonly #vitrine: string
  readonly #project: Project
  readonly #shown: boolean
  /** What the dataset holds. */
  #mark: Mark | undefined
  /** What this has brought, by id. */
  readonly #before = new Map<string, string>()

  private constructor(vitrine: string, project: Project, shown: boolean) {
    this.#vitrine = vitrine
    this.#project = project
    this.#shown = shown
  }

  /** Makes the project and the dataset if they are not there. */
  static async begin(vitrine: string, project: Project, shown: boolean): Promise<Import> {
    const begun = new Import(vitrine, project, shown)
    const own = ['--project', project.name]
    await done(vitrine, ['project', 'create', project.name])
    const there = await done(vitrine, ['dataset', 'list', ...own])
    if (!new RegExp(`^${dataset} `, 'm').test(there)) {
      await done(vitrine, ['dataset', 'create', ...own, dataset])
      await done(vitrine, ['dataset', 'configure', ...own, dataset])
    }
    begun.#mark = await marked(vitrine, project.name)
    return begun
  }

  /** Whether nothing was brought before. */
  get isFirst(): boolean {
    return this.#mark === undefined
  }

  /** Sees to it that the dataset holds these documents, of which the last is their mark. */
  async bring(lines: readonly string[]): Promise<void> {
    const all = lines.map((line) => [(JSON.parse(line) as { _id: string })._id, line] as const)
    const mark = JSON.parse(lines.at(-1) ?? '{}') as Mark
    if (mark.hash !== this.#mark?.hash) {
      await this.#import(all.filter(([id, line]) => this.#before.get(id) !== line))
    } else if (mark.sources !== this.#mark.sources) {
      await this.#import(all.slice(-1))
    }
    this.#mark = mark
    for (const [id, line] of all) this.#before.set(id, line)
  }

  async #import(changed: readonly (readonly [id: string, line: string])[]): Promise<void> {
    const { name, folder } = this.#project
    // Another database may be filled from the same folder at the same time.
    const database = createHash('sha256').update(process.env.VITRINE_DATABASE_URL ?? '')
    const round = `${folder}-round-${database.digest('hex').slice(0, 8)}`
    const text = changed.map(([, line]) => `${line}\n`).join('')
    await rm(round, { recursive: true, force: true })
    await mkdir(round, { recursive: true })
    await writeFile(join(round, 'data.ndjson'), text)
    for (const path of new Set([...text.matchAll(file)].map(([, path = '']) => path))) {
      await mkdir(dirname(join(round, path)), { recursive: true })
      await link(join(folder, path), join(round, path))
    }
    const target = ['--project', name, '--dataset', dataset]
    await done(this.#vitrine, ['import', ...target, '--replace', round], this.#shown)
    await rm(round, { recursive: true })
  }
}
