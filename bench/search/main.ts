/**
 * How well the search finds what visitors look for: `make judge-search`.
 *
 * Recall is the share of queries with an expected page among the first five; MRR is the mean of
 * one divided by the place of the first expected page. `--all` prints what is not found.
 *
 * Last line: `search: recall@5 da 0.NN en 0.NN de 0.NN sv 0.NN`, of the queries that are held
 * out, without synonyms and questions.
 */
import { find, readSlugs } from './find.ts'
import { type Judged, kinds, projectOf, readJudged } from './judged.ts'

const first = 5
const locales = ['da', 'en', 'de', 'sv'] as const
/** What a search by words cannot know. */
const beyondWords: readonly string[] = ['synonym', 'question']
const bars: Partial<Record<string, number>> = { da: 0.85, en: 0.9 }

interface Outcome extends Judged {
  /** The place of the first expected page, from 1; 0 if it is not among those found. */
  place: number
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const recall = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ place }) => place > 0 && place <= first).length / outcomes.length
const meanRank = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / outcomes.length

function row(name: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length === 0) return
  const figures = [recall(outcomes), meanRank(outcomes)].map((figure) => figure.toFixed(2))
  say(
    `  ${name.padEnd(28)}${[outcomes.length, ...figures].map((c) => `${c}`.padStart(10)).join('')}`,
  )
}

function report(locale: string, outcomes: readonly Outcome[]): void {
  say(`${locale.padEnd(30)}   queries  recall@${first}       MRR`)
  for (const heldOut of [false, true]) {
    const part = outcomes.filter((outcome) => outcome.heldOut === heldOut)
    for (const kind of kinds) {
      const own = part.filter((outcome) => outcome.kind === kind)
      row(heldOut ? `held out: ${kind}` : kind, own)
    }
    row(heldOut ? 'held out, by words' : 'by words', part.filter(isByWords))
  }
}

const isByWords = ({ kind }: Judged): boolean => !beyondWords.includes(kind)

async function judge(service: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const slugs = new Map<string, ReadonlyMap<string, string>>()
  for (const judged of await readJudged()) {
    const project = projectOf(judged.site)
    const known = slugs.get(project) ?? (await readSlugs(service, project))
    slugs.set(project, known)
    const found = await find(service, judged, 20)
    const place = found.findIndex((id) => judged.expect.includes(known.get(id) ?? '')) + 1
    outcomes.push({ ...judged, place })
  }
  return outcomes
}

const [service = ''] = process.argv.slice(2)
const outcomes = await judge(service)
const heldOut: string[] = []
for (const locale of locales) {
  const own = outcomes.filter((outcome) => outcome.locale === locale)
  report(locale, own)
  const figure = recall(own.filter((outcome) => outcome.heldOut && isByWords(outcome)))
  heldOut.push(`${locale} ${figure.toFixed(2)}`)
  const bar = bars[locale]
  if (bar && figure < bar) {
    say(`error: ${locale} is at ${figure.toFixed(2)}, and should be at ${bar}`)
    process.exitCode = 1
  }
}
if (process.argv.includes('--all')) {
  // What is held out is not shown: nobody should tune by it.
  for (const { query, site, locale, kind, place } of outcomes.filter((one) => !one.heldOut)) {
    if (place === 0 || place > first) say(`${kind} ${site}/${locale}: ${query} (${place})`)
  }
}
say(`search: recall@${first} ${heldOut.join(' ')}`)
