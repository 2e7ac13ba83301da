import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { ServiceAddress } from '../proxy/address.ts'
import { type Answered, callers } from '../proxy/callers.ts'
import { connectionShares } from '../proxy/forward.ts'
import { Refusal } from '../refusal.ts'
import { shares } from '../shares.ts'
import { notYours } from './scanRows.ts'

/** Part of a map's row. */
export interface MapRow {
  id: number
  map_name: string
  width: number | null
  height: number | null
}

/** A map that the caller may see and change, or the data service's own answer to somebody who may not ask. */
export type MapAnswer = { map: MapRow | undefined; account: string } | { refused: Answered }

/** Asks the data service for maps with the caller's own token, and so with the caller's rights. */
export function mapQuestion({ host, port }: ServiceAddress) {
  const { find, close } = callers({ host, port })
  // Also what is refused costs the data service a question.
  const { take } = shares({ ...connectionShares, name: 'scan_questions' })

  async function askFor(id: number, account: string, authorization: string | undefined): Promise<MapAnswer> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (authorization !== undefined) headers['authorization'] = authorization
    const address = `http://${host}:${port}/karte?id=eq.${id}&select=id,map_name,width,height`
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (!answer || answer.status >= 500) throw new Refusal(refusal('not_ready'), 1)
    const body = Buffer.from(await answer.arrayBuffer())
    // In our words: the data service's own name its tables.
    if (answer.status === 403) throw notYours(403)
    if (!answer.ok) {
      return {
        refused: { status: answer.status, headers: { 'content-type': 'application/json; charset=utf-8' }, body },
      }
    }
    const [map] = JSON.parse(body.toString('utf8')) as MapRow[]
    return { map, account }
  }

  return {
    /** @throws Refusal when the data service does not say, or the account asks too much */
    async ask(id: number, authorization: string | undefined): Promise<MapAnswer> {
      const caller = await find(authorization)
      if ('refused' in caller) return caller
      const release = await take(caller.account)
      try {
        return await askFor(id, caller.account, authorization)
      } finally {
        release()
      }
    },
    close,
  }
}
