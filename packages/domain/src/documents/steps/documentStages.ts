import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import type { OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import { type InvoiceFacts, isOverdueUnsent, type OfferFacts, type StepFacts } from './documentSteps.ts'

/** Stages are named by statuses and payment states; `archived`, `lapsed` and `unsent` are stages only. */
export type StageName = OfferStatus | Exclude<PaymentState, 'offen'> | 'archived' | 'lapsed' | 'unsent'

export interface Stage {
  name: StageName
  /** `missed`: should be done, as a later one is reached. */
  state: 'done' | 'current' | 'open' | 'missed'
}

const offerLine: readonly StageName[] = ['entwurf', 'versendet', 'angenommen', 'abgerechnet']
const rejectedLine: readonly StageName[] = ['entwurf', 'versendet', 'abgelehnt']
const lapsedLine: readonly StageName[] = ['entwurf', 'versendet', 'lapsed', 'angenommen', 'abgerechnet']

/** A rejected offer ends with that stage. With an unknown status no stage is current. */
function offerStages({ status, validity }: OfferFacts): Stage[] {
  const isRejected = status === 'abgelehnt'
  const isLapsed = status === 'versendet' && validity === 'lapsed'
  const names: readonly StageName[] = isRejected ? rejectedLine : isLapsed ? lapsedLine : offerLine
  const at = names.indexOf(isLapsed ? 'lapsed' : (status as StageName))
  return names.map((name, place) => ({ name, state: place === at ? 'current' : place < at ? 'done' : 'open' }))
}

/** The payment state that an invoice has reached beyond being open. One that cancels another has none. */
function ending({ state, isCancellation }: InvoiceFacts): Exclude<PaymentState, 'offen' | 'entwurf'> | undefined {
  return isCancellation || state === 'entwurf' || state === 'fixed' || state === 'offen' ? undefined : state
}

/**
 * The last stage is the payment state reached; one that was reached without a mail has no stage for it, unless nobody can
 * know that he has to pay.
 */
function invoiceStages(facts: InvoiceFacts): Stage[] {
  const end = ending(facts)
  const isDraft = facts.state === 'entwurf'
  const isSent = facts.mail === 'queued' || facts.mail === 'delivered'
  const mail: Stage = { name: 'versendet', state: !isSent ? 'open' : end ? 'done' : 'current' }
  const paid: Stage = { name: end ?? 'bezahlt', state: end ? 'current' : 'open' }
  return [
    { name: 'entwurf', state: isDraft ? 'current' : 'done' },
    { name: 'archived', state: isDraft ? 'open' : end || isSent ? 'done' : 'current' },
    ...(isOverdueUnsent(facts) ? [{ name: 'unsent', state: 'missed' } as const] : end && !isSent ? [] : [mail]),
    ...(facts.isCancellation ? [] : [paid]),
  ]
}

/** All stages of a document, with the current one marked. */
export const documentStages = (facts: StepFacts): Stage[] =>
  facts.kind === 'offer' ? offerStages(facts) : invoiceStages(facts)
