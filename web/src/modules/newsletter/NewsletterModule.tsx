import type { NewsletterModule as NewsletterModuleModel } from '../../model.ts'
import { SignUp } from '../../newsletter/SignUp.tsx'

/** A sign-up within a page, to a list and in colours of its own. */
export default function NewsletterModule({ newsletter }: NewsletterModuleModel) {
  return <SignUp newsletter={newsletter} surface={newsletter.theme ? 'on-impact' : 'on-deep'} />
}
