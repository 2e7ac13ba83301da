import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { modelDay, modelStandings, type ModelInvoice, type OrderModel, totalsIn } from '@waldkerf/domain/office/orders/orderModel.testing' // prettier-ignore
import { orderSteps } from '@waldkerf/domain/office/orders/orderSteps.testing'
import { settledInstalments } from '@waldkerf/domain/office/datev/discountChange'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { taxYear } from '@waldkerf/domain/office/taxYear/taxYear'
import { bookingBatch } from './bookingBatch.ts'

const settings = { adviser: '29098', client: '55003', chart: '03', accountLength: 4, yearStart: '2026-01-01', accounts: {} } as const // prettier-ignore
const span = { from: '2026-01-01', to: '2027-12-31' }
const prepayments = ['1718', '1711', '1710']

const nummer = (at: number, sign = '') => `RE-2026-${sign}${String(at).padStart(4, '0')}`
const taxCase = (rate: string) => (rate === '0' ? 'E' : 'S')

/** An invoice of the order as it is archived; `cancels` is the one that takes it back. */
function archived({ invoices }: OrderModel, row: ModelInvoice, at: number, cancels = false): ArchivedInvoice {
  const { part, rate, net, terms, deducted } = row
  const turned = (amount: string) => (cancels ? negatedAmount(amount) : amount)
  const abschlaege = deducted.flatMap(({ at: place, netto, ust, brutto }) => {
    const asked = invoices[place]
    if (!asked) return []
    const amounts = { netto: turned(netto), ust: turned(ust), brutto: turned(brutto), berechnet: turned(totalsIn(asked).gross) } // prettier-ignore
    return [
      { nummer: nummer(place), datum: modelDay, ust_satz: asked.rate, steuerfall: taxCase(asked.rate), ...amounts },
    ]
  })
  return {
    verkaeufer: { zahlungsziel_tage: 14 },
    kunde: { client_id: 7, name: 'Forstamt', land: 'DE', ust_id: '' },
    rechnung: {
      id: at + (cancels ? 1_001 : 1),
      nummer: nummer(at, cancels ? 'S' : ''),
      rn_datum: modelDay,
      le_date: modelDay,
      le_bis: null,
      ust_satz: rate,
      steuerfall: taxCase(rate),
      teil: cancels ? '' : part,
      ...(cancels ? noDiscount : terms),
    },
    original: cancels ? { nummer: nummer(at), datum: modelDay, teil: part } : null,
    abschlaege,
    positionen: [{ anzahl: '1', ep: turned(net) }],
  } as unknown as ArchivedInvoice
}

/** The order as the files of a tax adviser have it. */
function bookedOrder(model: OrderModel) {
  const fixed = model.invoices.flatMap((row, at) => (row.isFixed ? [{ row, at }] : []))
  const archives = fixed.flatMap(({ row, at }) => [
    archived(model, row, at),
    ...(row.isCancelled ? [archived(model, row, at, true)] : []),
  ])
  const discounted = fixed.map(({ row, at }) => {
    const invoice = archived(model, row, at)
    const instalments = settledInstalments(invoice, (number) => {
      const own = model.invoices[Number(number.slice(-4))]
      return { terms: own?.terms ?? noDiscount, payments: own?.payments ?? [] }
    })
    return { invoice, payments: row.payments, cancelledOn: row.isCancelled ? modelDay : undefined, instalments }
  })
  const batch = bookingBatch(archives, span, settings, `${span.to}T23:59:59`, discounted)
  const common = { day: modelDay, client: 'Forstamt' }
  const invoices = fixed.flatMap(({ row, at }) => {
    const { gross } = totalsIn(row)
    const own = { ...common, id: at + 1, nummer: nummer(at), gross, part: row.part, offerId: 7, cancels: null, terms: row.terms } // prettier-ignore
    const part: InvoicePart = ''
    const taken = { ...common, id: at + 1_001, nummer: nummer(at, 'S'), gross: negatedAmount(gross), part, offerId: null, cancels: at + 1, terms: noDiscount } // prettier-ignore
    return row.isCancelled ? [own, taken] : [own]
  })
  const kind = { art: 'bar', referenz: '', zurueckgenommen_durch: null, erfasst_am: '', erfasst_von: '', gegenrechnung_id: null, gegenrechnung_nummer: null } as const // prettier-ignore
  const payments = fixed.flatMap(({ row, at }) =>
    row.payments.map((paid) => ({ ...kind, ...paid, rechnung_id: at + 1 })),
  )
  return { batch, year: taxYear({ invoices, payments, drafts: [], batch, xmlAmounts: new Map() }, span) }
}

/** The sum on some accounts, as revenue counts. */
function balance(text: string, isWanted: (account: string) => boolean): string {
  const lines = text.split('\r\n').slice(2).filter(Boolean)
  return sumAmounts(
    lines.flatMap((line) => {
      const fields = line.split(';')
      const amount = (fields[0] ?? '').replace(',', '.')
      return isWanted(fields[7] ?? '') ? [fields[1] === '"S"' ? amount : negatedAmount(amount)] : []
    }),
  )
}

const gross = (rows: readonly ModelInvoice[]) => rows.map((row) => totalsIn(row).gross)

test('instalments stand on prepayments until their final invoice, and all sums agree', () => {
  fc.assert(
    fc.property(orderSteps('19', '7', '0'), (model) => {
      const { batch, year } = bookedOrder(model)
      expect(year.findings).toEqual([])
      const standing = model.invoices.filter(({ isFixed, isCancelled }) => isFixed && !isCancelled)
      const final = standing.filter(({ part }) => part === 'schluss')
      const waiting = final.length > 0 ? [] : standing
      const granted = modelStandings(model).flatMap(({ skonto }, at) => (model.invoices[at]?.isFixed ? [negatedAmount(skonto)] : [])) // prettier-ignore
      expect(balance(batch.text, (account) => prepayments.includes(account))).toBe(sumAmounts(gross(waiting)))
      expect(balance(batch.text, (account) => !prepayments.includes(account))).toBe(
        sumAmounts([...gross(final), ...granted]),
      )
    }),
    { numRuns: 400 },
  )
})
