import { daysBetween } from '@waldkerf/domain/dates/days'
import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type ReactNode, useState } from 'react'
import { useMoney } from '../../documents/money/useMoney.ts'
import { LoadedSection } from './LoadedSection.tsx'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentList } from './PaymentList.tsx'
import { Open, Panel, Summary } from './payments.styles.ts'
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
}

export interface PaymentsPanelProps {
  number: string
  today: string
  state: Loadable<KnownPayments>
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  actions: PaymentActions
  /** Below them: reminders. */
  children?: ReactNode
}

/** The paid and the open part of an invoice, and each payment. */
export function PaymentsPanel({ number, today, state, people, actions, children }: PaymentsPanelProps) {
  const t = useTexts(texts)
  const [isAdding, setAdding] = useState(false)
  const panel = useHandedFocus<HTMLDivElement>()
  return (
    <Panel ref={panel}>
      <LoadedSection title={t.title} state={state} words={{ failed: t.failed, loading: t.loading }}>
        {({ standing, payments }) => (
          <>
            <StandingSummary standing={standing} today={today} />
            <Button
              variant={signOfAmount(standing.offen) === 0 ? 'secondary' : 'primary'}
              icon="plus"
              onClick={() => setAdding(true)}
            >
              {t.add}
            </Button>
            <PaymentList payments={payments} people={people} onTakeBack={actions.takeBack} />
            {isAdding && (
              <PaymentDialog
                number={number}
                standing={standing}
                today={today}
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

function StandingSummary({ standing, today }: { standing: InvoiceStanding; today: string }) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money } = useMoney()
  const { brutto, bezahlt, offen, ueberzahlt, faellig, stand } = standing
  const late = stand === 'ueberfaellig' ? ` · ${t.late(daysBetween(faellig, today))}` : ''
  return (
    <div role="status">
      <Summary>
        <Open>
          <span>{t.open}</span>
          <strong>{money(offen)}</strong>
        </Open>
        <DocumentStatus status={stand} />
        <p>
          {stand === 'storniert' ? (
            t.cancelled
          ) : (
            <>
              {t.due(day(faellig))}
              {late}
              <br />
              {t.paid(money(bezahlt), money(brutto))}
              {signOfAmount(ueberzahlt) > 0 && (
                <>
                  <br />
                  {t.overpaid(money(ueberzahlt))}
                </>
              )}
            </>
          )}
        </p>
      </Summary>
    </div>
  )
}
