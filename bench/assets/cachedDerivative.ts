/** Cached derivatives served by the service, beside the same bytes as files of nginx. */
import { join } from 'node:path'
import { startContentService } from '../../testbed/contentService.ts'
import { besideNginx, serverCore } from './besideNginx.ts'
import { fetchImage, uploadPhotograph } from './photographs.ts'

/** The lower ratio of a small derivative and a larger one. */
export async function cachedRatio(folder: string): Promise<number> {
  const log = join(folder, 'service.log')
  const service = await startContentService({
    wrapper: [...serverCore, 'sh', '-c', `exec "$@" 2>${log}`, 'sh'],
    env: { VITRINE_LOG: 'info' },
  })
  try {
    const picture = await uploadPhotograph(service, join(folder, 'kept.jpg'), 0)
    const of = async (width: number) => {
      const address = `${picture}?w=${width}&fm=webp`
      await fetchImage(address)
      return besideNginx(`${width} webp`, { address, pids: [service.pid] }, folder)
    }
    return Math.min(await of(390), await of(1200))
  } finally {
    await service.stop()
  }
}
