import { useEffect, useId, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import '../components/pressable.ts'
import { DrawnIcon } from '../components/Icon.tsx'
import { Caption } from '../components/Picture.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Picture } from '../model.ts'
import { useOverlay } from '../shell/openOverlays.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'
import { useDeepZoom } from './useDeepZoom.ts'
import { useFullScreen } from './useFullScreen.ts'

export interface ZoomDialogProps {
  name: string
  picture: Picture
  /** The address from which IIIF serves parts of the image. */
  zoom: string
  onClose: () => void
}

/** A picture as large as the window. */
export default function ZoomDialog(props: ZoomDialogProps) {
  const close = useCloseOnBack(props.onClose)
  useOverlay('zoom')
  return (
    <ModalOverlay isOpen className="zoom-overlay" onOpenChange={(open) => open || close()}>
      <Modal className="zoom-modal">
        <Dialog className="zoom on-ink" aria-label={props.name}>
          <Zoom {...props} onClose={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Zoom({ name, picture, zoom, onClose }: ZoomDialogProps) {
  const say = useMessage()
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const view = useDeepZoom(stage, zoom)
  const full = useFullScreen(stage)
  useEffect(() => stage.current?.focus(), [])
  return (
    <>
      <div className="zoom-bar">
        <p className="zoom-size" role="status">
          {view.state === 'shown'
            ? view.percent > 100
              ? say('zoomMagnified', { percent: view.percent })
              : say('zoomWhole')
            : null}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a set of fields is for forms. */}
        <div className="zoom-tools" role="group" aria-label={say('zoomTools')}>
          <Tool name={say('zoomIn')} paths={plus} onPress={() => view.zoomBy(2)} />
          <Tool name={say('zoomOut')} paths={minus} onPress={() => view.zoomBy(0.5)} />
          <Tool name={say('zoomWhole')} paths={frame} onPress={view.whole} />
          {full.offered ? (
            <Tool
              name={full.on ? say('leaveFullScreen') : say('fullScreen')}
              paths={full.on ? inwards : outwards}
              onPress={full.toggle}
            />
          ) : null}
          <Tool name={say('close')} paths={cross} onPress={onClose} />
        </div>
      </div>
      <div className="zoom-place">
        <div
          ref={stage}
          className="zoom-stage"
          role="application"
          aria-label={picture.alt || name}
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the keyboard.
          tabIndex={0}
        />
        <p className="zoom-state" role="status">
          {view.state === 'loading' ? say('zoomLoading') : null}
          {view.state === 'failed' ? say('zoomFailed') : null}
        </p>
        {view.state === 'failed' ? (
          <button type="button" className="btn zoom-again" onClick={view.again}>
            {say('tryAgain')}
          </button>
        ) : null}
      </div>
      <figure className="zoom-caption">
        <Caption picture={picture} />
      </figure>
      <p id={hint} className="visually-hidden">
        {say('zoomKeys')}
      </p>
    </>
  )
}

interface ToolProps {
  name: string
  paths: readonly string[]
  onPress: () => void
}

function Tool({ name, paths, onPress }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={name} title={name} onClick={onPress}>
      <DrawnIcon paths={paths} />
    </button>
  )
}

const plus = ['M12 4v16M4 12h16']
const minus = ['M4 12h16']
const frame = ['M3 5h18v14H3z', 'M8 10h8v4H8z']
const outwards = ['M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5']
const inwards = ['M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5']
const cross = ['M5 5l14 14M19 5 5 19']
