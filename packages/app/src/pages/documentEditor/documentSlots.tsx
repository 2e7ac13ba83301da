import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { EditorSlots, EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { InvoicePayments } from './payments/InvoicePayments.tsx'
import { SentTab } from './sending/SentTab.tsx'

/** The parts of the office that say something of a document within its editor. */
export function documentSlots({ facts: loaded }: Pick<EditorState, 'facts'>): EditorSlots {
  const facts = shown(loaded)
  if (!facts) return {}
  if (facts.kind === 'offer') return { sending: <SentTab kind="angebot" id={facts.id} /> }
  if (facts.archivedAt === null) return {}
  return {
    payments: <InvoicePayments invoiceId={facts.id} />,
    sending: <SentTab kind="rechnung" id={facts.id} />,
  }
}
