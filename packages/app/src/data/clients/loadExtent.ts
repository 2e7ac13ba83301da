import { getClientExtent } from '@waldkerf/domain/calls/clients'
import type { Client } from '../gateway/client.ts'

/** The extent of a client's maps; null without georeferenced maps. */
export async function loadExtent(gateway: Client, clientId: number) {
  const [extent] = await gateway.call(getClientExtent, { client_id: clientId })
  return extent ?? null
}
