import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { carved } from './carved.ts'
import { pressed } from './ink.ts'
import { Art } from './kit/art.ts'
import { inksOf, type Site, sites } from './kit/inks.ts'
import { move, moved } from './kit/move.ts'
import { on } from './kit/surfaces.ts'
import { motifs } from './motifs.ts'
import { printed, sheet, sheetHash } from './print.ts'
import { rasters } from './rasters.ts'

describe('a motif', () => {
  for (const motif of motifs)
    it(`${motif} is carved, and carved alike twice`, () => {
      const carve = carved[motif]
      const inks = inksOf('nationalmuseet', motif)
      const svg = carve().svg(inks)
      assert.equal(carve().svg(inks), svg)
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|var\(|<filter/)
    })

  it('begins with a ground that covers the whole canvas', () => {
    for (const motif of motifs) {
      const svg = carved[motif]().svg(sites.nationalmuseet)
      const [, ground = ''] = svg.split('</defs>')[1]?.trim().split('\n') ?? []
      const [, x, y, w, h] =
        /^<rect class="." x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/.exec(ground) ?? []
      const covers =
        Number(x) <= 0 &&
        Number(y) <= 0 &&
        Number(x) + Number(w) >= 1600 &&
        Number(y) + Number(h) >= 1200
      assert.ok(covers, motif)
    }
  })

  it('is 1600 by 1200, however far its shapes run over the edge', async () => {
    const { info } = await sharp(Buffer.from(sheet('vikingeskib', 'jelling').svg)).toBuffer({
      resolveWithObject: true,
    })
    assert.deepEqual([info.width, info.height], [1600, 1200])
  })
})

describe('the kit', () => {
  const inks = sites.nationalmuseet
  const strokesOf = (art: Art) => art.svg(inks).match(/M/g)?.length ?? 0

  it('cuts in a moved group what lies in the picture, wherever the group was drawn', () => {
    const plain = new Art(1).carve(on.straight(400, 400, 1200, 400, 0, 300), 'k')
    const far = new Art(1)
      .open({ move: 'translate(5000 5000)' })
      .carve(on.straight(-4600, -4600, -3800, -4600, 0, 300), 'k')
      .close()
    assert.equal(strokesOf(far), strokesOf(plain))
  })

  it('leaves uncut what lies outside', () => {
    const art = new Art(1).carve(on.straight(-900, 0, -300, 0, 0, 300), 'k')
    assert.equal(strokesOf(art), 0)
  })

  it('says when a group was not closed', () => {
    assert.throws(() => new Art(1).open({}).svg(inks), /still open/)
    assert.throws(() => new Art(1).close(), /no group is open/)
  })

  it('reads moves as SVG does', () => {
    const [x, y] = moved(move('translate(10 20) rotate(90) scale(2 3)'), [1, 1])
    assert.deepEqual([Math.round(x), Math.round(y)], [7, 22])
    assert.throws(() => move('matrix(1 0 0 1 0 0)'), /does not know/)
  })
})

describe('the press', () => {
  it('keeps a flat sheet of paper as it is', () => {
    const data = new Uint8Array(new Uint32Array(64 * 48).fill(0xffc8c8c8).buffer)
    const out = pressed({ data, width: 64, height: 48 }, [200, 200, 200])
    assert.deepEqual(out.data, data)
  })

  it('makes a JPEG of the width that was asked for', async () => {
    const picture = await sharp(await printed('vikingeskib', 'nationalmuseet', 400)).metadata()
    assert.deepEqual([picture.format, picture.width, picture.height], ['jpeg', 400, 300])
  })

  it('makes the same bytes twice', async () => {
    const once = await printed('guldhorn', 'slottet', 320)
    assert.ok(once.equals(await printed('guldhorn', 'slottet', 320)))
  })

  it('prints in the inks of the site', () => {
    for (const site of Object.keys(sites) as Site[])
      assert.match(sheet('slot', site).svg, new RegExp(sites[site].b))
  })
})

describe('rasters', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prints-'))
  })
  after(() => rm(folder, { recursive: true }))

  const wanted = [
    { site: 'slottet', motif: 'slot' },
    { site: 'jelling', motif: 'runesten' },
    { site: 'jelling', motif: 'slot' },
    { site: 'slottet', motif: 'slot' },
  ] as const

  it('makes each print once, and tells how far it is', async () => {
    const reported: string[] = []
    const made = await rasters(
      wanted,
      folder,
      (p) => reported.push(`${p.done}/${p.of} ${p.made}`),
      200,
    )
    assert.deepEqual(reported, ['1/3 true', '2/3 true', '3/3 true'])
    assert.deepEqual((await readdir(folder)).sort(), made.map((m) => basename(m.file)).sort())
    assert.match(basename(made[0]?.file ?? ''), /^slottet-slot-[0-9a-f]{10}\.jpg$/)
  })

  it('keeps what is there and removes what is old', async () => {
    const old = join(folder, 'slottet-slot-0123456789.jpg')
    const other = join(folder, 'notes.txt')
    await writeFile(old, '')
    await writeFile(other, '')
    const files = (await readdir(folder)).filter((f) => f !== basename(old)).sort()
    const times = await Promise.all(files.map(async (f) => (await stat(join(folder, f))).mtimeMs))
    const reported: boolean[] = []
    await rasters(wanted, folder, (p) => reported.push(p.made), 200)
    assert.deepEqual(reported, [false, false, false])
    assert.deepEqual((await readdir(folder)).sort(), files)
    const now = await Promise.all(files.map(async (f) => (await stat(join(folder, f))).mtimeMs))
    assert.deepEqual(now, times)
  })

  it('makes a larger one beside the usual one where it is wanted', async () => {
    const two = [
      { site: 'jelling', motif: 'slot' },
      { site: 'jelling', motif: 'slot', width: 320 },
    ] as const
    const made = await rasters(two, folder, () => {}, 200)
    const widths = await Promise.all(
      made.map(async ({ file }) => (await sharp(file).metadata()).width),
    )
    assert.deepEqual(widths, [200, 320])
    assert.match(basename(made[1]?.file ?? ''), /^jelling-slot-320-[0-9a-f]{10}\.jpg$/)
  })

  it('ends with the error of a press that fails', async () => {
    const width = 160
    const hash = sheetHash(sheet('slot', 'jelling'), width)
    await mkdir(join(folder, `jelling-slot-${hash}.jpg.part`))
    await assert.rejects(
      rasters(wanted, folder, () => {}, width),
      /EISDIR/,
    )
  })
})
