import { textLengths } from '@waldkerf/domain/entities/columns'
import { unclearColumns } from '@waldkerf/domain/entities/documents/positions'
import { type NumberFault, parseNumber } from '../input/parseNumber.ts'
import { readings } from '../input/readings.ts'
import type { PositionValues } from './document.ts'

/** The numbers of a line item, each with the field for its unreadable text. */
export const unclearFields = { anzahl: 'unklar_anzahl', ep: 'unklar_ep' } as const

export type NumberField = keyof typeof unclearFields
export const numberFields = Object.keys(unclearFields) as NumberField[]

/** The most decimals that may be typed. */
const decimals: Readonly<Record<NumberField, number>> = { anzahl: 6, ep: 4 }

/** The longest unreadable text that is kept, in characters. */
export const longestUnclear = textLengths(unclearColumns).unklar_ep

/** A number and its unclear text belong to one cell: a change of either is a change of the cell. */
export const cells = numberFields.map((field) => [field, unclearFields[field]] as const)

/** A text in place of a number, and the numbers that may have been meant. */
export interface Doubt {
  text: string
  /** 'unconfirmed': the text can be read as a number, but nobody has confirmed that number. */
  fault: NumberFault | 'unconfirmed'
  /** In German notation; each is accepted when typed. */
  offers: readonly string[]
}

/** The question about a text that was typed as this number; undefined where there is none. */
export function doubtAbout(field: NumberField, text: string): Doubt | undefined {
  if (text === '') return undefined
  const parsed = parseNumber(text, { decimals: decimals[field] })
  if ('fault' in parsed) return { text, ...parsed }
  return { text, fault: 'unconfirmed', offers: readings(text).flatMap((each) => (each.isUsual ? [each.text] : [])) }
}

/** The changes of a line item when this text is typed as its number. Empty text is zero; unreadable text is kept. */
export function typedNumber(values: PositionValues, field: NumberField, typed: string): Partial<PositionValues> {
  const parsed = parseNumber(typed, { decimals: decimals[field] })
  if ('fault' in parsed) return { [unclearFields[field]]: typed.trim().slice(0, longestUnclear) }
  return { [field]: parsed.value ?? '0', ...(values[unclearFields[field]] !== '' && { [unclearFields[field]]: '' }) }
}

/** Whether one of its numbers is unclear: such a line item is neither summed nor printed, and its document not archived. */
export const isUnclear = (values: Pick<PositionValues, 'unklar_anzahl' | 'unklar_ep'>): boolean =>
  numberFields.some((field) => values[unclearFields[field]] !== '')

/** How many numbers of these line items are unclear. */
export const unclearCount = (rows: readonly Pick<PositionValues, 'unklar_anzahl' | 'unklar_ep'>[]): number =>
  rows.reduce((sum, row) => sum + numberFields.filter((field) => row[unclearFields[field]] !== '').length, 0)
