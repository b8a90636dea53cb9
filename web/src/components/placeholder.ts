/**
 * Removes a placeholder once its image has loaded, or it would show through where the image
 * is transparent. It watches the whole document, so that it also covers the parts that the
 * server has rendered and that are not hydrated yet.
 */
export function clearPlaceholders(): void {
  const clear = async (image: Element) => {
    if (!(image instanceof HTMLImageElement) || !image.matches('.picture')) return
    // An image that is fetched is not yet painted: until then its box would be empty.
    await image.decode().catch(() => {})
    image.style.backgroundImage = ''
    image.style.backgroundColor = ''
  }
  // The `load` event of an image does not bubble.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof Element && clear(target),
    true,
  )
  for (const image of document.images) if (image.complete && image.naturalWidth > 0) clear(image)
}
