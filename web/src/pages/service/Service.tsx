import { PageHero } from '../../components/PageHero.tsx'
import { Contacts } from '../../learn/Contacts.tsx'
import { FactList } from '../../learn/FactList.tsx'
import { TextWithAside } from '../../learn/TextWithAside.tsx'
import type { Service as ServiceModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** Something that the museum does for others. */
export default function Service({ hero, content, facts, contacts, modules }: ServiceModel) {
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        <TextWithAside
          content={content}
          box={facts.length > 0 ? <FactList facts={facts} /> : null}
        />
        <Contacts people={contacts} />
        <Modules modules={modules} />
      </div>
    </>
  )
}
