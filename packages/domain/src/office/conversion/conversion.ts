import type { Offer } from '../../entities/documents/offers.ts'
import type { Position } from '../../entities/documents/positions.ts'
import { positionValues } from '../workplace/header.ts'
import { sameValues } from '../editor/plan.ts'

/**
 * An offer becomes an invoice in steps of the calls there are: add the invoice, link it to the offer, insert each position,
 * write its texts, and last of all mark the offer. Each creating step has a key of its own, kept in a record before it is sent, so that a
 * broken-off conversion goes on where it was: the same key gives the same row.
 */
export interface ConversionRecord {
  offerId: number
  day: string
  supplyDay: string
  /** By step: one for the invoice, one for each position of the offer. */
  keys: Readonly<Record<string, string>>
  invoiceId?: number
  /** When the keys were made, ms since 1970. */
  begunAt: number
  /** Steps that were answered. */
  done: readonly string[]
}

export type Step =
  | { name: 'invoice'; key: string }
  | { name: `position:${number}`; key: string; position: Position }
  | { name: 'link' }
  | { name: 'texts' }
  | { name: 'offer' }

/** How long the data service keeps a key, in ms. */
export const keyLife = 86_400_000

/** A new record. @param newKey makes an `Idempotency-Key` @param now ms since 1970 */
export function beginConversion(
  offer: Pick<Offer, 'id'>,
  positions: readonly Position[],
  days: { day: string; supplyDay: string },
  newKey: () => string,
  now: number,
): ConversionRecord {
  const names = ['invoice', ...positions.map(stepName)]
  const keys = Object.fromEntries(names.map((name) => [name, newKey()]))
  return { offerId: offer.id, ...days, keys, begunAt: now, done: [] }
}

const stepName = ({ id }: Pick<Position, 'id'>) => `position:${id}` as const

/** The steps still to do, in order; empty when the offer has become an invoice. */
export function remainingSteps(record: ConversionRecord, positions: readonly Position[]): Step[] {
  const inOrder = positions.toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)
  const steps: Step[] = [
    { name: 'invoice', key: record.keys['invoice'] ?? '' },
    // Before the positions: wherever it breaks off, the invoice can be found again by its offer.
    { name: 'link' },
    ...inOrder.map((position) => ({
      name: stepName(position),
      key: record.keys[stepName(position)] ?? '',
      position,
    })),
    { name: 'texts' },
    { name: 'offer' },
  ]
  return steps.filter(({ name }) => !record.done.includes(name))
}

/** The record once a step was answered. @param invoiceId of the answer to the first step */
export const withDone = (record: ConversionRecord, { name }: Step, invoiceId?: number): ConversionRecord => ({
  ...record,
  done: [...record.done, name],
  ...(invoiceId !== undefined && { invoiceId }),
})

/**
 * Takes over what the invoice has already, for a record that is older than its keys: a position that stands in the
 * invoice with the same content and place counts as done, each stored one once.
 */
export function matchStored(
  record: ConversionRecord,
  positions: readonly Position[],
  stored: readonly Position[],
): ConversionRecord {
  const free = [...stored]
  const found = positions.filter((position) => {
    const place = free.findIndex((other) => isCopy(position, other))
    if (place >= 0) free.splice(place, 1)
    return place >= 0
  })
  return { ...record, done: [...new Set([...record.done, ...found.map(stepName)])] }
}

/** '96.00' was sent as '96'. */
const isCopy = (one: Position, other: Position) =>
  one.lfd_nr === other.lfd_nr && sameValues(positionValues(one), positionValues(other))
