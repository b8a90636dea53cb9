import { PageHero } from '../../components/PageHero.tsx'
import { ItemRows } from '../../learn/ItemRows.tsx'
import { People } from '../../learn/People.tsx'
import { TitledSection } from '../../learn/TitledSection.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { ResearchUnit as ResearchUnitModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** Those who study one field: who they are, what they do, what they have published. */
export default function ResearchUnit(unit: ResearchUnitModel) {
  const say = useMessage()
  const { hero, people, projects, publications, modules } = unit
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {people.length > 0 ? (
          <TitledSection title={say('staff')}>
            <People people={people} level={3} />
          </TitledSection>
        ) : null}
        {projects.length > 0 ? (
          <TitledSection title={say('projects')}>
            <ExhibitionCards exhibitions={projects} level={3} arrangement="rows" />
          </TitledSection>
        ) : null}
        {publications.length > 0 ? (
          <TitledSection title={say('publications')}>
            <ItemRows items={publications} level={3} compact />
          </TitledSection>
        ) : null}
        <Modules modules={modules} />
      </div>
    </>
  )
}
