import { addClientNote, deleteClientNote, getClientEvents } from '@waldkerf/domain/calls/clientEvents'
import { contactKinds, isContact } from '@waldkerf/domain/clients/eventGroups'
import type { ClientEvent, EventKind } from '@waldkerf/domain/entities/clientEvents'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientTimeline } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { useState } from 'react'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { clientKeys, isClientPart } from './clients.ts'

/** The number of events at first, and the factor by which each press for more raises it. */
const [first, growth] = [20, 3]

/** The events of a client, the latest first. @param kinds empty: all kinds */
export function useClientEvents(clientId: number, kinds: readonly EventKind[]) {
  const gateway = useGateway()
  const [count, setCount] = useState(first)
  const key = clientKeys.events(clientId, kinds.join(), count)
  // The events before a filter or a longer page stay until the new ones arrive, so that the page does not jump.
  const events = useSWR(
    key,
    ([, client_id, , arten, anzahl]) => gateway.call(getClientEvents, { client_id, arten, anzahl }),
    {
      keepPreviousData: true,
    },
  )
  const found = toLoadable(events)
  const isFull = (shown(found)?.length ?? 0) >= count
  const older: ClientTimeline['older'] = events.isLoading ? 'loading' : isFull ? 'some' : 'none'
  return { events: found, older, showOlder: () => setCount(count * growth) }
}

/**
 * The latest mail that has gone out, reminder or note; null if there was none, undefined until it is known. Taken from the timeline's
 * first answer, or requested separately if too many other events came later.
 */
export function useLastContact(clientId: number) {
  const gateway = useGateway()
  const read = ([, client_id, , arten, anzahl]: ReturnType<typeof clientKeys.events>) =>
    gateway.call(getClientEvents, { client_id, arten, anzahl })
  const { data: latest } = useSWR(clientKeys.events(clientId, '', first), read)
  const known = latest?.find(isContact)
  const isOlder = latest && !known && latest.length === first
  const alone = useSWR(isOlder ? clientKeys.events(clientId, contactKinds.join(), first) : null, read)
  if (known || !latest) return known
  return isOlder ? alone.data && (alone.data.find(isContact) ?? null) : null
}

/** Notes of a client; the timeline is read again before a change counts as done. Each throws ApiError. */
export function useClientNotes(clientId: number) {
  const gateway = useGateway()
  const keys = useOrderKeys()
  const refreshed = useRefreshed()
  const touched = { first: [isClientPart('events', clientId)] }
  return {
    async add(text: string) {
      const idempotencyKey = keys.of({ note: clientId, text })
      await refreshed(gateway.call(addClientNote, { client_id: clientId, text }, { idempotencyKey }), touched)
      // The same text sent again on purpose is a second note, so it gets a new key.
      keys.forget()
    },
    remove: ({ id }: Pick<ClientEvent, 'id'>) => refreshed(gateway.call(deleteClientNote, { id }), touched),
  }
}
