import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import { refuse, toId } from '../gateway/problem.ts'
import type { ClientSeed } from '@waldkerf/mocks/seed/clients/clients'
import type { MockState } from '../state.ts'

/** The clients that the caller is linked to; all for administrators. */
export function visibleClients({ clients, clientLinks }: MockState, caller: Caller): ClientSeed[] {
  if (may(caller.role, 'doOffice')) return clients
  const linked = new Set(
    clientLinks.filter((link) => link.user_id === caller.user?.user_id).map((link) => link.client_id),
  )
  return clients.filter((client) => linked.has(client.client_id))
}

/** Whether the caller may see rows of a client; rows without a client are seen by administrators only. */
export function clientSight(state: MockState, caller: Caller): (client: number | null) => boolean {
  if (may(caller.role, 'doOffice')) return () => true
  const ids = new Set<number | null>(visibleClients(state, caller).map((client) => client.client_id))
  return (client) => ids.has(client)
}

/** @throws Problem 404 for a client that does not exist, or that the caller may not see */
export function findClient(state: MockState, caller: Caller, id: string): ClientSeed {
  const wanted = toId(id)
  const client = visibleClients(state, caller).find((row) => row.client_id === wanted)
  if (!client) throw refuse('not_found.client')
  return client
}
