import type { LazyComponent } from './lazyComponent.ts'
import { languages } from './messages/messages.ts'
import type { Body, Module, PageView } from './model.ts'
import { moduleComponent } from './modules/moduleComponent.ts'
import { modules } from './modules/registry.ts'
import { pageComponent } from './pages/pageComponent.ts'
import { pages } from './pages/registry.ts'
import { footer } from './shell/footerChunk.ts'

type Chunk = Pick<LazyComponent<never>, 'source' | 'load'>

/** The chunks that a page is rendered from: those of its language, type and modules, each once. */
export function chunksOf(view: PageView): Chunk[] {
  const { body, modulesInText } = view.page
  const found = new Set<Chunk>()
  // A language that this build does not know has no file.
  const language = languages[view.shell.locale] as Chunk | undefined
  if (language) found.add(language)
  const page = pageComponent(body.type)
  if (page) found.add(page)
  for (const type of [...modulesOf(body).map(({ type }) => type), ...modulesInText]) {
    const known = moduleComponent(type)
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

/** Fetches the chunks that a page is rendered from, so that it renders in one go. */
export async function loadChunks(view: PageView): Promise<void> {
  await Promise.all(chunksOf(view).map((needed) => needed.load()))
}

/** Everything there is, for the server. */
export async function loadAllChunks(): Promise<void> {
  const all: Chunk[] = [
    ...Object.values(languages),
    ...Object.values(pages),
    ...Object.values(modules),
    footer,
  ]
  await Promise.all(all.map((one) => one.load()))
}
