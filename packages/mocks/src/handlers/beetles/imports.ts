import type { calls } from '@waldkerf/domain/calls/contract'
import {
  type ImportKind,
  type ImportRun,
  importStatuses,
  isImportId,
  rowsOfCall,
} from '@waldkerf/domain/entities/beetles/imports'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { mostImportRows } from '@waldkerf/domain/imports/importTable'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { addRow, type MockState } from '../state.ts'
import { toName, toText } from '../values/arguments.ts'
import { unusedClients } from '../clients/unused.ts'
import { toCount } from './filter.ts'
import { toFindDay, toPlace, toSpecies } from './reports.ts'

type Columns = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object among the arguments, which arrive as texts. */
export function toObject(sent: unknown): Columns {
  try {
    const value: unknown = JSON.parse(String(sent))
    if (isObject(value)) return value
  } catch {
    // Refused below.
  }
  throw refuse('bad_import')
}

/** A value as the database makes it text. */
export const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

/** The sent rows with their places in the list. @throws Problem 400, 413 */
export function sentRows(sent: unknown): { nr: number; quell_id: string; row: Columns }[] {
  if (!Array.isArray(sent)) throw refuse('bad_import')
  if (sent.length > rowsOfCall) throw refuse('import_too_many')
  const rows = sent.map((row: unknown) => (isObject(row) && asText(row['quell_id']) !== '' ? row : undefined))
  return rows.map((row, nr) => {
    if (rows.includes(undefined) || !row) throw refuse('bad_import')
    return { nr, quell_id: toText(asText(row['quell_id']), 200), row }
  })
}

/** The sent rows as columns of records. @throws Problem 400, 413 */
function toRows(state: MockState, sent: unknown) {
  return sentRows(sent).map(({ nr, quell_id, row }) => {
    const [lat, lon] = [asText(row['lat']), asText(row['lon'])]
    if (lat === '' || lon === '') throw refuse('bad_number')
    return {
      nr,
      quell_id,
      find: {
        art: toSpecies(state, asText(row['art'])),
        fund_datum: toFindDay(state, asText(row['fund_datum'])),
        ...toPlace(lat, lon),
      },
    }
  })
}

/** The run, made by its first call. @throws Problem 400, 403, 409 */
export function toRun(state: MockState, { email }: Caller, sent: Columns, art: ImportKind): ImportRun {
  const id = asText(sent['id'])
  if (!isImportId(id)) throw refuse('bad_import')
  const anzahl = toCount(asText(sent['anzahl']), mostImportRows)
  if (anzahl === 0) throw refuse('bad_import')
  const status = importStatuses.find((one) => one === sent['status'])
  if (!status) throw refuse('bad_status.status')
  const [datei, quelle] = [toText(asText(sent['datei']), 200), toName(asText(sent['quelle']))]
  const fresh = {
    id,
    datei,
    quelle,
    anzahl,
    status,
    gespeichert: 0,
    von: email,
    begonnen_am: state.now,
    zurueck_am: null,
    art,
  }
  const run = state.imports.find((one) => one.id === id) ?? fresh
  if (run.von !== email) throw refuse('not_your_import')
  if (run.zurueck_am !== null) throw refuse('import_taken_back')
  if (run.art !== art) throw refuse('bad_import')
  return run
}

export const originKey = (art: ImportKind, quelle: string, quell_id: string) => JSON.stringify([art, quelle, quell_id])

/** Adds the rows that are not there yet. @param add answers the id of a new one */
export function storeRows<Row extends { quell_id: string }>(
  state: MockState,
  run: ImportRun,
  rows: readonly Row[],
  add: (row: Row) => number,
) {
  if (!state.imports.includes(run)) state.imports.push(run)
  const before = run.gespeichert
  for (const row of rows) {
    const key = originKey(run.art, run.quelle, row.quell_id)
    if (state.origins.has(key)) continue
    state.origins.set(key, { run: run.id, record: add(row) })
    run.gespeichert += 1
  }
  const gespeichert = run.gespeichert - before
  return { gespeichert, bekannt: rows.length - gespeichert }
}

