import { ButtonLink } from '../../components/Button.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { FactList } from '../../learn/FactList.tsx'
import { TextWithAside } from '../../learn/TextWithAside.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { CitationLinks, Publication as PublicationModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** A book or a paper, its cover beside its title. */
export default function Publication(publication: PublicationModel) {
  const { hero, authors, content, modules } = publication
  return (
    <>
      <div className="publication-top">
        <PageHero {...hero}>
          {authors.length > 0 ? <p className="hero-subtitle">{authors.join(', ')}</p> : null}
        </PageHero>
      </div>
      <div className="sections">
        <TextWithAside content={content} box={boxOf(publication)} />
        <Modules modules={modules} />
      </div>
    </>
  )
}

/** Nothing, where there is nothing to know and nowhere to read it. */
function boxOf({ published, facts, link, doi, citation, unit }: PublicationModel) {
  if (!published && facts.length === 0 && !link && !doi && !citation && !unit) return null
  return <PublicationBox {...{ published, facts, link, doi, citation, unit }} />
}

type BoxProps = Pick<PublicationModel, 'published' | 'facts' | 'link' | 'doi' | 'citation' | 'unit'>

function PublicationBox({ published, facts, link, doi, citation, unit }: BoxProps) {
  const say = useMessage()
  const known = [
    ...(published ? [{ key: 'published', title: say('published'), text: published }] : []),
    ...facts,
    ...(doi ? [{ key: 'doi', title: 'DOI', text: doi.title, link: doi }] : []),
    ...(unit ? [{ key: 'unit', title: say('unit'), text: unit.title, link: unit }] : []),
  ]
  return (
    <>
      <FactList facts={known} />
      {link ? (
        <ButtonLink link={link} label={link.title || say('readPublication')} tone="impact" />
      ) : null}
      {citation ? <Citation {...citation} /> : null}
    </>
  )
}

/** Files for reference managers. */
function Citation({ title, files }: CitationLinks) {
  return (
    <section className="citation">
      <h2>{title}</h2>
      <ul>
        {files.map(({ format, href }) => (
          <li key={href}>
            <a href={href} download>
              {format}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
