/** Every error that the client knows, with the message it makes of ours. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Client, clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../databaseProxy.ts'

let service: ContentService
let apart: ContentService
let proxy: DatabaseProxy
before(async () => {
  service = await startContentService()
  proxy = await startDatabaseProxy()
  apart = await startContentService({ databaseAddress: proxy.addressFor })
  proxy.close()
})
after(async () => {
  await service.stop()
  await apart.stop()
})

interface Failure extends Error {
  statusCode: number
  traceId?: string
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's error object
  details?: any
}

async function failure(work: Promise<unknown>): Promise<Failure> {
  try {
    await work
  } catch (error) {
    return error as Failure
  }
  return assert.fail('it did not fail')
}

/** The message without the id that is another each time. */
function message(error: Failure): string {
  assert.match(error.traceId ?? '', /^[0-9a-f]{32}$/)
  return error.message.replace(/ ?\n?\(traceId: [0-9a-f]+\)/, '')
}

for (const [name, createClient] of Object.entries(generations)) {
  const prefix = name.replace(' ', '-')
  const as = (token?: string): Client => clientOf(createClient, service, token ? { token } : {})
  const editor = () => as(service.editor)

  describe(`${name}: errors`, () => {
    test('a query that cannot be read is shown with its place', async () => {
      const error = await failure(editor().fetch('*[_type == "a" &&]{title}', {}, { tag: 'mine' }))
      assert.equal(error.constructor.name, 'ClientError')
      assert.equal(error.statusCode, 400)
      assert.equal(error.details.type, 'queryParseError')
      assert.equal(error.details.query, '*[_type == "a" &&]{title}')
      assert.equal(error.details.start, 17)
      assert.equal(error.details.end, 18)
      const lines = message(error).split('\n')
      assert.equal(lines[0], 'GROQ query parse error:')
      assert.equal(lines[1], '> 1 | *[_type == "a" &&]{title}')
      // The client counts columns from one, our positions count from zero.
      assert.equal(lines[2]?.indexOf('^'), (lines[1]?.indexOf(']{') ?? 0) - 1)
      assert.match(error.message, /\n\nTag: mine/)
    })

    test('the place is right in a query of many lines and many alphabets', async () => {
      const query = '// "æ🏛"\n*[_type == "🏛"]{\n  "x": ]\n}'
      const error = await failure(editor().fetch(query))
      const { start } = error.details
      assert.equal(query.slice(start, start + 1), ']')
      assert.match(message(error), /> 3 \|\s+"x": \]/)
    })

    test('of a query longer than 8 KB the part around the place is shown', async () => {
      const around = '// "æ🏛"\n'.repeat(2000)
      const error = await failure(editor().fetch(`${around}*[_type == ]\n${around}`))
      const { query, start, end } = error.details
      assert.ok(query.length < 9000, `${query.length}`)
      assert.equal(query.slice(start, end), ']')
      assert.match(message(error), /> \d+ \| \*\[_type == \]\n/)
    })

    test('a function that is not there', async () => {
      const error = await failure(editor().fetch('*[eventDate() > 1]'))
      assert.equal(error.statusCode, 400)
      assert.match(message(error), /unknown function|undefined function|eventDate/)
    })

    const reject = async (
      mutations: object[],
      type: string,
      statusCode: number,
      text: RegExp,
      fields: object = {},
      token = service.editor,
    ) => {
      const client = as(token)
      const error = await failure(client.mutate(mutations as Parameters<Client['mutate']>[0]))
      assert.equal(error.constructor.name, 'ClientError')
      assert.equal(error.statusCode, statusCode, error.message)
      assert.equal(error.details.type, 'mutationError')
      const { error: item } = error.details.items[0]
      assert.equal(item.type, type)
      assert.match(item.description, text)
      assert.partialDeepStrictEqual(item, fields)
      assert.ok(message(error).endsWith(`:\n- ${item.description}`), error.message)
    }

    test('each way in which a mutation fails', async () => {
      const [a, b] = [`${prefix}-a`, `${prefix}-b`]
      await editor().create({ _id: a, _type: 'page' })
      await editor().create({ _id: b, _type: 'page', to: { _type: 'reference', _ref: a } })
      const rev = (await editor().getDocument(a))?._rev

      await reject(
        [{ create: { _id: a, _type: 'page' } }],
        'documentAlreadyExistsError',
        409,
        new RegExp(`^Document by ID "${a}" already exists$`),
        { id: a },
      )
      await reject(
        [{ patch: { id: a, ifRevisionID: 'other', set: { n: 1 } } }],
        'documentRevisionIDDoesNotMatchError',
        409,
        /has unexpected revision ID/,
        { currentRevisionID: rev, expectedRevisionID: 'other' },
      )
      await reject(
        [{ create: { _id: `${prefix}-c`, _type: 'page', to: { _ref: 'nowhere' } } }],
        'documentReferenceDoesNotExistError',
        409,
        new RegExp(`^Document "${prefix}-c" references non-existent document "nowhere"$`),
        { id: `${prefix}-c`, referenceID: 'nowhere' },
      )
      await reject(
        [{ delete: { id: a } }],
        'documentHasExistingReferencesError',
        409,
        new RegExp(`^Document "${a}" cannot be deleted as there are references to it from "${b}"$`),
        { id: a, referencingIDs: [b] },
      )
      await reject(
        [{ patch: { id: 'missing', set: { n: 1 } } }],
        'documentNotFoundError',
        404,
        /^The document with the ID "missing" was not found$/,
      )
      for (const [mutation, permission] of [
        [{ create: { _type: 'page' } }, 'create'],
        [{ patch: { id: a, set: { n: 1 } } }, 'update'],
        [{ delete: { id: a } }, 'delete'],
      ] as const) {
        await reject(
          [mutation],
          'insufficientPermissionsError',
          403,
          new RegExp(`^Insufficient permissions; permission "${permission}" required$`),
          { permission },
          service.viewer,
        )
      }
    })

    test('more errors than the client shows', async () => {
      const pointing = (n: number) => ({
        create: { _id: `${prefix}-p${n}`, _type: 'page', to: { _ref: `${prefix}-no${n}` } },
      })
      const error = await failure(editor().mutate([1, 2, 3, 4, 5, 6, 7].map(pointing)))
      assert.equal(error.statusCode, 409)
      assert.equal(error.details.items.length, 7)
      const lines = message(error).split('\n')
      assert.equal(lines[0], 'Mutation(s) failed with 7 error(s):')
      assert.equal(lines.filter((line) => line.startsWith('- Document')).length, 5)
      assert.equal(lines.at(-1), '...and 2 more')

      const wrong = await failure(
        editor().mutate([{ nothing: {} }, { create: { _type: 'page' } }, { create: {} }] as never),
      )
      assert.equal(wrong.statusCode, 400)
      const indexes = wrong.details.items.map((item: { index: number }) => item.index)
      assert.deepEqual(indexes, [0, 2])
    })

    test('a transaction that was made already', async () => {
      const transactionId = `${prefix}-once`
      const mutations = [{ createIfNotExists: { _id: `${prefix}-once`, _type: 'page' } }]
      await editor().mutate(mutations, { transactionId })
      const error = await failure(editor().mutate(mutations, { transactionId }))
      assert.equal(error.statusCode, 409)
      assert.equal(error.details.type, 'transactionAlreadyExistsError')
      assert.equal(message(error), `Transaction with ID "${transactionId}" already exists`)
    })

    test('who is not known, who may not, and what is not there', async () => {
      const { viewer } = service
      const cases: Array<[() => Promise<unknown>, number, RegExp]> = [
        [() => as('sk-none').fetch('*'), 401, /^Unauthorized - Session not found$/],
        [
          () => as('sk-none').withConfig({ projectId: 'nobody' }).fetch('*'),
          404,
          /^Not Found - Project not found: nobody$/,
        ],
        [
          () => as().withConfig({ projectId: 'nobody' }).fetch('*'),
          404,
          /^Not Found - Project not found: nobody$/,
        ],
        [() => as().create({ _type: 'page' }), 401, /^Unauthorized - this needs a token, and /],
        [() => as().datasets.list(), 401, /^Unauthorized - /],
        [() => as(viewer).datasets.create('other'), 403, /^Forbidden - Insufficient permissions/],
        [
          () => editor().datasets.delete('production'),
          403,
          /^Forbidden - Insufficient permissions/,
        ],
        [
          () => as().withConfig({ dataset: 'no' }).fetch('*'),
          404,
          /^Not Found - Dataset "no" not found/,
        ],
        [() => as(viewer).users.getById('nobody'), 404, /^Not Found - User not found$/],
        [() => as(viewer).request({ url: '/nothing/here' }), 404, /^Not Found - Not found$/],
        [
          () => as(service.administrator).datasets.create('production'),
          409,
          /^Conflict - Dataset "production" already exists$/,
        ],
        [
          () => as(viewer).request({ url: '/data/query/production?query=1&tag=a%20b' }),
          400,
          /^Bad Request - tag must be/,
        ],
      ]
      for (const [work, statusCode, text] of cases) {
        const error = await failure(work())
        assert.equal(error.constructor.name, 'ClientError')
        assert.equal(error.statusCode, statusCode, error.message)
        assert.match(message(error), text)
      }
    })

    test('a failure of ours is a ServerError', async () => {
      const client = clientOf(createClient, apart, { maxRetries: 0 })
      const error = await failure(client.fetch('*'))
      assert.equal(error.constructor.name, 'ServerError')
      assert.equal(error.statusCode, 503)
      assert.equal(message(error), 'Service Unavailable - The database is away; try again')
    })
  })
}
