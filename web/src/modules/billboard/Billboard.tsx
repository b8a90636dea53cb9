import { BillboardArtwork } from '../../components/BillboardArtwork.tsx'
import type { Billboard as BillboardModel } from '../../model.ts'

/** One large picture with its label. */
export default function Billboard({ link, text, picture }: BillboardModel) {
  return (
    <section className="plain">
      <div className="wrap billboard-one">
        <BillboardArtwork link={link} text={text} picture={picture} sizes="92vw" />
      </div>
    </section>
  )
}
