import type { BuyerDetails } from '@waldkerf/domain/office/workplace/paperOf'
import { archivedSource, invoicePaper } from '@waldkerf/domain/office/paper/documentPaper'
import { useMemo } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { documentsApi } from '../../api/documents/documents.ts'
import { invoicingApi } from '../../api/documents/invoicing.ts'
import { useArea } from '../useArea.ts'

const keys = {
  client: (clientId: number) => ['client-invoicing', clientId] as const,
  archived: (id: number) => ['archived-invoice', id] as const,
}

/** What a client asks for in e-invoices, and what stores it. @param clientId undefined while none is chosen */
export function useClientInvoicing(clientId: number | undefined) {
  const invoicing = useArea(invoicingApi)
  const { mutate } = useSWRConfig()
  const key = clientId === undefined ? null : keys.client(clientId)
  const { data } = useSWR(key, ([, id]) => invoicing.of(id))
  return {
    invoicing: data,
    /** The version is the client's and rises by other changes too: it is read before. @throws ApiError */
    async save(details: BuyerDetails) {
      if (clientId === undefined) return
      const now = await invoicing.of(clientId)
      await mutate(keys.client(clientId), await invoicing.set({ ...now, ...details }), { revalidate: false })
    },
  }
}

/** An archived invoice as it was fixed, ready to be shown and sent; undefined until it is known. */
export function useArchivedInvoice(id: number, isArchived: boolean) {
  const documents = useArea(documentsApi)
  const { data } = useSWR(isArchived ? keys.archived(id) : null, () => documents.archived(id))
  return useMemo(() => (data ? invoicePaper(archivedSource(data)) : undefined), [data])
}
