/** Content source maps, read by the client's own functions. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  applySourceDocuments,
  type ContentSourceMap,
  parseJsonPath,
  resolveMapping,
  studioPath,
  walkMap,
} from 'client-8/csm'
import { type Client, clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'

type Perspective = 'published' | 'drafts' | 'raw' | string[]
type Document = { _id: string; _type: string } & Record<string, unknown>

const id = { page: 'page', second: 'second', person: 'person' }
const documents: Document[] = [
  {
    _id: id.page,
    _type: 'article',
    title: 'Guldhornene',
    author: { _type: 'reference', _ref: id.person },
    slug: { _type: 'slug', current: 'guldhornene' },
    tags: ['guld', 'horn'],
    body: [
      { _key: 'a', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Ek' }] },
      {
        _key: "o'b",
        _type: 'block',
        children: [{ _key: 't', _type: 'span', text: 'Hlewagastiz' }],
      },
      { _key: 'a', _type: 'block', children: [{ _type: 'span', text: 'Holtijaz' }] },
    ],
    "it's": { 'de\\ep\n': 'odd names' },
  },
  {
    _id: `drafts.${id.page}`,
    _type: 'article',
    title: 'Guldhornene (kladde)',
    author: { _type: 'reference', _ref: id.person },
    tags: ['kladde', 'guld'],
  },
  { _id: id.second, _type: 'article', title: 'Jellingstenen', tags: ['sten'] },
  { _id: `versions.rSummer.${id.second}`, _type: 'article', title: 'Jellingstenen (sommer)' },
  { _id: id.person, _type: 'person', name: 'Ida' },
  { _id: `drafts.${id.person}`, _type: 'person', name: 'Ida (kladde)' },
]

const queries = [
  '*[_type == "article"] | order(title)',
  '*[_type == "article"]{..., "by": author->{..., "n": count(*)}, "texts": body[].children[].text}',
  '*[_type == "article"][0...2]{_id, _originalId, title, "first": body[0], "slug": slug.current,' +
    ' "odd": @["it\'s"], "last": body[-1]{children[]{text}}, "tags": array::unique(tags)[1..2]}',
  '{"all": *[_type == "person"]{name}, "one": coalesce(*[_type == "none"][0], *[_id == "page"][0]){title}}',
  '*[_type == "article"]{"title": select(defined(body) => title, upper(title)), defined(tags) => {tags}}',
  '*[_type == "article"] | score(title match "gul*") {title, _score}',
]

let service: ContentService
before(async () => {
  service = await startContentService()
  const client = clientOf(generations['client 8'] ?? assert.fail(), service, {
    token: service.editor,
  })
  const transaction = client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit()
})
after(() => service.stop())

interface Mapped {
  result: unknown
  map: ContentSourceMap
}

async function fetchMapped(
  client: Client,
  query: string,
  form: true | 'withKeyArraySelector' = 'withKeyArraySelector',
): Promise<Mapped> {
  const options = { filterResponse: false, resultSourceMap: form } as const
  const response = await client.fetch(query, {}, options)
  const map = response.resultSourceMap
  assert.ok(map, query)
  return { result: response.result, map }
}

/** A document as a perspective shows it: under its published id, with its own beside it. */
function shown(document: Document, perspective: Perspective): Document {
  if (perspective === 'raw' || perspective === 'published') return document
  const published = document._id.replace(/^(drafts|versions\.[^.]+)\./, '')
  return { ...document, _id: published, _originalId: document._id }
}

/** Follows every leaf of a result into its document; returns how many led to one. */
function follow({ result, map }: Mapped, stored: Map<string, Document>, perspective: Perspective) {
  let followed = 0
  walkMap(result, (value, path) => {
    const found = resolveMapping(path, map)
    if (found?.mapping.type !== 'value' || found.mapping.source.type !== 'documentValue') {
      return value
    }
    const { document, path: number } = found.mapping.source
    const source = map.documents[document] ?? assert.fail()
    const whole = stored.get(source._id) ?? assert.fail(`${source._id} is not stored`)
    assert.equal(source._type, whole._type)
    const there = parseJsonPath((map.paths[number] ?? assert.fail()) + found.pathSuffix)
    const at = studioPath.toString(there)
    const names = there.map((segment) =>
      typeof segment === 'object' && segment._key ? { _key: segment._key } : segment,
    )
    assert.deepEqual(studioPath.get(shown(whole, perspective), names as never), value, at)
    followed += 1
    return value
  })
  return followed
}

