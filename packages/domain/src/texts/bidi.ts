/** Characters that control the direction of text, and letters that are written from right to left. */
const turning =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates within the text could close ours, so they are removed; other controls end with the isolate. */
const isolates = /[\u2066-\u2069]/g

/**
 * Isolates a person's text in a sentence, so that its direction cannot change the text around it. Text without such
 * characters stays as it is. For text in an element of its own CSS does the same.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replaceAll(isolates, '')}\u2069` : text
