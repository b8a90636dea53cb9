/**
 * Goes to the element that an address names, and opens what is closed around it: an
 * answer of an accordion. An anchor that names nothing goes to the top.
 */
export function openAnchor(hash: string): void {
  if (hash.length < 2) return
  const element = document.getElementById(decoded(hash.slice(1)))
  const closed = element?.closest('details')
  if (closed) closed.open = true
  if (element) (closed ?? element).scrollIntoView()
  else scrollTo(0, 0)
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
