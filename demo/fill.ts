/**
 * Brings the demonstration into its datasets piece by piece, so that one can look at it while it
 * is made: `node demo/fill.ts FOLDER VITRINE [--texts]`. The texts come first, with what is made
 * already; then pictures, the most visible first, sounds and films. What is cut off goes on
 * where it was. `--texts` ends after the texts. VITRINE is the program that imports.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { films, filmsThere } from './film/films.ts'
import { formNamed } from './form.ts'
import { Import, marked } from './imports.ts'
import { sourcesHash } from './mark.ts'
import { papers } from './paper/papers.ts'
import { printName, rasters, rastersThere } from './prints/rasters.ts'
import { progress, type Step } from './progress.ts'
import {
  addPrints,
  emptyStock,
  linesOf,
  type Project,
  projects,
  type Stock,
  widthIn,
} from './project.ts'
import { sounds, soundsThere } from './sound/sounds.ts'
import type { Delivered } from './writing/settle.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'boolean' } },
})
const [folder, vitrine] = positionals
if (!folder || !vitrine) {
  process.stderr.write('usage: node demo/fill.ts FOLDER VITRINE [--texts]\n')
  process.exit(2)
}

/** Pictures that are made between two imports. */
const batch = 40

interface Filling {
  readonly project: Project
  readonly stock: Stock
  readonly import: Import
}

const form = formNamed(process.env.DEMO_FORM)
const sources = sourcesHash(form)
if (await isThere()) process.exit(0)
const fillings: Filling[] = []
for (const project of await projects(folder, form)) fillings.push(await opened(project, vitrine))
for (const filling of fillings) await bring(filling)
if (!values.texts) await media()

/** Whether both projects hold everything: then nothing has to be read or made. */
async function isThere(): Promise<boolean> {
  for (const project of ['museerne', 'proevesalen']) {
    if ((await marked(vitrine ?? '', project))?.sources !== sources) return false
  }
  return true
}

async function opened(project: Project, vitrine: string): Promise<Filling> {
  const begun = await Import.begin(vitrine, project, values.texts === true)
  // Into an empty dataset the texts come alone, though there may be pictures of earlier runs.
  const bare = values.texts && begun.isFirst
  return { project, stock: bare ? emptyStock() : await stockThere(project), import: begun }
}

/** All that earlier runs have made, and the papers, which take no time. */
async function stockThere({ folder, needs, workshop, form }: Project): Promise<Stock> {
  const stock = emptyStock()
  addPrints(stock, await rastersThere(needs.prints, join(folder, 'images'), widthIn(form)))
  addFiles(stock, await papers(needs.papers, join(folder, 'files')))
  addFiles(stock, await soundsThere(needs.sounds, join(folder, 'files')))
  addFiles(stock, await filmsThere(needs.films, join(folder, 'files'), workshop))
  return stock
}

function addFiles({ files }: Stock, made: readonly (readonly [string, Delivered])[]): void {
  for (const [name, file] of made) files.set(name, file)
}

async function bring(filling: Filling): Promise<void> {
  await filling.import.bring(linesOf(filling.project, filling.stock, sources))
}

async function media(): Promise<void> {
  const pictures = counted('pictures', ({ needs }) => needs.prints.length)
  for (const filling of fillings) await printed(filling, pictures)
  const spoken = counted('sounds', ({ needs }) => needs.sounds.length)
  for (const filling of fillings) await heard(filling, spoken)
  const shown = progress('films', true)
  for (const filling of fillings) await filmed(filling, shown)
  process.stderr.write(
    'the demonstration is whole: every picture, sound, paper and film is there\n',
  )
}

/** One count for all projects. */
function counted(what: string, count: (project: Project) => number): (made: boolean) => void {
  const report = progress(what, true)
  const of = fillings.reduce((sum, { project }) => sum + count(project), 0)
  let done = 0
  return (made) => report({ done: ++done, of, made })
}

async function printed(filling: Filling, count: (made: boolean) => void): Promise<void> {
  const { project, stock } = filling
  const missing = project.needs.prints.filter((one) => !stock.prints.has(printName(one)))
  for (let at = missing.length; at < project.needs.prints.length; at++) count(false)
  for (let at = 0; at < missing.length; at += batch) {
    const some = missing.slice(at, at + batch)
    const step = () => count(true)
    const images = join(project.folder, 'images')
    addPrints(stock, await rasters(some, images, step, widthIn(form)))
    await bring(filling)
  }
}

async function heard(filling: Filling, count: (made: boolean) => void): Promise<void> {
  const { project, stock } = filling
  const step = ({ made }: Step) => count(made)
  addFiles(stock, await sounds(project.needs.sounds, join(project.folder, 'files'), step))
  await bring(filling)
}

async function filmed(filling: Filling, step: (step: Step) => void): Promise<void> {
  const { project, stock } = filling
  const files = join(project.folder, 'files')
  addFiles(stock, await films(project.needs.films, files, project.workshop, step))
  await bring(filling)
}
