import { type IframeHTMLAttributes, useEffect, useRef, useState } from 'react'
import { useConsent } from '../../consent/consent.ts'
import { ProviderNotice } from '../../consent/ProviderNotice.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { Provider } from '../../model.ts'
import type { Answer } from './reach.ts'

interface ProviderFrameProps {
  /** What it is. */
  title: string
  /** What the visitor presses to have it. */
  ask: string
  /** Its address at the provider. */
  source: string
  provider: Provider | null
  /** The frame, without its title. */
  frame: IframeHTMLAttributes<HTMLIFrameElement> & { src: string }
}

/**
 * Something from elsewhere. Nothing is fetched from there before the visitor opens it, or has
 * allowed such content. Where the provider does not respond the page says so; the link to the
 * content there is always shown, and is all where the group's file does not name the provider.
 */
export function ProviderFrame({ title, ask, source, provider, frame }: ProviderFrameProps) {
  const say = useMessage()
  const allowed = useConsent('media')
  const [tries, setTries] = useState(0)
  const [away, setAway] = useState<string>()
  const retry = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState(false)
  const [lostFocus, setLostFocus] = useState(false)
  // The frame had the focus, and is not shown any more.
  useEffect(() => {
    if (lostFocus) retry.current?.focus()
  }, [lostFocus])
  const again = () => {
    setLostFocus(false)
    setRefused(false)
    setAway(undefined)
    setTries(tries + 1)
  }
  const host = provider?.host ?? hostOf(source)
  const link = (
    <a href={frame.src} target="_blank" rel="external noopener noreferrer">
      {frame.src === source ? say('openEmbedAt', { title, host }) : say('openEmbed', { title })}
    </a>
  )
  if (!provider?.named) return <p className="meta">{link}</p>
  return (
    <>
      {tries > 0 || allowed ? (
        <>
          {away ? (
            <div className="embed-away on-tint" style={{ maxWidth: frame.style?.maxWidth }}>
              <p role="alert">{away}</p>
              <button ref={retry} type="button" className="btn" onClick={again}>
                {say('tryAgain')}
              </button>
              {link}
            </div>
          ) : null}
          <OpenedFrame
            key={tries}
            hidden={refused}
            title={title}
            source={source}
            frame={frame}
            pressed={tries > 0}
            onAway={(answer) => {
              setRefused(answer === 'refused')
              setLostFocus(
                answer === 'refused' && document.activeElement instanceof HTMLIFrameElement,
              )
              setAway(say(navigator.onLine ? 'embedAway' : 'embedOffline', { host }))
            }}
          />
        </>
      ) : (
        <p className="embed-ask">
          <ProviderNotice provider={provider} onAllow={again}>
            <button type="button" className="btn" onClick={again}>
              {ask}
            </button>
          </ProviderNotice>
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
  /** Whether the visitor has just asked for it: only then does it take the focus. */
  pressed: boolean
  /** Its provider is away: the browser would show an empty box. */
  hidden: boolean
  onAway: (answer: Answer) => void
}

/** Where its provider is silent the frame stays: it may still come. */
function OpenedFrame({ title, source, frame, pressed, hidden, onAway }: OpenedFrameProps) {
  const element = useRef<HTMLIFrameElement>(null)
  const told = useRef(onAway)
  useEffect(() => {
    if (pressed) element.current?.focus()
    let end: (() => void) | undefined
    let left = false
    import('./reach.ts').then(
      (file) => {
        if (!left)
          end = file?.reach(source, (answer) => {
            if (answer !== 'reached') told.current(answer)
          })
      },
      () => told.current('refused'),
    )
    return () => {
      left = true
      end?.()
    }
  }, [source, pressed])
  return (
    <iframe
      ref={element}
      title={title}
      loading={pressed ? 'eager' : 'lazy'}
      referrerPolicy="strict-origin-when-cross-origin"
      {...frame}
      hidden={hidden}
    />
  )
}
