import type { CSSProperties } from 'react'
import type { Picture } from '../model.ts'

/** Passes the shape of a picture, which its mount shows whole, to the style sheet. */
export function mounted({ width, height }: Picture): CSSProperties {
  return { '--shape': width / height } as CSSProperties
}

/**
 * How wide a picture is rendered in a mount: `sizes` of an image. The mount is so wide at
 * most, and so high, as a share of the window's height that the style sheet has too.
 */
export function mountedSizes({ width, height }: Picture, widest: string, share: number): string {
  return `min(${widest}, ${Math.round((share * width) / height)}vh)`
}
