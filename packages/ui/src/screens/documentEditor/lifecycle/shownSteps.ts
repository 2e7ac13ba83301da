import { offerValidity } from '@waldkerf/domain/documents/offerValidity'
import type { DocumentStep, OfferFacts, StepFacts, StepPlan } from '@waldkerf/domain/documents/steps/documentSteps'
import { type MailState, mailState } from '@waldkerf/domain/documents/steps/mailState'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import type { DocumentFacts, EditorState } from '../editorTypes.ts'
import type { ShownSteps } from './StepButtons.tsx'
import type { Header } from '@waldkerf/domain/office/editor/document'
import { type Closing, closing } from '@waldkerf/domain/office/workplace/closed'

type Known = Pick<EditorState, 'history' | 'today' | 'standing' | 'mail' | 'isReminded'>

/** All that is known for the document's next step; a status that was chosen counts at once. */
export function stepFacts(facts: DocumentFacts, { history, today, standing, ...state }: Known): StepFacts {
  const { header } = history.document
  const mail = mailState(state.mail)
  if (facts.kind === 'offer') {
    const validity = offerValidity({ an_datum: header['an_datum'] || today }, today)
    const status = header['status'] ?? facts.status ?? 'entwurf'
    return { kind: 'offer', status, validity, mail, hasInvoice: facts.invoice !== undefined, order: facts.order }
  }
  return {
    kind: 'invoice',
    state: facts.archivedAt === null ? 'entwurf' : (standing?.zustand ?? 'fixed'),
    mail,
    isOwed: standing !== undefined && signOfAmount(standing.ueberzahlt) > 0,
    isCancellation: facts.original !== null,
    isCancelled: facts.cancelledBy !== undefined,
    hasOffer: facts.offer !== undefined,
    hasSuccessor: facts.invoice !== undefined,
    isReminded: state.isReminded ?? false,
    // Where it cannot be read, the order itself shows more.
    order: facts.part === 'abschlag' ? (facts.orderStage ?? 'final') : undefined,
    hasReminders: state.isReminded || (standing?.erinnert ?? 0) > 0,
  }
}

/**
 * A step's words: sending for a second time, comparing with several offers, copying an offer that came to nothing, taking
 * back an answer, and one more instalment have words of their own.
 */
export type StepWord =
  | DocumentStep
  | 'sendAgain'
  | 'compareAll'
  | 'offerAnew'
  | 'unaccept'
  | 'unreject'
  | 'nextInstalment'

const wentOut: readonly MailState[] = ['queued', 'delivered', 'refused']

/** An offer that was answered was sent before. */
const takenBack: Readonly<Partial<Record<OfferFacts['status'], StepWord>>> = {
  angenommen: 'unaccept',
  abgelehnt: 'unreject',
}

function stepWord(step: DocumentStep, facts: StepFacts): StepWord {
  if (step === 'send' && wentOut.includes(facts.mail)) return 'sendAgain'
  if (step === 'instalment' && (facts.kind === 'invoice' || facts.order)) return 'nextInstalment'
  return (step === 'toSent' && facts.kind === 'offer' && takenBack[facts.status]) || step
}

/** @param item what a step is called, and does */
export function showSteps(
  { main, beside, menu }: StepPlan,
  facts: StepFacts,
  item: (step: DocumentStep, word: StepWord) => Omit<MenuItem, 'id'>,
): ShownSteps {
  const shown = (id: DocumentStep): MenuItem => ({ id, ...item(id, stepWord(id, facts)) })
  return {
    main: main && (main === 'copy' ? { id: main, ...item(main, 'offerAnew') } : shown(main)),
    beside: beside.map(shown),
    // Cancelling an invoice is not taken back: it stands apart.
    menu: menu.map((step) => ({ ...shown(step), startsGroup: step === 'cancel' })),
  }
}

/** Why the document is read-only: by its stored state, or by a chosen status that is not stored yet. */
export function closingNow({ archivedAt, status }: DocumentFacts, header: Header): Closing | undefined {
  if (archivedAt !== null) return 'archived'
  const statuses = [status, header['status']].filter((each) => each !== undefined)
  return statuses.map((each) => closing({ status: each })).find(Boolean)
}
