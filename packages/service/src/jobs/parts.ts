import { setTimeout as sleep } from 'node:timers/promises'
import type { PartState, WebOptions } from '../web/server.ts'

type States = ReturnType<WebOptions['parts']>

/** Addresses that answer 200 when a part is fine. */
export interface Probes {
  /** PostgREST's `/ready`: it runs and has reached the database. */
  database: string
  /** PostgREST's `/live`. */
  dataService: string
  identity: string
}

/** Between two looks, and for one. Milliseconds. */
const pause = 2_000
const patience = 2_000

/** Keeps looking after the parts behind the web server, until it is stopped. */
export function watchParts(probes: Probes, stop: AbortSignal): { states: () => States; first: Promise<void> } {
  const [postgres, postgrest, identity] = [part(probes.database), part(probes.dataService), part(probes.identity)]
  const look = async () => void (await Promise.all([postgres.look(), postgrest.look(), identity.look()]))
  const first = look()
  void repeat(first, look, stop)
  return {
    states: () => ({ postgres: postgres.state(), postgrest: postgrest.state(), identity: identity.state() }),
    first,
  }
}

/** One look that failed may be the network's; after the second in a row the part counts as away. */
function part(probe: string): { look: () => Promise<void>; state: () => PartState } {
  let failures = 2
  return {
    async look() {
      failures = (await isFine(probe)) ? 0 : failures + 1
    },
    state: () => (failures < 2 ? 'ready' : 'starting'),
  }
}

async function repeat(first: Promise<void>, look: () => Promise<void>, stop: AbortSignal): Promise<void> {
  await first
  while (!stop.aborted) {
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
    await look()
  }
}

async function isFine(probe: string): Promise<boolean> {
  const answer = await fetch(probe, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}
