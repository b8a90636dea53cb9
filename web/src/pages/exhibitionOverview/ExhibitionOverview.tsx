import { PageHero } from '../../components/PageHero.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { ExhibitionOverview as ExhibitionOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { Tabbed } from '../../tabs/Tabbed.tsx'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** What one can see, and what one will. */
export default function ExhibitionOverview(model: ExhibitionOverviewModel) {
  return (
    <>
      <PageHero {...model.hero} />
      <div className="sections">
        <section className="plain wrap exhibition-tabs">
          <Exhibitions {...model} />
        </section>
        <Modules modules={model.modules} />
      </div>
    </>
  )
}

function Exhibitions({ hero, current, upcoming }: ExhibitionOverviewModel) {
  const say = useMessage()
  const named = { exhibitions: say('exhibitions') }
  const groups = [
    { key: 'aktuelle', title: say('currentExhibitions', named), exhibitions: current },
    { key: 'kommende', title: say('upcomingExhibitions', named), exhibitions: upcoming },
  ].filter(({ exhibitions }) => exhibitions.length > 0)
  const [first, ...others] = groups
  if (!first) return <p className="lead">{say('noExhibitions')}</p>
  if (others.length === 0) {
    return (
      <>
        <h2 className="title-1 section-title">{first.title}</h2>
        <ExhibitionCards exhibitions={first.exhibitions} level={3} arrangement="pairs" />
      </>
    )
  }
  return (
    <Tabbed
      label={hero.title}
      level={2}
      tabs={groups.map(({ key, title, exhibitions }) => ({
        key,
        title,
        render: (level) => (
          <ExhibitionCards exhibitions={exhibitions} level={level} arrangement="pairs" />
        ),
      }))}
    />
  )
}
