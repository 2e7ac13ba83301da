import { archivedSource, invoicePaper } from '@waldkerf/domain/office/paper/documentPaper'
import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { clientsApi } from '../../api/clients/clients.ts'
import { documentsApi } from '../../api/documents/documents.ts'
import { createBuyerEdits } from '../buyerEdits/buyerEdits.ts'
import { clientKeys } from '../clients/clientKeys.ts'
import { toLoadable } from '../loadable.ts'
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
      createBuyerEdits({
        read: () => clients.invoicing(clientId ?? 0),
        async write(row) {
          const { email, ust_id, leitweg_id, land } = row
          const answer = await clients.setInvoicing(row, { email, ust_id, leitweg_id, land })
          await mutate(clientKeys.invoicing(row.client_id), answer, { revalidate: false })
          return answer
        },
      }),
    [clients, clientId, mutate],
  )
  const typed = useSyncExternalStore(edits.subscribe, edits.snapshot)
  useEffect(() => () => void edits.flush(), [edits])
  return { invoicing, edits, typed }
}

/** An archived invoice as it was fixed, ready to be shown and sent; undefined for one that is not. */
export function useArchivedInvoice(id: number, isArchived: boolean): Loadable<Paper> | undefined {
  const documents = useArea(documentsApi)
  const answer = toLoadable(useSWR(isArchived ? archivedKey(id) : null, () => documents.archived(id)))
  const data = shown(answer)
  const paper = useMemo(() => data && invoicePaper(archivedSource(data)), [data])
  if (!isArchived) return undefined
  if (paper) return { status: 'ready', data: paper }
  if (answer.status !== 'failed') return { status: 'loading' }
  const { message, retry } = answer
  return { status: 'failed', message, retry }
}