type Placed = Pick<Beetle, 'art' | 'fund_datum' | 'lat' | 'lon'>

/** Same species and day within 50 m. */
function isNear(one: Placed, other: Placed): boolean {
  if (one.art !== other.art || one.fund_datum !== other.fund_datum) return false
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return false
  const north = (other.lat - one.lat) * 111_195
  const east = (other.lon - one.lon) * 111_195 * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east) <= 50
}

/** Records that nobody has decided, changed, asked about or given a picture. */
function untouchedRecords({ conversation, beetles }: MockState): ReadonlySet<number> {
  const spoken = new Set(conversation.map(({ kaefer_id }) => kaefer_id))
  return new Set(
    beetles.flatMap(({ id, version, bilder_anzahl }) =>
      version === 1 && bilder_anzahl === 0 && !spoken.has(id) ? [id] : [],
    ),
  )
}

/** Sightings from files. */
export const importHandlers: AreaHandlers<typeof calls.imports> = {
  importBeetles({ state, caller, payload: { lauf, zeilen } }) {
    const run = toRun(state, caller, toObject(lauf), 'kaefer')
    const rows = toRows(state, zeilen)
    const by = run.status === 'published' ? caller.email : ''
    return storeRows(state, run, rows, ({ find }) => {
      const { id } = addRow(state, 'beetles', {
        ...find,
        status: run.status,
        published_from: by,
        letzter_bearbeiter: by,
        message: '',
        user_id: null,
        gemeldet_am: state.now,
        bilder_anzahl: 0,
        version: 1,
        beantwortet: false,
      })
      return id
    })
  },
  getImports({ state, caller, payload }) {
    const art = payload.art || 'kaefer'
    return state.imports
      .filter((run) => run.art === art && (art === 'kaefer' || may(caller.role, 'doOffice')))
      .toSorted((a, b) => b.begonnen_am.localeCompare(a.begonnen_am) || a.id.localeCompare(b.id))
      .slice(0, 20)
  },
  getDoubles({ state, payload: { quelle, zeilen } }) {
    return toRows(state, zeilen).flatMap((row) => {
      const same = state.origins.get(originKey('kaefer', quelle, row.quell_id))?.record
      const id = same ?? state.beetles.find((one) => isNear(row.find, one))?.id
      return id === undefined ? [] : [{ nr: row.nr, id, gleich: same !== undefined }]
    })
  },
  undoImport({ state, caller, payload: { id } }) {
    if (!isImportId(id)) throw refuse('bad_import')
    const run = state.imports.find((one) => one.id === id)
    if (!run || (run.art === 'kunde' && !may(caller.role, 'doOffice'))) throw refuse('not_found.import')
    if (run.von !== caller.email && !may(caller.role, 'administerMaps')) throw refuse('not_your_import')
    const own = new Map(
      [...state.origins].filter(([, origin]) => origin.run === id).map(([key, { record }]) => [record, key]),
    )
    const untouched = run.art === 'kunde' ? unusedClients(state) : untouchedRecords(state)
    if (run.zurueck_am === null && ![...own.keys()].every((record) => untouched.has(record)))
      throw refuse('import_touched')
    run.zurueck_am ??= state.now
    const gone = new Set([...own.keys()].filter((record) => untouched.has(record)).slice(0, 2_000))
    for (const record of gone) state.origins.delete(own.get(record) ?? '')
    if (run.art === 'kunde') state.clients = state.clients.filter(({ client_id }) => !gone.has(client_id))
    else state.beetles = state.beetles.filter((one) => !gone.has(one.id))
    run.gespeichert -= gone.size
    return { entfernt: gone.size, rest: run.gespeichert }
  },
}
