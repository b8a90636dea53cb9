import type { OpenNow as OpenNowModel } from '../model.ts'

/** Whether it is open now: the words state it, the dot only repeats them. */
export function OpenNow({ open, text }: OpenNowModel) {
  return (
    <span className="open-now" data-open={open}>
      {text}
    </span>
  )
}
