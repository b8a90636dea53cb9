import { BillboardArtwork } from '../../components/BillboardArtwork.tsx'
import { from } from '../../components/breakpoints.ts'
import type { DoubleBillboard as DoubleBillboardModel } from '../../model.ts'

const sizes = [`${from('md')} 54vw, 92vw`, `${from('md')} 38vw, 92vw`]

/** Two billboards side by side, the first the larger. */
export default function DoubleBillboard({ billboards }: DoubleBillboardModel) {
  return (
    <section className="plain">
      <div className="wrap billboard-two">
        {billboards.map(({ key, ...billboard }, index) => (
          <BillboardArtwork key={key} {...billboard} sizes={sizes[index] ?? '92vw'} />
        ))}
      </div>
    </section>
  )
}
