/** The catalogue's forms with JavaScript: a choice is submitted, and the index filters while one types. */

for (const form of document.querySelectorAll('form[data-submit-on-change]')) {
  form.addEventListener('change', () => form.requestSubmit())
  form.querySelector('button').hidden = true
}

const form = document.querySelector('form[data-filter]')
if (form) {
  const field = form.elements.namedItem('q')
  const entries = [...document.querySelectorAll('[data-words]')]
  const count = document.querySelector('[data-count]')
  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const entry of entries) {
      entry.hidden = !words.every((word) => entry.dataset.words.includes(word))
    }
    for (const section of document.querySelectorAll('[data-section]')) {
      section.hidden = !section.querySelector('[data-words]:not([hidden])')
    }
    const matches = entries.filter((entry) => !entry.hidden)
    count.textContent = `${matches.length} of ${entries.length}`
  }
  // What the server found by itself may be less than what is found by fewer letters.
  if (field.value === '') field.addEventListener('input', filter)
  form.addEventListener('change', ({ target }) => {
    if (target !== field) form.requestSubmit()
  })
}

// A frame that is wider than the viewport is scaled down.
const frame = document.querySelector('iframe[data-width]')
if (frame) {
  const fit = () => {
    const room = frame.parentElement.clientWidth
    const scale = Math.min(1, room / Number(frame.dataset.width))
    frame.style.setProperty('--scale', String(scale))
  }
  fit()
  addEventListener('resize', fit)
}
