/** The event dispatched on the page when something starts to play; its detail is the source. */
const sound = 'vitrine:sound'

/** One film or episode plays at a time: announces that this one starts, and pauses for others. */
export function playAlone(media: HTMLMediaElement, id: string): () => void {
  const begin = () => dispatchEvent(new CustomEvent(sound, { detail: id }))
  const giveWay = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== id) media.pause()
  }
  media.addEventListener('play', begin)
  addEventListener(sound, giveWay)
  return () => {
    media.removeEventListener('play', begin)
    removeEventListener(sound, giveWay)
  }
}
