import { isBlank } from './blank.ts'

/** Whether a text has an invisible character, or one that changes the direction of text; spaces do not count. */
export const hidesSomething = (text: string): boolean =>
  Array.from(text).some((sign) => isBlank(sign) && !/\p{Zs}/u.test(sign))

const form = /^[^\s@<>",;:()\\]{1,64}@(?:[^\s@<>",;:().\\]+\.)+[^\s@<>",;:().\\]{2,}$/u

/**
 * The only rule for e-mail addresses, the same as `app.is_address` in SQL: nothing that could become a second header or
 * address, no space, no invisible character, a domain with a dot.
 */
export const isAddress = (text: string): boolean =>
  Array.from(text).length <= 254 && form.test(text) && !Array.from(text).some(isBlank)
