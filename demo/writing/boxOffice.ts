/** Where links to shops, forms and documents lead: the program in demo/boxOffice. */

/** Its origin; `DEMO_BOX_OFFICE` names another. */
export const boxOffice: string = process.env.DEMO_BOX_OFFICE ?? 'http://kasse.localhost:24180'

/** `office:tickets/jelling/omviser` in a link, and what it means in a language. */
export const officeScheme = 'office:'

export const boxOfficeAddress = (target: string, locale: string): string =>
  `${boxOffice}/${locale}/${target.slice(officeScheme.length)}`
