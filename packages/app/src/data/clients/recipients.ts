import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addRecipient, deleteRecipient, getRecipients, updateRecipient } from '@waldkerf/domain/calls/recipients'
import { mergedUpdate } from '@waldkerf/domain/editing/saveMerged'
import type { Recipient } from '@waldkerf/domain/entities/recipients'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { clientKeys } from './clients.ts'

/** Recipients of the client's documents. @param clientId undefined: no request */
export function useRecipients(clientId: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(clientId === undefined ? null : clientKeys.recipients(clientId), ([, id]) =>
      gateway.call(getRecipients, { client_id: id }),
    ),
  )
}

type RecipientColumns = Omit<CallPayload<typeof updateRecipient>, 'id'>

/** Adds, changes and removes recipients; they are read again before a change counts as done. */
export function useRecipientChanges(clientId: number) {
  const gateway = useGateway()
  const refresh = useRefreshed()
  const refreshed = async (change: Promise<unknown>) =>
    void (await refresh(change, { first: [clientKeys.recipients(clientId)] }))
  const merged = mergedUpdate<Recipient, RecipientColumns>(
    () => gateway.call(getRecipients, { client_id: clientId }),
    (one, { id }) => one.id === id,
    ({ id, version }, columns) => gateway.call(updateRecipient, { id, ...columns }, { version }),
  )
  return {
    /** @param idempotencyKey the same for every try @throws ApiError */
    add: (columns: RecipientColumns, idempotencyKey: string) =>
      refreshed(gateway.call(addRecipient, { client_id: clientId, ...columns }, { idempotencyKey })),
    /** @throws ConflictError with the recipient, ApiError 404 when it is gone */
    update: (recipient: Recipient, columns: RecipientColumns) => refreshed(merged(recipient, columns)),
    /** @throws ApiError */
    remove: ({ id }: Recipient) => refreshed(gateway.call(deleteRecipient, { id })),
  }
}
