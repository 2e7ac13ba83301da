/** Signs that steer the direction of writing, and letters that are written from right to left. */
const turning =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates could be closed from within: they go, what else steers ends with the text. */
const isolates = /[\u2066-\u2069]/g

/**
 * Foreign text for a sentence of ours: whatever direction is in it stays in it, so that a name cannot turn round what
 * stands behind it. Text without such signs is left as it is. In elements of their own CSS does the same.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replaceAll(isolates, '')}\u2069` : text
