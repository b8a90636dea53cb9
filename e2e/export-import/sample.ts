/** Some 500 documents with everything that makes moving them hard. */

export interface Document {
  _id: string
  _type: string
  [attribute: string]: unknown
}

const reference = (id: string) => ({ _type: 'reference', _ref: id })

export function sample(): Document[] {
  const documents: Document[] = []
  for (let i = 0; i < 220; i += 1) {
    const next = `page-${(i + 1) % 220}`
    documents.push({
      _id: `page-${i}`,
      _type: 'page',
      title: `Blåbærgrød nr. ${i} "på" \\ Møn 🏛`,
      // Each strongly refers to the next and the last to the first.
      next: reference(next),
      tags: [1, 7].map((step) => ({ _key: `k${step}`, ...reference(`tag-${(i * step) % 200}`) })),
      seen: { _type: 'reference', _ref: `gone-${i}`, _weak: true },
      numbers: [0, -1.5, 1e21, 0.1 + 0.2],
      nothing: null,
      empty: {},
      none: [],
      deep: { list: [{ _key: 'a', inner: { link: reference(next) } }] },
    })
    if (i % 4 === 0) {
      const draft = { _id: `drafts.page-${i}`, _type: 'page', next: reference(`page-${i}`) }
      documents.push({ ...draft, title: 'Kladde' })
    }
    if (i % 10 === 0) {
      documents.push({ _id: `versions.rSummer.page-${i}`, _type: 'page', title: 'Sommer' })
    }
  }
  for (let i = 0; i < 200; i += 1) {
    // Tags come after what refers to them; one refers to itself.
    documents.push({ _id: `tag-${i}`, _type: 'tag', parent: reference('tag-0') })
  }
  documents.push({ _id: 'config.with.dots', _type: 'config', home: reference('page-0') })
  return documents
}

/** Documents by id, without what a move may change. */
export function comparable(
  documents: Document[],
  without: string[] = ['_rev'],
): Record<string, unknown> {
  const stripped = (document: Document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !without.includes(name)))
  const sorted = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1))
  return Object.fromEntries(sorted.map((document) => [document._id, stripped(document)]))
}

export function lines(text: string): Document[] {
  const parse = (line: string): Document => JSON.parse(line)
  return text.split('\n').filter(Boolean).map(parse)
}
