/** Every field of the page models is shown by something, or has a reason not to be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'

/** Fields that no component reads, each with the reason. */
const unshown: Readonly<Record<string, string>> = {
  'Address.countryCode': 'fixed to da by spec 3; structured data has DK',
  'Note.key': 'the mark in the text that it belongs to; the list goes by numbers',
  'Page.id': 'names the document in preview, which comes later',
  'Page.title': 'page views (spec 7) have the title of the document',
  'Page.translations': 'spec 3; the switcher has them as Shell.languages',
  'RunCard.stage': 'shown by ExhibitionCards, which takes cards without one too',
  'Shell.searchSuggestions': 'comes with search',
  'SiteFace.alternateName': 'in the structured data, which the host makes',
  'SiteFace.description': 'in the structured data, which the host makes',
  'SiteFace.key': 'page views (spec 7) have title and path; the host tells the site',
  'SiteFace.theme': 'what Page.theme starts from',
  'Sound.type': 'in the feed for podcast apps; a browser finds out by itself',
  'Tag.group': 'in the filters of the calendar, as FilterOption.group',
  'TextModule._key': 'Portable Text’s own',
  'TextModule._type': 'Portable Text’s own',
  'Translation.locale': 'spec 3; the switcher has them as Shell.languages',
  'Translation.path': 'spec 3; the switcher has them as Shell.languages',
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const modelFile = at('src/model.ts')

/** The application's own code: fixtures make models, they show none. */
const shows = (file: string) =>
  file.startsWith(at('src/')) && !/fixture/.test(file) && file !== modelFile

function each(node: Node, visit: (node: Node) => void): void {
  visit(node)
  node.forEachChild((child) => each(child, visit))
}

/** The fields of the models, by where they are declared. */
function fieldsOf(model: SourceFile): Map<number, string> {
  const fields = new Map<number, string>()
  const find = (node: Node, owner: string) => {
    const name = isTypeAliasDeclaration(node) ? node.name.text : owner
    if (isPropertySignatureDeclaration(node))
      fields.set(node.pos, `${owner}.${node.name.getText(model)}`)
    node.forEachChild((child) => find(child, name))
  }
  find(model, '')
  return fields
}

test('every field of a model is shown', () => {
  const config = at('tsconfig.json')
  const api = new API({ cwd: at('') })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    assert.ok(project)
    const { program, checker } = project
    const model = program.getSourceFile(modelFile)
    assert.ok(model)
    const fields = fieldsOf(model)
    assert.ok(fields.size > 400, `${fields.size} fields`)
    const shown = new Set<string>()
    const note = (symbol: ReturnType<typeof checker.getPropertyOfType>) => {
      for (const declaration of symbol?.declarations ?? []) {
        const ours = declaration.path.toLowerCase() === modelFile.toLowerCase()
        const field = ours ? fields.get(declaration.resolve()?.pos ?? -1) : undefined
        if (field) shown.add(field)
      }
    }
    for (const name of program.getSourceFileNames().filter(shows)) {
      const file = program.getSourceFile(name)
      if (!file) continue
      const read: Node[] = []
      const taken: [pattern: Node, name: string][] = []
      each(file, (node) => {
        if (isPropertyAccessExpression(node)) read.push(node.name)
        if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
          const name = node.propertyName ?? node.name
          if (name && isIdentifier(name)) taken.push([node.parent, name.text])
        }
      })
      for (const symbol of checker.getSymbolAtLocation(read)) note(symbol)
      const types = checker.getTypeAtLocation(taken.map(([pattern]) => pattern))
      taken.forEach(([, name], index) => {
        const type = types[index]
        if (type) note(checker.getPropertyOfType(type, name))
      })
    }
    const hidden = [...fields.values()].filter((field) => !shown.has(field))
    assert.deepEqual([...new Set(hidden)].toSorted(), Object.keys(unshown).toSorted())
  } finally {
    api.close()
  }
})
