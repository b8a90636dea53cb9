/** Tickets: how many of each, what they cost together, and that nothing was bought. */
import { type Html, html } from './html.ts'
import type { Offer } from './offers.ts'
import { kroner, type Words } from './words.ts'

/** The most of one ticket that one can choose. */
const most = 99

/** How many of each ticket were chosen, by their place in the list: `?0=2&3=1`. */
function numbersIn(chosen: URLSearchParams, { prices }: Offer): number[] {
  return prices.map((_, at) => {
    const number = Number(chosen.get(String(at)))
    return Number.isInteger(number) ? Math.min(Math.max(number, 0), most) : 0
  })
}

export function sale(offer: Offer, words: Words, chosen: URLSearchParams): Html {
  const numbers = numbersIn(chosen, offer)
  const isChosen = numbers.some((number) => number > 0)
  if (chosen.has('paid') && isChosen) return paid(words)
  if (chosen.has('total') && isChosen) return order(offer, words, numbers)
  return choice(offer, words, numbers, chosen.has('total'))
}

function choice(offer: Offer, words: Words, numbers: number[], isEmpty: boolean): Html {
  const rows = offer.prices.map(({ title, description, price }, at) => {
    const note = description && html` <small>${description}</small>`
    return html`<div class="ticket">
<label for="n${at}">${title}${note}</label>
<span class="price">${kroner(price, words)}</span>
<input id="n${at}" name="${at}" type="number" inputmode="numeric" min="0" max="${most}" value="${numbers[at]}">
</div>`
  })
  return html`<h1>${offer.title}</h1>
<p>${offer.description}</p>
${isEmpty ? html`<p class="fault" role="alert">${words.chooseOne}</p>` : undefined}
<form>
<fieldset><legend>${words.howMany}</legend>
${rows}
</fieldset>
${offer.disclaimer && html`<p class="note">${offer.disclaimer}</p>`}
<button name="total" value="1">${words.toTotal}</button>
</form>`
}

function order({ path, title, prices }: Offer, words: Words, numbers: number[]): Html {
  const chosen = prices.flatMap((price, at) => ({ ...price, at, number: numbers[at] ?? 0 }))
  const lines = chosen.filter(({ number }) => number > 0)
  const total = lines.reduce((sum, { price, number }) => sum + price * number, 0)
  const rows = lines.map(
    ({ title, number, price }) =>
      html`<tr><th scope="row">${title}</th><td>${number}</td><td>${kroner(price * number, words)}</td></tr>`,
  )
  const fields = lines.map(
    ({ at, number }) => html`<input type="hidden" name="${at}" value="${number}">`,
  )
  const again = lines.map(({ at, number }) => `${at}=${number}`).join('&')
  return html`<h1>${words.order}</h1>
<p>${title}</p>
<table>
<thead><tr><th scope="col">${words.ticket}</th><th scope="col">${words.number}</th><th scope="col">${words.price}</th></tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row" colspan="2">${words.total}</th><td>${kroner(total, words)}</td></tr></tfoot>
</table>
<form>${fields}<button name="paid" value="1">${words.pay}</button></form>
<p><a href="${path}?${again}">${words.change}</a></p>`
}

const paid = (words: Words): Html => html`<h1>${words.paidTitle}</h1>
<p>${words.paid}</p>`
