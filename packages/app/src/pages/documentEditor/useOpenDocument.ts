import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import type {
  EditorActions,
  OfficeStep,
  DownloadFormat,
} from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import type { EditorSession } from '@waldkerf/domain/office/editorSession/sessionTypes'
import { useEditorSession } from '@waldkerf/app/data/documents/useEditorSession'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { askedStep, documentAddress, stepKey } from '../documents/documentAddress.ts'
import { buyerKey } from './useBuyerDetails.ts'
import { useDocumentState } from './useDocumentState.ts'
import { useLifecycleActions } from './useLifecycleActions.ts'
import { usePageLayout } from './usePageLayout.ts'
import { useKeptWork } from './useKeptWork.ts'
import { useReadPicture } from '@waldkerf/app/data/office/settings'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { downloadMessage } from './layoutRefusals.ts'
import { texts } from './editorPage.texts.ts'

export interface StoredDocumentInput {
  kind: DocumentKind
  id: number
  stored: WholeDocument
}

/** An open document: its editing session, its draft, and its next steps. */
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
  const asked = useAskedStep(documentAddress[kind](id))
  const [ofEditor, ofOffice] =
    asked === 'convert' || asked === 'settle' || asked === 'copy' || asked === 'archive' ? [asked] : [undefined, asked]
  const [step, begin] = useState<OfficeStep | undefined>(ofOffice)
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
    goTo(place, field) {
      if (place === 'invoice' || place === 'offer') void navigate(documentAddress[place](Number(field)))
      else void navigate(place === 'settings' ? paths.settings(field) : paths.client(client, field))
    },
  }
  // A new version of the head says nothing about line items, so pending changes count as well.
  const revision = `${snapshot.document.version} ${snapshot.marks.size}`
  const clientAt = client > 0 ? paths.client(client) : undefined
  return {
    state: { ...state, asked: ofEditor, clientAt },
    missing,
    actions,
    draft,
    session,
    revision,
    step,
    endStep: () => begin(undefined),
  }
}

/** The step that the address asks for; it is asked for once, not again on the way back. @param page the address without it */
function useAskedStep(page: string) {
  const navigate = useNavigate()
  const asked = askedStep(useSearchParams()[0].get(stepKey))
  useEffect(() => {
    if (asked) void navigate(page, { replace: true })
  }, [asked, navigate, page])
  return asked
}

type OnProgress = Parameters<EditorActions['download']>[2]

/**
 * Makes the document's files by code loaded on first use. Pending edits are stored before, because files show stored
 * data.
 */
function useDownload(session: EditorSession) {
  const t = useTexts(texts)
  const readPicture = useReadPicture()
  return async (format: DownloadFormat, model: DocumentModel, onProgress: OnProgress): Promise<void> => {
    if (!(await session.flush())) throw new Error(t.notSent)
    const { InvoiceRefused, makeDocument } = await withMessage(() => import('@waldkerf/documents/makeDocument'))
    try {
      const { blob, fileName } = await makeDocument(model, format, {
        readPicture,
        onStep: (step) => step !== 'done' && onProgress({ step }),
        onProgress: (share) => onProgress({ step: 'pdf', share }),
      })
      saveFile(blob, fileName)
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw new Error(downloadMessage(error, t), { cause: error })
      throw new Error(error.checked.findings.length > 0 ? t.rules : t.schema, { cause: error })
    }
  }
}
