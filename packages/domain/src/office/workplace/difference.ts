import { positionFields, type PositionValues } from '../editor/document.ts'

/** How a line item of an invoice differs from those of its offer. */
export type Difference<R extends PositionValues> =
  | { kind: 'added'; after: R }
  | { kind: 'removed'; before: R }
  | { kind: 'changed'; before: R; after: R; fields: readonly (keyof PositionValues)[] }

/**
 * Differences between an offer and its invoice, in the invoice's order, removed rows last. Equal rows are matched
 * first, then rows with the same text; another order is no difference.
 */
export function differences<R extends PositionValues>(offer: readonly R[], invoice: readonly R[]): Difference<R>[] {
  const left = [...offer]
  const take = (fits: (row: R) => boolean): R | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const differing = invoice.filter((row) => !take((other) => changedFields(other, row).length === 0))
  const found = differing.map((after): Difference<R> => {
    const before = take(({ bez }) => bez === after.bez)
    return before ? { kind: 'changed', before, after, fields: changedFields(before, after) } : { kind: 'added', after }
  })
  return [...found, ...left.map((before): Difference<R> => ({ kind: 'removed', before }))]
}

const changedFields = (one: PositionValues, other: PositionValues) =>
  positionFields.filter((field) => one[field] !== other[field])
