import { inQueueOrder } from '@waldkerf/domain/beetles/queue'
import type { calls } from '@waldkerf/domain/calls/contract'
import { berlinDay, daysBetween, toIsoWeek } from '@waldkerf/domain/dates/days'
import { mostPlaced, waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { type Beetle, inPictureOrder } from '@waldkerf/domain/entities/beetles/beetles'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { byColumns } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { placeRows } from '@waldkerf/domain/places/allPlaces'
import { placeFinder, placeWords } from '@waldkerf/domain/places/nearestPlace'

/** Published records per value of a column. */
function published<K extends 'bundesland' | 'art'>({ beetles }: MockState, column: K): Map<Beetle[K], number> {
  const counts = new Map<Beetle[K], number>()
  for (const beetle of beetles) {
    if (beetle.status === 'published') counts.set(beetle[column], (counts.get(beetle[column]) ?? 0) + 1)
  }
  return counts
}

/** Published sightings, counted. */
export const beetleCountHandlers: AreaHandlers<typeof calls.beetleCounts> = {
  getBeetlesByState: ({ state }) =>
    [...published(state, 'bundesland')]
      .map(([bundesland, anzahl]) => ({ bundesland, anzahl }))
      .toSorted((a, b) => b.anzahl - a.anzahl || byColumns('bundesland')(a, b)),
  getBeetlesBySpecies: ({ state }) =>
    [...published(state, 'art')]
      .map(([art, anzahl]) => ({ art, name: state.species.find((row) => row.id === art)?.de ?? '', anzahl }))
      .toSorted((a, b) => b.anzahl - a.anzahl || byColumns('name')(a, b)),
}

const find = placeFinder(placeRows)

/** The nearest place of a record in German words, as in `app.place_words`; '' for one without coordinates. */
export const nearestPlace = ({ lat, lon }: Pick<Beetle, 'lat' | 'lon'>): string =>
  lat === null || lon === null ? '' : placeWords(find(lat, lon), 'de')

const undecided: ReadonlySet<string> = new Set(waitingStatuses)

export const reportDay = ({ gemeldet_am: instant }: Beetle) => berlinDay(new Date(instant))
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const oldestFirst = (a: Beetle, b: Beetle) => byText(a.gemeldet_am, b.gemeldet_am) || a.id - b.id
const isAnswered = ({ beantwortet }: Beetle) => beantwortet
const daysWaiting = ({ today }: MockState, beetle: Beetle) => daysBetween(reportDay(beetle), today)

/** The columns of a record in short lists. */
const brief = ({ species }: MockState, { id, art, bundesland, fund_datum, gemeldet_am }: Beetle) => ({
  id,
  art,
  name: species.find((row) => row.id === art)?.de ?? '',
  bundesland,
  fund_datum,
  gemeldet_am,
})

const firstPicture = ({ pictures }: MockState, caller: Caller, { id }: Beetle) =>
  may(caller.role, 'seePictures')
    ? (inPictureOrder(pictures.filter((row) => row.kaefer_id === id))[0]?.id ?? null)
    : null

const waiting = ({ beetles }: MockState) => beetles.filter(({ status }) => undecided.has(status))

/** The records that a person reported, newest first. */
export const ownReports = (state: MockState, caller: Caller, reporter: number) =>
  state.beetles
    .filter((row) => row.user_id === reporter)
    .toSorted((a, b) => oldestFirst(b, a))
    .map((row, place) => ({
      ...brief(state, row),
      ort: place < mostPlaced ? nearestPlace(row) : '',
      status: row.status,
      message: row.message,
      bilder_anzahl: row.bilder_anzahl ?? 0,
      bild: firstPicture(state, caller, row),
      antwort_offen: row.status === 'query' && !row.beantwortet,
      lat: row.lat,
      lon: row.lon,
    }))

/** The dashboard's sightings beyond the counts per Land and species. */
export const beetleOverviewHandlers: AreaHandlers<typeof calls.beetleOverviews> = {
  getSeason({ state }) {
    const published = state.beetles.filter(({ status }) => status === 'published')
    const weeks = Map.groupBy(published, (row) => {
      const { year, week } = toIsoWeek(row.fund_datum ?? reportDay(row))
      return year * 100 + week
    })
    return [...weeks]
      .toSorted(([a], [b]) => a - b)
      .map(([key, rows]) => ({ jahr: Math.floor(key / 100), woche: key % 100, anzahl: rows.length }))
  },
  getLatestBeetles: ({ state, caller }) =>
    state.beetles
      .filter((row) => row.status === 'published' && (row.bilder_anzahl ?? 0) > 0)
      .toSorted((a, b) => oldestFirst(b, a))
      .slice(0, 12)
      .map((row) => ({ ...brief(state, row), ort: nearestPlace(row), bild: firstPicture(state, caller, row) })),
  getOwnBeetles: ({ state, caller }) => (caller.user ? ownReports(state, caller, caller.user.user_id) : []),
  getWaitingCounts: ({ state }) =>
    [...Map.groupBy(waiting(state), (row) => `${daysWaiting(state, row)} ${row.status}`)]
      .map(([key, rows]) => {
        const [tage = '', status = ''] = key.split(' ')
        return { status, tage: Number(tage), anzahl: rows.length, beantwortet: rows.filter(isAnswered).length }
      })
      .toSorted((a, b) => b.tage - a.tage || byText(a.status, b.status)),
  getLongestWaiting: ({ state, caller }) =>
    inQueueOrder(waiting(state))
      .slice(0, 6)
      .map((row) => ({
        ...brief(state, row),
        status: row.status,
        tage: daysWaiting(state, row),
        beantwortet: isAnswered(row),
        bild: firstPicture(state, caller, row),
      })),
}
