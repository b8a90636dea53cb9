import { PageTitle } from './PageTitle.tsx'
import { titleLines } from './titleLines.ts'
import { Unbroken } from './Unbroken.tsx'

/** The title of a page that runs over an artwork: each line stands on a strip of the panel's colour. */
export function StripTitle({ title }: { title: string }) {
  const size = sizeOf(title)
  return (
    <PageTitle title={title} className={`hero-title hero-title-${size.name}`}>
      {titleLines(title, size.letters).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
        <span className="strip" key={index}>
          <Unbroken title={line} />{' '}
        </span>
      ))}
    </PageTitle>
  )
}

/** A long title is set smaller, so that it stays above the fold. */
function sizeOf(title: string): { name: 'large' | 'middle' | 'small'; letters: number } {
  if (title.length <= 26) return { name: 'large', letters: 12 }
  if (title.length <= 48) return { name: 'middle', letters: 17 }
  return { name: 'small', letters: 24 }
}
