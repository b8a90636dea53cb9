/** Said to all of the page when something begins to sound; its detail is who. */
const sound = 'vitrine:sound'

/** One film or episode sounds at a time: says that this one begins, and pauses for others. */
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
