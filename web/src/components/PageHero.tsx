import { type ReactNode, use } from 'react'
import type { PageHero as PageHeroModel } from '../model.ts'
import { OwnTop } from '../shell/context.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ButtonLink } from './Button.tsx'
import { from } from './breakpoints.ts'
import { PageTitle } from './PageTitle.tsx'
import { Picture } from './Picture.tsx'
import { RestOfTop } from './RestOfTop.tsx'

interface PageHeroProps extends PageHeroModel {
  /** What stands right below the title. */
  children?: ReactNode
  /** The surface that the words stand on. */
  ground?: 'tint' | 'deep'
}

/** The top of an ordinary page. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, picture, call, breadcrumbs, children, ground = 'tint' } = props
  const button = call ? <ButtonLink link={call} /> : null
  if (!use(OwnTop)) {
    return (
      <RestOfTop>
        {children}
        {button}
      </RestOfTop>
    )
  }
  return (
    <div className={`page-hero on-${ground}`} data-picture={picture !== null}>
      <div className="page-hero-text">
        <Breadcrumbs links={breadcrumbs} current={title} />
        <PageTitle title={title} className={titleSize(title)} />
        {children}
        {lead ? <p className="lead">{lead}</p> : null}
        {button}
      </div>
      {picture ? (
        <div className="page-hero-artwork artwork">
          <Picture picture={picture} loading="eager" sizes={`${from('lg')} 42vw, 100vw`} first />
        </div>
      ) : null}
    </div>
  )
}

/** A long title is set smaller, so that one sees where it ends. */
export function titleSize(title: string): string {
  if (title.length <= 44) return 'display-1'
  return title.length <= 88 ? 'display-2' : 'title-1'
}
