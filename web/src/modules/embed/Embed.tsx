import { useEffect, useRef, useState } from 'react'
import { Link } from '../../components/Link.tsx'
import { soften } from '../../components/soften.ts'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { EmbedContent, Embed as EmbedModel } from '../../model.ts'

type Framed = Exclude<EmbedContent, { kind: 'link' }>

/** Something from elsewhere: a form in a frame of its own, or a link. */
export default function Embed({ title, content }: EmbedModel) {
  return (
    <section className="plain">
      <div className="wrap embed">
        {content.kind === 'link' ? (
          <p>
            <Link link={content.link} />
          </p>
        ) : (
          <>
            {title ? (
              <h2 className="title-2" style={fitting(title)}>
                {soften(title)}
              </h2>
            ) : null}
            <FramedForm title={title} content={content} />
          </>
        )}
      </div>
    </section>
  )
}

/** Nothing is fetched from elsewhere before the visitor opens it; a separate window works too. */
function FramedForm({ title, content }: { title: string; content: Framed }) {
  const say = useMessage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) frame.current?.focus()
  }, [wanted])
  const host = hostOf(content.url)
  const name = title || say('form')
  return (
    <>
      {wanted ? (
        <iframe ref={frame} title={name} loading="lazy" {...apart} {...framing(content)} />
      ) : (
        <p className="embed-ask">
          <button type="button" className="btn" onClick={() => setWanted(true)}>
            {host ? say('showFormFrom', { host }) : say('showForm')}
          </button>
        </p>
      )}
      <p className="meta">
        <a href={content.url} target="_blank" rel="external noopener noreferrer">
          {say('openEmbed', { title: name })}
        </a>
      </p>
    </>
  )
}

const apart = { referrerPolicy: 'strict-origin-when-cross-origin' } as const

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

/** The host that is contacted: that of an address, or of the script it names. None for ours. */
function hostOf(url: string): string | undefined {
  const query = url.startsWith('/') ? url.slice(url.indexOf('?')) : ''
  const address = query ? new URLSearchParams(query).get('src') : url
  return address && URL.canParse(address) ? new URL(address).host : undefined
}
