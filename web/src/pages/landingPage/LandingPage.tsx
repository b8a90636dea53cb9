import { PageHero } from '../../components/PageHero.tsx'
import type { LandingPage as LandingPageModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** A page for anything: a hero and modules. An article's hero takes the place of its own. */
export default function LandingPage({ hero, modules }: LandingPageModel) {
  const [first] = modules
  return (
    <>
      {first?.type === 'heroArticle' ? null : <PageHero {...hero} />}
      <Modules modules={modules} />
    </>
  )
}
