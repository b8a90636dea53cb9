import type { MessageKey } from '../messages/messages.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { ExhibitionStage } from '../model/ExhibitionStage'

const words: Partial<Record<ExhibitionStage, MessageKey>> = {
  lastWeeks: 'lastWeeks',
  opensSoon: 'opensSoon',
  past: 'exhibitionOver',
}

/** What is worth saying about where today lies in an exhibition's time. */
export function Stage({ stage }: { stage: ExhibitionStage }) {
  const say = useMessage()
  const word = words[stage]
  if (!word) return null
  return (
    <span className="stage" data-stage={stage}>
      {say(word)}
    </span>
  )
}
