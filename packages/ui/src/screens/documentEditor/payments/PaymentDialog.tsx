import { type InvoiceStanding, type PaymentKind, paymentKinds } from '@waldkerf/domain/entities/documents/payments'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import {
  creditAmount,
  paymentDoubts,
  takenBy,
  type PaymentRefusal,
} from '@waldkerf/domain/office/payments/paymentRules'
import { reducedOpen } from '@waldkerf/domain/office/payments/discount'
import { type Language, useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { FieldRow, FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { Offered } from './payments.styles.ts'
import { paymentTexts } from '../steps.texts.ts'
import {
  amountIn,
  amountOffered,
  amountTyped,
  findProblems,
  openAfter,
  typedAmount,
  type TypedPayment,
  type PaymentProblems,
} from './typedPayment.ts'
import { gridTexts } from '../DocumentEditorScreen.texts.ts'

export interface PaymentDialogProps {
  number: string
  standing: InvoiceStanding
  today: string
  /** The invoice's own; '' while it is being loaded. */
  invoiceDay: string
  /** Those that are given already, as far as they are known here; the data service knows all. */
  references: readonly string[]
  /**
   * Takes the amount as decimal text.
   * @param form names this dialog: sent twice it is entered once
   * @throws Error with a message for people
   */
  onAdd: (payment: TypedPayment, form: string) => Promise<unknown>
  onClose: () => void
}

/** Enters what came in: all that is open, today, unless something else is typed. */
export function PaymentDialog({ number, standing, today, invoiceDay, references, onAdd, onClose }: PaymentDialogProps) {
  const t = useTexts(paymentTexts)
  const { money } = useMoney()
  const language = useLanguage()
  const [written, setTyped] = useState<TypedPayment & { language: Language }>(() => ({
    language,
    amount: amountOffered(standing, language),
    day: today,
    kind: 'ueberweisung',
    reference: '',
    confirmed: false,
  }))
  const { language: before, ...rest } = written
  const typed: TypedPayment = { ...rest, amount: amountIn(language, rest.amount, before) }
  const [form] = useState(() => crypto.randomUUID())
  const { busy, error, isSent, submit } = useSubmit(onClose)
  const problems = findProblems(typed, standing, references, language)
  const amount = amountTyped(typed.amount, language)
  // The confirmation holds for the amount that was shown then.
  const change = (part: Partial<TypedPayment>) =>
    setTyped((last) => {
      const amount = amountIn(language, last.amount, last.language)
      return { ...last, amount, language, confirmed: false, ...part }
    })
  const isBack = !takenBy[standing.zustand].payments
  const doubts = amount === undefined ? [] : paymentDoubts(standing, { amount, day: typed.day, invoiceDay, today })
  const isSound = Object.keys(problems).length === 0 && (doubts.length === 0 || typed.confirmed)
  // An amount that is missing is named once it was sent, one that cannot be read at once.
  const isEarly = !isSent && problems.amount?.fault === 'missing'
  const { reference } = problems
  return (
    <FormDialog
      title={isBack ? t.dialog.titleBack : t.dialog.title}
      description={
        signOfAmount(standing.ueberzahlt) > 0
          ? t.dialog.aboutOwed(number, money(creditAmount(standing)))
          : t.dialog.about(number, money(standing.offen))
      }
      submit={{ label: t.dialog.submit }}
      busy={busy}
      problem={error}
      onSubmit={() =>
        void submit(isSound, () => onAdd({ ...typed, amount: amount ?? '', reference: typed.reference.trim() }, form))
      }
      onClose={onClose}
    >
      <FieldRow>
        <AmountField
          value={typed.amount}
          problem={isEarly ? undefined : problems.amount}
          onChange={(next) => change({ amount: next })}
        />
        <DayField
          label={t.dialog.day}
          name="payment-day"
          value={typed.day}
          today={today}
          onChange={(day) => change({ day })}
        />
      </FieldRow>
      <p role="status">{amount !== undefined && <After standing={standing} amount={amount} day={typed.day} />}</p>
      <Reduced standing={standing} day={typed.day} amount={amount} onTake={(next) => change({ amount: next })} />
      <Select
        label={t.dialog.kind}
        value={typed.kind}
        onChange={({ target }) => change({ kind: target.value as PaymentKind })}
      >
        {paymentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </Select>
      <TextField
        label={t.dialog.reference}
        hint={t.dialog.referenceHint}
        autoComplete="off"
        spellCheck={false}
        error={reference && { long: t.dialog.longReference, known: t.dialog.knownReference }[reference]}
        value={typed.reference}
        onChange={({ target }) => change({ reference: target.value })}
      />
      {doubts.length > 0 && (
        <Checkbox
          label={`${doubts.map((doubt) => t.dialog.doubts[doubt]).join(' ')} ${t.dialog.confirmed}`}
          required
          checked={typed.confirmed}
          onChange={({ target }) => change({ confirmed: target.checked })}
        />
      )}
    </FormDialog>
  )
}

interface ReducedProps {
  standing: InvoiceStanding
  day: string
  amount: string | undefined
  /** Told the reduced amount as one would type it. */
  onTake: (amount: string) => void
}

/**
 * The amount with Skonto, as long as there is time for it, to be taken; after it that the time is over. Once it is taken
 * the whole amount stands in its place: nothing moves.
 */
function Reduced({ standing, day, amount, onTake }: ReducedProps) {
  const t = useTexts(paymentTexts).dialog
  const format = useFormat()
  const language = useLanguage()
  const { money } = useMoney()
  const { skonto_bis = null } = standing
  const reduced = skonto_bis === null ? undefined : reducedOpen(standing, skonto_bis)
  if (skonto_bis === null || reduced === undefined) return null
  const isTyped = amount !== undefined && signOfAmount(sumAmounts([amount, negatedAmount(reduced)])) === 0
  if (day > skonto_bis) return isTyped && <p>{t.discountOver(format.day(skonto_bis))}</p>
  const offered = isTyped ? standing.offen : reduced
  return (
    <Offered>
      {isTyped ? t.noDiscount : t.discount(format.day(skonto_bis))}
      <Button onClick={() => onTake(typedAmount(offered, language))}>{money(offered)}</Button>
    </Offered>
  )
}

/** The amount that will be open then. Of a cancelled invoice nothing is, whatever is paid. */
function After({ standing, amount, day }: { standing: InvoiceStanding; amount: string; day: string }) {
  const t = useTexts(paymentTexts).dialog
  const { money } = useMoney()
  if (!takenBy[standing.zustand].payments) return null
  const { rest, granted } = openAfter(standing, amount, day)
  if (signOfAmount(rest) < 0) return <>{t.afterToo(money(negatedAmount(rest)))}</>
  if (signOfAmount(rest) > 0) return <>{t.after.open(money(rest))}</>
  return <>{signOfAmount(granted) > 0 ? t.after.paidWith(money(granted)) : t.after.paid}</>
}

export interface AmountFieldProps {
  value: string
  problem: PaymentProblems['amount']
  onChange: (amount: string) => void
}

type Fault = NonNullable<PaymentProblems['amount']>['fault']

const isRefusal = (fault: Fault): fault is PaymentRefusal => fault in paymentTexts.de.dialog.refused

/** An amount of money; the person is asked about one that could be read in two ways. */
function AmountField({ value, problem, onChange }: AmountFieldProps) {
  const t = useTexts(paymentTexts).dialog
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
