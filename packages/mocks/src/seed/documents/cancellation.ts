import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { copyPositions } from './copyPositions.ts'
import type { InvoiceDataSeed } from './invoiceData.ts'
import type { StoredPayment } from './payments.ts'

interface Documents {
  invoices: readonly Invoice[]
  invoiceData: readonly InvoiceDataSeed[]
  positions: readonly Position[]
  payments: readonly StoredPayment[]
}

/** The last invoice of an offer behind which two others are fixed that belong to nothing. */
function findChain({ invoices, invoiceData }: Documents): [Invoice, Invoice, Invoice] | undefined {
  const offers = new Map(invoiceData.map((row) => [row.rechnung_id, row.angebot_id]))
  const fixed = invoices.filter(({ archiviert_am }) => archiviert_am !== null)
  const free = fixed.filter(({ id }) => offers.get(id) === null)
  for (const original of fixed.toReversed()) {
    const [cancelling, anew] = free.filter(({ id }) => id > original.id)
    if (offers.get(original.id) !== null && cancelling && anew) return [original, cancelling, anew]
  }
  return undefined
}

const german = (day: string) => day.split('-').toReversed().join('.')

/**
 * One invoice is cancelled and written anew: two of the others become what cancels it and what stands for it. Numbers, days and
 * all other documents stay. Nothing was paid of them.
 */
export function withCancellation<Whole extends Documents>(world: Whole): Whole {
  const chain = findChain(world)
  if (!chain) return world
  const [original, cancelling, anew] = chain
  const { id: _id, nummer, rn_datum: day, archiviert_am: _at, ...content } = original
  const own = world.invoiceData.find(({ rechnung_id }) => rechnung_id === original.id)
  if (!own) return world
  const words = { anschreiben: `hiermit stornieren wir unsere Rechnung ${nummer} vom ${german(day)}.`, zuerl: '' }
  const links = new Map([
    [cancelling.id, { angebot_id: null, storno_von: original.id, ersetzt: null }],
    [anew.id, { angebot_id: own.angebot_id, storno_von: null, ersetzt: original.id }],
  ])
  const members = new Set([original.id, cancelling.id, anew.id])
  return {
    ...world,
    invoices: world.invoices.map((row) =>
      row === cancelling ? { ...row, ...content, ...words } : row === anew ? { ...row, ...content } : row,
    ),
    invoiceData: world.invoiceData.map((row) => {
      const link = links.get(row.rechnung_id)
      return link ? { ...own, ...link, rechnung_id: row.rechnung_id } : row
    }),
    positions: copyPositions(world.positions, [
      { from: original.id, to: { rechnung_id: cancelling.id, angebot_id: null }, isNegated: true },
      { from: original.id, to: { rechnung_id: anew.id, angebot_id: null } },
    ]),
    payments: world.payments
      .filter(({ rechnung_id }) => !members.has(rechnung_id))
      .map((row, index) => ({ ...row, id: index + 1 })),
  }
}
