import { useDispatches } from '@waldkerf/app/data/documents/dispatches'
import { useInvoiceStanding, useReminders } from '@waldkerf/app/data/documents/payments'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'

interface OpenDocument {
  kind: DocumentKind
  id: number
  isFixed: boolean
  today: string
}

/** The facts besides the document that its next step depends on: payments, the last mail, and reminders. */
export function useStepState(document: OpenDocument): Pick<EditorState, 'standing' | 'mail' | 'isReminded'> {
  const { kind, id, isFixed, today } = document
  const fixedId = kind === 'invoice' && isFixed ? id : undefined
  const sent = useDispatches(kind === 'offer' ? 'angebot' : 'rechnung', kind === 'offer' ? id : fixedId)
  const standing = shown(useInvoiceStanding(fixedId))
  const reminders = useReminders(standing?.zustand === 'ueberfaellig' ? id : undefined)
  const all = shown(sent)
  const isWaiting =
    sent.status === 'loading' || (standing?.zustand === 'ueberfaellig' && reminders.status === 'loading')
  return {
    // The button comes once it is known which one it is, and does not change under the hand.
    standing: isWaiting ? undefined : standing,
    mail: all && (all[0] ?? null),
    isReminded: shown(reminders)?.some(({ datum }) => datum === today) ?? false,
  }
}
