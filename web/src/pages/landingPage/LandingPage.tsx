import { PageHero } from '../../components/PageHero.tsx'
import type { LandingPage as LandingPageModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** A page for anything: a hero and modules. */
export default function LandingPage({ hero, modules }: LandingPageModel) {
  return (
    <>
      <PageHero {...hero} />
      <Modules modules={modules} />
    </>
  )
}
