/**
 * How well the search finds what visitors look for: `make judge-search`.
 *
 * Recall is the share of queries with an expected page among the first five; MRR is the mean of
 * one divided by the place of the first expected page. Both for words alone, for vectors alone and
 * for both fused; the vectors are of an English model. `--all` prints what words do not find.
 *
 * Last line: `search: recall@5 da 0.NN en 0.NN de 0.NN sv 0.NN`, by words, of the queries that are
 * held out, without synonyms and questions.
 */
import { find, type Ranking, rankings, readSlugs } from './find.ts'
import { type Judged, kinds, projectOf, readJudged } from './judged.ts'

const first = 5
const locales = ['da', 'en', 'de', 'sv'] as const
/** What a search by words cannot know. */
const beyondWords: readonly string[] = ['synonym', 'question']
const bars: Partial<Record<string, number>> = { da: 0.85, en: 0.9 }
/** Vectors may cost this much of what words find, in the language of the model. */
const leeway = 0.02

interface Outcome extends Judged {
  /** The place of the first expected page, from 1; 0 if it is not among those found. */
  places: Readonly<Record<Ranking, number>>
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const recall = (outcomes: readonly Outcome[], ranking: Ranking): number =>
  outcomes.filter(({ places }) => isFirst(places[ranking])).length / outcomes.length
const meanRank = (outcomes: readonly Outcome[], ranking: Ranking): number =>
  outcomes.reduce((sum, { places: { [ranking]: place } }) => sum + (place && 1 / place), 0) /
  outcomes.length
const isFirst = (place: number): boolean => place > 0 && place <= first

function row(name: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length === 0) return
  const figures = rankings.map((ranking) =>
    [recall, meanRank].map((figure) => figure(outcomes, ranking).toFixed(2)).join(' '),
  )
  const cells = [`${outcomes.length}`.padStart(7), ...figures.map((cell) => cell.padStart(14))]
  say(`  ${name.padEnd(24)}${cells.join('')}`)
}

function report(locale: string, outcomes: readonly Outcome[]): void {
  const heads = rankings.map((ranking) => ranking.padStart(14)).join('')
  say(`${locale.padEnd(26)}queries${heads}   (recall@${first} MRR)`)
  for (const heldOut of [false, true]) {
    const part = outcomes.filter((outcome) => outcome.heldOut === heldOut)
    for (const kind of kinds) {
      const own = part.filter((outcome) => outcome.kind === kind)
      row(heldOut ? `held out: ${kind}` : kind, own)
    }
    row(heldOut ? 'held out, by words' : 'by words', part.filter(isByWords))
    row(heldOut ? 'held out, all' : 'all', part)
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
    const places = { keyword: 0, vector: 0, fused: 0 }
    for (const ranking of rankings) {
      const found = await find(service, judged, ranking, 20)
      places[ranking] = found.findIndex((id) => judged.expect.includes(known.get(id) ?? '')) + 1
    }
    outcomes.push({ ...judged, places })
  }
  return outcomes
}

function fail(line: string): void {
  say(`error: ${line}`)
  process.exitCode = 1
}

const [service = ''] = process.argv.slice(2)
const outcomes = await judge(service)
const heldOut: string[] = []
for (const locale of locales) {
  const own = outcomes.filter((outcome) => outcome.locale === locale)
  report(locale, own)
  const judged = own.filter((outcome) => outcome.heldOut && isByWords(outcome))
  const figure = recall(judged, 'keyword')
  heldOut.push(`${locale} ${figure.toFixed(2)}`)
  const bar = bars[locale]
  if (bar && figure < bar) fail(`${locale} is at ${figure.toFixed(2)}, and should be at ${bar}`)
  const fused = recall(judged, 'fused')
  if (locale === 'en' && fused < figure - leeway) {
    fail(`with vectors ${locale} is at ${fused.toFixed(2)}, by words at ${figure.toFixed(2)}`)
  }
}
if (process.argv.includes('--all')) {
  // What is held out is not shown: nobody should tune by it.
  for (const { query, site, locale, kind, places } of outcomes.filter((one) => !one.heldOut)) {
    if (!isFirst(places.keyword)) say(`${kind} ${site}/${locale}: ${query} (${places.keyword})`)
  }
}
say(`search: recall@${first} ${heldOut.join(' ')}`)
