import { RichText } from '../components/RichText.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { EducationVariant } from '../model.ts'
import { Modules } from '../modules/Modules.tsx'
import { Tabbed } from '../tabs/Tabbed.tsx'
import { Facts } from '../visit/Facts.tsx'
import { Materials } from './Materials.tsx'

/** What teachers and students get to know: under tabs, if it is not the same for all. */
export function Variants({ variants }: { variants: readonly EducationVariant[] }) {
  const say = useMessage()
  const titleOf = ({ for: audience }: EducationVariant) =>
    say(audience === 'teacher' ? 'forTeachers' : 'forStudents')
  const [first, ...others] = variants
  if (!first) return null
  if (others.length === 0) {
    return (
      <section className="plain variants">
        <h2 className="title-1 section-title tab-heading">{titleOf(first)}</h2>
        <Variant variant={first} level={3} />
      </section>
    )
  }
  return (
    <div className="plain variants">
      <Tabbed
        label={say('byAudience')}
        level={2}
        tabs={variants.map((variant) => ({
          key: variant.for,
          title: titleOf(variant),
          render: (level) => <Variant variant={variant} level={level} />,
        }))}
      />
    </div>
  )
}

interface VariantProps {
  variant: EducationVariant
  /** The level of its own titles. */
  level: 2 | 3 | 4
}

function Variant({ variant, level }: VariantProps) {
  const { description, info, materials, modules } = variant
  const above = level === 2 ? 1 : level === 3 ? 2 : 3
  const aside = description.length > 0 && info.length + materials.length > 0
  return (
    <>
      {description.length + info.length + materials.length > 0 ? (
        <div className="wrap variant" data-aside={aside}>
          <RichText value={description} under={above} className="prose prose-opening" />
          {info.length + materials.length > 0 ? (
            <div className="variant-facts">
              <Facts facts={info} />
              <Materials materials={materials} level={level} />
            </div>
          ) : null}
        </div>
      ) : null}
      <Modules modules={modules} />
    </>
  )
}