for (const [name, createClient] of Object.entries(generations)) {
  describe(`${name}: source maps`, () => {
    const make = (token?: string, perspective: Perspective = 'published') =>
      clientOf(createClient, service, { ...(token && { token }), perspective })

    test('every mapping leads to its value, in every perspective', async () => {
      const raw: Document[] = await make(service.viewer, 'raw').fetch('*')
      const stored = new Map(raw.map((document) => [document._id, document]))
      for (const perspective of ['published', 'drafts', ['rSummer', 'drafts'], 'raw'] as const) {
        const client = make(service.viewer, perspective as Perspective)
        for (const query of queries) {
          for (const form of [true, 'withKeyArraySelector'] as const) {
            const mapped = await fetchMapped(client, query, form)
            const followed = follow(mapped, stored, perspective as Perspective)
            assert.ok(followed > 1, `${followed} values of ${query} in ${perspective}`)
            const { documents, paths } = mapped.map
            assert.deepEqual(paths, [...new Set(paths)].sort())
            const ids = documents.map((document) => document._id)
            assert.deepEqual(ids, [...new Set(ids)].sort())
            if (form === true) assert.doesNotMatch(paths.join(), /_key==/)
          }
        }
      }
    })

    test('documents are named as they are stored', async () => {
      const query = '*[_type == "article"] | order(_id){title, "by": author->name}'
      const ids = async (perspective: Perspective, token = service.viewer) => {
        const { map } = await fetchMapped(make(token, perspective), query)
        return map.documents.map((document) => document._id)
      }
      assert.deepEqual(await ids('published'), [id.page, id.person, id.second])
      assert.deepEqual(await ids('drafts'), ['drafts.page', 'drafts.person', id.second])
      assert.deepEqual(await ids(['rSummer', 'drafts']), [
        'drafts.page',
        'drafts.person',
        'versions.rSummer.second',
      ])
      // Without a token only published documents are seen, whatever is requested.
      assert.deepEqual(await ids('drafts', ''), [id.page, id.person, id.second])
      assert.deepEqual(await ids('raw', ''), [id.page, id.person, id.second])
    })

    test('keys select elements where clients can read them', async () => {
      const query = '*[_id == "page"][0].body[].children[0].text'
      const { result, map } = await fetchMapped(make(), query)
      assert.deepEqual(result, ['Ek', 'Hlewagastiz', 'Holtijaz'])
      const end = "['children'][0]['text']"
      assert.deepEqual(map.paths, [
        `$['body'][1]['children'][?(@._key=='t')]['text']`,
        `$['body'][2]${end}`,
        `$['body'][?(@._key=='a')]['children'][?(@._key=='s')]['text']`,
      ])
    })

    test('what was computed is unknown, what the query has is literal', async () => {
      const query = '*[_id == "page"][0]{"a": upper(title), "b": "text", "c": title, "d": missing}'
      const { map } = await fetchMapped(make(), query)
      const sources = Object.entries(map.mappings).map(([at, mapping]) => [
        at,
        mapping.type === 'value' ? mapping.source.type : mapping.type,
      ])
      assert.deepEqual(Object.fromEntries(sources), {
        "$['a']": 'unknown',
        "$['b']": 'literal',
        "$['c']": 'documentValue',
      })
    })

    test('a change of a draft is applied to a result', async () => {
      const client = make(service.viewer, 'drafts')
      const { result, map } = await fetchMapped(client, '*[_id == "page"][0]{title}')
      const draft = { _id: 'drafts.page', _type: 'article', title: 'Nyt' }
      const applied = applySourceDocuments(
        result,
        map,
        (source) => (source._id === draft._id ? draft : undefined),
        (changed) => changed,
        'drafts',
      )
      assert.deepEqual(applied, { title: 'Nyt' })
    })

    test('a response with a map is another than one without', async () => {
      const query = encodeURIComponent('*[_id == "page"][0]{title}')
      const url = `${service.url}/v2025-02-19/data/query/${service.dataset}?query=${query}`
      const headers = { 'x-sanity-project-id': service.project }
      const tags = []
      for (const form of ['', '&resultSourceMap=false', '&resultSourceMap=true']) {
        const response = await fetch(url + form, { headers })
        assert.equal(response.status, 200)
        const body = (await response.json()) as object
        assert.equal('resultSourceMap' in body, form.endsWith('true'))
        tags.push(response.headers.get('etag') ?? '')
      }
      assert.equal(tags[0], tags[1])
      assert.notEqual(tags[1], tags[2])
      const known = { ...headers, 'if-none-match': tags[0] ?? '' }
      const response = await fetch(`${url}&resultSourceMap=true`, { headers: known })
      assert.equal(response.status, 200)
      assert.equal((await fetch(url, { headers: known })).status, 304)
    })

    test('another value of the parameter is refused', async () => {
      const url = `${service.url}/v2025-02-19/data/query/${service.dataset}?query=1`
      const headers = { 'x-sanity-project-id': service.project }
      for (const wrong of ['maybe', '', 'TRUE']) {
        const response = await fetch(`${url}&resultSourceMap=${wrong}`, { headers })
        assert.equal(response.status, 400, wrong)
        assert.match(await response.text(), /withKeyArraySelector/)
      }
    })
  })
}
