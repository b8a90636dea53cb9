/** What the box office says: in Danish, and in English to all others. */

export interface Words {
  readonly language: 'da' | 'en'
  readonly name: string
  readonly skip: string
  readonly demonstration: string
  readonly nothing: string
  readonly back: string
  readonly free: string
  readonly howMany: string
  readonly toTotal: string
  readonly chooseOne: string
  readonly order: string
  readonly ticket: string
  readonly number: string
  readonly price: string
  readonly total: string
  readonly pay: string
  readonly change: string
  readonly paidTitle: string
  readonly paid: string
  readonly booking: string
  readonly required: string
  readonly person: string
  readonly mail: string
  readonly day: string
  readonly people: string
  readonly message: string
  readonly optional: string
  readonly send: string
  readonly faults: string
  readonly noPerson: string
  readonly noMail: string
  readonly noDay: string
  readonly noPeople: string
  readonly sentTitle: string
  readonly sent: string
  readonly by: string
  readonly excerpt: string
  readonly listening: string
  readonly missingTitle: string
  readonly missing: string
}

const danish: Words = {
  language: 'da',
  name: 'Kassen',
  skip: 'Gå til indholdet',
  demonstration: 'Dette er en demonstration:',
  nothing: 'intet bliver købt, bestilt eller gemt.',
  back: 'Tilbage til',
  free: 'Gratis',
  howMany: 'Hvor mange?',
  toTotal: 'Se prisen i alt',
  chooseOne: 'Vælg mindst én billet.',
  order: 'Din bestilling',
  ticket: 'Billet',
  number: 'Antal',
  price: 'Pris',
  total: 'I alt',
  pay: 'Betal (demonstration)',
  change: 'Ret antallet',
  paidTitle: 'Tak. Intet er købt',
  paid: 'Her ville du få dine billetter. Kassen er en demonstration: der er ikke betalt noget.',
  booking: 'Bestil',
  required: 'Alle felter skal udfyldes, hvis der ikke står andet.',
  person: 'Navn',
  mail: 'E-mail',
  day: 'Hvilken dag?',
  people: 'Hvor mange?',
  message: 'Besked',
  optional: '(kan udelades)',
  send: 'Send bestillingen',
  faults: 'Der mangler noget:',
  noPerson: 'Skriv dit navn',
  noMail: 'Skriv en e-mail som navn@eksempel.dk',
  noDay: 'Vælg en dag',
  noPeople: 'Skriv, hvor mange I er',
  sentTitle: 'Tak. Intet er bestilt',
  sent: 'Her ville museet svare dig. Formularen er en demonstration: den har glemt, hvad du skrev.',
  by: 'Af',
  excerpt: 'Demonstrationen har ikke mere af teksten end dette.',
  listening: 'Her ville en app til podcasts åbne.',
  missingTitle: 'Det sælges ikke her',
  missing: 'Der er intet på denne adresse.',
}

const english: Words = {
  language: 'en',
  name: 'The box office',
  skip: 'Skip to the content',
  demonstration: 'This is a demonstration:',
  nothing: 'nothing is bought, booked or stored.',
  back: 'Back to',
  free: 'Free',
  howMany: 'How many?',
  toTotal: 'See the total',
  chooseOne: 'Choose at least one ticket.',
  order: 'Your order',
  ticket: 'Ticket',
  number: 'Number',
  price: 'Price',
  total: 'Total',
  pay: 'Pay (demonstration)',
  change: 'Change the numbers',
  paidTitle: 'Thank you. Nothing was bought',
  paid: 'Here you would get your tickets. The box office is a demonstration: nothing was paid.',
  booking: 'Book',
  required: 'All fields must be filled in unless they say otherwise.',
  person: 'Name',
  mail: 'E-mail',
  day: 'Which day?',
  people: 'How many?',
  message: 'Message',
  optional: '(may be left out)',
  send: 'Send the booking',
  faults: 'Something is missing:',
  noPerson: 'Write your name',
  noMail: 'Write an e-mail address such as name@example.org',
  noDay: 'Choose a day',
  noPeople: 'Write how many you are',
  sentTitle: 'Thank you. Nothing was booked',
  sent: 'Here the museum would reply. The form is a demonstration: it has forgotten what you wrote.',
  by: 'By',
  excerpt: 'The demonstration has no more of the text than this.',
  listening: 'Here an app for podcasts would open.',
  missingTitle: 'Not sold here',
  missing: 'There is nothing at this address.',
}

export const wordsIn = (locale: string): Words => (locale === 'da' ? danish : english)

/** `140 kr.`, `DKK 140` */
export function kroner(price: number, { language, free }: Words): string {
  if (price <= 0) return free
  const digits = Number.isInteger(price) ? 0 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const number = new Intl.NumberFormat(language, format).format(price)
  return language === 'da' ? `${number} kr.` : `DKK ${number}`
}
