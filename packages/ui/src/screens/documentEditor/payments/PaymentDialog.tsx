import { type InvoiceStanding, type PaymentKind, paymentKinds } from '@waldkerf/domain/entities/documents/payments'
import { daysWithin } from '@waldkerf/domain/office/dates/dayLimits'
import { negatedAmount, signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FieldRow, FormDialog, useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { useMoney } from '../../documents/money/useMoney.ts'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { AmountField } from './AmountField.tsx'
import { texts } from './payments.texts.ts'
import { amountOffered, amountTyped, findProblems, openAfter, type TypedPayment } from './typedPayment.ts'

export interface PaymentDialogProps {
  number: string
  standing: InvoiceStanding
  today: string
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
export function PaymentDialog({ number, standing, today, references, onAdd, onClose }: PaymentDialogProps) {
  const t = useTexts(texts)
  const { money } = useMoney()
  const [typed, setTyped] = useState<TypedPayment>(() => ({
    amount: amountOffered(standing),
    day: today,
    kind: 'ueberweisung',
    reference: '',
  }))
  const [form] = useState(() => crypto.randomUUID())
  const { busy, error, isSent, submit } = useSubmit(onClose)
  const problems = findProblems(typed, today, references)
  const amount = amountTyped(typed.amount)
  const change = (part: Partial<TypedPayment>) => setTyped((last) => ({ ...last, ...part }))
  const isSound = Object.keys(problems).length === 0
  // An amount that is missing is named once it was sent, one that cannot be read at once.
  const isEarly = !isSent && problems.amount?.fault === 'missing'
  const { reference } = problems
  return (
    <FormDialog
      title={t.dialog.title}
      description={t.dialog.about(number, money(standing.offen))}
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
          dayReason={daysWithin({ max: today })}
          onChange={(day) => change({ day })}
        />
      </FieldRow>
      <p role="status">{amount !== undefined && <After standing={standing} amount={amount} />}</p>
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
    </FormDialog>
  )
}

/** The amount that will be open then. Of a cancelled invoice nothing is, whatever is paid. */
function After({ standing, amount }: { standing: InvoiceStanding; amount: string }) {
  const t = useTexts(texts).dialog
  const { money } = useMoney()
  if (standing.stand === 'storniert') return null
  const rest = openAfter(standing, amount)
  const isBeyond = signOfAmount(rest) !== 0 && signOfAmount(rest) !== signOfAmount(standing.brutto)
  if (isBeyond) return <>{t.afterToo(money(signOfAmount(rest) < 0 ? negatedAmount(rest) : rest))}</>
  return <>{signOfAmount(rest) === 0 ? t.after.paid : t.after.open(money(rest))}</>
}
