/** What a class can print of a topic: notes for the teacher, and a sheet of tasks. */
import { Paper, type PaperPart, paragraphsOf } from '../paper/paper.ts'
import type { Fact } from './exhibitions.ts'
import { Download, type InEach, type Locale, type Prose } from './marks.ts'

/** Who teaches, and whom one writes to. */
export interface School {
  readonly mail: string
  readonly museum: InEach
}

/** Tasks for the class. */
export interface Sheet {
  readonly title: string
  readonly lead?: string
  readonly tasks: readonly string[]
}

const words = {
  da: {
    notes: 'Lærervejledning',
    sheet: 'Til eleverne',
    list: 'Undervisning',
    doing: 'Det gør vi',
    facts: 'Det praktiske',
    tasks: 'Opgaver til klassen',
    book: 'Bestil forløbet',
    writing: 'Skriv klassetrin, antal og to mulige datoer til',
  },
  en: {
    notes: 'Teacher’s notes',
    sheet: 'For pupils',
    list: 'Education',
    doing: 'What we do',
    facts: 'Practical matters',
    tasks: 'Tasks for the class',
    book: 'Book this session',
    writing: 'Tell us the age, the number and two possible dates:',
  },
} as const

const wordsIn = (locale: Locale) => words[locale === 'da' ? 'da' : 'en']

/** The words of the link by which one books. */
export const bookingWords = (locale: Locale): string => wordsIn(locale).book

/** What teachers or students get to know. */
interface Known {
  readonly description?: Prose | undefined
  readonly info?: readonly Fact[] | undefined
}

interface TopicPapers {
  readonly key: string
  readonly locale: Locale
  readonly school: School
  readonly title: string
  readonly description: string
  readonly teacher: Known | undefined
  readonly student: Known | undefined
  readonly sheet: Sheet | undefined
}

/** The notes for the teacher, of the topic's own texts. */
export function notesOf(topic: TopicPapers): Download {
  const { key, locale, school, title, description, teacher, sheet } = topic
  const say = wordsIn(locale)
  const parts: PaperPart[] = [
    { title: say.doing, paragraphs: paragraphsOf(teacher?.description?.markdown ?? '') },
    { title: say.facts, facts: factsOf(teacher) },
    { title: say.tasks, tasks: sheet?.tasks ?? [] },
    { title: say.book, paragraphs: [`${say.writing} ${school.mail}`] },
  ]
  const head = { above: say.notes, title, lead: description, from: fromOf(school, locale) }
  const file = new Paper(`${key}-${locale}-noter`, locale, head, parts.filter(saysSomething))
  return new Download(say.notes, file)
}

/** The tasks, with lines to write on. */
export function sheetOf(topic: TopicPapers, sheet: Sheet): Download {
  const { key, locale, school, title, student } = topic
  const parts: PaperPart[] = [
    { paragraphs: paragraphsOf(student?.description?.markdown ?? '') },
    { tasks: sheet.tasks, lines: 3 },
  ]
  return sheetPaper(`${key}-${locale}-ark`, locale, school, { lead: title, ...sheet }, parts)
}

/** A sheet that belongs to no single topic. */
export const looseSheet = (name: string, locale: Locale, school: School, sheet: Sheet): Download =>
  sheetPaper(`${name}-${locale}-ark`, locale, school, sheet, [{ tasks: sheet.tasks, lines: 2 }])

/** Names, and what is said of each. */
export function listPaper(
  name: string,
  locale: Locale,
  school: School,
  title: string,
  facts: Readonly<Record<string, string>>,
): Download {
  const head = { above: wordsIn(locale).list, title, from: fromOf(school, locale) }
  return new Download(title, new Paper(`${name}-${locale}`, locale, head, [{ facts }]))
}

function sheetPaper(
  name: string,
  locale: Locale,
  school: School,
  { title, lead }: Sheet,
  parts: readonly PaperPart[],
): Download {
  const above = wordsIn(locale).sheet
  const head = { above, title, ...(lead && { lead }), from: fromOf(school, locale) }
  return new Download(title, new Paper(name, locale, head, parts.filter(saysSomething)))
}

const fromOf = ({ museum }: School, locale: Locale): string => museum[locale] ?? museum.da ?? ''

const factsOf = (variant: Known | undefined): Record<string, string> =>
  Object.fromEntries((variant?.info ?? []).map(({ title, text }) => [title, text]))

const saysSomething = ({ paragraphs = [], facts = {}, tasks = [] }: PaperPart): boolean =>
  paragraphs.length + Object.keys(facts).length + tasks.length > 0
