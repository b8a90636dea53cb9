import { type ComponentType, useRef, useState } from 'react'
import { DrawnIcon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useConsent } from '../../consent/consent.ts'
import { ProviderNotice } from '../../consent/ProviderNotice.tsx'
import { Opener } from '../../look/Opener.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { Video as VideoModel } from '../../model.ts'
import type { FilmPlayerProps } from './FilmPlayer.tsx'

const triangle = ['M6 3.5 20.5 12 6 20.5z']

/** A film. Until the visitor presses play, only its poster is loaded. */
export default function Video(film: VideoModel) {
  const { title, caption, transcript, file, provider } = film
  const say = useMessage()
  const allowed = useConsent('media')
  const figure = useRef<HTMLElement>(null)
  const focusFilm = () => figure.current?.querySelector<HTMLElement>('video, a, button')?.focus()
  return (
    <section className="plain">
      <div className="wrap film">
        {title ? (
          <h2 className="title-1 section-title" style={fitting(title)}>
            {title}
          </h2>
        ) : null}
        <figure ref={figure}>
          <Screen film={film} />
          {provider && !allowed ? (
            <p className="film-provider">
              <ProviderNotice provider={provider} onAllow={focusFilm} />
            </p>
          ) : null}
          {caption ? <figcaption className="caption">{caption}</figcaption> : null}
        </figure>
        {transcript.length > 0 ? (
          <div className="accordion film-transcript">
            <details>
              <summary>
                <span>{say('transcript')}</span>
                <span className="plus" aria-hidden="true" />
              </summary>
              <div className="accordion-answer prose">
                {transcript.map((paragraph, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name.
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            </details>
          </div>
        ) : null}
        {file ? (
          <p className="film-file">
            <a href={file}>{say('filmFile')}</a>
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** The poster with its play button; then the film, in the same box. */
function Screen({ film }: { film: VideoModel }) {
  const say = useMessage()
  const screen = useRef<HTMLDivElement>(null)
  const [coming, setComing] = useState(false)
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps>>()
  const [still, setStill] = useState<string>()
  const { title, poster, duration, file, playlist } = film
  const address = file ?? playlist
  const play = async () => {
    setComing(true)
    const loaded = await load()
    if (!loaded) return location.assign(address)
    setStill(screen.current?.querySelector('img')?.currentSrc)
    setPlayer(() => loaded)
  }
  if (Player) {
    return (
      <div className="film-screen">
        <Player film={film} {...(still ? { still } : {})} />
      </div>
    )
  }
  return (
    <div className="film-screen" ref={screen}>
      <div className="artwork">
        {poster ? <Picture picture={poster} loading="lazy" sizes="92vw" decorative /> : null}
      </div>
      <div className="film-bar">
        <Opener
          href={address}
          className="film-play"
          label={[say('playFilm') + (title ? `: ${title}` : ''), duration]
            .filter(Boolean)
            .join(', ')}
          busy={coming}
          onOpen={play}
        >
          <span className="film-triangle">
            <DrawnIcon paths={triangle} />
          </span>
          {say('playFilm')}
        </Opener>
        {duration ? (
          <span className="film-time" aria-hidden="true">
            {duration}
          </span>
        ) : null}
      </div>
    </div>
  )
}

async function load(): Promise<ComponentType<FilmPlayerProps> | undefined> {
  // The worker plays nothing, and does without the code.
  if (import.meta.env.SSR) return undefined
  try {
    const file = await import('./FilmPlayer.tsx')
    // Nothing comes where the page is being loaded anew: see `reloadOnMissingFiles`.
    return file ? file.default : new Promise<never>(() => {})
  } catch {
    return undefined
  }
}
