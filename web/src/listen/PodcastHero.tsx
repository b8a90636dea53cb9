import { type ReactNode, use } from 'react'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ButtonLink } from '../components/Button.tsx'
import { from } from '../components/breakpoints.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { Picture } from '../components/Picture.tsx'
import { RestOfTop } from '../components/RestOfTop.tsx'
import type { PageHero, TitleSize } from '../model.ts'
import { OwnTop } from '../shell/context.ts'
import { sizeOnTop } from './titleSizes.ts'

interface PodcastHeroProps {
  hero: PageHero
  size: TitleSize
  /** What stands above the title. */
  over: ReactNode
  /** What follows the lead. */
  children?: ReactNode
}

/** The top of a podcast or of an episode, on ink: a square artwork, and the words beside it. */
export function PodcastHero({ hero, size, over, children }: PodcastHeroProps) {
  const { title, lead, picture, call, breadcrumbs } = hero
  const rest = (
    <>
      {children}
      {call ? <ButtonLink link={call} /> : null}
    </>
  )
  if (!use(OwnTop)) {
    return (
      <RestOfTop>
        {over}
        {rest}
      </RestOfTop>
    )
  }
  return (
    <div className="pod-hero on-ink">
      <div className="wrap">
        <Breadcrumbs links={breadcrumbs} current={title} />
        <div className="pod-hero-row">
          <div className="artwork">
            {picture ? (
              <Picture picture={picture} loading="eager" sizes={`${from('md')} 38vw, 91vw`} first />
            ) : null}
          </div>
          <div className="pod-hero-text">
            {over}
            <PageTitle title={title} className={sizeOnTop[size]} />
            {lead ? <p className="lead">{lead}</p> : null}
            {rest}
          </div>
        </div>
      </div>
    </div>
  )
}
