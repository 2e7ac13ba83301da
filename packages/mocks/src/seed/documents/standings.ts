import { invoiceSums } from '@waldkerf/domain/documents/documentSums'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { paymentState } from '@waldkerf/domain/office/payments/paymentState'
import { claimed, fullClaim, isSettled } from '@waldkerf/domain/office/orders/claims'
import { discount } from '@waldkerf/domain/office/payments/discount'
import { addDays } from '../days.ts'
import { claimingInvoices, invoiceTerms } from './orderInvoices.ts'
import type { World } from '../world.ts'

type Known = Pick<World, 'invoices' | 'invoiceData' | 'positions' | 'payments' | 'officeSettings'>

interface Wish {
  today: string
  /** Absent: all. */
  invoices?: readonly Invoice[]
  /** Payment terms in days, as printed; absent: the office's. */
  printedTerm?: (invoiceId: number) => number | undefined
}

/** The paid and the open part of each invoice. */
export function invoiceStandings(
  world: Known,
  { today, invoices = world.invoices, printedTerm }: Wish,
): InvoiceStanding[] {
  const gross = new Map(invoiceSums({ invoices, positions: world.positions }).map(({ id, brutto }) => [id, brutto]))
  const cancelled = new Set(
    world.invoiceData.flatMap((row) => (row.storno_von === null ? [] : [row.storno_von, row.rechnung_id])),
  )
  const fixed = new Set(world.invoices.flatMap(({ id, archiviert_am }) => (archiviert_am === null ? [] : [id])))
  const replaced = new Set(
    world.invoiceData.flatMap(({ ersetzt, rechnung_id }) =>
      ersetzt !== null && fixed.has(rechnung_id) ? [ersetzt] : [],
    ),
  )
  const payments = Map.groupBy(world.payments, ({ rechnung_id }) => rechnung_id)
  const orders = claimingInvoices(world)
  const data = new Map(world.invoiceData.map((row) => [row.rechnung_id, row]))
  return invoices.map(({ id, rn_datum, archiviert_am }) => {
    const faellig = addDays(rn_datum, printedTerm?.(id) ?? world.officeSettings.zahlungsziel_tage)
    const brutto = gross.get(id) ?? '0.00'
    const bezahlt = sumAmounts((payments.get(id) ?? []).map(({ betrag }) => betrag))
    const isCancelled = cancelled.has(id)
    const granting = { terms: invoiceTerms(data.get(id)), day: rn_datum }
    const grants = (due: string) => discount({ ...granting, due }, payments.get(id) ?? []).granted
    const own = {
      part: '' as const,
      gross: brutto,
      paid: bezahlt,
      isFixed: archiviert_am !== null,
      isCancelled,
      grants,
    }
    const { invoice = own, order = [], finalId = null } = orders.get(id) ?? {}
    const gefordert = claimed(invoice, order)
    const stated = discount({ ...granting, due: fullClaim(invoice, order) }, payments.get(id) ?? [])
    const schluss_id = invoice.isFixed && isSettled(invoice, order) ? finalId : null
    const { state, open, overpaid } = paymentState({
      gross: gefordert,
      paid: bezahlt,
      due: faellig,
      today,
      isArchived: archiviert_am !== null,
      isCancelled,
      isReplaced: replaced.has(id) || schluss_id !== null,
    })
    const amounts = { brutto, bezahlt, offen: open, ueberzahlt: overpaid, gefordert }
    const terms = {
      skonto: stated.granted,
      skonto_am: stated.grantedOn,
      skonto_abzug: stated.amount,
      skonto_bis: stated.lastDay,
    }
    return { rechnung_id: id, ...amounts, faellig, zustand: state, schluss_id, ...terms }
  })
}
