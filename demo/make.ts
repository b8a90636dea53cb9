/**
 * Writes the demonstration group as folders that `vitrine import` takes, one for each
 * project: `node demo/make.ts .data/demo`. What is there is not made again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FilmFile } from './film/film.ts'
import { films } from './film/films.ts'
import type { Site } from './prints/kit/inks.ts'
import type { Motif } from './prints/motifs.ts'
import { printName, rasters, type Wanted } from './prints/rasters.ts'
import { Sound } from './sound/sound.ts'
import { sounds } from './sound/sounds.ts'
import { documents, type Written } from './writing/documents.ts'
import type { MadeFile } from './writing/marks.ts'
import type { Made } from './writing/settle.ts'
import { written } from './written.ts'

/** The staging room has a project of its own: what is tried there is nobody's content. */
const projectOf = (site: string) => (site === 'proevesalen' ? 'proevesalen' : 'museerne')

const folder = process.argv[2]
if (!folder) {
  process.stderr.write('usage: node demo/make.ts FOLDER\n')
  process.exit(2)
}

/** Two projects show the same films, which take a while to make. */
const workshop = join(folder, 'films')

const group = await written()
for (const project of new Set(group.sites.map(({ key }) => projectOf(key)))) {
  const sites = group.sites.filter(({ key }) => projectOf(key) === project)
  await make(project, { ...group, sites }, join(folder, project))
}

async function make(project: string, part: Written, place: string): Promise<void> {
  mkdirSync(place, { recursive: true })
  const tell = told(project)
  const asked = askedFor(part)
  const pictures = await rasters(asked.prints, join(place, 'images'), tell('pictures'))
  const printed = new Map(pictures.map((one) => [printName(one), basename(one.file)]))
  const files = await madeOf(asked.files, join(place, 'files'), tell)
  const all = documents(part, {
    print: (site, motif, width) => `images/${printed.get(printName(wanted(site, motif, width)))}`,
    file: ({ name }) => known(files, name),
  })
  const lines = all.map((document) => JSON.stringify(document))
  writeFileSync(join(place, 'data.ndjson'), `${lines.join('\n')}\n`)
  const counts = `${all.length} documents, ${printed.size} pictures, ${files.size} files`
  process.stdout.write(`${project}: ${counts}\n`)
}

/** By the name of the mark. */
type Files = ReadonlyMap<string, ReturnType<Made['file']>>

/** Each kind of file has its maker. */
async function madeOf(asked: readonly MadeFile[], place: string, tell: Tell): Promise<Files> {
  const spoken = asked.filter((file) => file instanceof Sound)
  const shown = asked.filter((file) => file instanceof FilmFile)
  return new Map([
    ...(await sounds(spoken, place, tell('sounds'))),
    ...(await films(shown, place, workshop, tell('films'))),
  ])
}

function known(files: Files, name: string): ReturnType<Made['file']> {
  const file = files.get(name)
  if (!file) throw new Error(`nobody makes the file ${name}`)
  return file
}

/** Every picture and every other file that a document names, once. */
function askedFor(part: Written): { prints: Wanted[]; files: MadeFile[] } {
  const prints = new Map<string, Wanted>()
  const files = new Map<string, MadeFile>()
  documents(part, {
    print: (site, motif, width) => {
      const print = wanted(site, motif, width)
      prints.set(printName(print), print)
      return ''
    },
    file: (file) => {
      files.set(file.name, file)
      return { path: '' }
    },
  })
  return { prints: [...prints.values()], files: [...files.values()] }
}

function wanted(site: string, motif: Motif, width?: number): Wanted {
  return { site: site as Site, motif, width }
}

type Tell = (what: string) => (progress: { done: number; of: number }) => void

function told(project: string): Tell {
  return (what) =>
    ({ done, of }) => {
      const line = `${project}: ${done} of ${of} ${what}`
      if (process.stderr.isTTY) process.stderr.write(done === of ? '\r\x1b[K' : `\r${line}`)
      else if (done % 25 === 0 || done === of) process.stderr.write(`${line}\n`)
    }
}
