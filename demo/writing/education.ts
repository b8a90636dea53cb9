/** What schools can do, as one writes it: a level's themes and a theme's topics name it as `parent`. */
import { type Fact, type Facts, factList } from './exhibitions.ts'
import { type Download, type LinkTo, type Locale, letterTo, Prose } from './marks.ts'
import type { Module } from './modules.ts'
import { bookingWords, notesOf, type School, type Sheet, sheetOf } from './schoolPapers.ts'
import { type CommonText, type Page, pageRef, pageWithOwn, type Shared } from './site.ts'

type Texts<T> = Partial<Record<Locale, T>>

/** What to read or to print: a page, or a file. */
export type Material = LinkTo | Download

/** What teachers get to know of something, or students. */
export interface EducationVariant {
  readonly _type: 'educationVariant'
  readonly description?: Prose | undefined
  readonly info?: readonly Fact[] | undefined
  readonly materials?: readonly Material[] | undefined
  readonly modules?: readonly Module[] | undefined
}

export const variant = (text: {
  /** Markdown. */
  readonly description?: string
  readonly info?: Facts
  readonly materials?: readonly Material[]
  readonly modules?: readonly Module[]
}): EducationVariant => {
  const { description, info, ...rest } = text
  const fields = {
    description: description ? new Prose(description) : undefined,
    info: factList(info),
  }
  return { _type: 'educationVariant', ...fields, ...rest }
}

export interface EducationText extends CommonText {
  readonly teacher?: EducationVariant
  readonly student?: EducationVariant
}

export interface EducationOverviewText extends EducationText {
  /** Topics by key; four at most are shown. */
  readonly highlighted?: readonly string[]
}

export const educationOverview = (
  key: string,
  shared: Omit<Shared, 'parent'>,
  texts: Texts<EducationOverviewText>,
): Page =>
  pageWithOwn({ key, type: 'educationOverview', ...shared }, texts, (text) => {
    const { highlighted, teacher, student, ...common } = text
    return { own: { highlighted: highlighted?.map(pageRef), teacher, student }, common }
  })

const withVariants =
  (type: 'educationLevel' | 'educationTheme') =>
  (key: string, shared: Shared, texts: Texts<EducationText>): Page =>
    pageWithOwn({ key, type, ...shared }, texts, ({ teacher, student, ...common }) => ({
      own: { teacher, student },
      common,
    }))

export const educationLevel = withVariants('educationLevel')
export const educationTheme = withVariants('educationTheme')

export interface TopicText extends EducationText {
  /** “To timer”. */
  readonly duration?: string
  /** What the class does, on paper. */
  readonly sheet?: Sheet
}

export interface TopicShared extends Shared {
  /** `topic`, `materials`. */
  readonly educationTags?: readonly string[]
  /** Whom one books it of; its papers come from there too. */
  readonly school?: School
}

export const educationTopic = (
  key: string,
  { educationTags, school, ...page }: TopicShared,
  texts: Texts<TopicText>,
): Page =>
  pageWithOwn({ key, type: 'educationTopic', ...page }, texts, (text, locale) => {
    const { duration, sheet, teacher, student, ...common } = text
    if (!school) return { own: { educationTags, duration, teacher, student }, common }
    const topic = { key, locale, school, teacher, student, sheet, ...common }
    const notes = teacher?.description ? [notesOf(topic)] : []
    const sheets = sheet ? [sheetOf(topic, sheet)] : []
    const own = {
      educationTags,
      duration,
      teacher: teacher && withMaterials(teacher, [...notes, ...sheets]),
      student: student && withMaterials(student, sheets),
    }
    return {
      own,
      common: { call: letterTo(school.mail, common.title, bookingWords(locale)), ...common },
    }
  })

/** Its own papers come before what else there is to read. */
const withMaterials = (
  variant: EducationVariant,
  papers: readonly Material[],
): EducationVariant => ({ ...variant, materials: [...papers, ...(variant.materials ?? [])] })
