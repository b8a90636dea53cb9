/** As long as `tilgængelighedserklæring`, which a telephone still shows in one line. */
const longestWhole = 24

const syllable = /([aeiouyæøåäö][b-df-hj-np-tv-xz]+)(?=[b-df-hj-np-tv-xz][aeiouyæøåäö])/gi

/**
 * Lets a very long word break, by soft hyphens between two consonants: `tilgæn­gelig…`.
 * Browsers hyphenate by themselves where they have the language's rules, and not all have
 * Danish ones. A word in which an editor has put soft hyphens is left as it is. The
 * caller of a narrow column sets how long a word it shows whole.
 */
export function soften(text: string, longest = longestWhole): string {
  const longWord = new RegExp(`\\p{L}{${longest + 1},}`, 'gu')
  return text.replace(longWord, (word) => word.replace(syllable, '$1\u00AD'))
}
