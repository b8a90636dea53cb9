/**
 * react-aria writes a style element for what can be pressed, unless one with this name is
 * there. The content security policy refuses it, so the name is taken here and the rule
 * stands in pressable.css.
 */
const name = 'react-aria-pressable-style'

if (!document.getElementById(name)) {
  const taken = document.createElement('meta')
  taken.id = name
  document.head.append(taken)
}
