import { PageTitle } from '../../components/PageTitle.tsx'
import type { NewsletterPage as NewsletterPageModel } from '../../model.ts'

/** What came of a sign-up, for those whose browser runs no script. */
export default function NewsletterPage({ heading, text }: NewsletterPageModel) {
  return (
    <div className="lost on-tint">
      <div className="wrap">
        <PageTitle title={heading} className="display-1" />
        <p className="lead">{text}</p>
      </div>
    </div>
  )
}
