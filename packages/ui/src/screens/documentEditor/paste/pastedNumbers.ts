import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import { longestUnclear, type NumberField, unclearFields } from '@waldkerf/domain/office/editor/unclear'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { type Reading, readings } from '@waldkerf/domain/office/input/readings'
import { lineAmount } from '@waldkerf/domain/office/money/amounts'

/** The cells of a line in which numbers are looked for; '' where there is none. */
export interface NumberCells {
  anzahl: string
  einheit: string
  ep: string
  /** The line's total. */
  amount: string
}

/** Quantity and price as far as they are known, and the texts of those that are not. */
type ReadNumbers = Partial<Pick<PositionValues, 'anzahl' | 'ep' | 'unklar_anzahl' | 'unklar_ep'>>

const decimals: Readonly<Record<NumberField, number>> = { anzahl: 6, ep: 4 }

/** The readings that can be stored as such a number. */
const storable = (text: string, field: NumberField): string[] =>
  readings(text)
    .filter((each) => 'value' in parseNumber(each.text, { decimals: decimals[field] }))
    .map(({ value }) => value)

/** A number by itself, as it would be typed; undefined where it would be asked back. */
function typedValue(text: string, field: NumberField): string | undefined {
  const parsed = parseNumber(text, { decimals: decimals[field] })
  return 'value' in parsed ? parsed.value : undefined
}

const unclear = (field: NumberField, text: string): ReadNumbers => ({
  [unclearFields[field]]: text.slice(0, longestUnclear),
})

/** Numbers of a line are written in one notation: beside one that is not German the others may not be either. */
const isForeign = (text: string) => {
  const found: readonly Reading[] = readings(text)
  return found.length > 0 && !found.some(({ isUsual }) => isUsual)
}

/** A number without an amount beside it. */
function alone(field: NumberField, text: string, isForeignLine: boolean): ReadNumbers {
  if (text === '') return {}
  const value = typedValue(text, field)
  const isDoubtful = isForeignLine && storable(text, field).length > 1
  return value === undefined || isDoubtful ? unclear(field, text) : { [field]: value }
}

/** The pairs of quantity and price whose product is one of the amounts, to the cent. */
function fitting(anzahl: string, ep: string, amount: string): (readonly [anzahl: string, ep: string])[] {
  const amounts = new Set(readings(amount).map(({ value }) => lineAmount({ anzahl: value, ep: '1' })))
  // A line without a quantity is one of it.
  const quantities = anzahl === '' ? ['1'] : storable(anzahl, 'anzahl')
  const pairs = quantities.flatMap((one) => storable(ep, 'ep').map((other) => [one, other] as const))
  return pairs.filter(([one, other]) => amounts.has(lineAmount({ anzahl: one, ep: other })))
}

/** Numbers that the line's own amount contradicts are asked: those with two readings, else both. */
function contradicted({ anzahl, ep, amount }: NumberCells): ReadNumbers {
  // Without a price the amount would be lost, and the line come to nothing.
  if (ep === '') return { ...alone('anzahl', anzahl, true), ...unclear('ep', `= ${amount}`) }
  const read = { ...alone('anzahl', anzahl, true), ...alone('ep', ep, true) }
  if (read.unklar_anzahl || read.unklar_ep) return read
  return { ...(anzahl !== '' && unclear('anzahl', anzahl)), ...unclear('ep', ep) }
}

function readNumbers(cells: NumberCells): ReadNumbers {
  const { anzahl, ep, amount } = cells
  const isForeignLine = [anzahl, ep, amount].some(isForeign)
  const read = { ...alone('anzahl', anzahl, isForeignLine), ...alone('ep', ep, isForeignLine) }
  if (readings(amount).length === 0) return read
  if (ep === '') return anzahl === '' || isNothing(amount) ? read : contradicted(cells)
  const pairs = fitting(anzahl, ep, amount)
  const [pair] = pairs
  const quantity = anzahl === '' ? '1' : read.anzahl
  const isRead = pairs.some(([one, other]) => one === quantity && other === read.ep)
  if (isRead) return read
  if (pairs.length === 1 && pair) return { ...(anzahl !== '' && { anzahl: pair[0] }), ep: pair[1] }
  return contradicted(cells)
}

const isNothing = (amount: string) => readings(amount).every(({ value }) => value === '0')

/**
 * Quantity and price of a pasted line. An amount pasted with them chooses among their readings: it is the product of only
 * one pair. A number that stays ambiguous, or that the amount contradicts, is kept as pasted, and the person is asked; so
 * is a quantity in per cent, which is no quantity.
 */
export function pastedNumbers(cells: NumberCells): ReadNumbers {
  const read = readNumbers(cells)
  const isShare = cells.anzahl !== '' && [cells.anzahl, cells.einheit].some((text) => text.endsWith('%'))
  if (!isShare || read.unklar_anzahl) return read
  const { anzahl: _, ...rest } = read
  return { ...rest, ...unclear('anzahl', cells.anzahl) }
}
