import { useMessage } from '../../messages/useMessage.ts'
import type { IframeEmbed as IframeEmbedModel } from '../../model.ts'
import { hostOf, ProviderFrame } from '../embed/ProviderFrame.tsx'

/** Something from elsewhere in a frame. */
export default function IframeEmbed({ title, url, provider, width, height }: IframeEmbedModel) {
  const say = useMessage()
  const name = title || say('embedded')
  const style = { height, maxWidth: width ?? undefined }
  return (
    <section className="plain">
      <div className="wrap embed">
        <ProviderFrame
          title={name}
          ask={say('showEmbedFrom', { title: name, host: hostOf(url) })}
          source={url}
          provider={provider}
          frame={{ src: url, style, allowFullScreen: true }}
        />
      </div>
    </section>
  )
}
