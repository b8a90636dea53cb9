import { Cards } from '../../components/Card.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { ItemList } from '../../learn/ItemList.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { KnowledgeOverview as KnowledgeOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** All that there is to read: by theme, and the newest first. */
export default function KnowledgeOverview(model: KnowledgeOverviewModel) {
  const say = useMessage()
  const { hero, themes, articles, modules } = model
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {themes.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-1">{say('themes')}</h2>
            <Cards items={themes} level={3} />
          </section>
        ) : null}
        <section className="plain wrap">
          <h2 className="title-1 section-title">{say('newestArticles')}</h2>
          <ItemList pages={articles} level={3} label={say('newestArticles')} />
        </section>
        <Modules modules={modules} />
      </div>
    </>
  )
}
