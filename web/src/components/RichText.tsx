import {
  PortableText,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
} from '@portabletext/react'
import { use } from 'react'
import type { Link as LinkModel, RichText as RichTextModel, TextModule } from '../model.ts'
import { Link } from './Link.tsx'
import { TextModules } from './textModules.ts'

interface RichTextProps {
  value: RichTextModel
  /** The level of the heading that the text stands under: its own begin one below. */
  under: 1 | 2 | 3
  className?: string
}

/** Text as an editor wrote it. */
export function RichText({ value, under, className = 'prose' }: RichTextProps) {
  if (value.length === 0) return null
  return (
    <div className={className}>
      <PortableText value={value} components={byLevel[under]} onMissingComponent={false} />
    </div>
  )
}

type LinkMark = PortableTextMarkComponentProps<{
  _type: 'link'
  href?: string
  kind?: LinkModel['kind']
}>

/** A link in a text. */
export function TextLink({ value, children }: LinkMark) {
  return (
    <Link link={{ title: '', href: value?.href ?? '', kind: value?.kind ?? 'external' }}>
      {children}
    </Link>
  )
}

function components(under: 1 | 2 | 3): PortableTextComponents {
  const levels = [under + 1, under + 2, under + 3].map((level) => `h${Math.min(level, 6)}`)
  const [First, Second, Third] = levels as ['h2', 'h3', 'h4']
  return {
    block: {
      h2: ({ children }) => <First className="title-3">{children}</First>,
      h3: ({ children }) => <Second className="title-4">{children}</Second>,
      h4: ({ children }) => <Third className="title-4">{children}</Third>,
    },
    marks: { link: TextLink },
    types: { module: ModuleInText },
  }
}

/** A module within a text: `docs/rules.md#modules-within-texts`. */
function ModuleInText({ value: { module } }: { value: TextModule }) {
  return use(TextModules)(module)
}

const byLevel = { 1: components(1), 2: components(2), 3: components(3) }
