import { archivedSource, invoiceDocumentModel } from '@waldkerf/domain/office/documentModel/invoiceAndOffer'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { buyerDetails, noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { clientsApi } from '../api/clients/clients.ts'
import { documentsApi } from '../api/documents/documents.ts'
import { createBuyerEdits } from '../buyerEdits/buyerEdits.ts'
import { clientKeys } from '../clients/clientKeys.ts'
import { toLoadable } from '../loadable.ts'
import { saveMerged } from '../saveMerged.ts'
import { useArea } from '../useArea.ts'

const archivedKey = (id: number) => ['archived-invoice', id] as const

/**
 * What a client asks for in e-invoices, and what is typed over it. What waits is sent when the client or the page changes.
 * @param clientId undefined while none is chosen
 */
export function useClientInvoicing(clientId: number | undefined) {
  const clients = useArea(clientsApi)
  const { mutate } = useSWRConfig()
  const key = clientId === undefined ? null : clientKeys.invoicing(clientId)
  const { data: invoicing } = useSWR(key, ([, id]) => clients.invoicing(id))
  const edits = useMemo(
    () =>
      createBuyerEdits(async (base, mine) => {
        const read = () => clients.invoicing(base.client_id)
        const stored = await saveMerged({ base, mine, valuesOf: buyerDetails, send: clients.setInvoicing, read })
        await mutate(clientKeys.invoicing(base.client_id), stored, { revalidate: false })
        return stored
      }),
    [clients, mutate],
  )
  const snapshot = useSyncExternalStore(edits.subscribe, edits.snapshot)
  useEffect(() => () => void edits.flush(), [edits])
  const row = useMemo(
    () => invoicing ?? { client_id: clientId ?? 0, ...noBuyerDetails, version: 0 },
    [invoicing, clientId],
  )
  return { row, edits, snapshot }
}

/** An archived invoice as it was fixed, ready to be shown and sent; undefined for one that is not. */
export function useArchivedInvoice(id: number, isArchived: boolean): Loadable<DocumentModel> | undefined {
  const documents = useArea(documentsApi)
  const answer = toLoadable(useSWR(isArchived ? archivedKey(id) : null, () => documents.archived(id)))
  const data = shown(answer)
  const paper = useMemo(() => data && invoiceDocumentModel(archivedSource(data)), [data])
  if (!isArchived) return undefined
  if (paper) return { status: 'ready', data: paper }
  if (answer.status !== 'failed') return { status: 'loading' }
  const { message, retry } = answer
  return { status: 'failed', message, retry }
}
