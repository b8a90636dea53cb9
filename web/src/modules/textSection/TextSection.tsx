import { MoreLink } from '../../components/Button.tsx'
import { RichText } from '../../components/RichText.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { TextSection as TextSectionModel } from '../../model.ts'

/** Running text, its heading beside it where there is room. */
export default function TextSection({ title, content, links }: TextSectionModel) {
  return (
    <section className="plain">
      <div className="grid-12 aside-layout">
        {title ? (
          <h2 className="title-1" style={fitting(title)}>
            {title}
          </h2>
        ) : null}
        <div className="text-section">
          <RichText value={content} under={title ? 2 : 1} className="prose prose-opening" />
          {links.length > 0 ? (
            <ul className="link-list">
              {links.map((link) => (
                <li key={link.href + link.title}>
                  <MoreLink link={link} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  )
}
