import { PageHero } from '../../components/PageHero.tsx'
import { ItemList } from '../../learn/ItemList.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { KnowledgeTheme as KnowledgeThemeModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** What there is to read about one thing. */
export default function KnowledgeTheme({ hero, articles, modules }: KnowledgeThemeModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        <section className="plain wrap">
          <h2 className="title-1 section-title">{say('articles')}</h2>
          <ItemList pages={articles} level={3} label={say('articles')} />
        </section>
        <Modules modules={modules} />
      </div>
    </>
  )
}
