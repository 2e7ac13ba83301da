import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { copyPositions } from './copyPositions.ts'
import type { InvoiceDataSeed } from './invoiceData.ts'

interface Documents {
  offers: readonly Offer[]
  invoices: readonly Invoice[]
  invoiceData: readonly InvoiceDataSeed[]
  positions: readonly Position[]
}

/** An invoiced offer has the line items and the rate of its invoice: what was invoiced is what was offered, to the cent. */
export function withBilledOffers<Whole extends Documents>(world: Whole) {
  const rates = new Map(world.invoices.map(({ id, ust_satz }) => [id, ust_satz]))
  const billed = new Map<number, number>()
  for (const { angebot_id, rechnung_id } of world.invoiceData) {
    if (angebot_id !== null && !billed.has(angebot_id)) billed.set(angebot_id, rechnung_id)
  }
  return {
    ...world,
    offers: world.offers.map((row) => ({ ...row, ust_satz: rates.get(billed.get(row.id) ?? 0) ?? row.ust_satz })),
    positions: copyPositions(
      world.positions,
      [...billed].map(([angebot_id, from]) => ({ from, to: { rechnung_id: null, angebot_id } })),
    ),
  }
}
