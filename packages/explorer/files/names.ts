/** Control characters, and those that turn the direction of the text around them. */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const HIDDEN = /[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text of a file as a sentence may have it: each character that isn't shown becomes `�`. */
export const shownName = (name: string): string => name.replace(HIDDEN, '\ufffd');
