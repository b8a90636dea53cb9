/** The drawings of the fixtures, in the colours of the site that shows them. */
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { siteFixture } from '../src/fixtures/sites.ts'
import { description, part } from './iiif.ts'

/** A path within a folder. */
export const within = (path: string): string => normalize(path).replace(/^(\.\.[/\\])+/, '')

/**
 * `{site}/{name}.svg` of a folder of drawings. `ILLUSTRATION_GRAIN=off` leaves out the grain, which
 * is slow to draw.
 */
export async function drawing(folder: string, path: string, width: number): Promise<string> {
  const [site = '', name = ''] = path.split('/')
  const svg = await recoloured(folder, name, site)
  return svg.replace('<svg ', `<svg width="${width}" height="${width * 0.75}" `)
}

/** A drawing as IIIF serves it, by what follows its `id`: a part of it, or `info.json`. */
export async function iiif(folder: string, id: string, rest: string, site: string) {
  if (rest === 'info.json') {
    return { type: 'application/json', body: JSON.stringify(description(id)) }
  }
  const [region = '', size = ''] = rest.split('/')
  const svg = await recoloured(folder, `${id.split('/').at(-1)}.svg`, site)
  return { type: 'image/svg+xml', body: part(svg, region, size) }
}

/** A drawing in the colours of a site. */
async function recoloured(folder: string, name: string, site: string): Promise<string> {
  const { inks } = siteFixture(site)
  let svg = await readFile(join(folder, within(name)), 'utf8')
  for (const [ink, colour] of Object.entries(inks)) {
    svg = svg.replace(new RegExp(`--d-${ink}:#[0-9A-Fa-f]+`), `--d-${ink}:${colour}`)
  }
  return process.env.ILLUSTRATION_GRAIN === 'off'
    ? svg.replaceAll(/ filter="url\([^)]*\)"/g, '')
    : svg
}
