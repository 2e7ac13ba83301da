import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DocumentsActions, DocumentsState } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { documentLists } from '@waldkerf/ui/screens/documents/list/documentList'
import { useState } from 'react'
import { useChained, useDocumentChains } from '@waldkerf/app/data/documents/storedDocument'
import { missing } from '@waldkerf/app/data/loading/parts'
import { useFirstDay } from '@waldkerf/app/data/documents/lists/documentLists'
import { useAllClients } from '@waldkerf/app/data/users/people'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { documentAddress } from './documentAddress.ts'
import { useToday } from '../dashboard/useToday.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { texts } from './lists.texts.ts'

type Known = Pick<DocumentsState, 'documents' | 'amounts'> & {
  /** The payments of invoices, which determine the rows' states. */
  payments?: Loadable<unknown>
}

const pageKinds = { offers: 'offer', invoices: 'invoice' } as const
const none: Loadable<unknown> = { status: 'ready', data: undefined }

/**
 * Shared by both lists: filter and order live in the address, which can be saved as a view under a name.
 * @returns `isMade`: to be called when a new document is stored, before its page is opened
 */
export function useDocumentsPage(kind: DocumentListKind, { documents, amounts, payments = none }: Known) {
  const t = useTexts(texts)
  const place = useListPlace(documentLists[kind])
  const [isTyping, setTyping] = useState(false)
  const isMade = useUnsaved(isTyping ? t.created[kind] : undefined)
  const firstDay = useFirstDay(kind)
  const clients = useAllClients()
  const chains = useDocumentChains()
  const chained = useChained(pageKinds[kind], documents, chains)
  const state: DocumentsState = {
    ...place.state,
    // Otherwise a list narrowed to open invoices would look empty until payments are loaded.
    documents: payments.status === 'loading' ? payments : chained,
    amounts,
    addresses: documentAddress,
    clients: shown(clients) ?? [],
    firstClientAt: shown(clients)?.length === 0 ? paths.newIn(paths.clients()) : undefined,
    today: useToday(),
    firstDay: shown(firstDay) ?? null,
    missing: missing({ firstDay, clients, payments, chain: chains }),
  }
  const actions: Pick<DocumentsActions, 'setFilter' | 'setSort' | 'retry' | 'onTyping' | 'views'> = {
    ...place.actions,
    retry() {
      for (const part of [documents, amounts]) if (part.status === 'failed') part.retry()
    },
    onTyping: setTyping,
  }
  return { state, actions, isMade }
}
