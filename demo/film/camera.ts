/** One film, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { Film } from './film.ts'
import type { Workshop } from './films.ts'
import { shoot } from './shoot.ts'

// The films share the cores among them; more threads would only get in each other's way.
sharp.concurrency(1)

const { film, form, folder } = workerData as Workshop & { readonly film: Film }
parentPort?.postMessage(await shoot(film, form, folder))
