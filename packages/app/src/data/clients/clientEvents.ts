import { addClientNote, deleteClientNote, getClientEvents } from '@waldkerf/domain/calls/clientEvents'
import { contactKinds } from '@waldkerf/domain/clients/eventGroups'
import type { ClientEvent, EventKind } from '@waldkerf/domain/entities/clientEvents'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { clientKeys } from './clientKeys.ts'

/** As many events as come at once. */
const pageSize = 50

/** What happened with a client, the latest first, a page at a time. @param kinds none is all of them */
export function useClientEvents(clientId: number, kinds: readonly EventKind[]) {
  const gateway = useGateway()
  const pages = useSWRInfinite(
    (_index: number, last: readonly ClientEvent[] | null) =>
      last !== null && last.length < pageSize
        ? null
        : clientKeys.events(clientId, kinds.join(), last?.at(-1)?.schluessel ?? ''),
    ([, client_id, , arten, nach]) => gateway.call(getClientEvents, { client_id, arten, nach, anzahl: pageSize }),
  )
  const { data, size, setSize, mutate, isValidating } = pages
  const isFull = (data?.at(-1)?.length ?? 0) >= pageSize
  const older = data && size > data.length && isValidating ? 'loading' : isFull ? 'some' : 'none'
  return {
    events: mapLoadable(toLoadable(pages), (all) => all.flat()),
    older: older as 'loading' | 'some' | 'none',
    showOlder: () => void setSize(size + 1),
    refresh: () => mutate(),
  }
}

/** The latest mail, reminder or note; null where there was none, undefined until it is known. */
export function useLastContact(clientId: number) {
  const gateway = useGateway()
  const contact = useSWR(clientKeys.events(clientId, contactKinds.join(), 'last'), ([, client_id, , arten]) =>
    gateway.call(getClientEvents, { client_id, arten, anzahl: 1 }),
  )
  const found = shown(toLoadable(contact))
  return { lastContact: found && (found[0] ?? null), refresh: () => contact.mutate() }
}

/** Notes of a client. Each throws ApiError. */
export function useClientNotes(clientId: number) {
  const gateway = useGateway()
  const keys = useOrderKeys()
  return {
    async add(text: string) {
      const idempotencyKey = keys.of({ note: clientId, text })
      await gateway.call(addClientNote, { client_id: clientId, text }, { idempotencyKey })
      // The same words once more are another note.
      keys.forget()
    },
    remove: ({ id }: Pick<ClientEvent, 'id'>) => gateway.call(deleteClientNote, { id }),
  }
}
