import { invoiceSums } from '@waldkerf/domain/documents/documentSums'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { proportion, signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { addDays, daysBetween } from '../days.ts'
import { createRandom, type Random } from '../random.ts'

/** A payment row as the database stores it. */
export type StoredPayment = Omit<Payment, 'zurueckgenommen_durch' | 'gegenrechnung_nummer'>

/** Payments of an invoice in per cent, with weights: most in full, some in parts, a few too much, some not at all. */
const habits: readonly (readonly [parts: readonly number[], weight: number])[] = [
  [[100], 78],
  [[40, 60], 6],
  [[50], 4],
  [[101], 2],
  [[], 10],
]

function paymentRows(
  { id, nummer, rn_datum }: Invoice,
  gross: string,
  today: string,
  random: Random,
): Omit<StoredPayment, 'id'>[] {
  const parts = random.weighted(habits)
  return parts.flatMap((part, index) => {
    const datum = addDays(rn_datum, random.integer(4, 30) + 14 * index)
    const art = random.weighted([
      ['ueberweisung' as const, 19],
      ['bar' as const, 1],
    ])
    if (datum > today) return []
    const referenz = art === 'bar' ? '' : `${nummer}/${index + 1}`
    const betrag = proportion(gross, String(part), '100')
    return [
      {
        rechnung_id: id,
        betrag,
        datum,
        art,
        referenz,
        zu: null,
        erfasst_am: `${datum}T08:00:00+00:00`,
        erfasst_von: '',
        gegenrechnung_id: null,
      },
    ]
  })
}

/** Payments of archived invoices, in the order they came in. */
export function seedPayments(
  invoices: readonly Invoice[],
  positions: readonly Position[],
  today: string,
): StoredPayment[] {
  const random = createRandom(1_961)
  const gross = new Map(invoiceSums({ invoices, positions }).map(({ id, brutto }) => [id, brutto]))
  return invoices
    .filter(({ archiviert_am, rn_datum }) => archiviert_am !== null && daysBetween(rn_datum, today) > 0)
    .flatMap((invoice) => {
      const amount = gross.get(invoice.id) ?? '0.00'
      return signOfAmount(amount) > 0 ? paymentRows(invoice, amount, today, random) : []
    })
    .map((row, index) => ({ id: index + 1, ...row }))
}
