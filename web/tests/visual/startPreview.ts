import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

interface Preview {
  address: string
  kill(): void
}

/** Starts the preview server on a port of its own. Its drawings have no grain, which is slow to draw. */
export async function startPreview(root: string): Promise<Preview> {
  const port = process.env.VISUAL_PORT ?? '4184'
  const child: ChildProcess = spawn(process.execPath, ['scripts/preview.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, ILLUSTRATION_GRAIN: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('the preview server has no output')
  const ended = once(child, 'exit').then(() => {
    throw new Error('the preview server ended: is its port taken? VISUAL_PORT sets another')
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  // From here on it ends because `kill` was called.
  ended.catch(() => {})
  return { address: `http://127.0.0.1:${port}`, kill: () => child.kill() }
}
