import { type ComponentType, useRef, useState } from 'react'
import { DrawnIcon } from '../components/Icon.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Picture } from '../model.ts'
import { Opener } from './Opener.tsx'
import type { ZoomDialogProps } from './ZoomDialog.tsx'

interface LookCloserProps {
  picture: Picture
  /** The address at which IIIF gives parts of it. */
  zoom: string
  /** What the picture is called, if it has a name. */
  title?: string | null
  className: string
}

const closer = ['M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z', 'M15.5 15.5 22 22', 'M10 7v6M7 10h6']

/**
 * Opens a picture as large as the window, to go close to. Its code is fetched by the press.
 * Without JavaScript it leads to the largest copy.
 */
export function LookCloser({ picture, zoom, title, className }: LookCloserProps) {
  const say = useMessage()
  const opener = useRef<HTMLAnchorElement>(null)
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')
  const [Dialog, setDialog] = useState<ComponentType<ZoomDialogProps>>()
  const largest = picture.sources.at(-1)?.url
  if (!largest) return null
  const open = async () => {
    setState('coming')
    const loaded = await load()
    if (!loaded) return location.assign(largest)
    setDialog(() => loaded)
    setState('open')
  }
  const close = () => {
    setState('closed')
    // Not every browser has given a pressed link the focus that a dialog gives back.
    opener.current?.focus({ preventScroll: true })
  }
  const name = title || picture.alt
  return (
    <>
      <Opener
        ref={opener}
        href={largest}
        className={className}
        busy={state === 'coming'}
        dialog
        {...(name ? { label: `${say('lookCloser')}: ${name}` } : {})}
        onOpen={open}
      >
        {say('lookCloser')} <DrawnIcon paths={closer} />
      </Opener>
      {Dialog && state === 'open' ? (
        <Dialog name={name || say('lookCloser')} picture={picture} zoom={zoom} onClose={close} />
      ) : null}
    </>
  )
}

async function load(): Promise<ComponentType<ZoomDialogProps> | undefined> {
  // The worker has no window to show it in, and does without the code.
  if (import.meta.env.SSR) return undefined
  try {
    const file = await import('./ZoomDialog.tsx')
    // Nothing comes where the page is being loaded anew: see `reloadOnMissingFiles`.
    return file ? file.default : new Promise<never>(() => {})
  } catch {
    return undefined
  }
}
