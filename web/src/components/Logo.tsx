import { cuts, motifs } from './motifs.ts'
import { nameLines } from './nameLines.ts'

/** The inked block. */
const block = 'M1 1.4L62.6.8L63.2 62.6L1.2 63.2Z'

/** The mark alone. Its colours come from `--logo-ink` and `--logo-cut`. */
export function Mark({ logo }: { logo: string }) {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={block} fill="var(--logo-ink)" />
      {motifs[logo] ? (
        <path d={motifs[logo]} fillRule="evenodd" clipRule="evenodd" fill="var(--logo-cut)" />
      ) : null}
      <path d={cuts} fill="var(--logo-cut)" />
    </svg>
  )
}

/**
 * The mark and the name. The name is text, because it differs by language, in two lines
 * where it is long: `Slottet` / `ved Sundet`.
 */
export function Logo({ logo, name }: { logo: string; name: string }) {
  const [first, second] = nameLines(name)
  return (
    <span className="logo">
      <Mark logo={logo} />
      <span className="logo-name" data-lines={second ? 2 : 1}>
        <span>{first} </span>
        {second ? <small>{second}</small> : null}
      </span>
    </span>
  )
}
