import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import type { EditorActions, OfficeStep } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import { useEditorSession } from '../../data/documents/useEditorSession.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { buyerKey } from './useBuyerDetails.ts'
import { useDocumentState } from './useDocumentState.ts'
import { useLifecycleActions } from './useLifecycleActions.ts'
import { useDownload } from './useDownload.ts'
import { usePageLayout } from './usePageLayout.ts'
import { useKeptWork } from './useKeptWork.ts'

export interface StoredDocumentInput {
  kind: DocumentKind
  id: number
  stored: WholeDocument
}

/** A document at work: its session, its draft, and what comes next in its life. */
export function useOpenDocument({ kind, id, stored }: StoredDocumentInput) {
  const { user } = useSessionSnapshot()
  const email = user?.email ?? ''
  const navigate = useNavigate()
  const { session, snapshot } = useEditorSession(kind, id, stored)
  const draft = useKeptWork({ kind, session, snapshot, user: email })
  const layOut = usePageLayout()
  const { lifecycle, conversion, offered } = useLifecycleActions({ kind, id, session, user: email, layOut })
  const { state, missing, setDetails, resolveBuyer, saveBuyer } = useDocumentState({
    kind,
    snapshot,
    conversion,
    offered,
  })
  const download = useDownload(session)
  const list = kind === 'offer' ? paths.offers() : paths.invoices()
  const client = Number(snapshot.history.document.header['client_id'])
  const [step, begin] = useState<OfficeStep>()
  const actions: EditorActions = {
    act: session.act,
    save() {
      void session.flush()
      saveBuyer()
    },
    back: () => void navigate(list),
    forget: session.forget,
    setDetails,
    download,
    layOut,
    lifecycle,
    begin,
    resolve: (key, sides) => (key === buyerKey ? resolveBuyer(sides) : session.resolve(key, sides)),
    goTo: (place, field) => void navigate(place === 'settings' ? paths.settings(field) : paths.client(client, field)),
  }
  // Versions of the head say nothing of the line items; what is under way does.
  const revision = `${snapshot.document.version} ${snapshot.marks.size}`
  return { state, missing, actions, draft, session, revision, step, endStep: () => begin(undefined) }
}
