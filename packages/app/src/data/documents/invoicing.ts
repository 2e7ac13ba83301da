import { getClientDetails } from '@waldkerf/domain/calls/clients'
import { getDispatches } from '@waldkerf/domain/calls/documents/dispatches'
import { getPayments } from '@waldkerf/domain/calls/documents/payments'
import { getArchivedInvoice, getClientInvoicing, setClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import { getOfficeSettings } from '@waldkerf/domain/calls/office/settings'
import { getRecipients } from '@waldkerf/domain/calls/recipients'
import { archivedSource, invoiceDocumentModel } from '@waldkerf/domain/office/documentModel/invoiceAndOffer'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import { type BuyerDetails, buyerDetails, noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize as serialize, useSWRConfig } from 'swr'
import { firstRow } from '../gateway/firstRow.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { createBuyerEdits } from '@waldkerf/domain/office/workplace/buyerEdits'
import { clientKeys } from '../clients/clients.ts'
import { settingsKeys } from '../office/settings.ts'
import { toLoadable } from '../loading/loadable.ts'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'

const archivedKey = (id: number) => ['archived-invoice', id] as const

/**
 * A client's details for e-invoices, and the changes typed over them. Pending changes are sent when the client or the
 * page changes.
 * @param clientId undefined while none is chosen
 */
export function useClientInvoicing(clientId: number | undefined) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const key = clientId === undefined ? null : clientKeys.invoicing(clientId)
  const { data: invoicing } = useSWR(key, ([, client_id]) => gateway.call(getClientInvoicing, { client_id }))
  const edits = useMemo(
    () =>
      createBuyerEdits(async (base, mine) => {
        const { client_id } = base
        const stored = await saveMerged<ClientInvoicing, BuyerDetails>({
          base,
          mine,
          toValues: buyerDetails,
          send: ({ version }, values) => gateway.call(setClientInvoicing, { client_id, ...values }, { version }),
          read: () => gateway.call(getClientInvoicing, { client_id }),
        })
        await mutate(clientKeys.invoicing(client_id), stored, { revalidate: false })
        return stored
      }),
    [gateway, mutate],
  )
  const snapshot = useSyncExternalStore(edits.subscribe, edits.snapshot)
  useEffect(() => () => void edits.flush(), [edits])
  const row = useMemo(
    () => invoicing ?? { client_id: clientId ?? 0, ...noBuyerDetails, version: 0 },
    [invoicing, clientId],
  )
  return { row, edits, snapshot }
}

/** The frozen content of an archived invoice, ready to be shown and sent; undefined for one that is not archived. */
export function useArchivedInvoice(id: number, isArchived: boolean): Loadable<DocumentModel> | undefined {
  const gateway = useGateway()
  const answer = toLoadable(
    useSWR(isArchived ? archivedKey(id) : null, () => gateway.call(getArchivedInvoice, { rechnung_id: id })),
  )
  const data = shown(answer)
  const model = useMemo(() => data && invoiceDocumentModel(archivedSource(data)), [data])
  if (!isArchived) return undefined
  if (model) return { status: 'ready', data: model }
  if (answer.status !== 'failed') return { status: 'loading' }
  const { message, retry } = answer
  return { status: 'failed', message, retry }
}

/** Reads an archived invoice, with the content and recipients of a reminder made today, and the mails it went out with. */
export function useReminderRead() {
  const gateway = useGateway()
  const { cache, mutate } = useSWRConfig()
  /** The office is the same for all invoices: read once, and again after its settings were changed. */
  const readOffice = useCallback(async () => {
    const key = settingsKeys.office()
    const known: OfficeSettings | undefined = cache.get(serialize(key))?.data
    if (known) return known
    const office = await gateway.call(getOfficeSettings, {})
    await mutate(key, office, { revalidate: false })
    return office
  }, [gateway, cache, mutate])
  /** @throws ApiError */
  return useCallback(
    async (rechnung_id: number, client_id: number) => {
      const [archived, office, client, invoicing, payments, recipients, mails] = await Promise.all([
        gateway.call(getArchivedInvoice, { rechnung_id }),
        readOffice(),
        firstRow(gateway.call(getClientDetails, { client_id })),
        gateway.call(getClientInvoicing, { client_id }),
        gateway.call(getPayments, { rechnung_id }),
        gateway.call(getRecipients, { client_id }),
        gateway.call(getDispatches, { art: 'rechnung', id: rechnung_id }),
      ])
      const invoice = archived ? invoiceDocumentModel(archivedSource(archived)) : undefined
      return { invoice, office, client: { ...client, ...invoicing }, payments, recipients, mails }
    },
    [gateway, readOffice],
  )
}
