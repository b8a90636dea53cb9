import type { MessageKey } from '../messages/messages.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { RunStage } from '../model.ts'

type Words = Partial<Record<RunStage, MessageKey>>

const exhibition: Words = {
  lastWeeks: 'lastWeeks',
  opensSoon: 'opensSoon',
  past: 'exhibitionOver',
}

const project: Words = {
  lastWeeks: 'projectEndsSoon',
  opensSoon: 'projectStartsSoon',
  past: 'projectOver',
}

interface StageProps {
  stage: RunStage
  /** A project does not open, it begins. */
  ofProject?: boolean | undefined
}

/** What is worth saying about where today lies in the time of an exhibition or a project. */
export function Stage({ stage, ofProject = false }: StageProps) {
  const say = useMessage()
  const word = (ofProject ? project : exhibition)[stage]
  if (!word) return null
  return (
    <span className="stage" data-stage={stage}>
      {say(word)}
    </span>
  )
}
