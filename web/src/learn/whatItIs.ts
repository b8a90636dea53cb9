import type { Link } from '../model.ts'

const files = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'zip', 'epub', 'mp3', 'mp4', 'jpg', 'png']

/** What a link leads to, by its address: `PDF`, and the host if it is not the museum's. */
export function whatItIs({ href, kind }: Link): string {
  // A path is read as one of some host; the host is then not shown.
  const address = URL.parse(href, 'https://museum.invalid')
  const ending = /\.(\w+)$/.exec(address?.pathname ?? '')?.[1]?.toLowerCase() ?? ''
  const file = files.includes(ending) ? ending.toUpperCase() : ''
  const host = kind === 'external' ? (address?.host.replace(/^www\./, '') ?? '') : ''
  return [file, host].filter((word) => word !== '').join(', ')
}
