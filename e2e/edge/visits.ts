/** What visitors request through a cache: some pages often, and with each page its images. */

import { type Cluster, dataset, project } from '../../testbed/cluster.ts'
import type { ContentNode } from '../../testbed/nodes.ts'
import { photograph } from '../../testbed/photograph.ts'
import { uploadImage } from '../../testbed/uploadImage.ts'
import type { Page } from '../site/view.ts'

/** What browsers say about images: each has another way to say the same. */
const browsers = [
  'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,*/*;q=0.5',
]
/** Views of the page that most want, for one of those that few want. */
const most = 12
const photographs = 6
/** As pages have them for a telephone. */
const form = 'w=390&fit=max&auto=format&q=60'

/** An image on a host, as one of the browsers requests it. */
export const imageOn = (host: string, path: string, browser: number): Page => ({
  host,
  path,
  headers: { accept: browsers[browser % browsers.length] as string },
})

/** The cluster has texts alone: photographs are added to it. Their paths on a website. */
export async function addImages({ content, editor }: Cluster): Promise<string[]> {
  const { url } = content[0] as ContentNode
  const add = async (number: number) => {
    const body = await photograph(1200, 900, number)
    return `/media/${await uploadImage({ url, dataset, editor, project }, body)}?${form}`
  }
  return await Promise.all(Array.from({ length: photographs }, (_, number) => add(number)))
}

/**
 * The requests of visitors in their order: the first page is wanted twelve times as often as the
 * last, and every view of a page is followed by two images.
 */
export function visitsOf(pages: readonly Page[], images: readonly string[]): Page[] {
  const views = pages.flatMap((page, place) => {
    const count = Math.ceil(most / (place + 1))
    return Array.from({ length: count }, (_, view) => ({ page, place, at: (view + 0.5) / count }))
  })
  const spread = views.toSorted((a, b) => a.at - b.at || a.place - b.place)
  return spread.flatMap(({ page, place }, view) => {
    const image = (more: number) => images[(place + more) % images.length] as string
    return [page, imageOn(page.host, image(0), view), imageOn(page.host, image(1), view)]
  })
}
