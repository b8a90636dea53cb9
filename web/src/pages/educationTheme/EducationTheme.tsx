import { PageHero } from '../../components/PageHero.tsx'
import { TopicCards } from '../../learn/TopicCards.tsx'
import { Variants } from '../../learn/Variants.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EducationTheme as EducationThemeModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** The topics of a theme. */
export default function EducationTheme({ hero, topics, variants, modules }: EducationThemeModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {topics.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-1">{say('topics')}</h2>
            <TopicCards topics={topics} level={3} />
          </section>
        ) : null}
        <Variants variants={variants} />
        <Modules modules={modules} />
      </div>
    </>
  )
}
