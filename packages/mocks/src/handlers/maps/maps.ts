import type { calls } from '@waldkerf/domain/calls/contract'
import type { SurveyMap } from '@waldkerf/domain/entities/maps'
import { type Caller, isAtLeast } from '../caller.ts'
import { findClient, isVisibleClient } from '../clients/visible.ts'
import type { Handler, HandlersOf } from '../door/handler.ts'
import { refuse } from '../door/problem.ts'
import { changeRow, selectRows } from '../door/rows.ts'
import { columnValue, violates } from '../door/values.ts'
import type { MockState } from '../state.ts'

const german = new Intl.Collator('de')

/** Maps of the caller's clients; all for administrators. */
export const visibleMaps = (state: MockState, caller: Caller): SurveyMap[] =>
  isAtLeast(caller, 'ogf_admin')
    ? state.maps
    : state.maps.filter((map) => isVisibleClient(state, caller, map.client_id))

const integers = new Set(['width', 'height', 'epsg', 'jahr', 'client_id'])
const numbers = new Set(['res', 'scale'])

/** What the columns' checks let through. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  width: [1, 1_000_000],
  height: [1, 1_000_000],
  epsg: [1_024, 999_999],
  jahr: [1_500, 2_200],
  res: [Number.MIN_VALUE, 100_000],
  scale: [Number.MIN_VALUE, 100_000_000],
}

const typeOf = (name: string) =>
  integers.has(name) ? 'integer' : numbers.has(name) ? 'number' : name === 'show_client' ? 'flag' : 'text'

function toColumn(name: string, value: unknown): unknown {
  const type = typeOf(name)
  const hasNumber = type === 'integer' || type === 'number'
  if (value === null) {
    if (hasNumber) return null
    throw violates('23502', name)
  }
  const column = columnValue(type, name, value)
  const [least, most] = ranges[name] ?? [-Infinity, Infinity]
  if (hasNumber && ((column as number) < least || (column as number) > most)) throw violates('23514', name)
  return column
}

/** Columns of a table call as their types take them. */
const toColumns = (sent: object): Partial<SurveyMap> =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, toColumn(name, value)]))

const emptyMap: Omit<SurveyMap, 'id'> = {
  map_name: '',
  width: null,
  height: null,
  din: '',
  client_id: null,
  georef_bash: '',
  epsg: null,
  georef_label: '',
  georef_typ: '',
  res: null,
  scale: null,
  jahr: null,
  client_status: '',
  typ: '',
  status: '',
  bem_client: '',
  ausf_unternehmen: '',
  auftr_nr: '',
  reg_nr: '',
  kreis: '',
  gemarkung: '',
  gemeinde: '',
  bem_to_client: '',
  bem_apus: '',
  show_client: false,
  version: 1,
}

/** Absent and null columns have the table's defaults. */
function newMap(state: MockState, caller: Caller, sent: object): SurveyMap {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
  const id = Math.max(0, ...state.maps.map((map) => map.id)) + 1
  const map = { id, ...emptyMap, ...toColumns(given) }
  if (!isVisibleClient(state, caller, map.client_id)) {
    throw refuse(403, 'not_your_client', 'Karten dürfen Sie nur für Ihre Kunden anlegen.')
  }
  if (map.client_id !== null) findClient(state, caller, String(map.client_id))
  return map
}

const adminsScript = { georef_bash: 'ogf_admin' } as const

const readMaps: Handler<typeof calls.maps.getMap> = {
  from: 'ogf_expert',
  answer: ({ state, caller, url }) => selectRows(visibleMaps(state, caller), url),
}

/** Survey maps. */
export const mapHandlers: HandlersOf<typeof calls.maps> = {
  getMapList: {
    from: 'ogf_expert',
    answer: ({ state, caller }) =>
      visibleMaps(state, caller).toSorted((a, b) => german.compare(a.map_name, b.map_name) || a.id - b.id),
  },
  getMap: readMaps,
  addMap: {
    from: 'ogf_expert',
    columnsFrom: adminsScript,
    answer({ state, caller, payload }) {
      const made = (payload as unknown as object[]).map((row) => newMap(state, caller, row))
      state.maps.push(...made)
      return made
    },
  },
  patchMap: {
    from: 'ogf_expert',
    columnsFrom: adminsScript,
    answer: ({ state, caller, request, url, payload }) =>
      selectRows(visibleMaps(state, caller), url).map((row) => changeRow(row, toColumns(payload), request)),
  },
  deleteMap: {
    from: 'ogf_admin',
    answer({ state, caller, url }) {
      const removed = new Set(selectRows(visibleMaps(state, caller), url))
      const ids = new Set([...removed].map((map) => map.id))
      state.maps = state.maps.filter((map) => !removed.has(map))
      state.controlPoints = state.controlPoints.filter((point) => !ids.has(point.karte_id))
      return [...removed]
    },
  },
}
