import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'

/** Amounts sort as numbers; their texts and sums stay decimal text. */
export const amounts = [
  { id: 'net', file: { id: 'netto', place: 8 } },
  { id: 'vat', file: { id: 'ust', place: 9 } },
  { id: 'gross', file: { id: 'brutto', place: 10 } },
] as const

/** Nothing is owed by an invoice that is being worked on, and nothing paid: it has no amount. */
export const fixedStanding = ({ status, standing }: DocumentRow) => (status === 'open' ? undefined : standing)
export const toNumber = (amount: string | undefined) => (amount ? Number(amount) : null)
export const dueDay = ({ status, standing }: DocumentRow) =>
  status === 'archived' ? (standing?.faellig ?? null) : null

/** 'RE-2026-0041' as a number that keeps the order of years and counts. */
export function numberOrder(nummer: string): number {
  const [, year = 0, count = 0] = nummer.split('-').map(Number)
  return year * 10_000_000 + count
}
