import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import {
  type DocumentFacts,
  DocumentEditorScreen,
  type EditorActions,
  type EditorSlots,
  type EditorState,
} from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { texts } from './editorPage.texts.ts'
import { StepDialog } from './payments/StepDialog.tsx'
import { type StoredDocumentInput, useOpenDocument } from './useOpenDocument.ts'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { LogList } from '@waldkerf/ui/screens/documentEditor/side/LogList'
import { useMemo } from 'react'
import { useClients } from '@waldkerf/app/data/clients/clients'
import { useDocumentLog, useDocumentChain } from '@waldkerf/app/data/documents/storedDocument'
import { usePersonNames } from '@waldkerf/app/data/users/people'
import { ChainLine } from '@waldkerf/ui/screens/documents/chain/ChainLine'
import { documentAddress } from '../documents/documentAddress.ts'
import { OfferOrder } from './orders/OfferOrder.tsx'
import { orderId } from './orders/orderId.ts'
import { InvoicePayments } from './payments/InvoicePayments.tsx'
import { SentTab } from './sending/SentTab.tsx'

/** A loaded document in the editor. */
export function OpenDocument(document: StoredDocumentInput) {
  const { parts } = useTexts(texts)
  const { state, missing, actions, draft, session, revision, step, endStep } = useOpenDocument(document)
  return (
    <DocumentEditorScreen
      state={state}
      actions={actions}
      slots={{
        ...documentSlots(state, actions, orderId(session.snapshot().data)),
        dialog: step && (
          <StepDialog step={step} document={{ state, session }} begin={actions.begin} onClose={endStep} />
        ),
        chain: <EditorChain kind={document.kind} id={document.id} isExpected={hasChain(shown(state.facts))} />,
        log: <DocumentLog kind={document.kind} id={document.id} revision={revision} />,
      }}
      notes={
        <>
          <NotLoaded parts={missing} names={parts} />
          <DraftBar {...draft} />
        </>
      }
    />
  )
}

interface DocumentLogProps {
  kind: DocumentKind
  id: number
  /** Changes when something is stored. */
  revision: string
}

/** The log of a document, read once its tab is opened. */
export function DocumentLog({ kind, id, revision }: DocumentLogProps) {
  const entries = useDocumentLog(kind, id, revision)
  const found = shown(entries)
  const mails = useMemo(() => [...new Set((found ?? []).map(({ wer }) => wer))].filter(Boolean).toSorted(), [found])
  const people = shown(usePersonNames(noIds, mails)) ?? []
  const personName = (mail: string) => people.find((person) => person.mail === mail)?.name || mail
  return <LogList entries={entries} clients={shown(useClients()) ?? []} personName={personName} />
}

const noIds: readonly number[] = []

/** The chain of the open document. */
export function EditorChain({ kind, id, isExpected }: { kind: DocumentKind; id: number; isExpected?: boolean }) {
  return (
    <ChainLine
      chain={useDocumentChain(kind, id)}
      {...{ isExpected }}
      current={{ kind, id }}
      addresses={documentAddress}
    />
  )
}

/** Whether another document is made of this one, or this one of another. */
const hasChain = (facts: DocumentFacts | undefined) =>
  [facts?.offer, facts?.invoice, facts?.original ?? undefined, facts?.cancelledBy].some((link) => link !== undefined)

/** Parts of the editor that load data of their own. */
function documentSlots(
  { facts: loaded }: Pick<EditorState, 'facts'>,
  { begin }: Pick<EditorActions, 'begin'>,
  offerId: number | undefined,
): EditorSlots {
  const facts = shown(loaded)
  if (!facts) return {}
  const onResend = () => begin('send')
  if (facts.kind === 'offer') {
    const isOrdered = facts.order !== undefined || facts.status === 'angenommen'
    return {
      ...(isOrdered && { payments: <OfferOrder offerId={facts.id} /> }),
      sending: <SentTab kind="angebot" id={facts.id} onResend={onResend} />,
    }
  }
  const order = facts.part && offerId !== undefined && <OfferOrder offerId={offerId} current={facts.id} />
  if (facts.archivedAt === null) return order ? { payments: order } : {}
  return {
    payments: (
      <>
        <InvoicePayments invoiceId={facts.id} isCancellation={facts.original !== null} />
        {order}
      </>
    ),
    sending: <SentTab kind="rechnung" id={facts.id} onResend={onResend} />,
  }
}
