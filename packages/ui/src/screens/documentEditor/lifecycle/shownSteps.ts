import { offerValidity } from '@waldkerf/domain/documents/offerValidity'
import type { DocumentStep, StepFacts, StepPlan } from '@waldkerf/domain/documents/steps/documentSteps'
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
    return { kind: 'offer', status: header['status'] ?? facts.status ?? 'entwurf', validity, mail }
  }
  return {
    kind: 'invoice',
    state: facts.archivedAt === null ? 'entwurf' : (standing?.zustand ?? 'fixed'),
    mail,
    isOwed: standing !== undefined && signOfAmount(standing.ueberzahlt) > 0,
    isCancellation: facts.original !== null,
    isCancelled: facts.cancelledBy !== undefined,
    hasOffer: facts.offer !== undefined,
    isReminded: state.isReminded ?? false,
  }
}

/** A step's words: sending for a second time, and copying an offer that came to nothing, have words of their own. */
export type StepWord = DocumentStep | 'sendAgain' | 'offerAnew'

const wentOut: readonly MailState[] = ['queued', 'delivered', 'refused']

/** @param item what a step is called, and does */
export function showSteps(
  { main, beside, menu }: StepPlan,
  { mail }: Pick<StepFacts, 'mail'>,
  item: (step: DocumentStep, word: StepWord) => Omit<MenuItem, 'id'>,
): ShownSteps {
  const shown = (id: DocumentStep): MenuItem => ({
    id,
    ...item(id, id === 'send' && wentOut.includes(mail) ? 'sendAgain' : id),
  })
  return {
    main: main && (main === 'copy' ? { id: main, ...item(main, 'offerAnew') } : shown(main)),
    beside: beside.map(shown),
    menu: menu.map(shown),
  }
}

/** Why the document is read-only: by its stored state, or by a chosen status that is not stored yet. */
export function closingNow({ archivedAt, status }: DocumentFacts, header: Header): Closing | undefined {
  if (archivedAt !== null) return 'archived'
  const statuses = [status, header['status']].filter((each) => each !== undefined)
  return statuses.map((each) => closing({ status: each })).find(Boolean)
}
