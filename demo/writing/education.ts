/** What schools can do, as one writes it: a level's themes and a theme's topics name it as `parent`. */
import { type Facts, factList } from './exhibitions.ts'
import { type LinkTo, type Locale, Prose } from './marks.ts'
import type { Module } from './modules.ts'
import { type Page, pageRef, pageWithOwn, type Said, type Shared } from './site.ts'

type Texts<T> = Partial<Record<Locale, T>>

/** What teachers get to know of something, or students. */
export interface EducationVariant {
  readonly _type: 'educationVariant'
}

export const variant = (told: {
  /** Markdown. */
  readonly description?: string
  readonly info?: Facts
  readonly materials?: readonly LinkTo[]
  readonly modules?: readonly Module[]
}): EducationVariant => {
  const { description, info, ...rest } = told
  const fields = { description: description && new Prose(description), info: factList(info) }
  return { _type: 'educationVariant', ...fields, ...rest }
}

export interface EducationText extends Said {
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
    const { highlighted, teacher, student, ...said } = text
    return { own: { highlighted: highlighted?.map(pageRef), teacher, student }, said }
  })

const withVariants =
  (type: 'educationLevel' | 'educationTheme') =>
  (key: string, shared: Shared, texts: Texts<EducationText>): Page =>
    pageWithOwn({ key, type, ...shared }, texts, ({ teacher, student, ...said }) => ({
      own: { teacher, student },
      said,
    }))

export const educationLevel = withVariants('educationLevel')
export const educationTheme = withVariants('educationTheme')

export interface TopicText extends EducationText {
  /** “To timer”. */
  readonly duration?: string
}

export interface TopicShared extends Shared {
  /** `topic`, `materials`. */
  readonly educationTags?: readonly string[]
}

export const educationTopic = (
  key: string,
  { educationTags, ...page }: TopicShared,
  texts: Texts<TopicText>,
): Page =>
  pageWithOwn({ key, type: 'educationTopic', ...page }, texts, (text) => {
    const { duration, teacher, student, ...said } = text
    return { own: { educationTags, duration, teacher, student }, said }
  })
