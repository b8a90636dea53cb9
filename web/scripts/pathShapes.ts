/** The shapes of an SVG path, as polygons: what the marks of the sites are made of. */

export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

/** Into how many lines a curve is divided: at 512 pixels none of them is seen. */
const parts = 32

const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 }

/** Reads a path. It knows the commands of the marks, and refuses any other. */
export function shapesOf(path: string): Polygon[] {
  const shapes: Point[][] = []
  let at: Point = [0, 0]
  for (const [, letter = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    const length = lengths[command]
    if (length === undefined) throw new Error(`unknown command ${letter} in ${path}`)
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    const from = (): Point => (letter === command ? at : [0, 0])
    for (let place = 0; place < Math.max(numbers.length, 1); place += length || 1) {
      if (command === 'z') {
        at = shapes.at(-1)?.[0] ?? at
        continue
      }
      const values = numbers.slice(place, place + length)
      if (values.length < length) throw new Error(`too few numbers after ${letter} in ${path}`)
      const points = drawn(command, values, at, from())
      if (command === 'm' && place === 0) shapes.push([])
      shapes.at(-1)?.push(...points)
      at = points.at(-1) ?? at
    }
  }
  return shapes
}

/** The points that a command adds. */
function drawn(command: string, values: readonly number[], at: Point, from: Point): Point[] {
  const point = (place: number): Point => [
    from[0] + (values[place] ?? 0),
    from[1] + (values[place + 1] ?? 0),
  ]
  const own = values[0] ?? 0
  switch (command) {
    case 'h':
      return [[from[0] + own, at[1]]]
    case 'v':
      return [[at[0], from[1] + own]]
    case 'c':
      return curve([at, point(0), point(2), point(4)])
    case 'q':
      return curve([at, point(0), point(2)])
    case 'a':
      return arc(at, point(5), own, values[3] === 1, values[4] === 1)
    default:
      return [point(0)]
  }
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** A Bézier curve of any degree, by de Casteljau. */
function curve(points: readonly Point[]): Point[] {
  return Array.from({ length: parts }, (_, number) => {
    let left = points
    while (left.length > 1) {
      left = left
        .slice(1)
        .map((end, place) => between(left[place] ?? end, end, (number + 1) / parts))
    }
    return left[0] ?? [0, 0]
  })
}

/** A part of a circle: no mark has an ellipse. */
function arc(at: Point, to: Point, radius: number, large: boolean, clockwise: boolean): Point[] {
  const [middle, half] = [between(at, to, 0.5), Math.hypot(to[0] - at[0], to[1] - at[1]) / 2]
  const away = Math.sqrt(Math.max(radius ** 2 - half ** 2, 0)) / half
  const side = large === clockwise ? -1 : 1
  const centre: Point = [
    middle[0] + (side * away * (at[1] - to[1])) / 2,
    middle[1] + (side * away * (to[0] - at[0])) / 2,
  ]
  const angle = ([x, y]: Point) => Math.atan2(y - centre[1], x - centre[0])
  const turn = Math.PI * 2
  let sweep = (((angle(to) - angle(at)) % turn) + turn) % turn
  if (!clockwise) sweep -= turn
  const steps = parts * 4
  return Array.from({ length: steps }, (_, number) => {
    const here = angle(at) + (sweep * (number + 1)) / steps
    return [centre[0] + radius * Math.cos(here), centre[1] + radius * Math.sin(here)]
  })
}
