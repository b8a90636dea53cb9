/** A form for a place, a guide or a book. What is written in it is forgotten. */
import { type Html, html } from './html.ts'
import type { Offer } from './offers.ts'
import type { Words } from './words.ts'

interface Field {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly autocomplete?: string
  /** What is said where it lacks; nothing where it may. */
  readonly fault: string
  readonly isGood: (value: string) => boolean
}

const fieldsIn = (words: Words): Field[] => [
  {
    name: 'person',
    label: words.person,
    type: 'text',
    autocomplete: 'name',
    fault: words.noPerson,
    isGood: Boolean,
  },
  {
    name: 'mail',
    label: words.mail,
    type: 'email',
    autocomplete: 'email',
    fault: words.noMail,
    isGood: (mail) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail),
  },
  {
    name: 'day',
    label: words.day,
    type: 'date',
    fault: words.noDay,
    isGood: (day) => /^\d{4}-\d\d-\d\d$/.test(day),
  },
  {
    name: 'people',
    label: words.people,
    type: 'number',
    fault: words.noPeople,
    isGood: (people) => Number(people) > 0,
  },
]

/** The form, empty or with what lacks in it, or the thanks for it. */
export function booking(offer: Offer, words: Words, sent: URLSearchParams | undefined): Html {
  const fields = fieldsIn(words)
  const written = ({ name }: Field) => sent?.get(name)?.trim() ?? ''
  const wrong = sent ? fields.filter((field) => !field.isGood(written(field))) : []
  if (sent && wrong.length === 0) {
    return html`<h1>${words.sentTitle}</h1>
<p>${words.sent}</p>`
  }
  return html`<h1>${words.booking}: ${offer.title}</h1>
<p>${offer.description}</p>
${wrong.length > 0 ? faults(wrong, words) : undefined}
<form method="post" novalidate>
<p class="note">${words.required}</p>
${fields.map((field) => input(field, written(field), wrong.includes(field)))}
<div class="field">
<label for="message">${words.message} <small>${words.optional}</small></label>
<textarea id="message" name="message" rows="4">${sent?.get('message') ?? ''}</textarea>
</div>
${offer.disclaimer && html`<p class="note">${offer.disclaimer}</p>`}
<button>${words.send}</button>
</form>`
}

/** It is read aloud and has the focus, so that the next tab is the first fault. */
const faults = (wrong: readonly Field[], words: Words): Html =>
  html`<div class="fault" role="alert" tabindex="-1" autofocus>
<p>${words.faults}</p>
<ul>${wrong.map(({ name, fault }) => html`<li><a href="#${name}">${fault}</a></li>`)}</ul>
</div>`

function input({ name, label, type, autocomplete, fault }: Field, value: string, isWrong: boolean) {
  const complete = autocomplete && html` autocomplete="${autocomplete}"`
  const described = isWrong
    ? html` aria-invalid="true" aria-describedby="${name}-fault"`
    : undefined
  const minimum = type === 'number' ? html` min="1" inputmode="numeric"` : undefined
  return html`<div class="field">
<label for="${name}">${label}</label>
${isWrong ? html`<p id="${name}-fault" class="fault">${fault}</p>` : undefined}
<input id="${name}" name="${name}" type="${type}" value="${value}" required${complete}${minimum}${described}>
</div>`
}
