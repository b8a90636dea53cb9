/** The projects of the demonstration: what their documents need, and the documents. */
import { basename, join } from 'node:path'
import { FilmFile } from './film/film.ts'
import type { Workshop } from './film/films.ts'
import type { Form } from './form.ts'
import { markOf } from './mark.ts'
import { Paper } from './paper/paper.ts'
import type { Site } from './prints/kit/inks.ts'
import type { Motif } from './prints/motifs.ts'
import { usualWidth } from './prints/print.ts'
import { printName, type Raster, type Wanted } from './prints/rasters.ts'
import { Sound } from './sound/sound.ts'
import { documents, type Written } from './writing/documents.ts'
import type { Delivered, Value } from './writing/settle.ts'
import { written } from './written.ts'

export interface Project {
  readonly name: string
  /** The folder that `vitrine import` takes. */
  readonly folder: string
  /** Two projects show the same films, which take a while to make. */
  readonly workshop: Workshop
  readonly form: Form
  readonly part: Written
  readonly needs: Needs
}

/** What is to be made, each once. */
export interface Needs {
  /** The most visible first. */
  readonly prints: readonly Wanted[]
  readonly sounds: readonly Sound[]
  readonly papers: readonly Paper[]
  readonly films: readonly FilmFile[]
}

/** What is made so far: the paths of prints and the other files, by name. */
export interface Stock {
  readonly prints: Map<string, string>
  readonly files: Map<string, Delivered>
}

/** The staging room has a project of its own: what is tried there is nobody's content. */
const projectOf = (site: string) => (site === 'proevesalen' ? 'proevesalen' : 'museerne')

/** All projects. Each form has a folder of its own: files of one are no use to the other. */
export async function projects(folder: string, form: Form): Promise<Project[]> {
  const group = await written()
  const names = new Set(group.sites.map(({ key }) => projectOf(key)))
  return [...names].map((name) => {
    const sites = group.sites.filter(({ key }) => projectOf(key) === name)
    const part = { ...group, sites }
    return {
      name,
      folder: join(folder, form.name, name),
      workshop: { folder: join(folder, form.name, 'films'), form: form.film },
      form,
      part,
      needs: needsOf(part, form),
    }
  })
}

/** The width of prints that ask for none. */
export const widthIn = (form: Form): number => Math.min(usualWidth, form.widest)

function wantedIn(form: Form, site: string, motif: Motif, width?: number): Wanted {
  const most = width && Math.min(width, form.widest)
  return { site: site as Site, motif, width: most === widthIn(form) ? undefined : most }
}

function soundIn(form: Form, { name, jingle, spoken, tags }: Sound): Sound {
  return new Sound(name, jingle, spoken.slice(0, form.paragraphs), tags)
}

function needsOf(part: Written, form: Form): Needs {
  const prints = new Map<string, Wanted>()
  const sounds = new Map<string, Sound>()
  const papers = new Map<string, Paper>()
  const films = new Map<string, FilmFile>()
  const all = documents(part, {
    print: (site, motif, width) => {
      const print = wantedIn(form, site, motif, width)
      prints.set(printName(print), print)
      return printName(print)
    },
    file: (file) => {
      if (file instanceof Sound) sounds.set(file.name, soundIn(form, file))
      else if (file instanceof Paper) papers.set(file.name, file)
      else if (file instanceof FilmFile) films.set(file.name, file)
      else throw new Error(`nobody makes the file ${file.name}`)
      return { path: '' }
    },
  })
  return {
    prints: bySight(prints, all),
    sounds: [...sounds.values()],
    papers: [...papers.values()],
    films: [...films.values()],
  }
}

const picture = /"image@file:\/\/\.\/([^"]+)"/g
const picturesIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(picture)].map(([, name = '']) => name)

/** Front pages come first, then what other pages open with, and the very large at last. */
function bySight(prints: ReadonlyMap<string, Wanted>, all: readonly Value[]): Wanted[] {
  const front = all.filter(({ _type }) => _type === 'frontPage').flatMap(picturesIn)
  const opening = all.flatMap(({ image }) => picturesIn(image))
  const names = [...new Set([...front, ...opening, ...prints.keys()])]
  const found = names.flatMap((name) => prints.get(name) ?? [])
  return found.toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0))
}

export function addPrints({ prints }: Stock, made: readonly Raster[]): void {
  for (const one of made) prints.set(printName(one), `images/${basename(one.file)}`)
}

export const emptyStock = (): Stock => ({ prints: new Map(), files: new Map() })

const isWhole = ({ needs }: Project, { prints, files }: Stock): boolean =>
  needs.prints.every((one) => prints.has(printName(one))) &&
  [...needs.sounds, ...needs.papers, ...needs.films].every(({ name }) => files.has(name))

/** The documents, one a line, and last their mark; what is not in stock they lack. */
export function linesOf(project: Project, stock: Stock, sources: string): string[] {
  const { part, form } = project
  const all = documents(part, {
    print: (site, motif, width) => stock.prints.get(printName(wantedIn(form, site, motif, width))),
    file: ({ name }) => stock.files.get(name),
  })
  const lines = all.map((document) => JSON.stringify(document))
  const mark = markOf(lines, isWhole(project, stock) ? sources : undefined)
  return [...lines, JSON.stringify(mark)]
}
