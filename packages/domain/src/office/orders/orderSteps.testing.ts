import * as fc from 'fast-check'
import { negatedAmount, sumAmounts, vatAmount } from '../money/amounts.ts'
import { noDiscount } from '../payments/discount.ts'
import { afterOrderStep, modelStandings, type OrderModel, type OrderStep } from './orderModel.testing.ts'

/** A payment of exactly what an invoice asks for, or of its reduced amount. */
interface Settling {
  kind: 'settle'
  at: number
  isReduced: boolean
  datum: string
}

export const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => (value / 100).toFixed(2))

const at = fc.nat(7)
const terms = fc.constantFrom(
  noDiscount,
  { skonto_tage: 10, skonto_prozent: '2' },
  { skonto_tage: 30, skonto_prozent: '12.5' },
)
const datum = fc.constantFrom('2026-11-20', '2026-11-30', '2026-12-01', '2027-01-31')
const amount = fc.oneof(cents(80_000), cents(80_000).map(negatedAmount))

/** Whatever may happen to an order whose invoices have these rates. */
export function orderSteps(...rates: readonly string[]): fc.Arbitrary<OrderModel> {
  const rate = fc.constantFrom(...rates)
  const step: fc.Arbitrary<OrderStep | Settling> = fc.oneof(
    fc.record({ kind: fc.constant('instalment' as const), net: cents(60_000), rate, terms, confirmed: fc.boolean() }),
    fc.record({ kind: fc.constant('final' as const), rate, terms }),
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('fix' as const), at }) },
    fc.record({ kind: fc.constant('cancel' as const), at }),
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), at, amount, datum }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), at, isReduced: fc.boolean(), datum }) },
  )
  const steps = fc.array(step, { minLength: 4, maxLength: 40 })
  return fc.record({ net: cents(100_000), steps }).map(({ net, steps: all }) =>
    all.reduce<OrderModel>((model, each) => afterOrderStep(model, toPayment(model, each)) ?? model, {
      net,
      invoices: [],
    }),
  )
}

function toPayment(model: OrderModel, step: OrderStep | Settling): OrderStep {
  if (step.kind !== 'settle') return step
  const known = modelStandings(model)[step.at]
  const { offen = '0.00', brutto = '0.00', zustand } = known ?? {}
  const percent = model.invoices[step.at]?.terms.skonto_prozent ?? '0'
  const less = step.isReduced && zustand === 'offen' ? vatAmount(brutto, percent) : '0.00'
  return { kind: 'pay', at: step.at, amount: sumAmounts([offen, negatedAmount(less)]), datum: step.datum }
}
