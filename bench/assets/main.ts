/**
 * The asset service beside the bare engines, in one run: making a derivative beside libvips
 * in a process of its own, serving a cached one beside nginx with the same bytes.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { median, say } from '../report.ts'
import { cachedRatio } from './cachedDerivative.ts'
import { fetchImage, uploadPhotograph } from './photographs.ts'

const originals = process.env.BENCH_FORM === 'short' ? 1 : 4
const widths = [390, 640, 960, 1200, 1600]
const formats = ['jpg', 'webp', 'avif']

interface Job {
  source: string
  address: string
  width: number
  format: string
}

const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0)

async function jobs(service: ContentService, folder: string): Promise<Job[]> {
  const all: Job[] = []
  for (let n = 0; n < originals; n++) {
    const source = join(folder, `${n}.jpg`)
    const picture = await uploadPhotograph(service, source, n)
    for (const width of widths) {
      for (const format of formats) {
        all.push({ source, address: `${picture}?w=${width}&fm=${format}`, width, format })
      }
    }
  }
  return all
}

/** Milliseconds for a job by the service. */
async function byService({ address }: Job): Promise<number> {
  const began = performance.now()
  await fetchImage(address)
  return performance.now() - began
}

/** libvips alone, which reports how many milliseconds each job takes. */
function startEngine() {
  const python = process.env.VITRINE_PYTHON
  if (!python) throw new Error('VITRINE_PYTHON is not set: eval "$(scripts/services env)"')
  // libvips looks for its modules, AVIF's among them, beside the program: Python's is elsewhere.
  const env = { ...process.env, VIPS_CONCURRENCY: '1', VIPSHOME: '/usr' }
  const bare = new URL('bare.py', import.meta.url).pathname
  const child = spawn(python, [bare], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    async make(job: Job): Promise<number> {
      child.stdin.write(`${JSON.stringify(job)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error('libvips has ended')
      return Number(value)
    },
    end: () => child.stdin.end(),
  }
}

async function transformRatio(folder: string): Promise<number> {
  const service = await startContentService({
    // Some of the widths are none that pages request.
    env: { VITRINE_ODD_MILLISECONDS_AT_ONCE: '1000000' },
  })
  const engine = startEngine()
  try {
    const all = await jobs(service, folder)
    // Both have seen every format before the clock starts.
    for (const format of formats) {
      const [first] = all.filter((job) => job.format === format)
      if (!first) continue
      await fetchImage(first.address.replace(/w=\d+/, 'w=320'))
      await engine.make({ ...first, width: 320 })
    }
    const [own, bare]: [number[], number[]] = [[], []]
    for (const job of all) {
      own.push(await byService(job))
      bare.push(await engine.make(job))
    }
    say(`${'derivative'.padEnd(18)}${'service ms'.padStart(12)}${'libvips ms'.padStart(12)}`)
    for (const format of formats) {
      for (const width of widths) {
        const of = (times: number[]) =>
          median(times.filter((_, n) => all[n]?.format === format && all[n]?.width === width))
        const [a, b] = [of(own).toFixed(1), of(bare).toFixed(1)]
        say(`${`${width} ${format}`.padEnd(18)}${a.padStart(12)}${b.padStart(12)}`)
      }
    }
    return sum(own) / sum(bare)
  } finally {
    engine.end()
    await service.stop()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
try {
  const transform = (await transformRatio(folder)).toFixed(2)
  const cached = (await cachedRatio(folder)).toFixed(2)
  say(`transform: ${transform}x bare engine; cached derivative: ${cached}x nginx`)
} finally {
  await rm(folder, { recursive: true })
}
