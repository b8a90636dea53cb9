import type { MessageKey } from '../messages/messages.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { Language } from '../model.ts'

const frontPages: Readonly<Record<Language['code'], MessageKey>> = {
  da: 'frontPageInDa',
  en: 'frontPageInEn',
  de: 'frontPageInDe',
  sv: 'frontPageInSv',
}

/** The languages of the site. A choice is remembered: see `navigation/language.ts`. */
export function LanguageSwitcher({ languages }: { languages: readonly Language[] }) {
  const say = useMessage()
  if (languages.length < 2) return null
  /** Where it leads when the page is not there in that language, in the words of this one. */
  const words = ({ code, current, translated }: Language) =>
    current || translated ? undefined : say(frontPages[code])
  return (
    <nav className="languages" aria-label={say('languages')}>
      <ul>
        {languages.map((language) => (
          <li key={language.code} data-translated={language.translated}>
            <a
              href={language.url}
              lang={words(language) ? undefined : language.code}
              hrefLang={language.code}
              aria-current={language.current ? 'true' : undefined}
              title={words(language) ?? language.label}
              data-internal=""
              data-language={language.code}
            >
              <span aria-hidden="true">{language.icon}</span>
              <span className="visually-hidden">{words(language) ?? language.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
