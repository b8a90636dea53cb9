/** The box office of the demonstration, where its visitors' links to shops and forms end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from './paths.ts'

/** Starts it at an origin with a port, for websites on another port. */
export async function startBoxOffice(origin: string, websitePort: number): Promise<ChildProcess> {
  const office = spawn(process.execPath, ['demo/boxOffice/serve.ts', String(websitePort)], {
    cwd: root,
    env: { ...process.env, DEMO_BOX_OFFICE: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const listening = once(createInterface({ input: office.stdout }), 'line')
  const ended = once(office, 'exit').then(([code]) => {
    throw new Error(`the box office ended with ${code}`)
  })
  await Promise.race([listening, ended])
  return office
}
