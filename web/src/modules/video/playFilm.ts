import type { default as Hls, LoaderConfig } from 'hls.js'

const playlistType = 'application/vnd.apple.mpegurl'

/** Who waits ten seconds for a film to begin waits for nothing: hls.js would try for a minute. */
const playlistPolicy: LoaderConfig = {
  maxTimeToFirstByteMs: 10_000,
  maxLoadTimeMs: 10_000,
  timeoutRetry: null,
  errorRetry: { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 },
}

/**
 * Plays a playlist from a given second. Apple's browsers play it natively; others claim to,
 * but play it less well than hls.js, which is fetched for them. Returns a function to end it.
 */
export function playFilm(
  video: HTMLVideoElement,
  playlist: string,
  from: number,
  onFailed: () => void,
): () => void {
  let ended = false
  let player: Hls | undefined
  const failed = () => ended || onFailed()
  video.addEventListener('error', failed)
  attach(video, playlist, from, failed)
    .then((attached) => {
      player = attached
      if (ended) return player?.destroy()
      // Where the browser does not begin by itself, its own button does.
      return video.play().catch(() => {})
    })
    .catch(failed)
  return () => {
    ended = true
    video.removeEventListener('error', failed)
    player?.destroy()
    video.removeAttribute('src')
    video.load()
  }
}

async function attach(
  video: HTMLVideoElement,
  playlist: string,
  from: number,
  onFailed: () => void,
): Promise<Hls | undefined> {
  const byItself = video.canPlayType(playlistType) !== ''
  if (byItself && /^Apple/.test(navigator.vendor)) return plain(video, playlist, from)
  const { default: Player } = await import('hls.js')
  if (!Player.isSupported()) {
    if (!byItself) throw new Error('no way to play HLS')
    return plain(video, playlist, from)
  }
  // The content security policy has no workers made of text.
  const player = new Player({
    enableWorker: false,
    startPosition: from > 0 ? from : -1,
    manifestLoadPolicy: { default: playlistPolicy },
  })
  player.on(Player.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed()
  })
  player.loadSource(playlist)
  player.attachMedia(video)
  return player
}

function plain(video: HTMLVideoElement, playlist: string, from: number): undefined {
  video.src = playlist
  if (from === 0) return
  const begin = () => {
    video.currentTime = from
  }
  video.addEventListener('loadedmetadata', begin, { once: true })
}
