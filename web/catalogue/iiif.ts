/**
 * The drawings of the fixtures as IIIF serves images. They are vectors, so a part of one is the
 * drawing with a smaller `viewBox`: nothing has to be cut.
 */

/** As large as the pictures that one goes close to; the drawings' own units are a fourth. */
const width = 6400
const height = 4800
const unit = 4

/** What `info.json` says. */
export function description(id: string): object {
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    tiles: [{ width: 512, scaleFactors: [1, 2, 4, 8, 16] }],
  }
}

/** A part of a drawing: `full` or `x,y,w,h` in pixels, at a size `w,h` or `w,`. */
export function part(svg: string, region: string, size: string): string {
  const whole = [0, 0, width, height]
  const [x = 0, y = 0, w = 0, h = 0] = region === 'full' ? whole : region.split(',').map(Number)
  const [wide = w, high = 0] = size.split(',').map(Number)
  const tall = high || Math.round((wide * h) / w)
  const viewBox = [x, y, w, h].map((length) => length / unit).join(' ')
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
    .replace(/preserveAspectRatio="[^"]*"/, 'preserveAspectRatio="none"')
    .replace('<svg ', `<svg width="${wide}" height="${tall}" `)
}
