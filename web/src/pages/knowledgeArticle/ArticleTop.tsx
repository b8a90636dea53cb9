import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { titleSize } from '../../components/PageHero.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { soften } from '../../components/soften.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { KnowledgeArticle, Person } from '../../model.ts'

/** What an article is about, who wrote it, and how long one reads. */
export function ArticleTop({ article }: { article: KnowledgeArticle }) {
  const say = useMessage()
  const { hero, subtitle, authors, published, minutes } = article
  return (
    <header className="article-top">
      <div className="article-way">
        <Breadcrumbs links={hero.breadcrumbs} />
        <p className="meta">{say('readingTime', { count: minutes })}</p>
      </div>
      <PageTitle title={hero.title} className={titleSize(hero.title)} />
      {subtitle ? <p className="article-subtitle">{soften(subtitle)}</p> : null}
      {hero.lead ? <p className="article-lead">{hero.lead}</p> : null}
      {hero.call ? <ButtonLink link={hero.call} /> : null}
      <Byline authors={authors} published={published} />
    </header>
  )
}

interface BylineProps {
  authors: readonly Person[]
  published: string | null
}

function Byline({ authors, published }: BylineProps) {
  const say = useMessage()
  return (
    <div className="byline">
      {authors.length > 0 ? (
        <p>
          {say('writtenBy')}{' '}
          {authors.map(({ id, name, title }, index) => (
            <span key={id}>
              {index > 0 ? ' · ' : null}
              <strong>{name}</strong>
              {title ? `, ${title}` : null}
            </span>
          ))}
        </p>
      ) : null}
      {published ? <p>{published}</p> : null}
    </div>
  )
}
