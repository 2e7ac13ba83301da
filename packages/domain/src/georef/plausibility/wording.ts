import type { Message } from '../message.ts'

const formats = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** A sentence in both languages around numbers, each rounded as it is given and written as the language writes it. */
export function sentence(
  de: (...words: string[]) => string,
  en: (...words: string[]) => string,
  ...values: number[]
): Message {
  return {
    de: de(...values.map((value) => formats.de.format(value))),
    en: en(...values.map((value) => formats.en.format(value))),
  }
}

/** Rounds to significant digits, so that nobody reads more into a number than it says. */
export function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits))
}
