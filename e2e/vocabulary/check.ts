/**
 * Checks the structured data of pages against the vocabulary of schema.org, as Google's types
 * have it (`schema-dts`): each node becomes a constant of its type, and the compiler of
 * TypeScript judges names, types and values.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A thing in the words of schema.org. */
export type Node = Readonly<Record<string, unknown>>

const root = fileURLToPath(new URL('../..', import.meta.url))

const settings = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    types: [],
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    paths: { 'schema-dts': [join(root, 'node_modules/schema-dts/dist/schema.d.ts')] },
  },
  files: ['nodes.ts'],
}

/** Search engines add this property to an action; schema.org names its form, and no class of it. */
const preamble = `import type * as schema from 'schema-dts'
declare module 'schema-dts' { interface SearchActionLeaf { 'query-input'?: string } }
`

/** The type of a node: of several kinds at once where it names several. */
function typeOf(node: Node): string {
  const kinds = [node['@type']].flat()
  const leaves = kinds.map((kind) => {
    if (typeof kind !== 'string' || !/^[A-Z]\w*$/.test(kind)) {
      throw new Error(`${JSON.stringify(kind)} is no type: ${JSON.stringify(node)}`)
    }
    return `schema.${kind}Leaf`
  })
  return leaves.length === 1 ? `${leaves[0]}` : `schema.MergeLeafTypes<[${leaves.join(', ')}]>`
}

/** The only kind of a node in a list is that kind. */
function plain(node: Node): Node {
  const kinds = [node['@type']].flat()
  return kinds.length === 1 ? { ...node, '@type': kinds[0] } : node
}

function compile(folder: string): Promise<string> {
  const compiler = join(root, 'node_modules/.bin/tsc')
  return new Promise((done, fail) => {
    execFile(compiler, ['-p', folder, '--pretty', 'false'], { cwd: folder }, (error, output) => {
      // 1 and 2 are its codes for faults in what it read.
      if (error && ![1, 2].includes(Number(error.code))) fail(error)
      else if (error && !output) fail(error)
      else done(output)
    })
  })
}

/**
 * What is wrong with the nodes of these pages, each fault with the first address that has it. A
 * node that stands on many pages is judged once.
 */
export async function vocabularyFaults(
  pages: Iterable<readonly [address: string, nodes: readonly Node[]]>,
): Promise<string[]> {
  const first = new Map<string, string>()
  for (const [address, nodes] of pages) {
    for (const node of nodes) {
      const statement = `: ${typeOf(node)} = ${JSON.stringify(plain(node))}`
      if (!first.has(statement)) first.set(statement, address)
    }
  }
  const statements = [...first]
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-vocabulary-'))
  try {
    const lines = statements.map(([statement], number) => `export const node${number}${statement}`)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    await writeFile(join(folder, 'nodes.ts'), `${preamble}${lines.join('\n')}\n`)
    const output = await compile(folder)
    const above = preamble.split('\n').length
    return output
      .split(/\n(?=\S)/)
      .filter((fault) => fault.trim())
      .map((fault) => {
        const line = Number(fault.match(/^nodes\.ts\((\d+),/)?.[1])
        const address = statements[line - above]?.[1] ?? ''
        return `${address} ${fault.replace(/^\S+: /, '').trim()}`
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
