import { PageTitle } from '../../components/PageTitle.tsx'
import type { FailedPage as FailedPageModel } from '../../model.ts'

/** The page for when something went wrong, with the texts of `docs/rules.md#error-pages`. */
export default function FailedPage(page: FailedPageModel) {
  return (
    <div className="lost on-tint">
      <div className="wrap">
        <p className="meta">
          {page.title} {page.status}: <span lang="en">{page.statusMessage}</span>.{' '}
          {page.description}
        </p>
        <PageTitle title={page.heading} className="display-1" />
        <p className="lead">{page.subtitle}</p>
      </div>
    </div>
  )
}
