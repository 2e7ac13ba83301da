/** A screen with its page, calls, mocks and SQL, or a part. */
export type Kind = 'screen' | 'part'

/** One name in the forms that the code writes it in. */
export interface Names {
  /** `woodPrices` */
  camel: string
  /** `WoodPrices` */
  pascal: string
  /** In addresses: `wood-prices`. */
  kebab: string
  /** In calls: `wood_prices`. */
  snake: string
  /** In English sentences: `Wood prices`. */
  words: string
}

/** Something that the person at the keyboard can put right. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** Words of the language and of the templates themselves. */
const taken = /^(samples?|default|delete|export|import|index|new|package|return|switch|class|function|enum|interface)$/i

const forms: Readonly<Record<Kind, { form: RegExp; example: string }>> = {
  screen: { form: /^[a-z][a-zA-Z]*[a-z]$/, example: 'sawmills or woodPrices' },
  part: { form: /^[A-Z][a-zA-Z]*[a-z]$/, example: 'Legend or WoodPrice' },
}

/**
 * Reads a name as it was typed.
 * @throws Refusal that says what a name looks like
 */
export function toNames(kind: Kind, typed: string): Names {
  const { form, example } = forms[kind]
  if (typed === '') throw new Refusal(`A ${kind} needs a name: ${example}.`)
  if (!form.test(typed) || /[A-Z]{2}/.test(typed))
    throw new Refusal(`"${typed}" is no name for a ${kind}. Latin letters in one word, like ${example}.`)
  if (taken.test(typed)) throw new Refusal(`"${typed}" is a word that the code needs for itself.`)
  const parts = typed.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
  const pascal = typed.charAt(0).toUpperCase() + typed.slice(1)
  const sentence = parts.join(' ')
  return {
    camel: typed.charAt(0).toLowerCase() + typed.slice(1),
    pascal,
    kebab: parts.join('-'),
    snake: parts.join('_'),
    words: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  }
}
