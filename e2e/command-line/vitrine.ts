/** The binary, run as a person runs it. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { vitrine } from '../../testbed/paths.ts'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command to its end, with nothing in the environment that it did not get here. */
export async function run(
  args: string[],
  options: { env?: Record<string, string>; input?: string; cwd?: string } = {},
): Promise<Ended> {
  const settings: SpawnOptions = { env: options.env ?? {}, stdio: ['pipe', 'pipe', 'pipe'] }
  if (options.cwd) settings.cwd = options.cwd
  const child = spawn(vitrine, args, settings)
  // A command may end before it has read its input.
  child.stdin?.on('error', () => {})
  child.stdin?.end(options.input ?? '')
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, stdout, stderr }
}
