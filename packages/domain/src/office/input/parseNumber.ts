/** Why a typed number is not taken. Words for it stand with the screens. */
export type NumberFault =
  | 'ambiguous'
  | 'notANumber'
  | 'exponent'
  | 'trailingMinus'
  | 'secondComma'
  | 'tooManyDecimals'
  | 'tooLarge'

export type ParsedNumber =
  | { value: string }
  /** Nothing was typed. */
  | { value: undefined }
  /** `suggestion` is what may have been meant, in the reader's own notation. */
  | { fault: NumberFault; suggestion?: string }

export interface NumberLimits {
  /** Digits before the comma; 12 at most, which is what the data service stores. */
  digits?: number
  decimals?: number
}

// Space, no-break space, narrow no-break space and thin space group digits.
const spaces = /[ \u00A0\u202F\u2009]/g
const wholeGroups = /^\d{1,3}(\.\d{3})+$/
const spacedGroups = /^[1-9]\d{0,2}( \d{3})+(,\d*)?$/
/** '12,-' and '12,–': no cents. */
const noCents = /,[-\u2013\u2014]$/

/**
 * A number as Germans type it: the comma is the decimal sign, a dot groups only in complete groups of three, and
 * whatever could be read in two ways is asked back rather than guessed; so is a zero before groups ('0.500'), which only
 * English writes. A sign (also U+2212), € before or after, % after, and a dash in place of the cents ('12,-') are fine;
 * exponent, apostrophe and a minus at the end are not.
 * @returns decimal text with a dot, as the data service takes it
 */
export function parseNumber(typed: string, { digits = 12, decimals = 6 }: NumberLimits = {}): ParsedNumber {
  const text = typed.replace(spaces, ' ').replaceAll('\u2212', '-').trim()
  if (text === '') return { value: undefined }
  const [, sign = '', digitsAndSigns = ''] = /^(?:€ ?)?([+-]?) ?(?:€ ?)?(.*?) ?[€%]?$/.exec(text) ?? []
  const body = digitsAndSigns.replace(noCents, '')
  const isSpaced = spacedGroups.test(body)
  const fault = isSpaced ? undefined : findFault(body)
  if (fault) return fault
  const [whole = '', rest = ''] = body.replaceAll(' ', '').split(',')
  const plain = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '') || '0'
  const tail = rest.replace(/0+$/, '')
  if (plain.length > digits) return { fault: 'tooLarge' }
  if (tail.length > decimals) return { fault: 'tooManyDecimals' }
  const number = tail === '' ? plain : `${plain}.${tail}`
  return { value: sign === '-' && /[1-9]/.test(number) ? `-${number}` : number }
}

/** The fault in digits, dots and commas without a sign. */
function findFault(body: string): { fault: NumberFault; suggestion?: string } | undefined {
  if (/^\d+\.-$/.test(body)) return { fault: 'ambiguous', suggestion: body.slice(0, -2) }
  if (/^[\d.,]+-$/.test(body)) return { fault: 'trailingMinus', suggestion: `-${body.slice(0, -1)}` }
  if (/^[\d.,]+e[+-]?\d+$/i.test(body)) return { fault: 'exponent' }
  if (/^\d[\d ]*(,\d*)?$/.test(body) && body.includes(' '))
    return { fault: 'ambiguous', suggestion: body.replaceAll(' ', '') }
  if (!/\d/.test(body) || /[^\d.,]/.test(body)) return { fault: 'notANumber' }
  const [whole = '', rest, more] = body.split(',')
  if (more !== undefined) return { fault: 'secondComma' }
  if (rest?.includes('.')) return { fault: 'ambiguous', suggestion: swapped(body) }
  const isGrouped = wholeGroups.test(whole) && !whole.startsWith('0')
  if (whole.includes('.') && !isGrouped) return { fault: 'ambiguous', suggestion: swapped(body) }
  return undefined
}

/** '1.23' → '1,23', '1,234.50' → '1.234,50': the English reading, if it is one; else without its dots. */
function swapped(body: string): string {
  const isEnglish = /^(\d+|\d{1,3}(,\d{3})+)?\.\d*$/.test(body)
  return isEnglish ? body.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : body.replaceAll('.', '')
}
