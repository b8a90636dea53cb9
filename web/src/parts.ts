import { languages } from './messages/messages.ts'
import type { Body, Module, PageView } from './model.ts'
import type { Part } from './part.ts'
import { modulePart, pagePart } from './partOf.ts'
import { modules, pages } from './registry.ts'
import { footer } from './shell/parts.ts'

type AnyPart = Pick<Part<never>, 'source' | 'load'>

/** The parts that a page is drawn from: its language, its type's and its modules', each once. */
export function partsOf(view: PageView): AnyPart[] {
  const { body } = view.page
  const found = new Set<AnyPart>()
  // A language that this build does not know has no file.
  const language = languages[view.shell.locale] as AnyPart | undefined
  if (language) found.add(language)
  const page = pagePart(body.type)
  if (page) found.add(page)
  for (const module of modulesOf(body)) {
    const known = modulePart(module.type)
    if (known) found.add(known)
  }
  return [...found]
}

/** The modules of a page, those under tabs for teachers and students too. */
function modulesOf(body: Body): Module[] {
  const own = 'modules' in body ? body.modules : []
  const variants = 'variants' in body ? body.variants : []
  return [...own, ...variants.flatMap(({ modules }) => modules)]
}

/** Fetches what a page is drawn from, so that it is drawn in one go. */
export async function loadParts(view: PageView): Promise<void> {
  await Promise.all(partsOf(view).map((needed) => needed.load()))
}

/** Everything there is, for the server. */
export async function loadAllParts(): Promise<void> {
  const all: AnyPart[] = [
    ...Object.values(languages),
    ...Object.values(pages),
    ...Object.values(modules),
    footer,
  ]
  await Promise.all(all.map((one) => one.load()))
}
