/** One press, in a thread of its own. */

import { rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { press } from './print.ts'
import type { Job } from './rasters.ts'

// The presses share the cores among them; more threads would only get in each other's way.
sharp.concurrency(1)

parentPort?.on('message', async ({ file, width, ...print }: Job) => {
  // A run that is cut off must not leave half a picture under a name that says it is whole.
  const half = `${file}.part`
  await writeFile(half, await press(print, width))
  await rename(half, file)
  parentPort?.postMessage(file)
})
