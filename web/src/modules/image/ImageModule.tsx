import { Caption, Picture } from '../../components/Picture.tsx'
import type { ImageModule as ImageModuleModel } from '../../model.ts'

/** A picture in the flow of a page, in its own shape, or as wide as the window. */
export default function ImageModule({ picture, fullWidth }: ImageModuleModel) {
  return (
    <figure className={fullWidth ? 'image image-wide plain' : 'image plain'}>
      <div className={fullWidth ? 'artwork' : 'wrap'}>
        <Picture picture={picture} loading="lazy" sizes={fullWidth ? '100vw' : '92vw'} />
      </div>
      <div className="wrap">
        <Caption picture={picture} />
      </div>
    </figure>
  )
}
