/** `node demo/prints/look.ts MOTIF SITE OUT.jpg [WIDTH]`: one print, to be looked at. */

import { writeFile } from 'node:fs/promises'
import { type Site, sites } from './kit/inks.ts'
import { type Motif, motifs } from './motifs.ts'
import { printed } from './print.ts'

const [motif = '', site = '', out = '', width] = process.argv.slice(2)
const isMotif = (name: string): name is Motif => motifs.some((m) => m === name)
const isSite = (name: string): name is Site => Object.hasOwn(sites, name)

if (!isMotif(motif) || !isSite(site) || !out) {
  process.stderr.write(
    `usage: look.ts MOTIF SITE OUT.jpg [WIDTH]\nmotifs: ${motifs.join(' ')}\nsites: ${Object.keys(sites).join(' ')}\n`,
  )
  process.exit(2)
}
await writeFile(out, await printed(motif, site, width ? Number(width) : undefined))
