import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown, type Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import {
  DocumentEditorScreen,
  type EditorActions,
  type EditorState,
} from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useStoredDocument } from '@waldkerf/app/data/documents/storedDocument'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useRecordTitle } from '@waldkerf/app/shell/useRecordTitle'
import { OpenDocument } from './OpenDocument.tsx'
import { openEditor } from '@waldkerf/domain/office/workplace/editorHistory'
import { noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import { useParams } from 'react-router-dom'

const nothing = () => undefined
const never = async () => undefined
/** Actions without effect, until the document is loaded. */
const idleActions: EditorActions = {
  act: nothing,
  save: nothing,
  back: nothing,
  forget: nothing,
  setDetails: nothing,
  download: never,
  layOut: async () => ({ pages: [], pictures: {} }),
  goTo: nothing,
  resolve: nothing,
  begin: nothing,
  lifecycle: { convert: never, settle: never, copy: never, cancel: never, archive: never, compare: nothing },
}

/** The editor's state until the document is loaded. */
const waitingState = (stored: Loadable<WholeDocument>): EditorState => ({
  facts:
    stored.status === 'failed'
      ? { status: 'failed', message: stored.message, retry: stored.retry, isMissing: stored.isMissing === true }
      : { status: 'loading' },
  history: openEditor({ header: {}, rows: [] }),
  save: { status: 'saved' },
  marks: new Map(),
  limits: { findReason: nothing },
  lists: { clients: [], textBlocks: [], templates: [], acronyms: [] },
  settings: undefined,
  details: noBuyerDetails,
  today: '',
  newLimits: { offer: { findReason: nothing }, invoice: { findReason: nothing } },
  conflicts: [],
  leftOvers: [],
})

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
  const list = kind === 'offer' ? paths.offers() : paths.invoices()
  return <DocumentEditorScreen state={waitingState(stored)} actions={idleActions} list={list} />
}

/** /invoices/:invoice_id: one invoice in the editor, for administrators. */
export function InvoicePage() {
  return <DocumentPage kind="invoice" id={Number(useParams()['invoice_id'])} />
}

/** /offers/:offer_id: one offer in the editor, for administrators. */
export function OfferPage() {
  return <DocumentPage kind="offer" id={Number(useParams()['offer_id'])} />
}
