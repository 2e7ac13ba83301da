import type { Deduction, InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import { buildTotals, negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { paymentRefusal } from '../payments/paymentRules.ts'
import { discount, type DiscountTerms } from '../payments/discount.ts'
import { paymentState } from '../payments/paymentState.ts'
import { claimed, type ClaimingInvoice, fullClaim, isSettled, settledAmount } from './claims.ts'
import { splitReceived } from './instalments.ts'

/** An invoice of an order, by the rules of domain. */
export interface ModelInvoice {
  part: InvoicePart
  net: string
  rate: string
  paid: string
  payments: readonly { id: number; betrag: string; datum: string; zu: null }[]
  terms: DiscountTerms
  isFixed: boolean
  isCancelled: boolean
  /** The place of the cancelled final invoice that it stands for. */
  replaces: number | undefined
  /** The deductions of a fixed final invoice; `at` is the instalment's place. */
  deducted: readonly (Pick<Deduction, 'netto' | 'ust' | 'brutto'> & { at: number })[]
}

export interface OrderModel {
  net: string
  invoices: readonly ModelInvoice[]
}

/** The day of all invoices. */
export const modelDay = '2026-11-20'

/** `at` is the place of an invoice among those made so far; `datum` is a payment's day. */
export type OrderStep =
  | { kind: 'instalment'; net: string; rate: string; terms: DiscountTerms; confirmed: boolean }
  | { kind: 'final'; rate: string; terms: DiscountTerms }
  | { kind: 'fix'; at: number }
  | { kind: 'cancel'; at: number }
  | { kind: 'pay'; at: number; amount: string; datum: string }

export const totalsIn = ({ net, rate }: ModelInvoice) => buildTotals([{ anzahl: '1', ep: net }], rate)

const granting = ({ terms, payments }: ModelInvoice, due: string) => discount({ due, terms, day: modelDay }, payments)
const claiming = (row: ModelInvoice): ClaimingInvoice => ({
  ...row,
  gross: totalsIn(row).gross,
  grants: (due) => granting(row, due).granted,
})
const stands = ({ isFixed, isCancelled }: ModelInvoice) => isFixed && !isCancelled
const standingInstalments = (rows: readonly ModelInvoice[]) =>
  rows.filter((row) => row.part === 'abschlag' && stands(row))

export function modelStandings({ invoices }: OrderModel) {
  const order = invoices.map(claiming)
  return order.map((row, at) => {
    const gross = claimed(row, order)
    const isReplaced = invoices.some(({ replaces, isFixed }) => replaces === at && isFixed)
    const days = { due: '2026-12-31', today: modelDay }
    const { isFixed: isArchived, isCancelled, paid } = row
    const known = { gross, paid, ...days, isArchived, isCancelled, isReplaced: isReplaced || isSettled(row, order) }
    const { state, open, overpaid } = paymentState(known)
    const own = invoices[at]
    const skonto = own ? granting(own, fullClaim(row, order)).granted : '0.00'
    const amounts = { gefordert: gross, bezahlt: paid, offen: open, ueberzahlt: overpaid, skonto, brutto: row.gross }
    return { ...amounts, zustand: state }
  })
}

const changed = (model: OrderModel, at: number, columns: Partial<ModelInvoice>): OrderModel => ({
  ...model,
  invoices: model.invoices.map((row, place) => (place === at ? { ...row, ...columns } : row)),
})

const blank = { paid: '0.00', payments: [], isFixed: false, isCancelled: false, replaces: undefined, deducted: [] }

/** The order after a step; undefined if it is refused. */
export function afterOrderStep(model: OrderModel, step: OrderStep): OrderModel | undefined {
  const { invoices } = model
  const final = invoices.find((row) => row.part === 'schluss' && !row.isCancelled)
  if (step.kind === 'instalment') {
    const hasDraft = invoices.some((row) => row.part === 'abschlag' && !row.isFixed)
    const asked = [step.net, ...standingInstalments(invoices).map(({ net }) => net), negatedAmount(model.net)]
    const isBeyond = signOfAmount(sumAmounts(asked)) > 0
    if (final?.isFixed || hasDraft || (isBeyond && !step.confirmed)) return undefined
    const { net, rate, terms } = step
    return { ...model, invoices: [...invoices, { ...blank, part: 'abschlag', net, rate, terms }] }
  }
  if (step.kind === 'final') {
    if (final) return undefined
    const before = invoices.findLastIndex((row) => row.part === 'schluss')
    const replaces = before < 0 ? undefined : before
    return {
      ...model,
      invoices: [
        ...invoices,
        { ...blank, part: 'schluss', net: model.net, rate: step.rate, terms: step.terms, replaces },
      ],
    }
  }
  const own = invoices[step.at]
  if (!own) return undefined
  if (step.kind === 'fix') {
    if (own.isFixed) return model
    if (own.part === 'abschlag') return final?.isFixed ? undefined : changed(model, step.at, { isFixed: true })
    const deducted = standingInstalments(invoices).map((row) => ({
      ...splitReceived(settledAmount(claiming(row)), row.rate),
      at: invoices.indexOf(row),
    }))
    return changed(model, step.at, { isFixed: true, deducted })
  }
  if (step.kind === 'cancel') {
    const isRefused = !stands(own) || isSettled(claiming(own), invoices.map(claiming))
    return isRefused ? undefined : changed(model, step.at, { isCancelled: true })
  }
  const known = modelStandings(model)[step.at]
  const isRefused = !known || paymentRefusal(known, { amount: step.amount, isReversal: false }) !== undefined
  if (isRefused) return undefined
  const payment = { id: own.payments.length, betrag: step.amount, datum: step.datum, zu: null }
  return changed(model, step.at, { paid: sumAmounts([own.paid, step.amount]), payments: [...own.payments, payment] })
}
