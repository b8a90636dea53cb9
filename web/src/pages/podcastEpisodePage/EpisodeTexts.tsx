import { RichText } from '../../components/RichText.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastEpisodePage } from '../../model.ts'
import { Tabbed } from '../../tabs/Tabbed.tsx'

/**
 * What it is about and what is said: under tabs where there are both (`docs/rules.md#podcasts`).
 */
export function EpisodeTexts({ page: { hero, about, transcript } }: { page: PodcastEpisodePage }) {
  const say = useMessage()
  const texts = [
    { key: 'om', title: say('aboutEpisode'), value: about, className: 'prose prose-opening' },
    { key: 'udskrift', title: say('transcript'), value: transcript, className: 'prose transcript' },
  ].filter(({ value }) => value.length > 0)
  const [first, ...others] = texts
  if (!first) return null
  if (others.length === 0) {
    return (
      <section className="plain wrap">
        <h2 className="title-1 section-title">{first.title}</h2>
        <RichText value={first.value} under={2} className={first.className} />
      </section>
    )
  }
  return (
    <section className="plain wrap list-tabs">
      <Tabbed
        label={hero.title}
        level={2}
        tabs={texts.map(({ key, title, value, className }) => ({
          key,
          title,
          render: (level) => (
            <RichText value={value} under={level === 2 ? 1 : 2} className={className} />
          ),
        }))}
      />
    </section>
  )
}
