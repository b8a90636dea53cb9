import type { Clip } from '../../model.ts'

/** Keeps a film within a part of it: it stops at its end, and goes on from its beginning. */
export function keepWithin(video: HTMLVideoElement, { from, to }: Clip): () => void {
  const end = to ?? Number.POSITIVE_INFINITY
  const onTime = () => {
    if (video.currentTime < end) return
    video.pause()
    if (video.currentTime > end) video.currentTime = end
  }
  const onPlay = () => {
    if (video.currentTime >= end) video.currentTime = from
  }
  video.addEventListener('timeupdate', onTime)
  video.addEventListener('play', onPlay)
  return () => {
    video.removeEventListener('timeupdate', onTime)
    video.removeEventListener('play', onPlay)
  }
}
