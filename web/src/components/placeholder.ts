/**
 * Takes a placeholder away once its picture is there, or it would show through where the
 * picture is transparent. It watches the document, so that also those parts are met that the
 * server has drawn and that are not at work yet.
 */
export function clearPlaceholders(): void {
  const clear = async (image: Element) => {
    if (!(image instanceof HTMLImageElement) || !image.matches('.picture')) return
    // One that is fetched is not yet drawn: until then there would be nothing in its place.
    await image.decode().catch(() => {})
    image.style.backgroundImage = ''
  }
  // The load of a picture does not bubble.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof Element && clear(target),
    true,
  )
  for (const image of document.images) if (image.complete && image.naturalWidth > 0) clear(image)
}
