/**
 * Writes the demonstration group as folders that `vitrine import` takes, one for each
 * project: `node demo/make.ts .data/demo` makes `.data/demo/full/museerne` and another.
 * What is there is not made again. `DEMO_FORM=sketch` makes it small and quickly.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { films } from './film/films.ts'
import { formNamed } from './form.ts'
import { sourcesHash } from './mark.ts'
import { papers } from './paper/papers.ts'
import { rasters } from './prints/rasters.ts'
import { progress } from './progress.ts'
import { addPrints, emptyStock, linesOf, type Project, projects, widthIn } from './project.ts'
import { sounds } from './sound/sounds.ts'

const folder = process.argv[2]
if (!folder) {
  process.stderr.write('usage: node demo/make.ts FOLDER\n')
  process.exit(2)
}
const form = formNamed(process.env.DEMO_FORM)
const sources = sourcesHash(form)
for (const project of await projects(folder, form)) await make(project)

async function make(project: Project): Promise<void> {
  const { name, folder, needs, workshop } = project
  const stock = emptyStock()
  const shown = (what: string) => progress(`${what} of ${name}`)
  const images = join(folder, 'images')
  addPrints(stock, await rasters(needs.prints, images, shown('pictures'), widthIn(form)))
  const files = join(folder, 'files')
  for (const [file, made] of [
    ...(await papers(needs.papers, files)),
    ...(await sounds(needs.sounds, files, shown('sounds'))),
    ...(await films(needs.films, files, workshop, shown('films'))),
  ]) {
    stock.files.set(file, made)
  }
  const lines = linesOf(project, stock, sources)
  writeFileSync(join(folder, 'data.ndjson'), `${lines.join('\n')}\n`)
  const counts = `${stock.prints.size} pictures, ${stock.files.size} files`
  process.stdout.write(`${name}: ${lines.length} documents, ${counts}\n`)
}
