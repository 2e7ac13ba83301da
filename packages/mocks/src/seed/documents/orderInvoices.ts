import { invoiceSums } from '@waldkerf/domain/documents/documentSums'
import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { type ClaimingInvoice, settledAmount } from '@waldkerf/domain/office/orders/claims'
import { discount, type DiscountTerms, noDiscount } from '@waldkerf/domain/office/payments/discount'
import { splitReceived } from '@waldkerf/domain/office/orders/instalments'
import { negatedAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import type { World } from '../world.ts'
import type { InvoiceDataSeed } from './invoiceData.ts'

type Known = Pick<World, 'invoices' | 'invoiceData' | 'positions' | 'payments'>

/** An instalment or a final invoice, with its amounts. */
export interface OrderInvoiceRow {
  data: InvoiceDataSeed
  invoice: Invoice
  claiming: ClaimingInvoice
  sums: { netto: string; ust: string; brutto: string }
}

/** The Skonto that an invoice states. */
export const invoiceTerms = (data: Partial<DiscountTerms> | undefined): DiscountTerms => ({
  skonto_tage: data?.skonto_tage ?? noDiscount.skonto_tage,
  skonto_prozent: data?.skonto_prozent ?? noDiscount.skonto_prozent,
})

/** The instalments and final invoices of all orders, or of one, in the order they were made. */
export function orderRows(world: Known, offer?: number): OrderInvoiceRow[] {
  const data = world.invoiceData.filter(
    ({ teil = '', angebot_id }) => teil !== '' && (offer === undefined || angebot_id === offer),
  )
  if (data.length === 0) return []
  const byId = new Map(world.invoices.map((row) => [row.id, row]))
  const invoices = data.flatMap(({ rechnung_id }) => byId.get(rechnung_id) ?? [])
  const positions = world.positions.filter(({ rechnung_id }) => invoices.some(({ id }) => id === rechnung_id))
  const sums = new Map(invoiceSums({ invoices, positions }).map((row) => [row.id, row]))
  return data
    .flatMap((row) => {
      const invoice = byId.get(row.rechnung_id)
      const own = sums.get(row.rechnung_id)
      if (!invoice || !own) return []
      const payments = world.payments.filter(({ rechnung_id }) => rechnung_id === row.rechnung_id)
      const terms = invoiceTerms(row)
      const claiming: ClaimingInvoice = {
        part: row.teil ?? '',
        gross: own.brutto,
        paid: sumAmounts(payments.map(({ betrag }) => betrag)),
        isFixed: invoice.archiviert_am !== null,
        isCancelled: world.invoiceData.some(({ storno_von }) => storno_von === row.rechnung_id),
        grants: (due) => discount({ due, terms, day: invoice.rn_datum }, payments).granted,
      }
      return [{ data: row, invoice, claiming, sums: { netto: own.netto, ust: own.ust, brutto: own.brutto } }]
    })
    .toSorted((a, b) => a.invoice.id - b.invoice.id)
}

const isFinal = ({ part, isFixed, isCancelled }: ClaimingInvoice) => part === 'schluss' && isFixed && !isCancelled

/** Each of them with all invoices of its order, by id. */
export function claimingInvoices(world: Known) {
  const orders = Map.groupBy(orderRows(world), ({ data }) => data.angebot_id)
  return new Map(
    [...orders.values()].flatMap((rows) => {
      const order = rows.map(({ claiming }) => claiming)
      const finalId = rows.find(({ claiming }) => isFinal(claiming))?.invoice.id ?? null
      return rows.map(({ invoice, claiming }) => [invoice.id, { invoice: claiming, order, finalId }] as const)
    }),
  )
}

/** Fixed instalments of an order that are not cancelled. */
export const standingInstalments = (world: Known, offer: number | null): OrderInvoiceRow[] =>
  offer === null
    ? []
    : orderRows(world, offer).filter(
        ({ claiming }) => claiming.part === 'abschlag' && claiming.isFixed && !claiming.isCancelled,
      )

/** The final invoice of an order that is not cancelled. */
export const finalInvoiceRow = (world: Known, offer: number | null): OrderInvoiceRow | undefined =>
  offer === null
    ? undefined
    : orderRows(world, offer).find(({ claiming }) => claiming.part === 'schluss' && !claiming.isCancelled)

/** The deductions of a final invoice. */
export const deductions = (world: Known, { teil, angebot_id }: InvoiceDataSeed): Deduction[] =>
  teil !== 'schluss'
    ? []
    : standingInstalments(world, angebot_id).map(({ invoice, data, claiming, sums }) => ({
        nummer: invoice.nummer,
        datum: invoice.rn_datum,
        ust_satz: invoice.ust_satz,
        steuerfall: data.steuerfall,
        ...splitReceived(settledAmount(claiming), invoice.ust_satz),
        berechnet: sums.brutto,
        skonto: claiming.grants?.(sums.brutto) ?? '0.00',
      }))

/** The deductions of the invoice that cancels a final one. */
export const reversedDeductions = (rows: readonly Deduction[]): Deduction[] =>
  rows.map((row) => ({
    ...row,
    netto: negatedAmount(row.netto),
    ust: negatedAmount(row.ust),
    brutto: negatedAmount(row.brutto),
    berechnet: negatedAmount(row.berechnet),
    skonto: negatedAmount(row.skonto ?? '0.00'),
  }))
