const icons = {
  arrow: <path d="M3 12h17M13 4.5l7.5 7.5-7.5 7.5" />,
  out: <path d="M6 18 18.5 5.5M8.5 5h10.5v10.5" />,
  search: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M15.5 15.5L22 22" />
    </>
  ),
  facebook: <path d="M14.5 22v-8.5h3.2M14.5 22v-14.5q0-3 3-3h1M10 13.5h7" />,
  instagram: (
    <>
      <path d="M3.5 3.5h17v17h-17z" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 6.2v1.6" />
    </>
  ),
  twitter: <path d="M4 4l16 16M20 4L4 20" />,
  youtube: <path d="M2.5 5.5h19v13h-19zM10 9l5 3-5 3z" />,
} as const

export type IconName = keyof typeof icons

/** An icon of the bundled set, in the colour of its text. It is ornament: the text beside it speaks. */
export function Icon({ name }: { name: IconName }) {
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
      {icons[name]}
    </svg>
  )
}

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}
