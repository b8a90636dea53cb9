/**
 * The marks of social platforms. They are no part of the bundle: the footer requests those it
 * shows from the host's icon endpoint, and works without them.
 */
export const markSet = 'marks'

/** Paths in a square of 24, rendered as strokes. The build writes them for the endpoint. */
export const marks: Readonly<Record<string, readonly string[]>> = {
  facebook: ['M14.5 22v-8.5h3.2M14.5 22v-14.5q0-3 3-3h1M10 13.5h7'],
  instagram: ['M3.5 3.5h17v17h-17z', 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', 'M17 6.2v1.6'],
  twitter: ['M4 4l16 16M20 4L4 20'],
  youtube: ['M2.5 5.5h19v13h-19zM10 9l5 3-5 3z'],
}

/** The set in the form that icon services have. */
export function markFile(): string {
  const body = (paths: readonly string[]) => paths.map((path) => `<path d="${path}"/>`).join('')
  const icons = Object.entries(marks).map(([name, paths]) => [name, { body: body(paths) }])
  return JSON.stringify({ prefix: markSet, icons: Object.fromEntries(icons) })
}
