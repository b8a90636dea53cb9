import { Icon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Material as MaterialModel } from '../model.ts'
import { whatItIs } from './whatItIs.ts'

interface MaterialsProps {
  materials: readonly MaterialModel[]
  level: 2 | 3 | 4
}

/** What to read or to print: links and files, and what each is. */
export function Materials({ materials, level }: MaterialsProps) {
  const say = useMessage()
  const Heading = `h${level}` as const
  if (materials.length === 0) return null
  return (
    <section className="materials">
      <Heading className="title-3">{say('materials')}</Heading>
      <ul>
        {materials.map((material) => (
          <li key={material.link.href + material.link.title}>
            <Material material={material} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Material({ material: { link, file } }: { material: MaterialModel }) {
  const kind = file ?? whatItIs(link)
  const icon = link.kind === 'external' ? 'out' : 'arrow'
  return (
    <Link link={link}>
      <span>
        {link.title}
        {kind ? <small> {kind}</small> : null}
      </span>
      <Icon name={file === null ? icon : 'down'} />
    </Link>
  )
}
