/** A paper to print before it is set: what a class reads and does. */
import { createHash } from 'node:crypto'
import { type Locale, MadeFile } from '../writing/marks.ts'

export interface PaperPart {
  readonly title?: string
  readonly paragraphs?: readonly string[]
  readonly facts?: Readonly<Record<string, string>>
  /** Numbered. */
  readonly tasks?: readonly string[]
  /** Lines to write on below each task. */
  readonly lines?: number
}

export interface PaperHead {
  /** What it is: “Lærervejledning”. */
  readonly above: string
  readonly title: string
  readonly lead?: string
  /** At the foot of each page. */
  readonly from: string
}

export class Paper extends MadeFile {
  readonly language: Locale
  readonly head: PaperHead
  readonly parts: readonly PaperPart[]

  constructor(name: string, language: Locale, head: PaperHead, parts: readonly PaperPart[]) {
    super(name)
    this.language = language
    this.head = head
    this.parts = parts
  }
}

/** Goes up when the same words shall look otherwise. */
const settingVersion = 1

/** Says whether two papers are the same, without setting them. */
export function paperHash({ language, head, parts }: Paper): string {
  const whole = JSON.stringify([settingVersion, language, head, parts])
  return createHash('sha256').update(whole).digest('hex').slice(0, 10)
}

/** Paragraphs of Markdown as plain words: paper has no links. */
export function paragraphsOf(markdown: string): string[] {
  const plain = markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*+/g, '')
    .split(/\n\s*\n/)
  return plain.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}
