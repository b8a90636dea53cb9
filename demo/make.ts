/**
 * Writes the demonstration group as folders that `vitrine import` takes, one for each
 * project: `node demo/make.ts .data/demo`. Pictures that are there are not made again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Site } from './prints/kit/inks.ts'
import { rasters, type Wanted } from './prints/rasters.ts'
import { documents, type Written } from './writing/documents.ts'
import { written } from './written.ts'

/** The staging room has a project of its own: what is tried there is nobody's content. */
const projectOf = (site: string) => (site === 'proevesalen' ? 'proevesalen' : 'museerne')

const folder = process.argv[2]
if (!folder) {
  process.stderr.write('usage: node demo/make.ts FOLDER\n')
  process.exit(2)
}

const group = await written()
for (const project of new Set(group.sites.map(({ key }) => projectOf(key)))) {
  const sites = group.sites.filter(({ key }) => projectOf(key) === project)
  await make(project, { ...group, sites }, join(folder, project))
}

async function make(project: string, part: Written, place: string): Promise<void> {
  const images = join(place, 'images')
  mkdirSync(images, { recursive: true })
  const made = await rasters(wanted(part), images, ({ done, of }) => tell(project, done, of))
  const files = new Map(made.map(({ site, motif, file }) => [`${site}-${motif}`, basename(file)]))
  const all = documents(part, (site, motif) => `images/${files.get(`${site}-${motif}`)}`)
  const lines = all.map((document) => JSON.stringify(document))
  writeFileSync(join(place, 'data.ndjson'), `${lines.join('\n')}\n`)
  process.stdout.write(`${project}: ${all.length} documents, ${files.size} pictures\n`)
}

/** Every picture that a page shows, once. */
function wanted(part: Written): Wanted[] {
  const found = new Map<string, Wanted>()
  documents(part, (site, motif) => {
    found.set(`${site}-${motif}`, { site: site as Site, motif })
    return ''
  })
  return [...found.values()]
}

function tell(project: string, done: number, all: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r${project}: ${done} of ${all} pictures`)
    if (done === all) process.stderr.write('\r\x1b[K')
  } else if (done % 25 === 0 || done === all) {
    process.stderr.write(`${project}: ${done} of ${all} pictures\n`)
  }
}
