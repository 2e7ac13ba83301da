import type { PaymentRefusal } from '@waldkerf/domain/office/payments/paymentRules'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts as gridTexts } from '../grid/grid.texts.ts'
import { texts } from './payments.texts.ts'
import type { PaymentProblems } from './typedPayment.ts'

export interface AmountFieldProps {
  value: string
  problem: PaymentProblems['amount']
  onChange: (amount: string) => void
}

type Fault = NonNullable<PaymentProblems['amount']>['fault']

const isRefusal = (fault: Fault): fault is PaymentRefusal => fault in texts.de.dialog.refused

/** An amount of money. One that could be read in two ways is asked back. */
export function AmountField({ value, problem, onChange }: AmountFieldProps) {
  const t = useTexts(texts).dialog
  const { faults } = useTexts(gridTexts)
  const words = problem && wordsFor(problem.fault)
  function wordsFor(fault: Fault): string {
    if (fault === 'missing') return t.noAmount
    return isRefusal(fault) ? t.refused[fault] : faults[fault](value)
  }
  return (
    <div>
      <TextField
        label={t.amount}
        inputMode="decimal"
        autoComplete="off"
        error={words}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
      <NumberOffers offers={problem && 'offers' in problem ? problem.offers : undefined} onTake={onChange} />
    </div>
  )
}
