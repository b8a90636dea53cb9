import './ConsentDialog.css'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../components/Link.tsx'
import type { MessageKey } from '../messages/messages.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { Consent } from '../model.ts'
import { useOverlay } from '../shell/openOverlays.ts'
import { useReservedHeight } from '../shell/useReservedHeight.ts'
import { type Choice, choiceNow, choose } from './choice.ts'
import { choiceEvent, type Purpose } from './consent.ts'
import { startTagManager, stopTagManager } from './tagManager.ts'

export interface ConsentDialogProps {
  consent: Consent
  /** The link by which the visitor came to the choice; none where the page asks by itself. */
  opener: HTMLElement | undefined
  onClose: () => void
}

/**
 * Asks where visits are measured and the visitor has not chosen yet, and whenever a visitor
 * opens it. Runs the tag manager for those who agree.
 */
export default function ConsentDialog({ consent, opener, onClose }: ConsentDialogProps) {
  const say = useMessage()
  const [chosen, setChosen] = useState(() => choiceNow())
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    // A notice beside some content can change the choice too.
    const update = () => setChosen(choiceNow())
    addEventListener(choiceEvent, update)
    return () => removeEventListener(choiceEvent, update)
  }, [])
  const { tagManager } = consent
  const measures = chosen?.statistics === true
  useEffect(() => {
    if (measures) startTagManager(consent)
    else stopTagManager()
  }, [consent, measures])
  const close = () => {
    if (opener) opener.focus()
    else document.getElementById('main')?.focus({ preventScroll: true })
    onClose()
  }
  const save = (choice: Choice) => {
    choose(choice)
    // A browser without cookies has the choice until the next load.
    setChosen(choice)
    setSaved(true)
    close()
  }
  const asks = opener !== undefined || (tagManager !== null && !chosen)
  return (
    <>
      <p role="status" className="visually-hidden">
        {saved && !asks ? say('consentSaved') : ''}
      </p>
      {asks ? (
        <Question
          consent={consent}
          chosen={chosen}
          opened={opener !== undefined}
          onChoose={save}
          onClose={close}
        />
      ) : null}
    </>
  )
}

interface QuestionProps {
  consent: Consent
  chosen: Choice | undefined
  /** Whether the visitor opened it. Only then does it take the focus, and may it be left. */
  opened: boolean
  onChoose: (choice: Choice) => void
  onClose: () => void
}

function Question({ consent, chosen, opened, onChoose, onClose }: QuestionProps) {
  const say = useMessage()
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const measured = consent.tagManager !== null
  useReservedHeight(element, '--choice')
  useOverlay('consent')
  useEffect(() => {
    if (opened) element.current?.focus({ preventScroll: true })
  }, [opened])
  const leave = ({ key }: KeyboardEvent) => {
    if (opened && key === 'Escape') onClose()
  }
  return (
    <section ref={element} className="choice" aria-labelledby={id} tabIndex={-1} onKeyDown={leave}>
      <div className="choice-text">
        <p id={id} className="choice-title">
          {say('consentTitle')}
        </p>
        <p>
          {measured ? say('consentTextMeasured') : say('consentText')}{' '}
          <Link link={consent.choice} className="choice-more">
            {say('consentMore')}
          </Link>
        </p>
      </div>
      <div className="choice-buttons">
        <button
          type="button"
          className="btn"
          onClick={() => onChoose({ media: false, statistics: false })}
        >
          {say('consentNone')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => onChoose({ media: true, statistics: measured })}
        >
          {say('consentAll')}
        </button>
      </div>
      {measured ? <Purposes chosen={chosen} open={opened} onChoose={onChoose} /> : null}
    </section>
  )
}

const purposeLabels: Readonly<Record<Purpose, MessageKey>> = {
  media: 'consentMedia',
  statistics: 'consentStatistics',
}

interface PurposesProps {
  chosen: Choice | undefined
  open: boolean
  onChoose: (choice: Choice) => void
}

/** One purpose at a time. Nothing is ticked that the visitor has not ticked before. */
function Purposes({ chosen, open, onChoose }: PurposesProps) {
  const say = useMessage()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChoose({ media: data.has('media'), statistics: data.has('statistics') })
  }
  return (
    <details className="choice-purposes" open={open}>
      <summary>{say('consentChoose')}</summary>
      <form onSubmit={save}>
        {(['media', 'statistics'] as const).map((purpose) => (
          <label key={purpose}>
            <input type="checkbox" name={purpose} defaultChecked={chosen?.[purpose] === true} />
            <span>{say(purposeLabels[purpose])}</span>
          </label>
        ))}
        <button type="submit" className="btn">
          {say('consentSave')}
        </button>
      </form>
    </details>
  )
}
