import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { proportion, sumLines, vatAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { instalmentLines, orderWords } from '@waldkerf/domain/office/orders/instalments'
import { addDays } from '../days.ts'
import type { InvoiceDataSeed } from './invoiceData.ts'
import type { StoredPayment } from './payments.ts'

interface Documents {
  offers: readonly Offer[]
  invoices: readonly Invoice[]
  invoiceData: readonly InvoiceDataSeed[]
  positions: readonly Position[]
  payments: readonly StoredPayment[]
}

/** The newest accepted offer that is followed by two fixed invoices of its client without an offer, and these two. */
function findOrder({ offers, invoices, invoiceData }: Documents): [Offer, Invoice, Invoice] | undefined {
  const free = new Set(
    invoiceData.flatMap((row) =>
      row.angebot_id === null && row.storno_von === null && row.ersetzt === null ? [row.rechnung_id] : [],
    ),
  )
  const cancelled = new Set(invoiceData.map(({ storno_von }) => storno_von))
  for (const offer of offers.toReversed()) {
    const [first, second] = invoices.filter(
      (row) =>
        row.client_id === offer.client_id &&
        row.archiviert_am !== null &&
        row.rn_datum >= offer.an_datum &&
        Number(row.ust_satz) === Number(offer.ust_satz) &&
        free.has(row.id) &&
        !cancelled.has(row.id),
    )
    if (offer.status === 'angenommen' && first && second) return [offer, first, second]
  }
  return undefined
}

/** The share of the order that each instalment asks for, in per cent. */
const shares = ['30', '25'] as const

/**
 * Makes two invoices the instalments of an accepted offer, the first of them paid. Numbers, days and all other documents
 * stay.
 */
export function withOrder<Whole extends Documents>(world: Whole): Whole {
  const found = findOrder(world)
  if (!found) return world
  const [offer, ...instalments] = found
  const ids = instalments.map(({ id }) => id)
  const { nummer, an_datum } = offer
  const own = world.positions.filter(({ angebot_id }) => angebot_id === offer.id)
  const positions = instalments.flatMap((invoice, at) => {
    const earlier = instalments.slice(0, at).map((row) => ({ nummer: row.nummer, datum: row.rn_datum, netto: '0.00' }))
    const wish = { art: 'anteil' as const, wert: shares[at] ?? '0', staende: {} }
    const first = world.positions.find(({ rechnung_id }) => rechnung_id === invoice.id)
    return instalmentLines({ nummer, an_datum, lines: own, earlier }, wish).map((line) => ({
      ...line,
      id: first?.id ?? 0,
      rechnung_id: invoice.id,
      angebot_id: null,
      lfd_nr: 1,
      version: 1,
    }))
  })
  const [paid] = instalments
  const net = proportion(sumLines(own), shares[0], '100')
  const payment: StoredPayment = {
    id: 0,
    rechnung_id: paid?.id ?? 0,
    betrag: sumAmounts([net, vatAmount(net, offer.ust_satz)]),
    datum: addDays(paid?.rn_datum ?? '', 9),
    art: 'ueberweisung',
    referenz: `${paid?.nummer}/1`,
    zu: null,
    erfasst_am: `${addDays(paid?.rn_datum ?? '', 9)}T08:00:00+00:00`,
    erfasst_von: '',
    gegenrechnung_id: null,
  }
  return {
    ...world,
    invoices: world.invoices.map((row) =>
      ids.includes(row.id)
        ? {
            ...row,
            anschreiben: `gemäß ${orderWords(offer)} berechnen wir Ihnen den folgenden Abschlag:`,
          }
        : row,
    ),
    invoiceData: world.invoiceData.map((row) =>
      ids.includes(row.rechnung_id) ? { ...row, angebot_id: offer.id, teil: 'abschlag' as const } : row,
    ),
    positions: [...world.positions.filter(({ rechnung_id }) => !ids.includes(rechnung_id ?? 0)), ...positions],
    payments: [...world.payments.filter(({ rechnung_id }) => !ids.includes(rechnung_id)), payment]
      .toSorted((a, b) => a.rechnung_id - b.rechnung_id || a.id - b.id)
      .map((row, index) => ({ ...row, id: index + 1 })),
  }
}
