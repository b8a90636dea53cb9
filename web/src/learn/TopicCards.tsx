import { from } from '../components/breakpoints.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { EducationCard } from '../model.ts'
import { Labels } from './Labels.tsx'

interface TopicCardsProps {
  topics: readonly EducationCard[]
  level: 2 | 3 | 4
}

const sizes = `${from('lg')} 30vw, ${from('md')} 46vw, 120px`

/** Topics to choose from, with what they are and how long they take. */
export function TopicCards({ topics, level }: TopicCardsProps) {
  return (
    <ul className="cards topics" data-columns={columnsFor(topics.length)}>
      {topics.map((topic) => (
        <li key={topic.item.id}>
          <TopicCard topic={topic} level={level} />
        </li>
      ))}
    </ul>
  )
}

function TopicCard({ topic, level }: { topic: EducationCard; level: 2 | 3 | 4 }) {
  const { item, labels } = topic
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <div className="artwork ratio-card">
        {item.picture ? (
          <Picture picture={item.picture} loading="lazy" sizes={sizes} decorative />
        ) : null}
      </div>
      <div className="card-text">
        <Labels labels={labels} />
        <Heading className="title-3" style={fitting(item.link.title)}>
          <Link link={item.link} />
        </Heading>
        {item.excerpt ? <p className="card-excerpt">{item.excerpt}</p> : null}
        {item.duration ? <p className="topic-duration">{item.duration}</p> : null}
      </div>
    </article>
  )
}

/** Four in a row if they are four, else three: a row leaves no topic alone where it can. */
function columnsFor(count: number): number {
  return count === 4 ? 4 : Math.min(count, 3)
}
