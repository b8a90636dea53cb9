import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { postgresServer, vitrine } from './paths.ts'

/** A program that starts a service of an installation, says what it has, and does not stop it. */
const careless = `
  const { DemoInstallation } = await import('${new URL('demoInstallation.ts', import.meta.url)}')
  const installation = new DemoInstallation({ name: 'careless', vitrine: process.argv[1], output: 'ignore' })
  installation.run(process.argv[1], ['migrate'])
  const { pid } = await installation.start(['content', '--listen', '127.0.0.1:0'], /on (http:\\S+)/)
  console.log(JSON.stringify({ pid, folder: installation.folder, name: installation.databaseName }))
  await new Promise((_, reject) => process.stdin.once('data', () => reject(new Error('careless'))))`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function databases(name: string): string {
  const query = `select count(*) from pg_database where datname = '${name}'`
  return execFileSync('psql', [postgresServer, '-At', '-c', query], { encoding: 'utf8' }).trim()
}

test('nothing is left of an installation whose program throws', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', careless, vitrine], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const [output] = await once(program.stdout, 'data')
  const { pid, folder, name } = JSON.parse(`${output}`)
  const left = () => [isRunning(pid), existsSync(folder), databases(name)]
  assert.deepEqual(left(), [true, true, '1'])
  program.stdin.write('throw\n')
  const [code] = await once(program, 'exit')
  assert.equal(code, 1)
  const nothing = [false, false, '0']
  for (let waited = 0; waited < 100 && `${left()}` !== `${nothing}`; waited++) await setTimeout(100)
  assert.deepEqual(left(), nothing)
})
