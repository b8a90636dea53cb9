import type { FrontPage as FrontPageModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { Hero } from './Hero.tsx'

/** The front page: featured items and modules. */
export default function FrontPage({ hero, modules }: FrontPageModel) {
  return (
    <>
      <Hero {...hero} />
      <Modules modules={modules} />
    </>
  )
}
