import type { calls } from '@waldkerf/domain/calls/contract'
import { findBeetle, shownTo, isOwn, nameFor, maySee, newestFirst } from './beetles.ts'
import type { AreaHandlers, Handler } from '../gateway/handler.ts'
import { may } from '@waldkerf/domain/roles/rights'
import { encodeColumns } from '@waldkerf/domain/entities/beetles/columns/encode'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { mostListed } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { Caller } from '../caller.ts'
import { refuse } from '../gateway/problem.ts'
import type { MockState, Seen } from '../state.ts'

const signature = ({ version, bilder_anzahl: pictures, beantwortet: answered }: Beetle) =>
  `${version} ${pictures} ${answered}`

/** The part of a marker that names its owner; it is not valid for anyone else. */
const markerOwner = ({ email, role }: Caller) =>
  Array.from(`${email} ${role}`)
    .reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 47, 7)
    .toString(16)
    .padStart(12, '0')

/** The caller's records at this marker; undefined if all have to be sent. @throws Problem 400 */
function seenAt({ markers }: MockState, caller: Caller, marker: string): Seen | undefined {
  if (marker !== '' && !/^[0-9a-f]{12}\.\d{1,18}$/.test(marker)) throw refuse('bad_marker')
  return marker.startsWith(`${markerOwner(caller)}.`) ? markers.get(marker) : undefined
}

/** All visible records, or what has changed for the caller since a marker. */
const readColumns: Handler<typeof calls.beetleRecords.getBeetleColumns> = ({ state, caller, payload }) => {
  const seen = seenAt(state, caller, payload.seit)
  const visible = state.beetles.filter((row) => maySee(caller, row))
  if (!seen && visible.length > mostListed) throw refuse('too_many_records')
  const now: Seen = new Map(visible.map((row) => [row.id, signature(row)]))
  const marker = `${markerOwner(caller)}.${state.markers.size + 1}`
  state.markers.set(marker, now)
  const sent = visible
    .filter((row) => seen?.get(row.id) !== signature(row))
    .toSorted(newestFirst)
    .map((row) => shownTo(caller, row))
  const gone = [...(seen?.keys() ?? [])].filter((id) => !now.has(id))
  return encodeColumns(sent, { stand: marker, vollstaendig: seen === undefined, aktuell: true, weg: gone })
}

/** The import that a record came by. */
function importRun({ imports, origins }: MockState, { id }: Beetle) {
  const runs = new Map(imports.filter(({ art }) => art === 'kaefer').map((run) => [run.id, run]))
  const origin = [...origins.values()].find(({ run, record }) => record === id && runs.has(run))
  return origin && runs.get(origin.run)
}

/** Changes of a record, newest first; one from a file begins with its import, for those who review. Former texts and names are left out for some callers. */
const readHistory: Handler<typeof calls.beetleRecords.getBeetleHistory> = ({ state, caller, payload }) => {
  const beetle = findBeetle(state, caller, payload.id)
  const reads = may(caller.role, 'seeAllRecords') || isOwn(caller, beetle)
  const changes = (state.history.get(beetle.id) ?? []).map(({ zeit, wer, aenderungen }) => ({
    zeit,
    wer: nameFor(caller, wer),
    aenderungen: { ...aenderungen, ...(aenderungen.message && !reads && { message: [] as [] }) },
  }))
  const run = may(caller.role, 'seeAllRecords') ? importRun(state, beetle) : undefined
  return run ? [...changes, { zeit: run.begonnen_am, wer: run.von, aenderungen: { herkunft: run.quelle } }] : changes
}

/** Records in other forms than the overview's. */
export const recordHandlers = {
  getBeetleColumns: readColumns,
  getBeetle: ({ state, caller, payload }) => shownTo(caller, findBeetle(state, caller, payload.id)),
  getBeetleHistory: readHistory,
} satisfies Partial<AreaHandlers<typeof calls.beetleRecords>>
