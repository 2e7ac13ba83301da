import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DocumentEditorScreen } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useStoredDocument } from '../../data/documents/storedDocument.ts'
import { useRecordTitle } from '../../shell/useRecordTitle.ts'
import { OpenDocument } from './OpenDocument.tsx'
import { idleActions, waitingState } from './waitingEditor.ts'

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
  return <DocumentEditorScreen state={waitingState(stored)} actions={idleActions} />
}
