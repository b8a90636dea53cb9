import { PageHero } from '../../components/PageHero.tsx'
import { LevelLinks } from '../../learn/LevelLinks.tsx'
import { TopicCards } from '../../learn/TopicCards.tsx'
import { Variants } from '../../learn/Variants.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EducationOverview as EducationOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** What a school can do here: by level, and what an editor points at. */
export default function EducationOverview(model: EducationOverviewModel) {
  const say = useMessage()
  const { hero, levels, highlighted, variants, modules } = model
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {levels.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-3 levels-title">{say('levels')}</h2>
            <LevelLinks levels={levels} />
          </section>
        ) : null}
        {highlighted.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-1">{say('featured')}</h2>
            <TopicCards topics={highlighted} level={3} />
          </section>
        ) : null}
        <Variants variants={variants} />
        <Modules modules={modules} />
      </div>
    </>
  )
}
