import { daysBetween } from '@waldkerf/domain/dates/days'
import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { takenBy } from '@waldkerf/domain/office/payments/paymentRules'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ReactNode } from 'react'
import { useMoney } from '../../documents/money/useMoney.ts'
import { LoadedSection } from './LoadedSection.tsx'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { PaymentList } from './PaymentList.tsx'
import { Open, Panel, Summary } from './payments.styles.ts'
import { texts } from './payments.texts.ts'

/** An invoice's payments, as far as they are known. */
export interface KnownPayments {
  standing: InvoiceStanding
  payments: readonly Payment[]
}

export interface PaymentsPanelProps {
  today: string
  state: Loadable<KnownPayments>
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  /** Enters the counter-entry. @throws Error with a message for people */
  onTakeBack: (payment: Payment) => Promise<unknown>
  /** Below them: reminders. */
  children?: ReactNode
}

/** The paid and the open part of an invoice, and each payment. Entering one is a step of the page. */
export function PaymentsPanel({ today, state, people, onTakeBack, children }: PaymentsPanelProps) {
  const t = useTexts(texts)
  const panel = useHandedFocus<HTMLDivElement>()
  return (
    <Panel ref={panel}>
      <LoadedSection title={t.title} state={state} words={{ failed: t.failed, loading: t.loading }}>
        {({ standing, payments }) => (
          <>
            <StandingSummary standing={standing} today={today} />
            <PaymentList payments={payments} people={people} onTakeBack={onTakeBack} />
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
