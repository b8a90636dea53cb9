import type { CSSProperties } from 'react'
import type { Picture as PictureModel } from '../model.ts'

export interface PictureProps {
  picture: PictureModel
  /** Eager for what is seen at once, lazy for the rest: to be decided each time. */
  loading: 'eager' | 'lazy'
  /** How wide it is rendered, as in the `sizes` attribute of an image. */
  sizes: string
  /** Decorative, beside a text that says the same: its `alt` is empty. */
  decorative?: boolean
  /** The picture that the page opens with. */
  first?: boolean
}

/** A picture in the width that the browser picks, with a placeholder until it has loaded. */
export function Picture({ picture, loading, sizes, decorative, first }: PictureProps) {
  const { sources, focus, colour, placeholder } = picture
  const fallback = sources.find((source) => source.width >= 1000) ?? sources.at(-1)
  if (!fallback) {
    // biome-ignore lint/suspicious/noConsole: docs/rules.md#warnings asks for a warning here.
    console.warn(`a picture without sources: ${picture.alt}`)
    return null
  }
  const style: CSSProperties = {
    objectPosition: `${percent(focus.x)} ${percent(focus.y)}`,
    ...(colour ? { backgroundColor: colour } : {}),
    ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
  }
  return (
    <img
      className="picture"
      src={fallback.url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={loading}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : undefined}
      style={style}
    />
  )
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`
}

/** The line below a picture: what it is, and who made it. */
export function Caption({ picture }: { picture: PictureModel }) {
  if (!picture.caption && !picture.credit) return null
  return (
    <figcaption className="caption">
      {picture.caption}
      {picture.caption && picture.credit ? ' ' : null}
      {picture.credit ? <span className="credit">{picture.credit}</span> : null}
    </figcaption>
  )
}
