import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import { longestUnclear, type NumberField, unclearFields } from '@waldkerf/domain/office/editor/unclear'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { lineAmount } from '@waldkerf/domain/office/money/amounts'

/** The cells of a line in which numbers are looked for; '' where there is none. */
export interface NumberCells {
  anzahl: string
  ep: string
  /** The line's total. */
  amount: string
}

/** How many decimals a number may have in a sheet; a price is stored with as many as a quantity. */
const parsedValue = (text: string, decimals = 6): string | undefined => {
  const parsed = parseNumber(text, { decimals })
  return 'value' in parsed ? parsed.value : undefined
}

/** Every reading that the notation allows, the German one first: '0.500' is 500 or 0,5, and '2.5' is 2,5 alone. */
function readings(text: string): string[] {
  const digits = text.replace(/[€\s]/g, '')
  const isGrouped = /^[+-]?\d{1,3}(\.\d{3})+$/.test(digits)
  const isEnglish = /^[+-]?(\d+|\d{1,3}(,\d{3})+)\.\d+$/.test(digits)
  const swapped = digits.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
  const found = [
    parsedValue(text),
    isGrouped ? parsedValue(digits.replaceAll('.', '')) : undefined,
    isEnglish ? parsedValue(swapped) : undefined,
  ]
  return [...new Set(found.filter((value) => value !== undefined))]
}

/** The pairs of quantity and price whose product is one of the amounts, to the cent. */
function fitting({ anzahl, ep, amount }: NumberCells): (readonly [anzahl: string, ep: string])[] {
  const amounts = new Set(readings(amount).map((value) => lineAmount({ anzahl: value, ep: '1' })))
  const pairs = readings(anzahl).flatMap((one) => readings(ep).map((other) => [one, other] as const))
  return pairs.filter(([one, other]) => amounts.has(lineAmount({ anzahl: one, ep: other })))
}

/** Quantity and price as far as they are known, and the texts of those that are not. */
type ReadNumbers = Partial<Pick<PositionValues, 'anzahl' | 'ep' | 'unklar_anzahl' | 'unklar_ep'>>

/** A number by itself: read where it has one reading alone, kept as it stands else. */
function alone(field: NumberField, text: string): ReadNumbers {
  if (text === '') return {}
  const value = parsedValue(text, field === 'ep' ? 4 : 6)
  return value === undefined ? { [unclearFields[field]]: text.slice(0, longestUnclear) } : { [field]: value }
}

/**
 * Quantity and price of a pasted line. An amount pasted with them settles ambiguous numbers: it is the product of only one
 * pair of readings. A number that stays ambiguous is kept as pasted, and the person is asked.
 */
export function pastedNumbers(cells: NumberCells): ReadNumbers {
  const { anzahl, ep, amount } = cells
  const read = { ...alone('anzahl', anzahl), ...alone('ep', ep) }
  if (anzahl === '' || ep === '' || amount === '') return read
  const pairs = fitting(cells)
  const isRead = pairs.some(([one, other]) => one === read.anzahl && other === read.ep)
  const [pair] = pairs
  if (isRead || pairs.length !== 1 || !pair) return read
  return { anzahl: pair[0], ep: pair[1] }
}
