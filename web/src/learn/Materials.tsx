import { Icon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Link as LinkModel } from '../model.ts'
import { whatItIs } from './whatItIs.ts'

interface MaterialsProps {
  materials: readonly LinkModel[]
  level: 2 | 3 | 4
}

/** What to read or to print: links, and what each leads to. */
export function Materials({ materials, level }: MaterialsProps) {
  const say = useMessage()
  const Heading = `h${level}` as const
  if (materials.length === 0) return null
  return (
    <section className="materials">
      <Heading className="title-3">{say('materials')}</Heading>
      <ul>
        {materials.map((link) => (
          <li key={link.href + link.title}>
            <Material link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Material({ link }: { link: LinkModel }) {
  const kind = whatItIs(link)
  return (
    <Link link={link}>
      <span>
        {link.title}
        {kind ? <small> {kind}</small> : null}
      </span>
      <Icon name={link.kind === 'external' ? 'out' : 'arrow'} />
    </Link>
  )
}
