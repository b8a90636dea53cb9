/** The demonstration in a database of its own, and the programs that run on it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { InstallationCleanup } from './installationCleanup.ts'
import { postgresServer, root } from './paths.ts'

/** The projects of the demonstration. */
const projects = ['museerne', 'proevesalen']

export interface InstallationOptions {
  /** A part of the names of its database and of its folder. */
  name: string
  /** The binary. */
  vitrine: string
  /** Settings of all its programs, by environment variable. */
  env?: NodeJS.ProcessEnv
  /** Whether one sees what the import prints. */
  output: 'ignore' | 'inherit'
}

export interface StartOptions {
  env?: NodeJS.ProcessEnv
  /** A command that runs the program by exec: `taskset`, with the cores to run on. */
  wrapper?: readonly string[]
  /** The file of its log, which otherwise goes to the output of errors. */
  log?: string
}

export interface StartedProgram {
  child: ChildProcess
  pid: number
  /** What the pattern of its first lines captured. */
  captured: string[]
}

export class DemoInstallation {
  /** The folder of its assets, builds and pages. */
  readonly folder: string
  readonly databaseName: string
  /** The address of its database. */
  readonly database: string
  readonly #options: InstallationOptions
  readonly #env: NodeJS.ProcessEnv
  readonly #children: ChildProcess[] = []
  /** A caller may throw before it stops the installation. */
  readonly #cleanup: InstallationCleanup

  /** Creates the database and the folder. */
  constructor(options: InstallationOptions) {
    const { name, vitrine, env } = options
    this.#options = options
    this.databaseName = `vitrine_${name}_${process.pid}`
    const address = new URL(postgresServer)
    address.pathname = `/${this.databaseName}`
    this.database = address.href
    psql(postgresServer, `create database ${this.databaseName}`)
    this.folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`))
    const { databaseName, folder } = this
    this.#cleanup = new InstallationCleanup({ server: postgresServer, databaseName, folder })
    this.#env = {
      ...process.env,
      VITRINE_BINARY: vitrine,
      VITRINE_DATABASE_URL: this.database,
      VITRINE_ASSETS_DATA: this.folder,
      VITRINE_ASSETS_STORE: `file:${join(this.folder, 'originals')}`,
      VITRINE_WEB_BUILDS: join(this.folder, 'builds'),
      VITRINE_WEB_DATA: this.folder,
      VITRINE_WEB_GROUP: join(root, 'demo/group.toml'),
      VITRINE_WEB_NODE: process.execPath,
      VITRINE_WEB_INNER_LISTEN: '127.0.0.1:0',
      ...env,
    }
  }

  /** Imports the content of the demonstration, and adds the build of `web/`. */
  importDemo(): void {
    this.run(join(root, 'scripts/demo'))
    this.run(this.#options.vitrine, ['builds', 'add', 'web/dist'])
    psql(this.database, 'vacuum analyze document, reference, dataset')
  }

  /** Runs a program to its end. */
  run(program: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): void {
    execFileSync(program, args, {
      env: { ...this.#env, ...env },
      cwd: root,
      stdio: ['ignore', this.#options.output, 'inherit'],
    })
  }

  /** Makes a token; returns its secret. */
  createToken(project: string, name: string, role: string): string {
    const args = ['token', 'create', '--project', project, name, '--role', role]
    const { vitrine } = this.#options
    return execFileSync(vitrine, args, {
      env: this.#env,
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }

  /** The setting `VITRINE_WEB_TOKEN` with a token for each project. */
  createWebsiteTokens(): string {
    const tokens = projects.map(
      (project) => `${project}=${this.createToken(project, 'website', 'website')}`,
    )
    return tokens.join(',')
  }

  /** Starts `vitrine` with these arguments, and waits until it prints the lines of a pattern. */
  async start(
    args: readonly string[],
    ready: RegExp,
    { env = {}, wrapper = [], log }: StartOptions = {},
  ): Promise<StartedProgram> {
    const [program = '', ...rest] = [...wrapper, this.#options.vitrine, ...args]
    const child = spawn(program, rest, {
      env: { ...this.#env, ...env },
      cwd: root,
      stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : openSync(log, 'w')],
    })
    this.#children.push(child)
    if (child.pid !== undefined) this.#cleanup.add(child.pid)
    const captured = await printedLines(child, ready)
    return { child, pid: child.pid ?? 0, captured }
  }

  /** Ends the programs, waits for them, and removes the database and the folder. */
  async stop(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    }
    this.#remove()
  }

  /** The same without waiting for the programs. */
  stopWithoutWaiting(): void {
    for (const child of this.#children) child.kill('SIGTERM')
    this.#remove()
  }

  /** The processes of PostgreSQL that serve its database. */
  databaseProcesses(): number[] {
    const rows = psql(
      postgresServer,
      `select pid from pg_stat_activity
       where datname = '${this.databaseName}' and backend_type = 'client backend'`,
    )
    return rows.split('\n').filter(Boolean).map(Number)
  }

  #remove(): void {
    try {
      psql(postgresServer, `drop database if exists ${this.databaseName} with (force)`)
    } finally {
      rmSync(this.folder, { recursive: true, force: true })
    }
    this.#cleanup.end()
  }
}

/** Waits until a program has printed the lines of a pattern, and returns what this captures. */
function printedLines(child: ChildProcess, pattern: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`vitrine ended with ${code}`)))
    if (!child.stdout) return
    let output = ''
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`
      const match = output.match(pattern)
      if (match) resolve(match.slice(1))
    })
  })
}

function psql(url: string, statement: string): string {
  const args = [url, '--no-psqlrc', '--quiet', '-At', '-c', statement]
  return execFileSync('psql', args, { encoding: 'utf8' })
}
