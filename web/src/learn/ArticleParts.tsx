import { MoreLink } from '../components/Button.tsx'
import { from } from '../components/breakpoints.ts'
import { Caption, Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { ArticlePart } from '../model.ts'
import { Modules } from '../modules/Modules.tsx'
import { ArticleText, opensWithLetter } from './ArticleText.tsx'

interface ArticlePartsProps {
  parts: readonly ArticlePart[]
  /** Whether the text begins here. */
  first: boolean
}

/** Text, pictures and quotes, one below the other. */
export function ArticleParts({ parts, first }: ArticlePartsProps) {
  return parts.map((part, index) => (
    <OnePart key={part.key} part={part} first={first && index === 0} />
  ))
}

function OnePart({ part, first }: { part: ArticlePart; first: boolean }) {
  switch (part.type) {
    case 'text':
      return <ArticleText value={part.text} dropCap={first && opensWithLetter(part.text)} />
    case 'picture':
      return <ArticlePicture {...part} />
    case 'quote':
      return <Quote {...part} />
    case 'module':
      return <Modules modules={[part.module]} />
  }
}

type Part<Type> = Extract<ArticlePart, { type: Type }>

const narrow = `${from('md')} 726px, 91vw`
const bleeding = `${from('xl')} 1180px, 100vw`

/** Within the measure a picture is shown whole; one that goes beyond it is cut to a wide shape. */
function ArticlePicture({ picture, wide }: Part<'picture'>) {
  return (
    <figure className="article-picture" data-wide={wide}>
      <div className={wide ? 'artwork' : undefined}>
        <Picture picture={picture} loading="lazy" sizes={wide ? bleeding : narrow} />
      </div>
      <Caption picture={picture} />
    </figure>
  )
}

function Quote({ text, source, link }: Part<'quote'>) {
  return (
    <figure className="article-quote on-tint">
      <blockquote className="title-1" style={fitting(text)}>
        <p>{text}</p>
      </blockquote>
      {source ? <figcaption>{source}</figcaption> : null}
      {link ? <MoreLink link={link} /> : null}
    </figure>
  )
}

/**
 * Where the part ends that has facts and contents beside it: before what goes beyond the
 * measure, and would lie under them.
 */
export function endOfOpening(parts: readonly ArticlePart[]): number {
  const beyond = parts.findIndex(
    (part) =>
      part.type === 'quote' || part.type === 'module' || (part.type === 'picture' && part.wide),
  )
  return beyond < 0 ? parts.length : beyond
}
