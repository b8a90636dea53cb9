import { BillboardPrint } from '../../components/BillboardPrint.tsx'
import type { DoubleBillboard as DoubleBillboardModel } from '../../model/DoubleBillboard'

const sizes = ['(min-width: 768px) 54vw, 92vw', '(min-width: 768px) 38vw, 92vw']

/** Two billboards side by side, the first the larger. */
export default function DoubleBillboard({ billboards }: DoubleBillboardModel) {
  return (
    <section className="plain">
      <div className="wrap billboard-two">
        {billboards.map(({ key, ...billboard }, index) => (
          <BillboardPrint key={key} {...billboard} sizes={sizes[index] ?? '92vw'} />
        ))}
      </div>
    </section>
  )
}
