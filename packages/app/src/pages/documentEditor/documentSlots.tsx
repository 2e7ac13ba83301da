import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { EditorSlots, EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { InvoicePayments } from './payments/InvoicePayments.tsx'

/** What other parts of the office say of a document within its editor. */
export function documentSlots(state: EditorState): EditorSlots {
  const facts = shown(state.facts)
  if (facts?.kind !== 'invoice' || facts.archivedAt === null) return {}
  return { payments: <InvoicePayments invoiceId={facts.id} number={facts.number} /> }
}
