import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ask, expect, linkOn, test } from './visitor.ts'

/** What libraries of other authors read in the files. */
function read(files: Record<string, string>): Record<string, Record<string, unknown>[]> {
  const python = process.env.VITRINE_PYTHON ?? 'python3'
  const script = fileURLToPath(new URL('read_citation.py', import.meta.url))
  const input = JSON.stringify(files)
  return JSON.parse(execFileSync(python, [script], { input, encoding: 'utf8' }))
}

/** The trial hall has one whose texts have the signs that these formats are written with. */
const site = 'proevesalen'
const path = '/publikationer/afstanden-mellem-to-rammer'
const doi = '10.5555/proeve(1)88-1;<a>_b'

test('a publication is cited as reference managers read it', async ({ page }) => {
  const first = await linkOn(page, site, path, '/feeds/citation/')
  const types: Record<string, string> = {
    bib: 'application/x-bibtex',
    ris: 'application/x-research-info-systems',
    json: 'application/vnd.citationstyles.csl+json',
  }
  const files: Record<string, string> = {}
  for (const [ending, type] of Object.entries(types)) {
    const file = await ask(page, site, first.replace(/\.\w+$/, `.${ending}`))
    expect(file.headers()['content-type']).toContain(type)
    expect(file.headers()['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="bro20\\d\\dafstanden\\.${ending}"$`),
    )
    files[ending] = await file.text()
  }
  const { bib, ris } = read(files)
  expect(bib).toMatchObject([
    {
      type: 'article',
      title: 'Afstanden mellem to rammer',
      author: 'Maja Bro and Peter Nørup and En, der ikke er ansat her',
      journal: expect.stringMatching(/^Rammer & lister {?på prøve}?$/),
      publisher: 'Prøvesalens 100 % egne_tryk',
      pages: '1–88',
      doi,
    },
  ])
  expect(ris).toMatchObject([
    {
      type_of_reference: 'JOUR',
      title: 'Afstanden mellem to rammer',
      authors: ['Bro, Maja', 'Nørup, Peter', 'En, der ikke er ansat her'],
      secondary_title: 'Rammer & lister {på prøve}',
      start_page: '1',
      end_page: '88',
      doi,
    },
  ])
  expect(JSON.parse(files.json ?? '')).toMatchObject([
    { type: 'article-journal', DOI: doi, page: '1–88', author: [{ family: 'Bro' }, {}, {}] },
  ])
})
