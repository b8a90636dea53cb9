import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { titleSize } from '../../components/PageHero.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Byline } from '../../learn/Byline.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { KnowledgeArticle } from '../../model.ts'

/** What an article is about, who wrote it, and how long one reads. */
export function ArticleTop({ article }: { article: KnowledgeArticle }) {
  const say = useMessage()
  const { hero, subtitle, authors, published, minutes } = article
  return (
    <header className="article-top">
      <div className="article-way">
        <Breadcrumbs links={hero.breadcrumbs} current={hero.title} />
        <p className="meta">{say('readingTime', { count: minutes })}</p>
      </div>
      <PageTitle title={hero.title} className={titleSize(hero.title)} />
      {subtitle ? <p className="article-subtitle">{subtitle}</p> : null}
      {hero.lead ? <p className="article-lead">{hero.lead}</p> : null}
      {hero.call ? <ButtonLink link={hero.call} /> : null}
      <Byline authors={authors} published={published} />
    </header>
  )
}
