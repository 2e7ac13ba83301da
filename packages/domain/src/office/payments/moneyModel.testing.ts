import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { paymentDoubts, paymentRefusal, takenBy } from './paymentRules.ts'
import { paymentState } from './paymentState.ts'

/** An invoice and its possible successor, by the rules of domain. */
export interface MoneyModel {
  gross: string
  due: string
  day: string
  today: string
  paid: string
  isCancelled: boolean
  /** The sum paid for its successor; undefined while there is no fixed one. */
  successorPaid: string | undefined
}

export type MoneyStep =
  | { kind: 'pay'; amount: string; day: string; confirmed: boolean }
  | { kind: 'cancel' | 'replace' | 'transfer' }

export function modelStanding({ gross, paid, due, today, isCancelled, successorPaid }: MoneyModel) {
  const isReplaced = successorPaid !== undefined
  const standing = paymentState({ gross, paid, due, today, isArchived: true, isCancelled, isReplaced })
  return { brutto: gross, bezahlt: paid, offen: standing.open, ueberzahlt: standing.overpaid, zustand: standing.state }
}

/** The invoice after a step; undefined if the step is refused. */
export function afterStep(model: MoneyModel, step: MoneyStep): MoneyModel | undefined {
  const known = modelStanding(model)
  switch (step.kind) {
    case 'pay': {
      const { amount, day, confirmed } = step
      if (paymentRefusal(known, { amount, isReversal: false }) !== undefined) return undefined
      const dated = { amount, day, invoiceDay: model.day, today: model.today }
      if (!confirmed && paymentDoubts(known, dated).length > 0) return undefined
      return { ...model, paid: sumAmounts([model.paid, amount]) }
    }
    case 'cancel':
      return model.isCancelled ? undefined : { ...model, isCancelled: true }
    case 'replace':
      return model.isCancelled && model.successorPaid === undefined ? { ...model, successorPaid: '0.00' } : undefined
    default: {
      const isOwed = takenBy[known.zustand].transfers && signOfAmount(known.ueberzahlt) > 0
      if (!isOwed || model.successorPaid === undefined) return undefined
      const paid = sumAmounts([model.paid, negatedAmount(known.ueberzahlt)])
      return { ...model, paid, successorPaid: sumAmounts([model.successorPaid, known.ueberzahlt]) }
    }
  }
}
