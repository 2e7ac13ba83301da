import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { positionValues } from '../workplace/header.ts'
import { sameValues } from '../editor/plan.ts'

/**
 * An offer becomes an invoice by existing calls: add the invoice, link it to the offer, insert each line item, write its
 * texts, mark the offer last. Each creating step has its own key, recorded before it is sent, so that an interrupted
 * conversion resumes where it stopped: the same key returns the same row.
 */
export interface ConversionRecord {
  offerId: number
  day: string
  supplyDay: string
  /** By step: one for the invoice, one for each line item of the offer. */
  keys: Readonly<Record<string, string>>
  invoiceId?: number
  /** When the keys were made, ms since 1970. */
  begunAt: number
  /** Names of the answered steps. */
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
    // Before the line items, so that the invoice can be found by its offer after an interruption.
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

/** The record after the answer to a step. @param invoiceId in the answer to the first step */
export const withDone = (record: ConversionRecord, { name }: Step, invoiceId?: number): ConversionRecord => ({
  ...record,
  done: [...record.done, name],
  ...(invoiceId !== undefined && { invoiceId }),
})

/**
 * For a record whose keys have expired: a line item that the invoice already has, with the same content and place, counts
 * as done; each stored one is matched once.
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

/** Compares by value: '96.00' may have been sent as '96'. */
const isCopy = (one: Position, other: Position) =>
  one.lfd_nr === other.lfd_nr && sameValues(positionValues(one), positionValues(other))
