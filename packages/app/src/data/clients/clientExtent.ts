import { getClientExtent } from '@waldkerf/domain/calls/clients'
import type { Client } from '../gateway/client.ts'

/** Where the maps of a client lie; null where none does. */
export async function loadExtent(gateway: Client, clientId: number) {
  const [extent] = await gateway.call(getClientExtent, { client_id: clientId })
  return extent ?? null
}
