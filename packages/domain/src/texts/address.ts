import { isBlank } from './blank.ts'

/** Whether a text has a character that nobody sees, or that turns the letters around it; spaces are none. */
export const hidesSomething = (text: string): boolean =>
  Array.from(text).some((sign) => isBlank(sign) && !/\p{Zs}/u.test(sign))

const form = /^[^\s@<>",;:()\\]{1,64}@(?:[^\s@<>",;:().\\]+\.)+[^\s@<>",;:().\\]{2,}$/u

/**
 * The one rule for addresses, as `app.is_address` in SQL: nothing that could become a second header or a second address, no
 * space, nothing hidden, a domain with a dot.
 */
export const isAddress = (text: string): boolean =>
  Array.from(text).length <= 254 && form.test(text) && !Array.from(text).some(isBlank)
