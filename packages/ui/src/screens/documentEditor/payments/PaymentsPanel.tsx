import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { reducedOpen } from '@waldkerf/domain/office/payments/discount'
import { openStates } from '@waldkerf/domain/office/payments/openInvoices'
import { creditAmount, takenBy } from '@waldkerf/domain/office/payments/paymentRules'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type ReactNode, useState } from 'react'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { LoadedSection } from './LoadedSection.tsx'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { Open, Panel, Summary, Entries, EntryEnd, Problem, Quiet } from './payments.styles.ts'
import { paymentTexts } from '../steps.texts.ts'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'

/** An invoice's payments, as far as they are known. */
export interface KnownPayments {
  standing: InvoiceStanding
  payments: readonly Payment[]
}

export interface PaymentsPanelProps {
  today: string
  state: Loadable<KnownPayments>
  /** It cancels another invoice, and is not cancelled itself. */
  isCancellation?: boolean
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  /** Enters the counter-entry. @throws Error with a message for people */
  onTakeBack: (payment: Payment) => Promise<unknown>
  /** Below them: reminders. */
  children?: ReactNode
}

/** The paid and the open part of an invoice, and each payment. Entering one is a step of the page. */
export function PaymentsPanel({
  today,
  state,
  isCancellation = false,
  people,
  onTakeBack,
  children,
}: PaymentsPanelProps) {
  const t = useTexts(paymentTexts)
  const panel = useHandedFocus<HTMLDivElement>()
  return (
    <Panel ref={panel}>
      <LoadedSection isNamed title={t.title} state={state} words={{ failed: t.failed, loading: t.loading }}>
        {({ standing, payments }) => (
          <>
            <StandingSummary {...{ standing, payments, today, isCancellation }} />
            {(payments.length > 0 || takenBy[standing.zustand].payments) && (
              <PaymentList payments={payments} people={people} onTakeBack={onTakeBack} />
            )}
          </>
        )}
      </LoadedSection>
      {children}
    </Panel>
  )
}

interface StandingSummaryProps extends KnownPayments {
  today: string
  isCancellation: boolean
}

/** The day of the last payment that stands. */
const lastDay = (payments: readonly Payment[]) =>
  payments
    .filter(({ zu, zurueckgenommen_durch: back }) => zu === null && back === null)
    .map(({ datum }) => datum)
    .toSorted()
    .at(-1)

/** Skonto that was granted, or may still be taken. */
function useDiscountLine() {
  const t = useTexts(paymentTexts)
  const { day } = useFormat()
  const { money } = useMoney()
  return (standing: InvoiceStanding, today: string) => {
    const { skonto = '0.00', skonto_bis = null } = standing
    const reduced = reducedOpen(standing, today)
    if (signOfAmount(skonto) > 0) return t.discount(money(skonto))
    return reduced === undefined || skonto_bis === null ? undefined : t.discountUntil(day(skonto_bis), money(reduced))
  }
}

function StandingSummary({ standing, payments, today, isCancellation }: StandingSummaryProps) {
  const t = useTexts(paymentTexts)
  const { day } = useFormat()
  const { money } = useMoney()
  const { brutto, gefordert = brutto, bezahlt, offen, ueberzahlt, faellig, zustand } = standing
  const discountLine = useDiscountLine()
  const isOwed = signOfAmount(ueberzahlt) > 0
  const isOpen = openStates.some((each) => each === zustand)
  const whyNothing = isCancellation ? t.cancelling : zustand === 'ersetzt' ? t.replaced : t.cancelled
  const paidOn = zustand === 'bezahlt' ? lastDay(payments) : undefined
  const discount = discountLine(standing, today)
  return (
    <div role="status">
      <Summary>
        {paidOn !== undefined ? (
          <Open>
            <span>{t.paidOn(day(paidOn))}</span>
            <strong>{money(bezahlt)}</strong>
          </Open>
        ) : (
          <>
            {/* Of one that is cancelled, or cancels, nothing can be open. */}
            {(isOwed || takenBy[zustand].payments) && (
              <Open>
                <span>{isOwed ? t.owed : t.open}</span>
                <strong>{money(isOwed ? creditAmount(standing) : offen)}</strong>
              </Open>
            )}
            {/* How far an open one is stands in the line of its stages, a credit before this, and what is cancelled in the words below. */}
            {!isOpen && takenBy[zustand].payments && zustand !== 'ueberzahlt' && <DocumentStatus status={zustand} />}
          </>
        )}
        <p>
          {!takenBy[zustand].payments ? (
            <>
              {whyNothing}
              {isOwed && (
                <>
                  <br />
                  {t.received(money(bezahlt))}
                </>
              )}
            </>
          ) : (
            <>
              {paidOn === undefined && (
                <>
                  {t.due(day(faellig))}
                  <br />
                </>
              )}
              {paidOn === undefined && t.paid(money(bezahlt), money(gefordert))}
              {discount && (
                <>
                  {paidOn === undefined && <br />}
                  {discount}
                </>
              )}
            </>
          )}
        </p>
      </Summary>
    </div>
  )
}

interface PaymentListProps {
  payments: readonly Payment[]
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  /** @throws Error with a message for people */
  onTakeBack: (payment: Payment) => Promise<unknown>
}

/** All that came in, the latest first. One that was taken back stays, beside what took it back. */
function PaymentList({ payments, people, onTakeBack }: PaymentListProps) {
  const t = useTexts(paymentTexts)
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
  const t = useTexts(paymentTexts)
  const { day, instant } = useFormat()
  const { money } = useMoney()
  const { betrag, datum, art, referenz, erfasst_am: when, erfasst_von: who } = payment
  const side = t.transferred[betrag.startsWith('-') ? 'to' : 'from']
  const transferred = payment.gegenrechnung_nummer === null ? undefined : side(payment.gegenrechnung_nummer)
  const isReversed = payment.zurueckgenommen_durch !== null
  const amount = isReversed ? <del>{money(betrag)}</del> : money(betrag)
  return (
    <li>
      <div>{day(datum)}</div>
      <EntryEnd>{amount}</EntryEnd>
      <small data-wide="">
        {[original === undefined ? (transferred ?? t.kinds[art]) : t.reversal(day(original)), referenz]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <small>{who === '' ? t.imported(instant(when)) : t.enteredBy(people[who] ?? who, instant(when))}</small>
      <EntryEnd>
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
