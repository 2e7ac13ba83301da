import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addClient, getAllClients } from '@waldkerf/domain/calls/clients'
import { getClientInvoicing, setClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { homeCountry } from '@waldkerf/domain/office/countries'
import { type BuyerDetails, buyerDetails, noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import useSWR, { type Arguments } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { addRecipient } from '@waldkerf/domain/calls/recipients'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'

/** Values of a new client; `land` is ISO 3166-1 in two letters, `email` its first recipient, '' for none. */
type NewClient = CallPayload<typeof addClient> & Pick<BuyerDetails, 'land'> & { email: string }

/** Keys begin with 'clients'; those of one client continue with its id. */
export const clientKeys = {
  all: () => ['clients', 'all'] as const,
  cadastres: () => ['clients', 'cadastres'] as const,
  team: () => ['clients', 'team'] as const,
  /** The maps of all clients that the person may see. */
  maps: () => ['maps', 'all'] as const,
  row: (id: number) => ['clients', id, 'row'] as const,
  invoicing: (id: number) => ['clients', id, 'invoicing'] as const,
  linked: (id: number) => ['clients', id, 'linked'] as const,
  outside: (id: number) => ['clients', id, 'outside'] as const,
  recipients: (id: number) => ['clients', id, 'recipients'] as const,
  /** The latest `count` events of these kinds; '' for all. */
  events: (id: number, kinds: string, count: number) => ['clients', id, 'events', kinds, count] as const,
  extent: (id: number) => ['clients', id, 'extent'] as const,
}

/** Matches all keys of a part, with any parameters. @param id of the client; absent: all clients */
export const isClientPart = (part: 'recipients' | 'events', id?: number) => (key?: Arguments) =>
  Array.isArray(key) && key[0] === 'clients' && (id === undefined || key[1] === id) && key[2] === part

/** All clients with their addresses; administrators only. */
export function useClients() {
  const gateway = useGateway()
  return toLoadable(useSWR(clientKeys.all(), () => gateway.call(getAllClients, {})))
}

/** Creates clients; the list is read again, even after a failure. */
export function useNewClients() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  const keys = useOrderKeys()
  async function create({ land, email, ...client }: NewClient, idempotencyKey: string) {
    const made = await gateway.call(addClient, client, { idempotencyKey })
    const { client_id, version } = made
    // Repeated after a failure of this part, the same client is answered above.
    if (land !== homeCountry) {
      await saveMerged<ClientInvoicing, BuyerDetails>({
        base: { client_id, ...noBuyerDetails, land: homeCountry, version },
        mine: { ...noBuyerDetails, land },
        toValues: buyerDetails,
        send: (row, values) => gateway.call(setClientInvoicing, { client_id, ...values }, { version: row.version }),
        read: () => gateway.call(getClientInvoicing, { client_id }),
      })
    }
    if (email !== '') {
      const recipient = { client_id, name: '', email, fuer_rechnungen: true }
      await gateway.call(addRecipient, recipient, { idempotencyKey: keys.of(recipient) })
    }
    return made
  }
  return {
    /** Makes a client, then stores its country where that is not the office's own, and its recipient. @throws ApiError */
    add: (client: NewClient, idempotencyKey: string) =>
      refreshed(create(client, idempotencyKey), { later: [clientKeys.all()] }),
  }
}
