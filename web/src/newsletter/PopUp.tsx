import './PopUp.css'
import { use, useEffect, useId, useRef, useState } from 'react'
import { RichText } from '../components/RichText.tsx'
import type { NewsletterPopUp } from '../model.ts'
import { OpenOverlays } from '../shell/openOverlays.ts'
import { useReservedHeight } from '../shell/useReservedHeight.ts'
import { endPopUp, isPopUpOver } from './popUpMemory.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { useEscape } from './useEscape.ts'

export interface PopUpProps {
  popUp: NewsletterPopUp
  /** The type of the page. */
  type: string
  /** The seconds that the visitor has been on the page before this was fetched. */
  waited: number
}

/** Types of pages on which nobody should be held up. */
const without = ['newsletterPage', 'notFoundPage', 'failedPage', 'ticket', 'ticketOverview']

/** It shows itself once in a visit: who goes on reading has seen it. */
let wasShown = false

/** A sign-up at the lower edge of the window. It waits, and leaves the focus where it is. */
export default function PopUp({ popUp, type, waited }: PopUpProps) {
  const overlays = use(OpenOverlays)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (without.includes(type) || wasShown || isPopUpOver()) return undefined
    let left = popUp.seconds - waited
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      left -= 1
      if ((left > 0 && !isHalfRead()) || isPopUpOver()) return
      if (overlays.hasAny('menu', 'consent', 'player', 'zoom') || isSigningUp()) return
      clearInterval(timer)
      wasShown = true
      setShown(true)
    }, 1000)
    return () => clearInterval(timer)
  }, [popUp.seconds, type, waited, overlays])
  return shown ? <Box popUp={popUp} onClose={() => setShown(false)} /> : null
}

function Box({ popUp, onClose }: { popUp: NewsletterPopUp; onClose: () => void }) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const before = useRef<EventTarget | null>(null)
  const close = () => {
    endPopUp('closed')
    const within = box.current?.contains(document.activeElement) === true
    if (within && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true })
    }
    onClose()
  }
  useReservedHeight(box, '--pop-up')
  useEscape(box, close)
  const { title, content } = popUp.newsletter
  return (
    <aside
      ref={box}
      className="newsletter-popup newsletter on-deep"
      aria-labelledby={id}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
      }}
    >
      <button type="button" className="newsletter-popup-close" onClick={close}>
        {popUp.close} <span className="plus" aria-hidden="true" />
      </button>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      <RichText value={content} under={2} />
      <SignUpForm newsletter={popUp.newsletter} />
    </aside>
  )
}

/** Whether the visitor has scrolled through half of the page. */
function isHalfRead(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollY > 0 && scrollY >= (scrollHeight - clientHeight) / 2
}

/** Whether the visitor is in a field, or sees another sign-up. */
function isSigningUp(): boolean {
  if (document.activeElement?.matches('input, textarea, select')) return true
  // React does not know of the footer's form until the footer is hydrated.
  const forms = [...document.querySelectorAll('.newsletter-form')]
  return forms.some(
    (form) => form.closest('main') || form.getBoundingClientRect().top < innerHeight,
  )
}
