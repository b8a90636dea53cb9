import { PageHero } from '../../components/PageHero.tsx'
import { ItemRows } from '../../learn/ItemRows.tsx'
import { People } from '../../learn/People.tsx'
import { RelatedCards } from '../../learn/RelatedCards.tsx'
import { TitledSection } from '../../learn/TitledSection.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { Project as ProjectModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { Facts } from '../../visit/Facts.tsx'
import { RunHero } from '../../visit/RunHero.tsx'
import { Stage } from '../../visit/Stage.tsx'
import { TicketPanel } from '../../visit/TicketPanel.tsx'

/** What is being found out, by whom, and what has come of it. */
export default function Project(project: ProjectModel) {
  const say = useMessage()
  const { people, publications, modules, related } = project
  return (
    <>
      <ProjectHero {...project} />
      <div className="sections">
        <ProjectFacts project={project} />
        <Modules modules={modules} />
        {people.length > 0 ? (
          <TitledSection title={say('staff')}>
            <People people={people} level={3} />
          </TitledSection>
        ) : null}
        {publications.length > 0 ? (
          <TitledSection title={say('publications')}>
            <ItemRows items={publications} level={3} compact />
          </TitledSection>
        ) : null}
        <RelatedCards items={related} />
      </div>
    </>
  )
}

function ProjectHero({ hero, stage }: ProjectModel) {
  if (hero.layout) return <RunHero hero={hero} stage={stage} ofProject />
  return (
    <PageHero {...hero.top}>
      {hero.subtitle ? <p className="hero-subtitle">{hero.subtitle}</p> : null}
      <Stage stage={stage} ofProject />
    </PageHero>
  )
}

function ProjectFacts({ project }: { project: ProjectModel }) {
  const { period, place, unit, facts, ticket } = project
  const say = useMessage()
  const known = [
    ...(period ? [{ key: 'period', title: say('period'), text: period }] : []),
    ...(place ? [{ key: 'place', title: say('place'), text: place.title, more: place.text }] : []),
    ...(unit ? [{ key: 'unit', title: say('unit'), text: unit.title, link: unit }] : []),
    ...facts,
  ]
  if (known.length === 0 && !ticket) return null
  return (
    <div className={ticket ? 'plain wrap ex-facts' : 'plain wrap first-facts'}>
      <Facts facts={known} />
      {ticket ? <TicketPanel panel={ticket} /> : null}
    </div>
  )
}
