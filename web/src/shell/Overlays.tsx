import { ConsentPlace } from '../consent/ConsentPlace.tsx'
import type { PageView } from '../model.ts'
import { PopUpPlace } from '../newsletter/PopUpPlace.tsx'
import { LayoutGrid } from './LayoutGrid.tsx'

/** What may lie over a page and that no page needs to begin with. */
export default function Overlays({ page, shell }: PageView) {
  return (
    <>
      <ConsentPlace consent={shell.consent} />
      <PopUpPlace popUp={shell.newsletterPopUp} path={page.path} type={page.body.type} />
      <LayoutGrid />
    </>
  )
}
