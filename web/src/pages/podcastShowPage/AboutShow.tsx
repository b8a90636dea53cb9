import type { ReactNode } from 'react'
import { MoreLink } from '../../components/Button.tsx'
import { RichText } from '../../components/RichText.tsx'
import { fitting } from '../../components/titleLines.ts'
import { People } from '../../learn/People.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastShowPage } from '../../model.ts'

/** Who makes a podcast, who is in it, what it is about, and where else it can be heard. */
export function AboutShow({ show }: { show: PodcastShowPage }) {
  const say = useMessage()
  const { aboutAuthor, people, about, external, feed } = show
  return (
    <>
      {aboutAuthor.length > 0 ? (
        <Part title={say('aboutAuthor')}>
          <RichText value={aboutAuthor} under={2} className="prose prose-opening" />
        </Part>
      ) : null}
      {people.length > 0 ? (
        <Part title={say('takingPart')}>
          <People people={people} level={3} />
        </Part>
      ) : null}
      <Part title={say('aboutShow')}>
        <RichText value={about} under={2} className="prose prose-opening" />
        <ul className="link-list">
          <li>
            <MoreLink link={{ title: say('podcastFeed'), href: feed, kind: 'cross-site' }} />
          </li>
          {external ? (
            <li>
              <MoreLink link={external} />
            </li>
          ) : null}
        </ul>
      </Part>
    </>
  )
}

/** The heading beside what it is about, where there is room. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="plain">
      <div className="grid-12 aside-layout">
        <h2 className="title-1" style={fitting(title)}>
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}
