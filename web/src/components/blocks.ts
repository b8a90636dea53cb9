import type { RichText, TextModule } from '../model.ts'

/** A paragraph, a heading or an entry of a list. */
export type TextBlock = Exclude<RichText[number], TextModule>

/** The blocks of a text, without the modules that stand within it. */
export function blocksOf(text: RichText): TextBlock[] {
  return text.filter((block): block is TextBlock => !('module' in block))
}
