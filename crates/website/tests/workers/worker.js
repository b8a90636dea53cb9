// Does what the page's title says: `hang`, `throw`, `die`, `eat`, `slow`, `environment` (its
// variables), or draws the title.
// With `once` behind it only the first worker of the folder does so, and draws after that.
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listen } from './frames.js'

const socket = process.argv[process.argv.indexOf('--socket') + 1]
const mark = join(dirname(socket), 'misbehaved')

const acts = {
  hang() {
    for (;;) {}
  },
  throw() {
    return [1, {}, 'Error: the page cannot be drawn']
  },
  die() {
    process.exit(3)
  },
  eat() {
    const eaten = []
    for (;;) eaten.push(new Array(100_000).fill({}))
  },
  slow(done) {
    const end = performance.now() + 20
    while (performance.now() < end) {}
    return done
  },
  environment() {
    return [0, {}, Object.keys(process.env).join(' ')]
  },
  garble() {
    return [0, {}, '\u0000'.repeat(10)]
  },
}

listen((request) => {
  const title = request.view?.page?.title ?? request.name ?? 'warm'
  const [act, once] = title.split(' ')
  const modules = ['src/pages/landingPage/LandingPage.tsx']
  const head = `<title>${request.view?.page?.seo?.title ?? ''}</title>\n`
  const done = [0, { modules, head }, `<h1>${process.pid}</h1>`]
  if (!Object.hasOwn(acts, act)) return done
  if (once === 'once') {
    if (existsSync(mark)) return done
    writeFileSync(mark, '')
  }
  return acts[act](done)
})
