import { use, useEffect, useId, useRef, useState } from 'react'
import { playAlone } from '../../listen/playAlone.ts'
import { Language, useMessage } from '../../messages/useMessage.ts'
import type { Video } from '../../model.ts'
import { keepWithin } from './keepWithin.ts'
import { playFilm } from './playFilm.ts'

export interface FilmPlayerProps {
  film: Video
  /** The address of the poster, which is shown until the film plays. */
  still?: string
}

/** The film, which starts at once: the visitor has pressed play. */
export default function FilmPlayer({ film, still }: FilmPlayerProps) {
  const [failed, setFailed] = useState(false)
  return failed ? (
    <Failed film={film} onAgain={() => setFailed(false)} />
  ) : (
    <Playing film={film} {...(still ? { still } : {})} onFailed={() => setFailed(true)} />
  )
}

function Playing({ film, still, onFailed }: FilmPlayerProps & { onFailed: () => void }) {
  const locale = use(Language)
  const id = useId()
  const element = useRef<HTMLVideoElement>(null)
  const failed = useRef(onFailed)
  const { playlist, clip, captions, title } = film
  useEffect(() => {
    const video = element.current
    if (!video) return
    video.focus({ preventScroll: true })
    const ends = [
      playFilm(video, playlist, clip?.from ?? 0, () => failed.current()),
      playAlone(video, id),
      ...(clip ? [keepWithin(video, clip)] : []),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [playlist, clip, id])
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film may have none yet.
    <video
      ref={element}
      aria-label={title || undefined}
      poster={still}
      controls
      playsInline
      crossOrigin="anonymous"
    >
      {captions.map(({ locale: language, label, url }) => (
        <track
          key={url}
          kind="captions"
          src={url}
          srcLang={language}
          label={label}
          default={language === locale}
        />
      ))}
    </video>
  )
}

function Failed({ film, onAgain }: { film: Video; onAgain: () => void }) {
  const say = useMessage()
  const again = useRef<HTMLButtonElement>(null)
  const host = URL.canParse(film.playlist) ? new URL(film.playlist).host : undefined
  useEffect(() => again.current?.focus({ preventScroll: true }), [])
  return (
    <div className="film-failed on-ink">
      <p role="alert">{say('filmFailed')}</p>
      <p className="film-ways">
        <button ref={again} type="button" className="btn" onClick={onAgain}>
          {say('tryAgain')}
        </button>
        <a className="more" href={film.file ?? film.playlist}>
          {host && !film.file ? say('openFilmAt', { host }) : say('filmFile')}
        </a>
      </p>
    </div>
  )
}
