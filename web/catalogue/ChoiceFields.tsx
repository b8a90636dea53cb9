import { siteFixture } from '../src/fixtures/sites.ts'
import { type Choices, options } from './choices.ts'

const labels: Record<keyof Choices, string> = {
  site: 'Site',
  language: 'Language',
  surface: 'Surface',
  width: 'Width',
  date: 'Date',
  motion: 'Motion',
}

const languageNames: Record<string, string> = {
  da: 'Danish',
  en: 'English',
  de: 'German',
  sv: 'Swedish',
}

/** The words of an option. */
function wordsOf(key: string, option: string): string {
  if (key === 'site') return siteFixture(option).name.da
  if (key === 'language') return languageNames[option] ?? option
  return key === 'width' ? `${option} px` : option
}

/** The fields by which one chooses how the pages are shown. */
export function ChoiceFields({ choices }: { choices: Choices }) {
  return (
    <>
      {Object.entries(options).map(([key, values]) => (
        <label key={key} className="choice">
          <span>{labels[key as keyof Choices]}</span>
          <select name={key} defaultValue={String(choices[key as keyof Choices])}>
            {values.map((value) => (
              <option key={value} value={value}>
                {wordsOf(key, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="choice">
        <span>{labels.date}</span>
        <input type="date" name="date" defaultValue={choices.date ?? ''} />
      </label>
    </>
  )
}
