import { useDocumentRefresh } from '@waldkerf/app/data/documents/storedDocument'
import { dispatchMail } from '@waldkerf/domain/office/correspondence/dispatchMail'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DocumentFacts, EditorState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { planSending, SendDialog, useDocumentModel } from '@waldkerf/ui/screens/documentEditor/sending/SendDialog'
import { useMemo } from 'react'
import { texts } from '../editorPage.texts.ts'
import { useMailDraft, useSending, useOfferedMail } from './useSending.ts'
import type { EditorSession } from '@waldkerf/domain/office/editorSession/sessionTypes'

/** A document of the editor that can be sent. */
export interface SentDocument {
  state: EditorState
  session: EditorSession
}

interface SendDocumentProps {
  document: SentDocument
  facts: DocumentFacts
  onClose: () => void
}

/** The mail with an offer or an invoice; an archived invoice is sent with its frozen content. */
export function SendDocument({ document: { state, session }, facts, onClose }: SendDocumentProps) {
  const t = useTexts(texts)
  const live = useDocumentModel(facts, state, state.history.document)
  const isFixed = facts.archivedAt !== null
  const model = isFixed ? state.frozen && shown(state.frozen) : live
  const planned = useMemo(() => model && planSending(model), [model])
  const isCancelled = facts.cancelledBy !== undefined
  const plan = planned && isCancelled ? { ...planned, block: 'cancelled' as const } : planned
  const isOffer = facts.kind === 'offer'
  const kind = isOffer ? 'angebot' : 'rechnung'
  const send = useSending()
  const clientId = Number(state.history.document.header['client_id'])
  const offeredMail = dispatchMail(model ?? live, state.today, plan?.isStructured)
  const offered = useOfferedMail(offeredMail, clientId > 0 ? clientId : undefined, facts.kind)
  const draft = useMailDraft(kind, facts.id)
  const refresh = useDocumentRefresh(facts.kind, facts.id)
  return (
    <SendDialog
      name={`${t.names[live.kind]} ${live.number}`}
      offered={offered}
      plan={plan}
      fileName={facts.number}
      isInvoice={!isOffer}
      onSend={async (mail, form, remembers) => {
        if (!model || !plan) return
        if (!(await session.flush())) throw new Error(t.notSent)
        const sent = { ...model, isDraft: false, unitsAsPieces: plan.units }
        await send({ art: kind, id: facts.id }, { ...mail, remembers }, form, ({ makeDispatchFiles, readPicture }) =>
          makeDispatchFiles(sent, plan.isStructured, readPicture),
        )
        refresh()
        await session.sync().catch(() => undefined)
      }}
      draft={draft}
      onClose={onClose}
    />
  )
}
