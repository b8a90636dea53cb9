import { type IframeHTMLAttributes, useEffect, useRef, useState } from 'react'
import { useMessage } from '../../messages/useMessage.ts'
import { reach } from './reach.ts'

interface ProviderFrameProps {
  /** What it is. */
  title: string
  /** What the visitor presses to have it. */
  ask: string
  /** Its address at the provider. */
  source: string
  /** The frame, without its title. */
  frame: IframeHTMLAttributes<HTMLIFrameElement> & { src: string }
}

/**
 * Something from elsewhere. Nothing is fetched from there before the visitor opens it. Where the
 * provider does not respond the page says so; the link to the content there is always shown.
 */
export function ProviderFrame({ title, ask, source, frame }: ProviderFrameProps) {
  const say = useMessage()
  const [tries, setTries] = useState(0)
  const [away, setAway] = useState<string>()
  const again = () => {
    setAway(undefined)
    setTries(tries + 1)
  }
  const host = hostOf(source)
  const link = (
    <a href={frame.src} target="_blank" rel="external noopener noreferrer">
      {frame.src === source ? say('openEmbedAt', { title, host }) : say('openEmbed', { title })}
    </a>
  )
  return (
    <>
      {tries > 0 ? (
        <>
          {away ? (
            <div className="embed-away on-tint" style={{ maxWidth: frame.style?.maxWidth }}>
              <p role="alert">{away}</p>
              <button type="button" className="btn" onClick={again}>
                {say('reload')}
              </button>
              {link}
            </div>
          ) : null}
          <OpenedFrame
            key={tries}
            title={title}
            source={source}
            frame={frame}
            onAway={() => setAway(say(navigator.onLine ? 'embedAway' : 'embedOffline', { host }))}
          />
        </>
      ) : (
        <p className="embed-ask">
          <button type="button" className="btn" onClick={again}>
            {ask}
          </button>
        </p>
      )}
      {away ? null : <p className="meta">{link}</p>}
    </>
  )
}

/** The host that is contacted. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}

type OpenedFrameProps = Pick<ProviderFrameProps, 'title' | 'source' | 'frame'> & {
  onAway: () => void
}

/** The frame stays where its provider seems to be away: it may still come. */
function OpenedFrame({ title, source, frame, onAway }: OpenedFrameProps) {
  const element = useRef<HTMLIFrameElement>(null)
  const told = useRef(onAway)
  useEffect(() => {
    element.current?.focus()
    return reach(source, (reached) => reached || told.current())
  }, [source])
  return (
    <iframe
      ref={element}
      title={title}
      referrerPolicy="strict-origin-when-cross-origin"
      {...frame}
    />
  )
}
