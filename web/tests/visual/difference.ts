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

/** In what a screenshot differs from its reference, in words; nothing if it does not. */
export async function difference(page: Page, was: Buffer, is: Buffer): Promise<string | undefined> {
  if (was.equals(is)) return undefined
  const [before, after] = [was.toString('base64'), is.toString('base64')]
  const found = await page.evaluate(
    async ({ before, after, tile, tolerance }) => {
      const pixels = async (data: string) => {
        const image = new Image()
        image.src = `data:image/webp;base64,${data}`
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        return { width, height, data: context.getImageData(0, 0, width, height).data }
      }
      const [one, other] = [await pixels(before), await pixels(after)]
      const heights = [one.height, other.height] as const
      if (one.width !== other.width) return { heights, tiles: -1, top: 0 }
      let [tiles, top] = [0, -1]
      for (let y = 0; y < Math.min(...heights); y += tile) {
        for (let x = 0; x < one.width; x += tile) {
          const sums = [0, 0, 0]
          let count = 0
          for (let row = y; row < Math.min(y + tile, ...heights); row++) {
            for (let column = x; column < Math.min(x + tile, one.width); column++) {
              const place = (row * one.width + column) * 4
              for (const channel of [0, 1, 2]) {
                const change = (one.data[place + channel] ?? 0) - (other.data[place + channel] ?? 0)
                sums[channel] = (sums[channel] ?? 0) + change
              }
              count++
            }
          }
          if (sums.some((sum) => Math.abs(sum / count) > tolerance)) {
            tiles++
            if (top < 0) top = y
          }
        }
      }
      return { heights, tiles, top }
    },
    { before, after, tile, tolerance },
  )
  const [high, low] = found.heights
  if (found.tiles < 0) return 'is of another width'
  if (Math.abs(high - low) > heightTolerance) return `is ${low} instead of ${high} pixels high`
  if (found.tiles === 0) return undefined
  return `${found.tiles} tiles differ, the first ${found.top} pixels from the top`
}
