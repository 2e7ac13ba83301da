import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { EditorSlots } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { InvoicePayments } from './payments/InvoicePayments.tsx'
import { SendButton } from './sending/SendButton.tsx'
import type { SentDocument } from './sending/sentDocument.ts'
import { SentTab } from './sending/SentTab.tsx'

/** The parts of the office that say something of a document within its editor. */
export function documentSlots(document: SentDocument): EditorSlots {
  const { facts: loaded, frozen } = document.state
  const facts = shown(loaded)
  if (!facts) return {}
  const send = <SendButton document={document} facts={facts} />
  if (facts.kind === 'offer') return { send, sending: <SentTab kind="angebot" id={facts.id} /> }
  if (facts.archivedAt === null) return { send }
  const invoice = frozen && shown(frozen)
  return {
    send,
    payments: <InvoicePayments invoiceId={facts.id} number={facts.number} invoice={invoice} />,
    sending: <SentTab kind="rechnung" id={facts.id} />,
  }
}
