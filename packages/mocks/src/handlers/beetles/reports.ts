import type { calls } from '@waldkerf/domain/calls/contract'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { landAt } from '@waldkerf/domain/places/landAt'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { AreaHandlers } from '../gateway/handler.ts'
import { useAllowance } from '../gateway/allowance.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { findRow } from '../gateway/rows.ts'
import { addRow, type MockState } from '../state.ts'
import { toDay, toDecimal, toFlag, toText } from '../values/arguments.ts'
import { agreeForReport } from './agreement.ts'
import { reportDay } from './beetleOverviews.ts'
import { isOwn, shownTo } from './beetles.ts'
import { appendEntry } from './log.ts'
import { toCount } from './filter.ts'

export function toSpecies({ species }: MockState, value: string): number {
  const wanted = toId(value)
  if (!species.some(({ id }) => id === wanted)) throw refuse('bad_species')
  return wanted
}

export function toFindDay({ today }: MockState, value: string): string {
  if (toDay(value) > today) throw refuse('find_in_future')
  return value
}

/** Latitude and longitude, both or none, with the Land around them. */
export function toPlace(lat: string, lon: string): Pick<Beetle, 'lat' | 'lon' | 'bundesland'> {
  if ((lat === '') !== (lon === '')) throw refuse('bad_place')
  if (lat === '') return { lat: null, lon: null, bundesland: '' }
  const place = { lat: Number(toDecimal(lat, 90, 6)), lon: Number(toDecimal(lon, 180, 6)) }
  return { ...place, bundesland: landAt(place.lat, place.lon) }
}

const reportId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The record already made from a report. @throws Problem 400, 409 */
function findReport(state: MockState, email: string, id: string): Beetle | undefined {
  if (id !== '' && !reportId.test(id)) throw refuse('bad_report_id')
  const known = state.reports.get(id)
  if (!known) return undefined
  const beetle = state.beetles.find((one) => one.id === known.record && known.email === email)
  if (!beetle) throw refuse('report_known')
  return beetle
}

/** Whether two months are equal or neighbours. */
const isNear = (month: number, other: number) => (((month - other + 13) % 12) + 12) % 12 < 3

/** The middle of a place's cell of 0.02 degrees, in kilometres along a meridian. */
const cell = (degrees: number) => roundHalfEven(degrees * 50) * 2.224

/** Rounds as the database does: halves to the even neighbour. */
function roundHalfEven(value: number): number {
  const floor = Math.floor(value)
  if (value - floor !== 0.5) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}

function isAround(one: Beetle, other: Beetle): boolean {
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return false
  const [north, east] = [cell(other.lat) - cell(one.lat), cell(other.lon) - cell(one.lon)]
  return Math.hypot(north, east * Math.cos((one.lat * Math.PI) / 180)) <= 10
}

/** Records that people make themselves. */
export const reportHandlers: AreaHandlers<typeof calls.reports> = {
  addBeetle({ state, caller, payload: { art, fund_datum, lat, lon, msg, melde_id, zeigen } }) {
    const agrees = toFlag(zeigen)
    const known = findReport(state, caller.email, melde_id)
    if (known) return shownTo(caller, known)
    const species = toSpecies(state, art)
    const foundOn = toFindDay(state, fund_datum)
    const place = toPlace(lat, lon)
    toText(msg, longestEntry)
    useAllowance(state, caller, 'meldung')
    const beetle = addRow(state, 'beetles', {
      art: species,
      status: 'new',
      published_from: '',
      letzter_bearbeiter: '',
      message: '',
      user_id: caller.user?.user_id ?? null,
      fund_datum: foundOn,
      gemeldet_am: state.now,
      ...place,
      bilder_anzahl: 0,
      version: 1,
      beantwortet: false,
    })
    if (melde_id !== '') state.reports.set(melde_id, { email: caller.email, record: beetle.id })
    if (agrees) agreeForReport(state, beetle.id, true)
    if (!isBlank(msg)) appendEntry(state, caller, beetle, { text: msg, von_melder: true })
    return shownTo(caller, beetle)
  },
  getFrequentSpecies({ state, payload: { lat, lon, monat } }) {
    const place = toPlace(lat, lon)
    const month = toCount(monat, 12)
    const isHere = (row: Beetle) =>
      (place.bundesland === '' || row.bundesland === place.bundesland) &&
      isNear(Number((row.fund_datum ?? reportDay(row)).slice(5, 7)), month)
    const published = state.beetles.filter(({ status }) => status === 'published')
    return [...Map.groupBy(published, ({ art }) => art)]
      .map(([art, rows]) => ({ art, anzahl: rows.filter(isHere).length, all: rows.length }))
      .toSorted((a, b) => b.anzahl - a.anzahl || b.all - a.all || a.art - b.art)
      .map(({ art, anzahl }) => ({ art, anzahl }))
  },
  countNearby({ state, caller, payload: { id } }) {
    const ownRows = state.beetles.filter((row) => isOwn(caller, row))
    const own = findRow(ownRows, id, 'not_found.report')
    return state.beetles.filter(
      (row) => row.status === 'published' && row !== own && row.gemeldet_am > own.gemeldet_am && isAround(own, row),
    ).length
  },
}
