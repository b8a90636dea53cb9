import type { CSSProperties } from 'react'
import { useMessage } from '../../messages/useMessage.ts'
import type { IframeEmbed as IframeEmbedModel } from '../../model.ts'

/** Something from elsewhere in a frame, and the way to it where frames are not shown. */
export default function IframeEmbed({ title, url, width, height }: IframeEmbedModel) {
  const say = useMessage()
  const style = { height, maxWidth: width ?? undefined } as CSSProperties
  return (
    <section className="plain">
      <div className="wrap embed">
        <iframe
          title={title}
          src={url}
          style={style}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
        <p className="meta">
          <a href={url} target="_blank" rel="external noopener noreferrer">
            {say('openEmbed', { title })}
          </a>
        </p>
      </div>
    </section>
  )
}
