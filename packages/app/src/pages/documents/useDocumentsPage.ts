import type { DocumentKind } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DocumentsActions, DocumentsState } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useState } from 'react'
import { missing } from '../../data/loading/missing.ts'
import { useFirstDay } from '../../data/documents/lists/documentLists.ts'
import { useAllClients } from '../../data/users/people.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved.ts'
import { useToday } from '../dashboard/useToday.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { documentsAddress } from './documentsAddress.ts'
import { texts } from './lists.texts.ts'

type Known = Pick<DocumentsState, 'documents' | 'amounts'>

/**
 * Shared by both lists: filter and order live in the address, which can be saved as a view under a name.
 * @returns `isMade`: call it when a new one is stored, before its page is opened
 */
export function useDocumentsPage(kind: DocumentKind, { documents, amounts }: Known) {
  const t = useTexts(texts)
  const place = useListPlace(kind, documentsAddress)
  const [isTyping, setTyping] = useState(false)
  const isMade = useUnsaved(isTyping ? t.created[kind] : undefined)
  const firstDay = useFirstDay(kind)
  const clients = useAllClients()
  const state: DocumentsState = {
    ...place.state,
    documents,
    amounts,
    clients: shown(clients) ?? [],
    today: useToday(),
    firstDay: shown(firstDay) ?? null,
    missing: missing({ firstDay, clients }),
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
