import type { Locale } from '../model.ts'

export interface ConsentWords {
  title: string
  /** Where visits are measured. */
  textMeasured: string
  /** Where they are not. */
  text: string
  more: string
  none: string
  all: string
  choose: string
  media: string
  statistics: string
  save: string
  saved: string
}

/** The words of the choice. They come with its code. */
export const consentWords: Readonly<Record<Locale, ConsentWords>> = {
  da: {
    title: 'Dit valg af cookies',
    textMeasured:
      'De nødvendige husker dit sprog, din podcast og dette valg. Siger du ja, tæller vi også besøg og viser indhold fra andre.',
    text: 'De nødvendige husker dit sprog, din podcast og dette valg. Siger du ja, viser vi også indhold fra andre uden at spørge hver gang.',
    more: 'Læs om cookies',
    none: 'Kun nødvendige',
    all: 'Tillad alle',
    choose: 'Vælg selv',
    media: 'Indhold fra andre, for eksempel kort og film',
    statistics: 'Statistik over besøg',
    save: 'Gem valg',
    saved: 'Dit valg er gemt.',
  },
  en: {
    title: 'Your choice of cookies',
    textMeasured:
      'The necessary ones remember your language, your podcast and this choice. If you agree, we also count visits and show content from others.',
    text: 'The necessary ones remember your language, your podcast and this choice. If you agree, we also show content from others without asking each time.',
    more: 'About cookies',
    none: 'Only necessary',
    all: 'Accept all',
    choose: 'Choose',
    media: 'Content from others, such as maps and films',
    statistics: 'Statistics of visits',
    save: 'Save choice',
    saved: 'Your choice is saved.',
  },
  de: {
    title: 'Ihre Cookie-Auswahl',
    textMeasured:
      'Die notwendigen merken sich Ihre Sprache, Ihren Podcast und diese Auswahl. Mit Ihrer Zustimmung zählen wir auch Besuche und zeigen Inhalte anderer.',
    text: 'Die notwendigen merken sich Ihre Sprache, Ihren Podcast und diese Auswahl. Mit Ihrer Zustimmung zeigen wir auch Inhalte anderer, ohne jedes Mal zu fragen.',
    more: 'Über Cookies',
    none: 'Nur notwendige',
    all: 'Alle erlauben',
    choose: 'Selbst auswählen',
    media: 'Inhalte anderer, etwa Karten und Filme',
    statistics: 'Besuchsstatistik',
    save: 'Auswahl speichern',
    saved: 'Ihre Auswahl ist gespeichert.',
  },
  sv: {
    title: 'Ditt val av kakor',
    textMeasured:
      'De nödvändiga minns ditt språk, din podd och detta val. Säger du ja räknar vi också besök och visar innehåll från andra.',
    text: 'De nödvändiga minns ditt språk, din podd och detta val. Säger du ja visar vi också innehåll från andra utan att fråga varje gång.',
    more: 'Om kakor',
    none: 'Bara nödvändiga',
    all: 'Tillåt alla',
    choose: 'Välj själv',
    media: 'Innehåll från andra, till exempel kartor och filmer',
    statistics: 'Besöksstatistik',
    save: 'Spara val',
    saved: 'Ditt val är sparat.',
  },
}
