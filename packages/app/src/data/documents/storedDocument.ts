import { getDocumentLog } from '@waldkerf/domain/calls/documents/documents'
import { getInvoiceData } from '@waldkerf/domain/calls/office/invoiceData'
import { type ChainLink, documentChains } from '@waldkerf/domain/documents/chain/documentChain'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import useSWR, { useSWRConfig } from 'swr'
import { createDocumentCalls } from './documentCalls.ts'
import { documentKeys, isOrderKey, useInvoices, useOffers } from './lists/documents.ts'
import { toLoadable } from '../loading/loadable.ts'
import { toRecord } from '../loading/record.ts'
import { useInvoiceStandings } from './payments.ts'

/** The offers of an invoice; joint: their line items stand under headings. */
interface Offers {
  ids: readonly number[]
  isJoint: boolean
}

export const editorKeys = {
  document: (kind: DocumentKind, id: number) => ['document', kind, id] as const,
  offered: ({ ids, isJoint }: Offers) => ['offered', isJoint, ...ids] as const,
  window: (kind: DocumentKind, day: string) => ['document-window', kind, day] as const,
}

/** The lists name their kinds in the plural. */
const listName = { offer: 'offers', invoice: 'invoices' } as const

/** An open document is not reloaded in the background: the editor merges changes of others itself. */
const asked = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** An offer or an invoice with its line items, the editor's initial state. */
export function useStoredDocument(kind: DocumentKind, id: number) {
  const documents = createDocumentCalls(useGateway())
  return toRecord(useSWR(editorKeys.document(kind, id), () => documents.whole(kind, id), asked))
}

/** The line items that an invoice of these offers began with; no request without offers. */
export function useOffered(offers: Offers | undefined) {
  const documents = createDocumentCalls(useGateway())
  const key = offers ? editorKeys.offered(offers) : null
  const answer = useSWR(key, ([, isJoint, ...ids]) => documents.offered(ids, isJoint))
  return key === null ? undefined : toLoadable(answer)
}

/** The days between which the data service allows a document to be dated. */
export function useDateWindow(kind: DocumentKind, day: string) {
  const documents = createDocumentCalls(useGateway())
  return toLoadable(useSWR(editorKeys.window(kind, day), () => documents.window(kind, day)))
}

/** Reads everything else again that shows this document. */
export function useDocumentRefresh(kind: DocumentKind, id: number): () => void {
  const { mutate } = useSWRConfig()
  return () => {
    void mutate(editorKeys.document(kind, id))
    void mutate(documentKeys.all(listName[kind]))
    void mutate(documentKeys.sums(listName[kind]))
    void mutate(documentKeys.standings())
    if (kind === 'invoice') void mutate(documentKeys.standing(id))
    void mutate(documentKeys.invoiceData())
    void mutate(isOrderKey)
  }
}

const wireKind = { invoice: 'rechnung', offer: 'angebot' } as const

/** The history of a document, from the database's log, latest first. @param revision a new one requests it again */
export function useDocumentLog(kind: DocumentKind, id: number, revision: string) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(
      documentKeys.log(wireKind[kind], id, revision),
      ([, art, of]) => gateway.call(getDocumentLog, { art, id: of }),
      { keepPreviousData: true },
    ),
  )
}

/** The chain of an offer, its invoices and the ones that cancel them, for one of these documents. */
export function useDocumentChain(kind: DocumentKind, id: number): Loadable<readonly ChainLink[]> {
  return mapLoadable(useDocumentChains(), (chain) => chain(kind, id))
}

/** The chains of all documents. Payment states of invoices are added when they are loaded. */
export function useDocumentChains(): Loadable<(kind: DocumentKind, id: number) => readonly ChainLink[]> {
  const gateway = useGateway()
  const parts = [
    useOffers(),
    useInvoices(),
    toLoadable(useSWR(documentKeys.invoiceData(), () => gateway.call(getInvoiceData, {}))),
  ] as const
  const standings = shown(useInvoiceStandings())
  const [offers, invoices, data] = [shown(parts[0]), shown(parts[1]), shown(parts[2])]
  const chains = useMemo(
    () => offers && invoices && data && documentChains({ offers, invoices, data, standings }),
    [offers, invoices, data, standings],
  )
  if (chains) return { status: 'ready', data: chains }
  const failed = parts.find((part) => part.status === 'failed')
  return failed?.status === 'failed'
    ? { status: 'failed', message: failed.message, retry: failed.retry }
    : { status: 'loading' }
}

/** The rows with their chains; a document related to no other has none. */
export function useChained(
  kind: DocumentKind,
  documents: Loadable<readonly DocumentRow[]>,
  chains: ReturnType<typeof useDocumentChains>,
) {
  const [rows, chain] = [shown(documents), shown(chains)]
  const chained = useMemo(
    () =>
      (rows ?? []).map((row) => {
        const links = chain?.(kind, row.id) ?? []
        return links.length > 1 ? { ...row, chain: links } : row
      }),
    [rows, chain, kind],
  )
  return mapLoadable(documents, () => chained)
}
