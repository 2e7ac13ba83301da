import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DocumentPlaceholder } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useStoredDocument } from '@waldkerf/app/data/documents/storedDocument'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useRecordTitle } from '@waldkerf/app/shell/useRecordTitle'
import { OpenDocument } from './OpenDocument.tsx'
import { useParams } from 'react-router-dom'

interface DocumentPageProps {
  kind: DocumentKind
  id: number
}

/** An offer or an invoice in the editor. */
export function DocumentPage({ kind, id }: DocumentPageProps) {
  const stored = useStoredDocument(kind, id)
  useRecordTitle(stored, ({ document }) => document.nummer)
  const found = shown(stored)
  if (found) return <OpenDocument key={`${kind} ${id}`} kind={kind} id={id} stored={found} />
  return <DocumentPlaceholder waited={stored} list={kind === 'offer' ? paths.offers() : paths.invoices()} />
}

/** /invoices/:invoice_id: one invoice in the editor, for administrators. */
export function InvoicePage() {
  return <DocumentPage kind="invoice" id={Number(useParams()['invoice_id'])} />
}

/** /offers/:offer_id: one offer in the editor, for administrators. */
export function OfferPage() {
  return <DocumentPage kind="offer" id={Number(useParams()['offer_id'])} />
}
