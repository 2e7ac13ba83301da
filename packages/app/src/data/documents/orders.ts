import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addFinalInvoice, addInstalment, getOrder } from '@waldkerf/domain/calls/documents/orders'
import { getOfferPositions } from '@waldkerf/domain/calls/documents/positions'
import { setInvoiceData } from '@waldkerf/domain/calls/office/invoiceData'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { both } from '../loading/parts.ts'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { createDocumentCalls } from './documentCalls.ts'
import { documentKeys } from './lists/documents.ts'

/** Payments of other people are read regularly while the page is visible. */
const followed = { refreshInterval: 30_000 }

/** An offer as an order, with its instalments and final invoices; no request without an offer. */
export function useOrder(offerId: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(
      offerId === undefined ? null : documentKeys.order(offerId),
      ([, , angebot_id]) => gateway.call(getOrder, { angebot_id: String(angebot_id) }),
      followed,
    ),
  )
}

/** An order with the offer's line items, in their order. */
export function useOrderWithLines(offerId: number) {
  const gateway = useGateway()
  const lines = toLoadable(
    useSWR(documentKeys.orderLines(offerId), ([, , angebot_id]) =>
      gateway.call(getOfferPositions, { angebot_id: String(angebot_id) }),
    ),
  )
  return both(useOrder(offerId), lines, (order, rows) => ({
    order,
    lines: rows.toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id),
  }))
}

/** Makes the invoices of an order; it is read again, even after a failure. */
export function useOrderActions(offerId: number) {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const keys = useOrderKeys()
  const reread = () => void mutate(documentKeys.order(offerId))
  const angebot_id = String(offerId)
  return {
    /** @throws ApiError 409: see the call */
    instalment(wish: Omit<CallPayload<typeof addInstalment>, 'angebot_id'>) {
      const payload = { angebot_id, ...wish }
      return gateway.call(addInstalment, payload, { idempotencyKey: keys.of(payload) }).finally(reread)
    },
    /** @throws ApiError 409: the order has a final invoice */
    settle(days: { rn_datum: string; le_date: string }) {
      const payload = { angebot_id, ...days }
      return gateway.call(addFinalInvoice, payload, { idempotencyKey: keys.of(payload) }).finally(reread)
    },
    /** Takes a draft of an instalment out of the order. @throws ApiError */
    async leave(invoiceId: number) {
      const { document, data } = await createDocumentCalls(gateway).whole('invoice', invoiceId)
      if (!('rechnung_id' in data)) return
      const { befreiung, steuerfall, le_bis } = data
      const columns = { befreiung, steuerfall: steuerfall as 'S', le_bis: le_bis ?? '', angebot_id: '' as const }
      const payload = { rechnung_id: String(invoiceId), ...columns }
      await gateway.call(setInvoiceData, payload, { version: document.version }).finally(reread)
    },
  }
}
