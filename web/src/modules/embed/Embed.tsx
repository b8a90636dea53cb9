import { Link } from '../../components/Link.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { EmbedContent, Embed as EmbedModel, Provider } from '../../model.ts'
import { hostOf, ProviderFrame } from './ProviderFrame.tsx'

type Framed = Exclude<EmbedContent, { kind: 'link' }>

/** Something from elsewhere: a form in a frame of its own, or a link. */
export default function Embed({ title, content, provider }: EmbedModel) {
  return (
    <section className="plain">
      <div className="wrap embed">
        {content.kind === 'link' ? (
          <p>
            <Link link={content.link} data-choice="" />
          </p>
        ) : (
          <>
            {title ? (
              <h2 className="title-2" style={fitting(title)}>
                {title}
              </h2>
            ) : null}
            <FramedForm title={title} content={content} provider={provider} />
          </>
        )}
      </div>
    </section>
  )
}

interface FramedFormProps {
  title: string
  content: Framed
  provider: Provider | null
}

function FramedForm({ title, content, provider }: FramedFormProps) {
  const say = useMessage()
  const source = content.kind === 'script' ? content.source : content.url
  return (
    <ProviderFrame
      title={title || say('form')}
      ask={say('showFormFrom', { host: hostOf(source) })}
      source={source}
      provider={provider}
      frame={framing(content)}
    />
  )
}

/**
 * A script runs in a page of ours: without an origin it reaches neither this page nor its
 * cookies. A form of another host keeps that host's origin, which is not ours.
 */
function framing(content: Framed) {
  const may = 'allow-scripts allow-forms allow-popups'
  if (content.kind === 'script') {
    return { src: content.url, sandbox: may, className: 'embed-script' }
  }
  return {
    src: content.url,
    sandbox: `${may} allow-same-origin`,
    width: content.width,
    height: content.height,
    style: { maxWidth: content.width, height: content.height },
  }
}
