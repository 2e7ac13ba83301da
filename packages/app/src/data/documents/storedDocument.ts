import { type DocumentKind, inOrder, positionValues } from '@waldkerf/domain/office/workplace/header'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import useSWR, { useSWRConfig } from 'swr'
import { createDocumentCalls } from './documentCalls.ts'
import { documentKeys } from './lists/documentKeys.ts'
import { toLoadable } from '../loading/loadable.ts'

export const editorKeys = {
  document: (kind: DocumentKind, id: number) => ['document', kind, id] as const,
  offered: (offerId: number) => ['offered', offerId] as const,
  window: (kind: DocumentKind, day: string) => ['document-window', kind, day] as const,
}

/** The lists name their kinds in the plural. */
const listName = { offer: 'offers', invoice: 'invoices' } as const

/** A document that is being edited is not read again behind one's back: the editor merges for itself. */
const asked = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** An offer or an invoice with its line items, as the editor begins with it. */
export function useStoredDocument(kind: DocumentKind, id: number) {
  const documents = createDocumentCalls(useGateway())
  return toLoadable(useSWR(editorKeys.document(kind, id), () => documents.whole(kind, id), asked))
}

/** The positions of the offer that an invoice was made of; nothing is asked without one. */
export function useOffered(offerId: number | undefined) {
  const documents = createDocumentCalls(useGateway())
  const key = offerId === undefined ? null : editorKeys.offered(offerId)
  const answer = useSWR(key, async ([, id]) => inOrder(await documents.positions('offer', id)).map(positionValues))
  return offerId === undefined ? undefined : toLoadable(answer)
}

/** The days that the data service allows around a document's own. */
export function useDateWindow(kind: DocumentKind, day: string) {
  const documents = createDocumentCalls(useGateway())
  return toLoadable(useSWR(editorKeys.window(kind, day), () => documents.window(kind, day)))
}

/** Reads everything again that shows this document elsewhere. */
export function useDocumentRefresh(kind: DocumentKind, id: number): () => void {
  const { mutate } = useSWRConfig()
  return () => {
    void mutate(editorKeys.document(kind, id))
    void mutate(documentKeys.all(listName[kind]))
    void mutate(documentKeys.sums(listName[kind]))
    void mutate(documentKeys.standings())
    void mutate(documentKeys.invoiceData())
  }
}
