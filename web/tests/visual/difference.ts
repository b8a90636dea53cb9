import type { Page } from '@playwright/test'

/**
 * What is compared are tiles of so many pixels a side, by their mean colour, of which a channel may
 * differ by so much of 255. Letters that another version of the browser draws with other edges stay
 * within it; a word in another colour, or a part that moves by a few pixels, does not.
 */
const tile = 8
const tolerance = 14
/** Pixels by which the heights may differ: a fraction of a line that is rounded. */
const heightTolerance = 1

interface Size {
  width: number
  height: number
}

/** The sizes of two images, and in how many tiles what both have differs. */
interface Comparison {
  reference: Size
  actual: Size
  tiles: number
  /** Where the first of these tiles begins. */
  top: number
}

/** In what a screenshot differs from its reference, in words; nothing if it does not. */
export async function difference(
  page: Page,
  reference: Buffer,
  actual: Buffer,
): Promise<string | undefined> {
  if (reference.length === 0) return 'has an empty reference'
  if (reference.equals(actual)) return undefined
  const compared = await compareTiles(page, reference, actual)
  const [before, after] = [compared.reference, compared.actual]
  if (before.width !== after.width) {
    return `is ${after.width} instead of ${before.width} pixels wide`
  }
  if (Math.abs(before.height - after.height) > heightTolerance) {
    return `is ${after.height} instead of ${before.height} pixels high`
  }
  if (compared.tiles === 0) return undefined
  return `${compared.tiles} tiles differ, the first ${compared.top} pixels from the top`
}

/** Compares two images in a browser, which decodes them. */
function compareTiles(page: Page, reference: Buffer, actual: Buffer): Promise<Comparison> {
  return page.evaluate(
    async ({ images, tile, tolerance }) => {
      const pixels = async (data: string) => {
        const image = new Image()
        image.src = `data:image/webp;base64,${data}`
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        return { size: { width, height }, data: context.getImageData(0, 0, width, height).data }
      }
      const [before, after] = [await pixels(images.reference), await pixels(images.actual)]
      const result = { reference: before.size, actual: after.size, tiles: 0, top: -1 }
      if (before.size.width !== after.size.width) return result
      const width = before.size.width
      const height = Math.min(before.size.height, after.size.height)
      for (let y = 0; y < height; y += tile) {
        for (let x = 0; x < width; x += tile) {
          const sums = [0, 0, 0]
          let count = 0
          for (let row = y; row < Math.min(y + tile, height); row++) {
            for (let column = x; column < Math.min(x + tile, width); column++) {
              const place = (row * width + column) * 4
              for (const channel of [0, 1, 2]) {
                const change =
                  (before.data[place + channel] ?? 0) - (after.data[place + channel] ?? 0)
                sums[channel] = (sums[channel] ?? 0) + change
              }
              count++
            }
          }
          if (sums.some((sum) => Math.abs(sum / count) > tolerance)) {
            if (result.tiles === 0) result.top = y
            result.tiles++
          }
        }
      }
      return result
    },
    {
      images: { reference: reference.toString('base64'), actual: actual.toString('base64') },
      tile,
      tolerance,
    },
  )
}
