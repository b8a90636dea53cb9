import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Picture } from '../../components/Picture.tsx'
import type { LandingPage as LandingPageModel } from '../../model/LandingPage'
import type { PageHero } from '../../model/PageHero'
import { Modules } from '../../modules/Modules.tsx'

/** A page for anything: a hero and modules. */
export default function LandingPage({ hero, modules }: LandingPageModel) {
  return (
    <>
      <Hero {...hero} />
      <Modules modules={modules} />
    </>
  )
}

function Hero({ title, lead, picture, call, breadcrumbs }: PageHero) {
  return (
    <div className="page-hero on-tint" data-picture={picture !== null}>
      <div className="page-hero-text">
        <Breadcrumbs links={breadcrumbs} />
        <PageTitle title={title} className="display-1" />
        {lead ? <p className="lead">{lead}</p> : null}
        {call ? <ButtonLink link={call} /> : null}
      </div>
      {picture ? (
        <div className="page-hero-print print">
          <Picture
            picture={picture}
            loading="eager"
            sizes="(min-width: 1024px) 42vw, 100vw"
            first
          />
        </div>
      ) : null}
    </div>
  )
}
