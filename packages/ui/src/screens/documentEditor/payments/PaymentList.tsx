import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useState } from 'react'
import { useMoney } from '../../documents/money/useMoney.ts'
import { Entries, EntryEnd, Problem, Quiet } from './payments.styles.ts'
import { texts } from './payments.texts.ts'

export interface PaymentListProps {
  payments: readonly Payment[]
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  /** @throws Error with a message for people */
  onTakeBack: (payment: Payment) => Promise<unknown>
}

/** All that came in, the latest first. One that was taken back stays, beside what took it back. */
export function PaymentList({ payments, people, onTakeBack }: PaymentListProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money } = useMoney()
  const { busy, error, attempt } = useAttempt()
  const [asked, setAsked] = useState<Payment>()
  if (payments.length === 0) return <Quiet>{t.none}</Quiet>
  const days = new Map(payments.map(({ id, datum }) => [id, datum]))
  return (
    <>
      <Entries aria-label={t.title}>
        {payments.toReversed().map((payment) => (
          <PaymentEntry
            key={payment.id}
            payment={payment}
            original={payment.zu === null ? undefined : (days.get(payment.zu) ?? payment.datum)}
            people={people}
            busy={busy === String(payment.id)}
            onTakeBack={() => setAsked(payment)}
          />
        ))}
      </Entries>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
      <ConfirmDialog
        open={asked !== undefined}
        question={{
          ...t.question,
          description: asked ? t.question.description(money(asked.betrag), day(asked.datum)) : '',
          danger: true,
        }}
        onAnswer={(yes) => {
          setAsked(undefined)
          if (yes && asked) void attempt(String(asked.id), () => onTakeBack(asked))
        }}
      />
    </>
  )
}

interface PaymentEntryProps extends Pick<PaymentListProps, 'people'> {
  payment: Payment
  /** The day of the payment that this one takes back. */
  original: string | undefined
  busy: boolean
  onTakeBack: () => void
}

function PaymentEntry({ payment, original, people, busy, onTakeBack }: PaymentEntryProps) {
  const t = useTexts(texts)
  const { day, instant } = useFormat()
  const { money } = useMoney()
  const { betrag, datum, art, referenz, erfasst_am: when, erfasst_von: who } = payment
  const side = t.transferred[betrag.startsWith('-') ? 'to' : 'from']
  const transferred = payment.gegenrechnung_nummer === null ? undefined : side(payment.gegenrechnung_nummer)
  const isReversed = payment.zurueckgenommen_durch !== null
  const amount = isReversed ? <del>{money(betrag)}</del> : money(betrag)
  return (
    <li>
      <div>
        {day(datum)} · {original === undefined ? (transferred ?? t.kinds[art]) : t.reversal(day(original))}
        {referenz !== '' && <small>{referenz}</small>}
        <small>{who === '' ? t.imported(instant(when)) : t.enteredBy(people[who] ?? who, instant(when))}</small>
      </div>
      <EntryEnd>
        {amount}
        {isReversed ? (
          <small>{t.reversed}</small>
        ) : (
          original === undefined &&
          transferred === undefined && (
            <Button
              variant="quiet"
              aria-label={t.takeBackNamed(money(betrag), day(datum))}
              busy={busy}
              onClick={onTakeBack}
            >
              {t.takeBack}
            </Button>
          )
        )}
      </EntryEnd>
    </li>
  )
}
