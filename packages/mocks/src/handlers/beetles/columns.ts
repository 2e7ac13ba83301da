import type { calls } from '@waldkerf/domain/calls/contract'
import { encodeColumns } from '@waldkerf/domain/entities/beetles/columns/encode'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { maySee, newestFirst, shownTo } from './beetles.ts'
import type { Caller } from '../caller.ts'
import type { Handler } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import type { MockState, Seen } from '../state.ts'

const signature = ({ version, bilder_anzahl: pictures, beantwortet: answered }: Beetle) =>
  `${version} ${pictures} ${answered}`

/** Who a marker was made for, in its form: to anyone else its number means nothing. */
const markerOwner = ({ email, role }: Caller) =>
  Array.from(`${email} ${role}`)
    .reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 47, 7)
    .toString(16)
    .padStart(12, '0')

/** The caller's records at this marker; undefined when all has to be sent. @throws Problem 400 */
function seenAt({ markers }: MockState, caller: Caller, marker: string): Seen | undefined {
  if (marker !== '' && !/^[0-9a-f]{12}\.\d{1,18}$/.test(marker)) throw refuse('bad_marker')
  return marker.startsWith(`${markerOwner(caller)}.`) ? markers.get(marker) : undefined
}

/** All visible records, or what has changed for the caller since a marker. */
export const readColumns: Handler<typeof calls.beetleRecords.getBeetleColumns> = {
  answer({ state, caller, payload }) {
    const seen = seenAt(state, caller, payload.seit)
    const visible = state.beetles.filter((row) => maySee(caller, row))
    const now: Seen = new Map(visible.map((row) => [row.id, signature(row)]))
    const marker = `${markerOwner(caller)}.${state.markers.size + 1}`
    state.markers.set(marker, now)
    const sent = visible
      .filter((row) => seen?.get(row.id) !== signature(row))
      .toSorted(newestFirst)
      .map((row) => shownTo(caller, row))
    const gone = [...(seen?.keys() ?? [])].filter((id) => !now.has(id))
    return encodeColumns(sent, { stand: marker, vollstaendig: seen === undefined, aktuell: true, weg: gone })
  },
}
