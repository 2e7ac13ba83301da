/** In which of them numbers are typed and shown: '1.234,50' or '1,234.50'. */
export type Notation = 'de' | 'en'

export const signs = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } satisfies Record<
  Notation,
  object
>

/** A number that a typed text can mean. */
export interface Reading {
  /** Decimal text with a dot, as the data service takes it. */
  value: string
  /** The same in the notation that is usual, with the typed decimals. */
  text: string
  /** Whether it was typed in that notation with its sign in front. */
  isUsual: boolean
}

// Space, no-break space, narrow no-break space and thin space group digits.
const spaces = /[ \u00A0\u202F\u2009]/g
/** '12,-', '12.–': no cents. */
const noCents = /(?<sign>[.,])[-\u2013\u2014]$/

/** Digits in complete groups of three or without groups, then the decimals. */
const notation = (first: string, groups: string, decimal: string) =>
  new RegExp(`^(?<whole>\\d+|${first}(?<group>[${groups}])\\d{3}(?:\\k<group>\\d{3})*)?(?:[${decimal}](?<rest>\\d*))?$`)

const german = notation(String.raw`\d{1,3}`, '. ', ',')
const english = notation(String.raw`[1-9]\d{0,2}`, ', ', '.')
const swiss = notation(String.raw`[1-9]\d{0,2}`, "'\u2019", '.,')
const notations = { de: [german, english, swiss], en: [english, german, swiss] }

/** The text with plain spaces and signs; '' where nothing was typed. */
export const plainTyping = (typed: string): string => typed.replace(spaces, ' ').replaceAll('\u2212', '-').trim()

/** A typed text without its currency: the digits, and the sign wherever it stands. */
export interface SignedDigits {
  isNegative: boolean
  digits: string
  /** Place of the minus: bookkeepers write it behind, or use brackets. */
  minus: 'front' | 'behind' | 'brackets'
  /** The sign before a dash in place of the cents: after a dot it is not German. */
  cents: string | undefined
}

/** @param text as `plainTyping` makes it */
export function signedDigits(text: string): SignedDigits {
  const [, sign = '', rest = ''] = /^(?:€ ?)?([+-]?) ?(?:€ ?)?(.*?) ?[€%]?$/.exec(text) ?? []
  const cents = noCents.exec(rest)?.groups?.['sign']
  const body = rest.replace(noCents, '')
  const front = { isNegative: sign === '-', digits: body, minus: 'front', cents } as const
  if (sign !== '' || cents) return front
  const inside = /^\( ?(?:€ ?)?([^()]*?)(?: ?€)? ?\)$/.exec(body)?.[1]
  if (inside !== undefined) return { ...front, isNegative: true, digits: inside, minus: 'brackets' }
  const before = /^(.+?) ?(?:€ ?)?-$/.exec(body)?.[1]
  return before === undefined ? front : { ...front, isNegative: true, digits: before, minus: 'behind' }
}

/** Makes a reading from the digits before and after the decimal sign. */
export function toReading(
  isNegative: boolean,
  [before, decimals]: readonly [string, string],
  isUsual: boolean,
  usual: Notation,
): Reading {
  const { group, decimal } = signs[usual]
  // '1234567' → '1.234.567'
  const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, group)
  const whole = before.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const rest = decimals.replace(/0+$/, '')
  const sign = isNegative && /[1-9]/.test(whole + rest) ? '-' : ''
  return {
    value: `${sign}${whole}${rest && `.${rest}`}`,
    text: `${sign}${grouped(whole)}${decimals && `${decimal}${decimals}`}`,
    isUsual,
  }
}

/**
 * Each reading of a typed number, in German, English and Swiss notation, with a minus in front, behind or in brackets;
 * the usual reading first, each value once. A number that only breaks its groups ('1.234.50') means nothing.
 */
export function readings(typed: string, usual: Notation = 'de'): Reading[] {
  const { isNegative, digits, minus, cents = signs[usual].decimal } = signedDigits(plainTyping(typed))
  if (!/\d/.test(digits)) return []
  const [first] = notations[usual]
  const found = notations[usual].flatMap((pattern) => {
    const { whole = '', group, rest = '' } = pattern.exec(digits)?.groups ?? {}
    if (whole === '' && rest === '') return []
    // Only number formats of spreadsheets write a zero before groups.
    const isFirst = pattern === first && !(group && whole.startsWith('0'))
    const isUsual = isFirst && minus === 'front' && cents === signs[usual].decimal
    return [toReading(isNegative, [whole, rest], isUsual, usual)]
  })
  return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at)
}
