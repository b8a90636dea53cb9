import { use } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { from } from '../../components/breakpoints.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Caption, Picture } from '../../components/Picture.tsx'
import { RestOfTop } from '../../components/RestOfTop.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Authors } from '../../learn/Authors.tsx'
import { Contacts } from '../../learn/Contacts.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PressRelease as PressReleaseModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { ShareLinks } from '../../share/ShareLinks.tsx'
import { OwnTop } from '../../shell/context.ts'
import { PressPictures } from './PressPictures.tsx'

/** News for those who write news: a sheet of paper with the text. */
export default function PressRelease(release: PressReleaseModel) {
  const { hero, content, contacts, modules } = release
  return (
    <>
      <PressTop release={release} />
      <div className="sections">
        {hero.picture || content.length > 0 ? (
          <div className="plain grid-12 press-body">
            {hero.picture ? <PressPicture picture={hero.picture} /> : null}
            <RichText value={content} under={1} className="prose press-text" />
          </div>
        ) : null}
        {release.pictures ? <PressPictures {...release.pictures} /> : null}
        <Contacts people={contacts} />
        {release.share ? (
          <div className="plain wrap">
            <ShareLinks share={release.share} />
          </div>
        ) : null}
        <Modules modules={modules} />
      </div>
    </>
  )
}

function PressTop({ release: { hero, published, authors } }: { release: PressReleaseModel }) {
  const say = useMessage()
  const { title, lead, call, breadcrumbs } = hero
  const kind = (
    <p className="press-kind">
      <strong>{say('pressRelease')}</strong> {published ? <span>{published}</span> : null}
    </p>
  )
  if (!use(OwnTop)) {
    return (
      <RestOfTop>
        {kind}
        <Authors people={authors} />
        {call ? <ButtonLink link={call} /> : null}
      </RestOfTop>
    )
  }
  return (
    <div className="grid-12 press-top">
      <Breadcrumbs links={breadcrumbs} current={title} />
      {kind}
      <PageTitle title={title} className={title.length <= 60 ? 'display-2' : 'title-1'} />
      {lead ? <p className="lead">{lead}</p> : null}
      <Authors people={authors} />
      {call ? <ButtonLink link={call} /> : null}
    </div>
  )
}

function PressPicture({ picture }: { picture: NonNullable<PressReleaseModel['hero']['picture']> }) {
  return (
    <figure className="press-picture">
      <div className="artwork ratio-card">
        <Picture picture={picture} loading="eager" sizes={`${from('lg')} 56vw, 91vw`} first />
      </div>
      <Caption picture={picture} />
    </figure>
  )
}
