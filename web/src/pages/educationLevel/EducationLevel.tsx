import { Cards } from '../../components/Card.tsx'
import { columnsFor } from '../../components/columns.ts'
import { PageHero } from '../../components/PageHero.tsx'
import { Variants } from '../../learn/Variants.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EducationLevel as EducationLevelModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** The themes of a level. */
export default function EducationLevel({ hero, themes, variants, modules }: EducationLevelModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {themes.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-1">{say('themes')}</h2>
            <Cards items={themes} level={3} columns={columnsFor(themes.length, 3)} />
          </section>
        ) : null}
        <Variants variants={variants} />
        <Modules modules={modules} />
      </div>
    </>
  )
}
