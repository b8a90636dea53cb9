import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { titleSize } from '../../components/PageHero.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import { Byline } from '../../learn/Byline.tsx'
import type { HeroArticle as HeroArticleModel } from '../../model.ts'

/** The top of an article: a picture, and a sheet of paper that lies over it. */
export default function HeroArticle(article: HeroArticleModel) {
  const { title, subtitle, lead, picture, authors, published, headsPage, breadcrumbs } = article
  return (
    <section>
      <div className="article-artwork artwork">
        {picture ? (
          <Picture
            picture={picture}
            loading={headsPage ? 'eager' : 'lazy'}
            sizes="100vw"
            first={headsPage}
          />
        ) : null}
      </div>
      <div className="sheet">
        <header className="article-top">
          <Breadcrumbs links={breadcrumbs} current={title} />
          {headsPage ? (
            <PageTitle title={title} className={titleSize(title)} />
          ) : (
            <h2 className="display-2" style={fitting(title)}>
              {title}
            </h2>
          )}
          {subtitle ? <p className="article-subtitle">{subtitle}</p> : null}
          {lead ? <p className="article-lead">{lead}</p> : null}
          <Byline authors={authors} published={published} />
        </header>
      </div>
    </section>
  )
}
