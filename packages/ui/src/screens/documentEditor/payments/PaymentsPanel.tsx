import { daysBetween } from '@waldkerf/domain/dates/days'
import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { takenBy } from '@waldkerf/domain/office/payments/paymentRules'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type ReactNode, useState } from 'react'
import { useMoney } from '../../documents/money/useMoney.ts'
import { LoadedSection } from './LoadedSection.tsx'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentList } from './PaymentList.tsx'
import { Open, Panel, Problem, Summary } from './payments.styles.ts'
import { texts } from './payments.texts.ts'
import type { TypedPayment } from './typedPayment.ts'

/** An invoice's payments, as far as they are known. */
export interface KnownPayments {
  standing: InvoiceStanding
  payments: readonly Payment[]
}

/** Promises reject with an error whose message is for people. */
export interface PaymentActions {
  /** Takes the amount as decimal text. @param form the same for every try from one opened dialog */
  add: (payment: TypedPayment, form: string) => Promise<unknown>
  /** Enters the counter-entry. */
  takeBack: (payment: Payment) => Promise<unknown>
  /** Books over what came in to the invoice that stands for this one. */
  transfer: () => Promise<unknown>
}

export interface PaymentsPanelProps {
  number: string
  today: string
  /** The invoice's own; '' while it is on its way. */
  invoiceDay: string
  state: Loadable<KnownPayments>
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  actions: PaymentActions
  /** Below them: reminders. */
  children?: ReactNode
}

/** The paid and the open part of an invoice, and each payment. */
export function PaymentsPanel({ number, today, invoiceDay, state, people, actions, children }: PaymentsPanelProps) {
  const t = useTexts(texts)
  const [isAdding, setAdding] = useState(false)
  const panel = useHandedFocus<HTMLDivElement>()
  return (
    <Panel ref={panel}>
      <LoadedSection title={t.title} state={state} words={{ failed: t.failed, loading: t.loading }}>
        {({ standing, payments }) => (
          <>
            <StandingSummary standing={standing} today={today} />
            <Next standing={standing} onAdd={() => setAdding(true)} onTransfer={actions.transfer} />
            <PaymentList payments={payments} people={people} onTakeBack={actions.takeBack} />
            {isAdding && (
              <PaymentDialog
                number={number}
                standing={standing}
                today={today}
                invoiceDay={invoiceDay}
                references={payments.map(({ referenz }) => referenz)}
                onAdd={actions.add}
                onClose={() => setAdding(false)}
              />
            )}
          </>
        )}
      </LoadedSection>
      {children}
    </Panel>
  )
}

interface NextProps {
  standing: InvoiceStanding
  onAdd: () => void
  onTransfer: PaymentActions['transfer']
}

/** The next steps that the invoice takes in its state; of a cancelled one of which nothing is owed back, nothing. */
function Next({ standing, onAdd, onTransfer }: NextProps) {
  const t = useTexts(texts)
  const taken = takenBy[standing.zustand]
  const isOwed = signOfAmount(standing.ueberzahlt) > 0
  return (
    <>
      {taken.transfers && isOwed && <TransferButton amount={standing.ueberzahlt} onTransfer={onTransfer} />}
      {(taken.payments || isOwed) && (
        <Button variant={signOfAmount(standing.offen) === 0 ? 'secondary' : 'primary'} icon="plus" onClick={onAdd}>
          {taken.payments ? t.add : t.addBack}
        </Button>
      )}
    </>
  )
}

function TransferButton({ amount, onTransfer }: { amount: string; onTransfer: PaymentActions['transfer'] }) {
  const t = useTexts(texts)
  const { money } = useMoney()
  const { busy, error, attempt } = useAttempt()
  const [isAsked, setAsked] = useState(false)
  const { title, confirm, description } = t.transferQuestion
  return (
    <>
      <Button icon="arrow-right" busy={busy !== undefined} onClick={() => setAsked(true)}>
        {t.transfer}
      </Button>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
      <ConfirmDialog
        open={isAsked}
        question={{ title, confirm, description: description(money(amount)) }}
        onAnswer={(yes) => {
          setAsked(false)
          if (yes) void attempt('transfer', onTransfer)
        }}
      />
    </>
  )
}

function StandingSummary({ standing, today }: { standing: InvoiceStanding; today: string }) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money } = useMoney()
  const { brutto, bezahlt, offen, ueberzahlt, faellig, zustand } = standing
  const isOwed = signOfAmount(ueberzahlt) > 0
  const late = zustand === 'ueberfaellig' ? ` · ${t.late(daysBetween(faellig, today))}` : ''
  return (
    <div role="status">
      <Summary>
        <Open>
          <span>{isOwed ? t.owed : t.open}</span>
          <strong>{money(isOwed ? ueberzahlt : offen)}</strong>
        </Open>
        <DocumentStatus status={zustand} />
        <p>
          {!takenBy[zustand].payments ? (
            <>
              {zustand === 'ersetzt' ? t.replaced : t.cancelled}
              {isOwed && (
                <>
                  <br />
                  {t.received(money(bezahlt))}
                </>
              )}
            </>
          ) : (
            <>
              {t.due(day(faellig))}
              {late}
              <br />
              {t.paid(money(bezahlt), money(brutto))}
            </>
          )}
        </p>
      </Summary>
    </div>
  )
}
