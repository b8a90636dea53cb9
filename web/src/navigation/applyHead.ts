import { themeVariables } from '../components/themeVariables.ts'
import type { PageView } from '../model.ts'
import { headOf, ofPage } from './head.ts'

/** Brings the document's head, language and colours to a page that was navigated to. */
export function applyHead(view: PageView): void {
  const { documentElement: root, head } = document
  root.lang = view.page.locale
  for (const [name, value] of Object.entries(themeVariables(view.page))) {
    root.style.setProperty(name, value)
  }
  for (const old of head.querySelectorAll(ofPage)) old.remove()
  for (const [name, attributes, text = ''] of headOf(view)) {
    const element = head.appendChild(document.createElement(name))
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = text
  }
  // What measures visits waits for the new title.
  dispatchEvent(new Event('vitrine:page'))
}
