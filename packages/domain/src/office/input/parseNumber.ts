import { type Notation, plainTyping, type Reading, readings, signedDigits, signs, toReading } from './readings.ts'

/** Why a typed number is refused. The messages stand with the screens. */
export type NumberFault =
  | 'ambiguous'
  | 'notANumber'
  | 'exponent'
  | 'trailingMinus'
  | 'secondComma'
  | 'tooManyDecimals'
  | 'tooLarge'

/** Each of `offers` is a number that may have been meant, in the usual notation, and is accepted when typed. */
export interface UnreadNumber {
  fault: NumberFault
  offers: readonly string[]
}

/** `value` is undefined if nothing was typed. */
export type ParsedNumber = { value: string | undefined } | UnreadNumber

export interface NumberLimits {
  /** Digits before the comma; 12 at most, which is what the data service stores. */
  digits?: number
  decimals?: number
  /** That of the page's language, where the number is shown in it; German by default, like the documents themselves. */
  notation?: Notation
}

/**
 * A number as Germans type it: the comma is the decimal sign, and a dot only separates complete groups of three; the other
 * way round where English is the notation. An ambiguous text is asked back, not guessed; so is a zero before groups ('0.500'), which only English writes. A sign
 * (also U+2212), € before or after, % after, and a dash in place of the cents ('12,-') are allowed. A number in
 * English, Swiss or bookkeepers' notation is offered for a person to confirm.
 * @returns decimal text with a dot, as the data service takes it
 */
export function parseNumber(typed: string, limits: NumberLimits = {}): ParsedNumber {
  const text = plainTyping(typed)
  if (text === '') return { value: undefined }
  const { notation = 'de' } = limits
  const found = readings(text, notation)
  const usual = found.find(({ isUsual }) => isUsual)
  const problem = usual && limitFault(usual, limits)
  if (usual && !problem) return { value: usual.value }
  const sound = [...found, ...unspaced(text, notation)].filter((each) => each !== usual && !limitFault(each, limits))
  const offers = sound.map((each) => each.text)
  return { fault: problem ?? notationFault(text, offers.length > 0), offers }
}

function limitFault({ value }: Reading, { digits = 12, decimals = 6 }: NumberLimits): NumberFault | undefined {
  const [whole = '', rest = ''] = value.replace('-', '').split('.')
  if (whole.length > digits) return 'tooLarge'
  return rest.length > decimals ? 'tooManyDecimals' : undefined
}

/** '1 23' is refused, but its digits may be offered without the space. */
function unspaced(text: string, notation: Notation): Reading[] {
  const { isNegative, digits } = signedDigits(text)
  const [whole = '', rest = '', ...more] = digits.split(signs[notation].decimal)
  const isSpaced = /^\d[\d ]*$/.test(whole) && /^\d*$/.test(rest) && more.length === 0 && whole.includes(' ')
  if (!isSpaced || readings(text, notation).length > 0) return []
  return [toReading(isNegative, [whole, rest], false, notation)]
}

function notationFault(text: string, isOffered: boolean): NumberFault {
  const { digits, minus } = signedDigits(text)
  if (isOffered) return minus === 'behind' ? 'trailingMinus' : 'ambiguous'
  if (/^[\d.,]+e[+-]?\d+$/i.test(digits)) return 'exponent'
  return /^[\d.]*,[\d.]*,[\d.,]*$/.test(digits) && /\d/.test(digits) ? 'secondComma' : 'notANumber'
}
