import { PageHero } from '../../components/PageHero.tsx'
import { CardGrid } from '../../learn/CardGrid.tsx'
import { Groups } from '../../learn/Groups.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { ProjectOverview as ProjectOverviewModel, RunCard } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** Projects, and the units that have them. */
export default function ProjectOverview(model: ProjectOverviewModel) {
  const say = useMessage()
  const { hero, current, upcoming, units, modules } = model
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        <section className="plain wrap list-tabs">
          <Groups
            label={hero.title}
            groups={[
              { key: 'aktuelle', title: say('currentProjects'), ...projects(current) },
              { key: 'kommende', title: say('upcomingProjects'), ...projects(upcoming) },
              {
                key: 'forskningsenheder',
                title: say('researchUnits'),
                count: units.length,
                render: (level) => <CardGrid items={units} level={level} />,
              },
            ]}
          />
        </section>
        <Modules modules={modules} />
      </div>
    </>
  )
}

function projects(cards: readonly RunCard[]) {
  return {
    count: cards.length,
    render: (level: 2 | 3 | 4) => (
      <ExhibitionCards exhibitions={cards} level={level} arrangement="rows" />
    ),
  }
}
