import { useMessage } from '../messages/useMessage.ts'
import type { Language } from '../model.ts'

/** The languages of the site. A choice is remembered: see `navigation/language.ts`. */
export function LanguageSwitcher({ languages }: { languages: readonly Language[] }) {
  const say = useMessage()
  if (languages.length < 2) return null
  return (
    <nav className="languages" aria-label={say('languages')}>
      <ul>
        {languages.map((language) => (
          <li key={language.code} data-translated={language.translated}>
            <a
              href={language.url}
              lang={language.code}
              hrefLang={language.code}
              aria-current={language.current ? 'true' : undefined}
              title={
                language.current || language.translated
                  ? language.label
                  : say('untranslated', { language: language.label })
              }
              data-internal=""
              data-language={language.code}
            >
              <span aria-hidden="true">{language.icon}</span>
              <span className="visually-hidden">
                {language.current || language.translated
                  ? language.label
                  : say('untranslated', { language: language.label })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
