/** Milliseconds that a provider may take before it counts as away. */
export const patience = 10_000

/** Whether another host responds. One that is silent may still do so. */
export type Answer = 'reached' | 'refused' | 'silent'

/**
 * Finds out whether another host responds, and calls once. Returns what ends the waiting.
 *
 * A page cannot tell a frame that loaded from one that could not: browsers report both as
 * loaded, and reveal nothing of what another host sent. The content security policy lets a page
 * request nothing elsewhere; a frame of ours without an origin may, and tells.
 */
export function reach(url: string, call: (answer: Answer) => void): () => void {
  const frame = document.createElement('iframe')
  const end = () => {
    clearTimeout(timer)
    removeEventListener('message', hear)
    frame.remove()
  }
  const settle = (answer: Answer) => {
    end()
    call(answer)
  }
  const hear = ({ source, data }: MessageEvent<{ reached: boolean }>) => {
    if (source && source === frame.contentWindow) settle(data.reached ? 'reached' : 'refused')
  }
  const timer = navigator.onLine
    ? setTimeout(settle, patience, 'silent')
    : setTimeout(settle, 0, 'refused')
  addEventListener('message', hear)
  frame.hidden = true
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = `/embeds/reach?url=${encodeURIComponent(url)}`
  document.body.append(frame)
  return end
}
