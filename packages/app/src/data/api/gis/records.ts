import { getBeetle, getBeetleColumns, getBeetleHistory } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { getBeetleWindow } from '@waldkerf/domain/calls/beetles/beetleSections'
import type { Client } from '../../gateway/client.ts'

/** Beetle records in other forms than the overview's. One call, one function. */
export function recordsApi(client: Client) {
  return {
    /** As bytes: the answer is large, and read in a worker. @param since marker of what is known already, or '' */
    columns: (since: string) => client.bytes(getBeetleColumns, { seit: since }),
    /** How many there are: a window without rows. */
    count: async () => (await client.call(getBeetleWindow, { anzahl: 0 })).gesamt ?? 0,
    one: (id: number) => client.call(getBeetle, { id }),
    history: (id: number) => client.call(getBeetleHistory, { id }),
  }
}
