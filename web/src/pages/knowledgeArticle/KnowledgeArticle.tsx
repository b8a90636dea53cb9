import { MoreLink } from '../../components/Button.tsx'
import { Cards } from '../../components/Card.tsx'
import { Picture } from '../../components/Picture.tsx'
import { ArticleContents } from '../../learn/ArticleContents.tsx'
import { ArticleNotes } from '../../learn/ArticleNotes.tsx'
import { ArticleParts, endOfOpening } from '../../learn/ArticleParts.tsx'
import { Figures } from '../../learn/Figures.tsx'
import { People } from '../../learn/People.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type {
  Item,
  KnowledgeArticle as KnowledgeArticleModel,
  Link,
  PageHero,
  Person,
} from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { ShareLinks } from '../../share/ShareLinks.tsx'
import { ArticleTop } from './ArticleTop.tsx'

/** A long text to read, on a sheet that lies over the picture. */
export default function KnowledgeArticle(article: KnowledgeArticleModel) {
  const { hero, authors, notes, modules, related } = article
  return (
    <>
      <Print hero={hero} />
      <article className="sheet">
        <ArticleTop article={article} />
        <Text article={article} />
        <ArticleNotes notes={notes} />
        <Authors authors={authors} />
        <ShareLinks share={article.share} />
      </article>
      <div className="sections article-after">
        <Modules modules={modules} />
        <Related items={related} />
        <WayOn breadcrumbs={hero.breadcrumbs} />
      </div>
    </>
  )
}

function Print({ hero: { picture } }: { hero: PageHero }) {
  return (
    <div className="article-artwork artwork">
      {picture ? <Picture picture={picture} loading="eager" sizes="100vw" first /> : null}
    </div>
  )
}

/** The text. Beside its opening, where there is room, stand facts and contents. */
function Text({ article: { parts, facts, contents } }: { article: KnowledgeArticleModel }) {
  const end = endOfOpening(parts)
  return (
    <div className="article-text">
      <div className="article-opening" data-aside={facts.length + contents.length > 0}>
        <ArticleContents headings={contents} />
        <div className="article-flow">
          <ArticleParts parts={parts.slice(0, end)} first />
        </div>
        <Figures facts={facts} />
      </div>
      <ArticleParts parts={parts.slice(end)} first={end === 0} />
    </div>
  )
}

/** Those of whom there is more to say than the line below the title does. */
function Authors({ authors }: { authors: readonly Person[] }) {
  const say = useMessage()
  const known = authors.filter(
    ({ picture, excerpt, bio, email, phone }) =>
      picture || excerpt || email || phone || bio.length > 0,
  )
  if (known.length === 0) return null
  return (
    <section className="article-authors">
      <h2 className="title-2">{say('writtenBy')}</h2>
      <People people={known} level={3} />
    </section>
  )
}

function Related({ items }: { items: readonly Item[] }) {
  const say = useMessage()
  if (items.length === 0) return null
  return (
    <section className="plain wrap">
      <h2 className="title-1">{say('seeAlso')}</h2>
      <Cards items={items} level={3} />
    </section>
  )
}

/** The page above: there is no foot to go on from. */
function WayOn({ breadcrumbs }: { breadcrumbs: readonly Link[] }) {
  const say = useMessage()
  const above = breadcrumbs.findLast((link) => link.href !== '')
  if (!above) return null
  return (
    <div className="wrap article-way-on">
      <MoreLink link={above} label={say('moreFrom', { title: above.title })} />
    </div>
  )
}
