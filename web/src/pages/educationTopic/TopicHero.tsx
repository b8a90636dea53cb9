import { use } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { from } from '../../components/breakpoints.ts'
import { titleSize } from '../../components/PageHero.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Picture } from '../../components/Picture.tsx'
import { RestOfTop } from '../../components/RestOfTop.tsx'
import { Labels } from '../../learn/Labels.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EducationTopic } from '../../model.ts'
import { OwnTop } from '../../shell/context.ts'

/** The top of a topic: what it is, and how long it takes. */
export function TopicHero({ topic: { hero, labels, duration } }: { topic: EducationTopic }) {
  const { title, lead, picture, call, breadcrumbs } = hero
  const rest = (
    <>
      {duration ? <Duration>{duration}</Duration> : null}
      {call ? <ButtonLink link={call} /> : null}
    </>
  )
  if (!use(OwnTop)) {
    return (
      <RestOfTop>
        <Labels labels={labels} />
        {rest}
      </RestOfTop>
    )
  }
  return (
    <div className="page-hero on-tint" data-picture={picture !== null}>
      <div className="page-hero-text">
        <Breadcrumbs links={breadcrumbs} current={title} />
        <Labels labels={labels} />
        <PageTitle title={title} className={titleSize(title)} />
        {lead ? <p className="lead">{lead}</p> : null}
        {rest}
      </div>
      {picture ? (
        <div className="page-hero-artwork artwork">
          <Picture picture={picture} loading="eager" sizes={`${from('lg')} 42vw, 100vw`} first />
        </div>
      ) : null}
    </div>
  )
}

function Duration({ children }: { children: string }) {
  const say = useMessage()
  return (
    <p className="topic-hero-duration">
      {say('duration')}: <strong>{children}</strong>
    </p>
  )
}
