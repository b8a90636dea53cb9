import { Ribbon } from '../../components/Ribbon.tsx'
import type { TextRibbon as TextRibbonModel } from '../../model.ts'

/** A band of short texts. */
export default function TextRibbon({ items }: TextRibbonModel) {
  return <Ribbon items={items} />
}
