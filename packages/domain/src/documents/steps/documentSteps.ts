import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import type { OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import type { OrderStage } from '@waldkerf/domain/office/orders/orderFigures'
import { nextStatuses } from '@waldkerf/domain/office/workplace/offerStatus'
import type { OfferValidity } from '../offerValidity.ts'
import type { MailState } from './mailState.ts'

/** A step that a person takes with an offer or an invoice. */
export type DocumentStep =
  | 'send'
  | 'accept'
  | 'reject'
  | 'convert'
  | 'instalment'
  | 'settle'
  | 'archive'
  | 'pay'
  | 'repay'
  | 'transfer'
  | 'remind'
  | 'toDraft'
  | 'toSent'
  | 'copy'
  | 'cancel'
  | 'compare'
  | 'toInvoice'
  | 'toOrder'

/** The next steps: one is the page's main button, some stand beside it, the others are in the menu. */
export interface StepPlan {
  main?: DocumentStep | undefined
  beside: readonly DocumentStep[]
  menu: readonly DocumentStep[]
}

/** All that the next step of an offer depends on. */
export interface OfferFacts {
  kind: 'offer'
  /** The stored text, which may be an unknown status. */
  status: string
  validity: OfferValidity
  mail: MailState
  /** It is billed, and the invoice is known. */
  hasInvoice: boolean
  /**
   * It is settled as an order: it has instalments, or a final invoice, that stand; `invoiced`: nothing of it is left for
   * another instalment.
   */
  order?: 'instalments' | 'invoiced' | 'final' | undefined
}

/** An invoice's state; `fixed` as long as its payments are not known. */
export type InvoiceStepState = PaymentState | 'fixed'

/** All that the next step of an invoice depends on. */
export interface InvoiceFacts {
  kind: 'invoice'
  state: InvoiceStepState
  mail: MailState
  /** Money is owed back to the client. */
  isOwed: boolean
  /** It cancels another one. */
  isCancellation: boolean
  /** Another one cancels it, fixed or not. */
  isCancelled: boolean
  /** It was made of an offer. */
  hasOffer: boolean
  /** It is replaced, and the invoice that stands for it is known. */
  hasSuccessor?: boolean
  /** One reminder for an invoice and day: today's is made. */
  isReminded: boolean
  /** It was reminded of on some day: it has gone out, with or without a mail. */
  hasReminders: boolean
  /** Of an instalment: how far its order is. */
  order?: OrderStage | undefined
}

export type StepFacts = OfferFacts | InvoiceFacts

/** The button of the page, and those beside it. */
type Front = readonly [main: DocumentStep | undefined, ...beside: DocumentStep[]]

/** Steps by the status of an offer. If its mail was refused, sending it again comes first. */
const offerFronts: Readonly<Record<OfferStatus, (facts: OfferFacts) => Front>> = {
  entwurf: () => ['send'],
  versendet: ({ mail, validity }) => {
    if (mail === 'refused') return ['send', 'reject', 'accept']
    return validity === 'lapsed' ? ['copy', 'reject', 'accept'] : ['accept', 'reject']
  },
  // An order with instalments has its rest in the final invoice, and no other.
  angenommen: ({ order }) => {
    if (order === 'invoiced') return ['settle']
    return order ? ['instalment', 'settle'] : ['convert', 'instalment']
  },
  abgelehnt: () => ['copy'],
  // Its final invoice was cancelled: the instalments stand again.
  abgerechnet: ({ hasInvoice, order }) =>
    order && order !== 'final' ? ['settle'] : [hasInvoice ? 'toInvoice' : undefined],
}

/** Next steps of an order, offered where one of its instalments is. */
const orderSteps: Readonly<Record<OrderStage, readonly [DocumentStep, ...DocumentStep[]]>> = {
  open: ['instalment', 'settle'],
  invoiced: ['settle'],
  final: ['toOrder'],
}

const needsMail = ({ mail }: InvoiceFacts) => mail === 'none' || mail === 'refused'

/** It is overdue, and nothing shows that the client has ever got it. */
export const isOverdueUnsent = ({ state, mail, hasReminders }: Pick<InvoiceFacts, 'state' | 'mail' | 'hasReminders'>) =>
  state === 'ueberfaellig' && mail === 'none' && !hasReminders

/**
 * Steps by the state of an invoice. A payment shows that it has arrived, however it was sent; an unsent one is sent
 * first.
 */
const invoiceFronts: Readonly<Record<InvoiceStepState, (facts: InvoiceFacts) => Front>> = {
  entwurf: () => ['archive'],
  fixed: (facts) => [needsMail(facts) && !facts.isCancelled ? 'send' : undefined],
  offen: (facts) => (needsMail(facts) ? ['send', 'pay'] : ['pay']),
  teilbezahlt: ({ mail }) => (mail === 'refused' ? ['send', 'pay'] : ['pay']),
  ueberfaellig: (facts) => {
    if (facts.mail === 'refused') return ['send', 'remind', 'pay']
    if (isOverdueUnsent(facts)) return ['send', 'pay']
    return facts.isReminded ? ['pay'] : ['remind', 'pay']
  },
  bezahlt({ mail, order }) {
    if (mail === 'refused') return ['send']
    return order ? orderSteps[order] : [undefined]
  },
  ueberzahlt: ({ mail }) => (mail === 'refused' ? ['send', 'repay'] : ['repay']),
  storniert: (facts) => {
    if (facts.isCancellation && needsMail(facts)) return ['send']
    return [facts.isOwed ? 'repay' : undefined]
  },
  ersetzt: ({ isOwed, hasSuccessor }) => (isOwed ? ['transfer', 'repay'] : [hasSuccessor ? 'toInvoice' : undefined]),
}

const statusSteps: Readonly<Partial<Record<OfferStatus, DocumentStep>>> = {
  entwurf: 'toDraft',
  versendet: 'toSent',
  angenommen: 'accept',
  abgelehnt: 'reject',
}

/** The status that a step gives an offer; sending and invoicing set theirs in the service. */
export const statusAfter: Readonly<Partial<Record<DocumentStep, OfferStatus>>> = {
  toDraft: 'entwurf',
  toSent: 'versendet',
  accept: 'angenommen',
  reject: 'abgelehnt',
}

/**
 * All steps possible with an offer, most likely first: to invoice one that was not accepted comes last. Any offer that is
 * not invoiced yet can be invoiced.
 */
function findOfferSteps({ status, order }: OfferFacts): DocumentStep[] {
  // Beyond what was ordered there may be another instalment.
  if (status === 'angenommen' && order === 'invoiced') return ['copy', 'instalment']
  if (status === 'abgerechnet' || order) return ['copy']
  const statuses = nextStatuses(status).flatMap((next) => statusSteps[next] ?? [])
  return status === 'abgelehnt' ? [...statuses, 'copy', 'send', 'convert'] : ['send', 'copy', ...statuses, 'convert']
}

const claims: readonly InvoiceStepState[] = ['offen', 'teilbezahlt', 'ueberfaellig', 'bezahlt', 'ueberzahlt']

/**
 * All steps possible with an invoice, most likely first. Where a payment is likely it stands before the menu. A cancelled one asks for no money; a cancelling one is neither cancelled nor
 * copied.
 */
function findInvoiceSteps(facts: InvoiceFacts): DocumentStep[] {
  const { state, isCancellation, isCancelled, hasOffer, hasSuccessor, order } = facts
  const isFixed = state !== 'entwurf'
  // An instalment that has gone over into a final invoice neither goes out nor is cancelled.
  const isOut = isCancelled || state === 'ersetzt'
  const stands = isFixed && !isOut && !isCancellation
  return [
    ...(state === 'ersetzt' && hasSuccessor ? (['toInvoice'] as const) : []),
    // It may have gone out on paper.
    ...(isOverdueUnsent(facts) ? (['remind'] as const) : []),
    ...(isFixed && !isOut ? (['send'] as const) : []),
    ...(isCancellation ? [] : (['copy'] as const)),
    ...(hasOffer ? (['compare'] as const) : []),
    ...(stands && order ? new Set([...orderSteps[order], 'toOrder'] as const) : []),
    ...(claims.includes(state) ? (['pay'] as const) : []),
    ...(stands ? (['cancel'] as const) : []),
  ]
}

const isKnown = (status: string): status is OfferStatus => status in offerFronts

function front(facts: StepFacts): Front {
  if (facts.kind === 'invoice') return invoiceFronts[facts.state](facts)
  return isKnown(facts.status) ? offerFronts[facts.status](facts) : [undefined]
}

/** The next steps with a document, the only rule for pages, lists and panels. */
export function documentSteps(facts: StepFacts): StepPlan {
  const [main, ...beside] = front(facts)
  const possible = facts.kind === 'offer' ? findOfferSteps(facts) : findInvoiceSteps(facts)
  return { main, beside, menu: possible.filter((step) => step !== main && !beside.includes(step)) }
}
