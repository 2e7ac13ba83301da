import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import type { OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import type { InvoiceFacts, OfferFacts, StepFacts } from './documentSteps.ts'

/** Stages are named by statuses and payment states; `archived` and `lapsed` are stages only. */
export type StageName = OfferStatus | Exclude<PaymentState, 'offen'> | 'archived' | 'lapsed'

export interface Stage {
  name: StageName
  /** `skipped`: a later stage was reached without it. */
  state: 'done' | 'current' | 'skipped' | 'open'
}

const offerLine: readonly OfferStatus[] = ['entwurf', 'versendet', 'angenommen', 'abgerechnet']

/** A rejected offer ends with that stage. With an unknown status no stage is current. */
function offerStages({ status, validity }: OfferFacts): Stage[] {
  const isRejected = status === 'abgelehnt'
  const names: StageName[] = isRejected ? ['entwurf', 'versendet', 'abgelehnt'] : [...offerLine]
  const at = names.findIndex((name) => name === status)
  const isLapsed = status === 'versendet' && validity === 'lapsed'
  return names.map((name, place) => ({
    name: isLapsed && place === at ? 'lapsed' : name,
    state: place === at ? 'current' : place < at ? 'done' : 'open',
  }))
}

/** The payment state that an invoice has reached beyond being open. */
function ending({ state }: InvoiceFacts): Exclude<PaymentState, 'offen' | 'entwurf'> | undefined {
  return state === 'entwurf' || state === 'fixed' || state === 'offen' ? undefined : state
}

/** The last stage is the payment state reached; an invoice sent by hand has skipped the mail. */
function invoiceStages(facts: InvoiceFacts): Stage[] {
  const end = ending(facts)
  const isDraft = facts.state === 'entwurf'
  const isSent = facts.mail === 'queued' || facts.mail === 'delivered'
  return [
    { name: 'entwurf', state: isDraft ? 'current' : 'done' },
    { name: 'archived', state: isDraft ? 'open' : end || isSent ? 'done' : 'current' },
    { name: 'versendet', state: isSent ? (end ? 'done' : 'current') : end ? 'skipped' : 'open' },
    { name: end ?? 'bezahlt', state: end ? 'current' : 'open' },
  ]
}

/** All stages of a document, with the current one marked. */
export const documentStages = (facts: StepFacts): Stage[] =>
  facts.kind === 'offer' ? offerStages(facts) : invoiceStages(facts)
