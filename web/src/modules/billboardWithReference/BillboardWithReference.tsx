import { BillboardArtwork } from '../../components/BillboardArtwork.tsx'
import type { Billboard } from '../../model.ts'

/** A billboard that takes its words and picture from the page it leads to. */
export default function BillboardWithReference({ link, text, picture }: Billboard) {
  return (
    <section className="plain">
      <div className="wrap billboard-one">
        <BillboardArtwork link={link} text={text} picture={picture} sizes="92vw" />
      </div>
    </section>
  )
}
