import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import '../../components/pressable.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { Locale } from '../../model.ts'
import { type Heard, seek } from '../sound.ts'
import { clock, spoken } from './time.ts'

interface SeekSliderProps {
  heard: Heard
  locale: Locale
}

/** A screen reader moves the slider without letting it go: what rests is meant. */
const rest = 400

/** Where one is in the sound. While it is held, it shows where one would go. */
export function SeekSlider({ heard, locale }: SeekSliderProps) {
  const say = useMessage()
  const [held, setHeld] = useState<number>()
  useEffect(() => {
    if (held === undefined) return
    const timer = setTimeout(() => go(held, setHeld), rest)
    return () => clearTimeout(timer)
  }, [held])
  const length = Math.max(heard.length ?? 0, 1)
  const at = Math.min(held ?? Math.floor(heard.at), length)
  const thumb = useRef<HTMLInputElement>(null)
  const valueText = say('playerPositionOf', {
    at: spoken(at, locale),
    length: spoken(length, locale),
  })
  // The slider announces numbers; screen reader users want minutes.
  useLayoutEffect(() => thumb.current?.setAttribute('aria-valuetext', valueText))
  return (
    <div className="player-seek">
      <span className="player-time" aria-hidden="true">
        {clock(at)}
      </span>
      <Slider
        className="player-slider"
        aria-label={say('playerPosition')}
        value={at}
        maxValue={length}
        isDisabled={heard.length === null}
        onChange={setHeld}
        onChangeEnd={(to) => go(to, setHeld)}
      >
        <SliderTrack className="player-track">
          <div className="player-heard" style={{ width: `${(at / length) * 100}%` }} />
          <SliderThumb className="player-thumb" inputRef={thumb} />
        </SliderTrack>
      </Slider>
      <span className="player-time" aria-hidden="true">
        {clock(length)}
      </span>
    </div>
  )
}

function go(to: number, setHeld: (held: undefined) => void): void {
  setHeld(undefined)
  seek(to)
}
