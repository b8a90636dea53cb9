const marks = {
  play: 'M5 2.5 21 12 5 21.5Z',
  pause: 'M4 3h6v18H4zM14 3h6v18h-6z',
} as const

/** The sign of playing or pausing, in the colour of its text. */
export function SoundMark({ name }: { name: keyof typeof marks }) {
  return (
    <svg
      className="sound-mark"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks[name]} />
    </svg>
  )
}
