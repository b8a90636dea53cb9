import { Variants } from '../../learn/Variants.tsx'
import type { EducationTopic as EducationTopicModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { TopicHero } from './TopicHero.tsx'

/** Something that a class can do. */
export default function EducationTopic(topic: EducationTopicModel) {
  return (
    <>
      <TopicHero topic={topic} />
      <div className="sections">
        <Variants variants={topic.variants} />
        <Modules modules={topic.modules} />
      </div>
    </>
  )
}
