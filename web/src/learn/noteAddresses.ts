/** The anchors of a note and of its mark in the text. A heading's anchor is a key, without a word. */
export const noteAddress = (number: number): string => `note-${number}`
export const markAddress = (number: number): string => `note-${number}-mark`
/** The note's words, without the link back. */
export const noteText = (number: number): string => `note-${number}-text`
