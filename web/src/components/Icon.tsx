import type { ReactNode } from 'react'

const icons = {
  arrow: <path d="M3 12h17M13 4.5l7.5 7.5-7.5 7.5" />,
  out: <path d="M6 18 18.5 5.5M8.5 5h10.5v10.5" />,
  down: <path d="M12 3v13.5M5.5 10.5 12 17l6.5-6.5M4 21h16" />,
  search: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M15.5 15.5L22 22" />
    </>
  ),
} as const

export type IconName = keyof typeof icons

/** An icon of the bundled set, in the colour of its text. It is ornament: the text beside it speaks. */
export function Icon({ name }: { name: IconName }) {
  return <IconFrame>{icons[name]}</IconFrame>
}

/** An icon by its lines. */
export function DrawnIcon({ paths }: { paths: readonly string[] }) {
  return (
    <IconFrame>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </IconFrame>
  )
}

function IconFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
